import type { Name } from './synth';

const KEY = 'byways.sound';
/** What a phone feels, in milliseconds: on, off, on … */
const FELT: { readonly [name in Name]?: readonly number[] } = { roll: [8, 45, 8, 50, 8], refusal: [18, 45, 18], turn: [28], score: [10], win: [30, 60, 30, 60, 70] };

let on = $state(localStorage.getItem(KEY) !== 'off');
/** Browsers stay silent until somebody has touched the page. */
let touched = false;
if (typeof window !== 'undefined') for (const gesture of ['pointerdown', 'keydown']) window.addEventListener(gesture, () => (touched = true), { once: true, capture: true });

/** What the page lets hear and feel, unless somebody has switched it off. */
export const sound = {
  get on(): boolean {
    return on;
  },
  set on(wanted: boolean) {
    on = wanted;
    localStorage.setItem(KEY, wanted ? 'on' : 'off');
  },
  play(name: Name): void {
    if (!on || !touched || document.visibilityState !== 'visible') return;
    if (FELT[name] && matchMedia('(pointer: coarse)').matches) navigator.vibrate?.([...FELT[name]]);
    // What makes them is fetched when the first is to be heard; without it the page is silent.
    void import('./synth').then(({ sing }) => sing(name)).catch(() => undefined);
  },
};
