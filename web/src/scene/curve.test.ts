import { describe, expect, it } from 'vitest';
import { arrow, along, chains, corner, flat, length, levels, move, near, rounded, rungs, wave } from './curve';
import type { Point } from './types';

const C: Point = [50, 50];
const [N, E, S, W]: Point[] = [
  [50, 0],
  [100, 50],
  [50, 100],
  [0, 50],
] as const;
describe('curves', () => {
  it('rounds a corner into a quarter of a circle', () => {
    const way = flat([N!, C, E!], 50);
    for (const [x, y] of way) expect(Math.hypot(100 - x, y)).toBeCloseTo(50, 0);
    expect(length(way)).toBeCloseTo(25 * Math.PI, 0);
    expect(rounded([N!, C, E!], 50)).toMatch(/^M50 0L50 0C.* 100 50L100 50$/);
  });

  it('joins pieces end to end and leaves out what is straight', () => {
    expect(
      chains([
        [N!, C],
        [S!, C],
      ]).ways,
    ).toEqual([[N, S]]);
    expect(
      chains([
        [N!, C],
        [E!, C],
      ]).ways,
    ).toEqual([[N, C, E]]);
    const fork = chains([
      [N!, C],
      [E!, C],
      [S!, C],
    ]);
    expect(fork.ways).toContainEqual([N, S]);
    expect(fork.ways).toContainEqual([E, C]);
    expect(fork.knots).toEqual([C]);
    expect(
      chains([
        [N!, C],
        [E!, C],
        [S!, C],
        [W!, C],
      ]).ways,
    ).toHaveLength(2);
  });

  it('makes no bend where something stands', () => {
    expect(
      chains(
        [
          [N!, C],
          [E!, C],
        ],
        [C],
      ).ways,
    ).toHaveLength(2);
    expect(
      chains(
        [
          [N!, C],
          [S!, C],
        ],
        [C],
      ).ways,
    ).toEqual([[N, S]]);
  });

  it('walks a ring once', () => {
    const { ways } = chains([
      [
        [0, 0],
        [50, 0],
      ],
      [
        [50, 0],
        [50, 50],
      ],
      [
        [50, 50],
        [0, 0],
      ],
    ]);
    expect(ways).toHaveLength(1);
    expect(near(ways[0]![0]!, ways[0]!.at(-1)!)).toBe(true);
  });

  it('sees the corner in a turn of many points', () => {
    expect(
      corner(
        [
          [50, 0],
          [57, 25],
          [75, 43],
          [100, 50],
        ],
        100,
      ),
    ).toEqual([N, C, E]);
    expect(
      corner(
        [
          [200, 50],
          [175, 57],
          [157, 75],
          [150, 100],
        ],
        100,
      ),
    ).toEqual([
      [200, 50],
      [150, 50],
      [150, 100],
    ]);
    expect(corner([N!, S!], 100)).toEqual([N, S]);
  });

  it('finds places along a way', () => {
    expect(along([W!, E!], 30)).toEqual([30, 50]);
    expect(along([W!, E!], 30, 10)).toEqual([30, 60]);
    expect(along([W!, E!], 500)).toEqual(E);
  });

  it('lets waves start and end on the way', () => {
    const d = wave([W!, E!], 6, 25);
    expect(d).toMatch(/^M0 50Q/);
    expect(d).toMatch(/ 100 50$/);
    expect(d.match(/Q/g)).toHaveLength(8);
  });

  it('puts rungs across', () => {
    expect(rungs([W!, E!], 10, 25)).toBe('M12.5 40L12.5 60M37.5 40L37.5 60M62.5 40L62.5 60M87.5 40L87.5 60');
    expect(rungs([W!, E!], 10, 25, 0, ([x]) => x > 80)).toBe('M87.5 40L87.5 60');
  });

  it('keeps level lines within a shape', () => {
    for (const [a, b] of levels(
      [
        [0, 0],
        [100, 0],
        [50, 80],
      ],
      20,
      5,
    )) {
      expect(a[0]).toBeGreaterThanOrEqual(5);
      expect(b[0]).toBeLessThanOrEqual(95);
      expect(a[1]).toBe(b[1]);
    }
  });

  it('moves and scales paths', () => {
    expect(move('M-10 0L10 0', [50, 50], 0.5)).toBe('M45 50L55 50');
    expect(move('M0-9 H4 V-2Z', [10, 10], 1)).toBe('M10 1H14V8Z');
    expect(move('@0 0 10', [50, 50], 1)).toMatch(/^M40 50a10 10/);
  });

  it('draws arrows that stop short of what they point at', () => {
    expect(arrow([0, 0], [100, 0], 20)).toBe('M0 0L80 0M54 18L80 0L54 -18');
    expect(arrow([0, 0], [0, 10], 50)).toMatch(/^M0 0L0 5M/);
  });
});
