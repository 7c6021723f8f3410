import { expect, it } from 'vitest';

const FILES = import.meta.glob<string>(['./**/*.ts', './**/*.svelte', '!./**/*.test.ts', '!./worker/**'], { eager: true, query: '?raw', import: 'default' });
const folderOf = (path: string) => path.split('/').slice(0, -1).join('/') || '.';

/** What each folder imports from others. */
const arrows = new Map<string, Set<string>>();
for (const [path, text] of Object.entries(FILES)) {
  const from = folderOf(new URL(path, 'file:///').pathname);
  for (const [, to = ''] of text.matchAll(/(?:from|import\() ?'(\.[^']+)'/g)) {
    const folder = folderOf(new URL(to, new URL(path, 'file:///')).pathname);
    if (folder !== from) arrows.set(from, (arrows.get(from) ?? new Set()).add(folder));
  }
}

function reached(from: string, seen = new Set<string>()): Set<string> {
  for (const to of arrows.get(from) ?? []) if (!seen.has(to)) reached(to, seen.add(to));
  return seen;
}

it.each([...arrows.keys()])('nothing that %s needs needs it', (folder) => {
  expect([...(arrows.get(folder) ?? [])].filter((to) => reached(to).has(folder))).toEqual([]);
});
