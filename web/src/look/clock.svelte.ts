import { createSubscriber } from 'svelte/reactivity';

const EVERY = 1_000;

const subscribe = createSubscriber((update) => {
  const timer = setInterval(update, EVERY);
  return () => clearInterval(timer);
});

/** The time, for whoever shows how much is left: whatever reads it is looked at again every second. */
export const clock = {
  get now(): number {
    subscribe();
    return Date.now();
  },
};
