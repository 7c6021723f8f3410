import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { COLOURS as BROUGHT, FIELDS, LINES, MARKS, SHAPES, SIGNS } from './looks';

const css = readFileSync(new URL('scene.css', import.meta.url), 'utf8');

const COLOURS = new Map<string, readonly [string, string]>([
  ...[...css.matchAll(/(--[\w-]+): light-dark\((#\w{6}), (#\w{6})\)/g)].map(([, name, light, dark]) => [name!, [light!, dark!]] as const),
  ...[...BROUGHT].map(([name, both]) => [`--${name}`, both] as const),
]);

function light(hex: string): number {
  const [r, g, b] = [1, 3, 5].map((i) => {
    const c = parseInt(hex.slice(i, i + 2), 16) / 255;
    return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r! + 0.7152 * g! + 0.0722 * b!;
}

function contrast(a: string, b: string, theme: number): number {
  const [low, high] = [light(COLOURS.get(a)![theme]!), light(COLOURS.get(b)![theme]!)].sort((x, y) => x - y);
  return (high! + 0.05) / (low! + 0.05);
}

describe.each([
  ['light', 0],
  ['dark', 1],
] as const)('%s', (_, theme) => {
  it.each(['--ink', '--quiet', '--may', '--no'])('%s can be read', (name) => {
    expect(contrast(name, '--paper', theme)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(name, '--sheet', theme)).toBeGreaterThanOrEqual(4.5);
  });

  it.each([1, 2, 3, 4, 5, 6])('seat %i can be seen', (seat) => {
    expect(contrast(`--seat-${seat}`, '--paper', theme)).toBeGreaterThanOrEqual(3);
  });

  it.each(['red', 'green', 'blue', 'grey'])('%s pegs have a letter that can be read', (colour) => {
    expect(contrast(`--peg-${colour}`, '--on-peg', theme)).toBeGreaterThanOrEqual(4.5);
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
    ['--on-may', '--may'],
  ])('%s can be seen on %s', (line, ground) => {
    expect(contrast(line, ground, theme)).toBeGreaterThanOrEqual(3);
  });

  it.each(['--coin', '--gem'])('a number on %s can be read', (ground) => {
    expect(contrast('--ink', ground, theme)).toBeGreaterThanOrEqual(4.5);
  });
});

it('knows every colour of every look', () => {
  const used = [LINES, FIELDS, SIGNS, MARKS, SHAPES].flatMap((looks) =>
    [...looks.values()].flatMap(({ layers = [], colour, letter }) => [colour, letter, ...layers.flatMap(({ stroke, fill }) => [stroke, fill])]),
  );
  for (const name of new Set(used)) if (name && !['mark', 'letter'].includes(name)) expect(BROUGHT.has(name) || css.includes(`--${name}:`), name).toBe(true);
});
