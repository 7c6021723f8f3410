import { preferences } from '../look/preferences.svelte';
import type { Name } from './synth';

/** What a phone feels, in milliseconds: on, off, on … */
const FELT: { readonly [name in Name]?: readonly number[] } = { roll: [8, 45, 8, 50, 8], refusal: [18, 45, 18], turn: [28], score: [10], win: [30, 60, 30, 60, 70] };

/** Browsers stay silent until somebody has touched the page; then what makes sounds is made while nothing moves. */
let touched = false;
for (const gesture of ['pointerup', 'keydown']) window.addEventListener(gesture, touch, { once: true, capture: true });

function touch(): void {
  if (touched) return;
  touched = true;
  if (preferences.is('sound')) (window.requestIdleCallback ?? window.setTimeout)(() => void import('./synth').then(({ ready }) => ready()).catch(() => undefined));
}

export const sound = {
  /** Lets something be heard and felt, unless somebody has switched that off. */
  play(name: Name): void {
    if (!preferences.is('sound') || !touched || document.visibilityState !== 'visible') return;
    if (FELT[name] && matchMedia('(pointer: coarse)').matches) navigator.vibrate?.([...FELT[name]]);
    // What makes them is fetched when the first is to be heard; without it the page is silent.
    void import('./synth').then(({ sing }) => sing(name)).catch(() => undefined);
  },
};
