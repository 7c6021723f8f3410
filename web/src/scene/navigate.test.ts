import { describe, expect, it } from 'vitest';
import { edge, reach, resolve, route, step } from './navigate';
import { rims } from './paint';
import type { Area, Point, Spot } from './types';

const grid: Point[] = [0, 1, 2].flatMap((y) => [0, 1, 2].map((x): Point => [100 * x, 100 * y]));
/** Two rows of a triangular lattice. */
const lattice: Point[] = [
  [50, 0],
  [150, 0],
  [0, 87],
  [100, 87],
  [200, 87],
];

describe('arrow keys', () => {
  it('go to the neighbour in a grid and stay at the border', () => {
    expect(step(grid, 4, 'ArrowUp')).toBe(1);
    expect(step(grid, 4, 'ArrowRight')).toBe(5);
    expect(step(grid, 4, 'ArrowDown')).toBe(7);
    expect(step(grid, 4, 'ArrowLeft')).toBe(3);
    expect(step(grid, 0, 'ArrowUp')).toBe(0);
    expect(step(grid, 8, 'ArrowRight')).toBe(8);
  });

  it('reach a neighbour that is a little aside', () => {
    expect([2, 3]).toContain(step(lattice, 0, 'ArrowDown'));
    expect([0, 1]).toContain(step(lattice, 3, 'ArrowUp'));
    expect(step(lattice, 2, 'ArrowRight')).toBe(3);
  });

  it('jump over holes', () => {
    expect(
      step(
        [
          [0, 0],
          [300, 0],
        ],
        0,
        'ArrowRight',
      ),
    ).toBe(1);
  });

  it('can reach every place of a connected board', () => {
    for (const places of [grid, lattice]) {
      const seen = new Set([0]);
      const todo = [0];
      while (todo.length) {
        const here = todo.pop()!;
        for (const key of ['ArrowUp', 'ArrowRight', 'ArrowDown', 'ArrowLeft'] as const) {
          const next = step(places, here, key);
          if (!seen.has(next)) seen.add(next) && todo.push(next);
        }
      }
      expect(seen.size).toBe(places.length);
    }
  });

  it('know the first and the last', () => {
    expect(edge(grid, false)).toBe(0);
    expect(edge(grid, true)).toBe(8);
    expect(edge([...grid].reverse(), false)).toBe(8);
  });
});

describe('places', () => {
  it('know how far they reach', () => {
    expect(reach(lattice)).toBe(50);
  });

  it('are found by word, also as a chain of words', () => {
    const known = new Set(['a1', 'a2', 'b2', '1,-2']);
    expect(resolve(['a1', 'a1-b2', 'zz', 'a1-zz', '1,-2'], known)).toEqual(['a1', 'b2', '1,-2']);
  });

  it('form a route only if each is next to the one before', () => {
    expect(route([grid[0]!, grid[1]!, grid[4]!], 110)).toHaveLength(3);
    expect(route([grid[0]!, grid[8]!], 110)).toBeNull();
    expect(route([grid[0]!], 110)).toBeNull();
  });

  it('have one border if they belong together', () => {
    const cell = (x: number, y: number) => ({ at: [x, y], size: [100, 100], marks: ['centre'] }) as unknown as Spot;
    const board = (...spots: Spot[]) => ({ spots }) as unknown as Area;
    expect(rims(board(cell(0, 0), cell(100, 0)))[0]!.d!.match(/M/g)).toHaveLength(6);
    expect(rims(board())).toEqual([]);
  });
});
