import { preferences } from '../look/preferences.svelte';
import type { Name } from './synth';

/** What a phone feels, in milliseconds: on, off, on … */
const FELT: { readonly [name in Name]?: readonly number[] } = { roll: [8, 45, 8, 50, 8], refusal: [18, 45, 18], turn: [28], score: [10], win: [30, 60, 30, 60, 70] };

/** Browsers stay silent until somebody has touched the page. */
let touched = false;
for (const gesture of ['pointerdown', 'keydown']) window.addEventListener(gesture, () => (touched = true), { once: true, capture: true });

export const sound = {
  /** Lets something be heard and felt, unless somebody has switched that off. */
  play(name: Name): void {
    if (!preferences.is('sound') || !touched || document.visibilityState !== 'visible') return;
    if (FELT[name] && matchMedia('(pointer: coarse)').matches) navigator.vibrate?.([...FELT[name]]);
    // What makes them is fetched when the first is to be heard; without it the page is silent.
    void import('./synth').then(({ sing }) => sing(name)).catch(() => undefined);
  },
};
