import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { COLOURS as BROUGHT, COVERS, FIELDS, LINES, MARKS, SHAPES, SIGNS } from './looks';

const css = readFileSync(new URL('../look/themes.css', import.meta.url), 'utf8');
const THEMES = ['light', 'dark', 'bold', 'contrast'] as const;
type Theme = (typeof THEMES)[number];

/** Every colour that is written as one, in a theme. */
function coloursOf(theme: Theme): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const [, name = '', light = '', dark = ''] of css.matchAll(/(--[\w-]+): light-dark\((#\w{6}), (#\w{6})\)/g)) found.set(name, theme === 'dark' ? dark : light);
  for (const [name, each] of BROUGHT) found.set(`--${name}`, each[theme] ?? each.light);
  const own = css.split(`[data-theme='${theme}'] {`)[1]?.split('}')[0] ?? '';
  for (const [, name = '', colour = ''] of own.matchAll(/(--[\w-]+): (#\w{6});/g)) found.set(name, colour);
  return found;
}

function light(hex: string): number {
  const [r, g, b] = [1, 3, 5].map((i) => {
    const c = parseInt(hex.slice(i, i + 2), 16) / 255;
    return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r! + 0.7152 * g! + 0.0722 * b!;
}

function contrast(a: string, b: string): number {
  const [low, high] = [light(a), light(b)].sort((x, y) => x - y);
  return (high! + 0.05) / (low! + 0.05);
}

describe.each(THEMES)('%s', (theme) => {
  const colours = coloursOf(theme);
  const between = (a: string, b: string) => contrast(colours.get(a)!, colours.get(b)!);
  const TEXT = theme === 'contrast' ? 7 : 4.5;

  it.each(['--ink', '--quiet', '--may', '--no'])('%s can be read', (name) => {
    for (const ground of ['--table', '--paper', '--sheet', '--shade']) expect(between(name, ground), ground).toBeGreaterThanOrEqual(TEXT);
  });

  it.each([1, 2, 3, 4, 5, 6])('seat %i can be seen', (seat) => {
    for (const ground of ['--table', '--paper', '--sheet']) expect(between(`--seat-${seat}`, ground), ground).toBeGreaterThanOrEqual(3);
  });

  it.each(['red', 'green', 'blue', 'grey'])('%s pegs have a letter that can be read', (colour) => {
    expect(between(`--peg-${colour}`, '--on-peg')).toBeGreaterThanOrEqual(4.5);
  });

  it.each([
    ['--hike', '--hike-bed'],
    ['--bike', '--bike-bed'],
    ['--kayak', '--kayak-bed'],
    ['--lava-line', '--lava'],
    ['--water-line', '--canal'],
    ['--coin-line', '--paper'],
    ['--gem-line', '--paper'],
    ['--edge', '--paper'],
    ['--edge', '--table'],
    ['--on-may', '--may'],
    ['--lane', '--road'],
    ['--may', '--meadow'],
  ])('%s can be seen on %s', (line, ground) => {
    expect(between(line, ground)).toBeGreaterThanOrEqual(3);
  });

  it.each([
    ['--ink', '--coin'],
    ['--ink', '--gem'],
    ['--ink', '--glow'],
    ['--on-earn', '--earn'],
    ['--quiet', '--meadow'],
  ])('%s can be read on %s', (word, ground) => {
    expect(between(word, ground)).toBeGreaterThanOrEqual(TEXT);
  });
});

it.each([...COVERS])('what stands on the cover of %s can be read', (_, cover) => {
  const bar = css.split(`[data-theme='bold'] .page > .head {`)[1]!.split('}')[0]!;
  for (const [, name, colour = ''] of bar.matchAll(/(--ink|--quiet|--may): (#\w{6})/g)) expect(contrast(colour, cover), name).toBeGreaterThanOrEqual(4.5);
});

it('knows every colour of every look', () => {
  const used = [LINES, FIELDS, SIGNS, MARKS, SHAPES].flatMap((looks) =>
    [...looks.values()].flatMap(({ layers = [], colour, letter }) => [colour, letter, ...layers.flatMap(({ stroke, fill }) => [stroke, fill])]),
  );
  for (const name of new Set(used)) if (name && !['mark', 'letter'].includes(name)) expect(BROUGHT.has(name) || css.includes(`--${name}:`), name).toBe(true);
});
