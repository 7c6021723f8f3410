export const THEMES = ['system', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

const KEY = 'byways.theme';
const stored = localStorage.getItem(KEY);
let theme = $state<Theme>(THEMES.find((name) => name === stored) ?? 'system');

function apply(): void {
  const root = document.documentElement;
  if (theme === 'system') root.removeAttribute('data-theme');
  else root.setAttribute('data-theme', theme);
}

apply();

export const look = {
  get theme(): Theme {
    return theme;
  },
  set theme(wanted: Theme) {
    theme = wanted;
    localStorage.setItem(KEY, wanted);
    apply();
  },
};
