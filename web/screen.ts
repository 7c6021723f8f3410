import type { Plugin } from 'vite';

interface Layer {
  readonly only?: string;
}
type Looks = Readonly<Record<string, { readonly layers?: readonly Layer[] }>>;
const SECTIONS = ['lines', 'fields', 'signs', 'marks', 'shapes'];

/** Leaves out of the looks what only paper and the terminal read. */
export function onScreen(text: string): string {
  const file = JSON.parse(text) as Record<string, Looks>;
  for (const section of SECTIONS)
    file[section] = Object.fromEntries(
      Object.entries(file[section] ?? {}).map(([name, look]) => {
        const { layers = [], ...rest } = look;
        const kept = Object.fromEntries(Object.entries(rest).filter(([word]) => !['terminal', 'unseen', 'hatch'].includes(word)));
        return [name, { ...kept, layers: layers.filter(({ only }) => only !== 'paper') }];
      }),
    );
  return JSON.stringify(file);
}

export function screen(): Plugin {
  return { name: 'screen', enforce: 'pre', transform: (code, id) => (id.endsWith('looks.json') ? { code: onScreen(code), map: null } : null) };
}
