import { recall, remember } from './storage';
import './themes.css';

/** `light` is paper, `dark` is night; the system chooses one of the two, or `contrast` where more of it is wished for. */
export const THEMES = ['system', 'light', 'dark', 'bold', 'contrast'] as const;
export type Theme = (typeof THEMES)[number];

const KEY = 'byways.theme';
const stored = recall(KEY);
const sharper = matchMedia('(prefers-contrast: more)');
let theme = $state<Theme>(THEMES.find((name) => name === stored) ?? 'system');

function apply(): void {
  const root = document.documentElement;
  const shown = theme === 'system' && sharper.matches ? 'contrast' : theme;
  if (shown === 'system') root.removeAttribute('data-theme');
  else root.setAttribute('data-theme', shown);
}

apply();
sharper.addEventListener('change', apply);

export const look = {
  get theme(): Theme {
    return theme;
  },
  set theme(wanted: Theme) {
    theme = wanted;
    remember(KEY, wanted);
    apply();
  },
};
