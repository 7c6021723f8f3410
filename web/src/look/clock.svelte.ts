import { createSubscriber } from 'svelte/reactivity';

const EVERY = 5_000;

const subscribe = createSubscriber((update) => {
  const timer = setInterval(update, EVERY);
  return () => clearInterval(timer);
});

/** The time, for whoever shows how much is left: whatever reads it is drawn again every few seconds. */
export const clock = {
  get now(): number {
    subscribe();
    return Date.now();
  },
};
