import { describe, expect, it } from 'vitest';
import { along, chains, corner, flat, length, levels, near, rounded, rungs, wave } from './curve';
import { move, seatMark, sign } from './signs';
import { pieces } from './strokes';
import type { Point, Stroke } from './types';

const C: Point = [50, 50];
const [N, E, S, W]: Point[] = [
  [50, 0],
  [100, 50],
  [50, 100],
  [0, 50],
] as const;
const arms = (style: string, ...sides: (Point | undefined)[]): Stroke[] =>
  sides.map((side) => ({ style, points: [side!, C] }));
const of = (strokes: Stroke[], c: string) => pieces(strokes).filter((piece) => piece.c.split(' ').includes(c));
const numbers = (d: string) => d.match(/-?\d+(\.\d+)?/g)!.map(Number);

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
});

describe('styles', () => {
  it('draws a highway as a double line with a dashed middle', () => {
    const drawn = pieces(arms('highway', N, S));
    expect(drawn.map(({ c, w }) => [c, w])).toEqual([
      ['s-ink', 30],
      ['s-road', 23],
      ['s-ink', 3.5],
    ]);
    expect(drawn[2]!.dash).toBeTruthy();
    expect(drawn[2]!.long).toBe(100);
  });

  it('closes a road that ends within its cell, not one at a station or at the side', () => {
    expect(pieces(arms('highway', N)).length).toBe(4);
    expect(of([...arms('highway', N), { style: 'station', points: [C] }], 's-ink')).toHaveLength(2);
    expect(pieces(arms('highway', N, S))).toHaveLength(3);
    expect(pieces(arms('highway', N), { cell: false })).toHaveLength(3);
  });

  it('draws a railway as a single line with ties', () => {
    const [rail, ties] = pieces(arms('railway', N, E));
    expect(rail!.w).toBeLessThan(ties!.w!);
    expect(ties!.dash!.split(' ').length).toBe(2 + 2 * (ties!.long! / 12.5));
  });

  it('draws two and four strokes for lanes', () => {
    expect(of(arms('two-lane', N, S), 's-ink').map(({ w }) => w)).toEqual([20]);
    expect(of(arms('four-lane', N, S), 's-ink').map(({ w }) => w)).toEqual([48, 20]);
    const mixed = of([...arms('four-lane', N), ...arms('two-lane', S)], 's-ink');
    expect(mixed.find(({ w }) => w === 20)!.d).toBe('M50 100.5L50 -0.5');
  });

  it('tells trails apart without colour', () => {
    const line = (style: string) => pieces([{ style, points: [N!, S!] }]).at(-1)!;
    expect(line('hiking').cap).toBe('round');
    expect(line('hiking').dash).toContain('.01');
    expect(line('biking').dash).not.toContain('.01');
    expect(line('kayaking').dash).toBeUndefined();
    expect(line('kayaking').d).toContain('Q');
  });

  it('lets a trail interrupt the one below', () => {
    const drawn = pieces([
      { style: 'kayaking', points: [N!, S!] },
      { style: 'hiking', points: [W!, E!] },
    ]);
    expect(drawn.map(({ c }) => c.split(' ')[0])).toEqual([
      's-sheet',
      's-bed',
      's-kayak',
      's-sheet',
      's-bed',
      's-hike',
    ]);
  });

  it('hatches lava between scalloped banks', () => {
    const [bank, fill, hatch] = pieces(arms('lava', N, S));
    expect(bank!.d!.match(/Q/g)!.length).toBe(16);
    expect(fill!.c).toBe('f-lava');
    expect(hatch!.d!.match(/M/g)!.length).toBe(8);
  });

  it('gives each seat a band of its own', () => {
    const cores = [1, 2, 3, 4, 5, 6].map((seat) =>
      JSON.stringify(
        pieces([{ style: `band${seat}`, points: [W!, E!] }])
          .slice(2)
          .map(({ dash }) => dash ?? 'full'),
      ),
    );
    expect(new Set(cores).size).toBe(6);
    expect(pieces([{ style: 'ghost2', points: [W!, E!] }])[0]!.dash).toBeTruthy();
  });

  it('draws what it does not know', () => {
    expect(pieces([{ style: 'canyon', points: [N!, C] }]).length).toBeGreaterThan(0);
    expect(pieces([{ style: 'canyon', points: [C] }]).at(-1)!.word).toBe('C');
    expect(pieces([{ style: 'canyon', points: [N!, E!, S!, N!] }])[0]!.d).toMatch(/Z$/);
    expect(pieces([{ style: 'canyon', points: [] }])).toEqual([]);
  });

  it('draws nothing that is not a number', () => {
    const styles = [
      'highway',
      'railway',
      'lava',
      'two-lane',
      'four-lane',
      'hiking',
      'biking',
      'kayaking',
      'line',
      'canal',
      'arrow',
      'band1',
      'ghost1',
      'x',
    ];
    for (const style of styles)
      for (const points of [
        [N!, C],
        [N!, C, E!],
        [C, C],
        [N!, E!, S!, N!],
      ])
        for (const piece of pieces([{ style, points }])) expect(piece.d ?? '').not.toMatch(/NaN|Infinity|undefined/);
  });
});

describe('signs', () => {
  it('moves and scales', () => {
    expect(move('M-10 0L10 0', [50, 50], 0.5)).toBe('M45 50L55 50');
    expect(move('M0-9 H4 V-2Z', [10, 10], 1)).toBe('M10 1H14V8Z');
    expect(numbers(move('@0 0 10', [50, 50], 1)).slice(0, 2)).toEqual([40, 50]);
  });

  it('shows what a treasure and crystals are worth', () => {
    expect(sign('treasure', C, 1, '3**').at(-1)!.word).toBe('3');
    expect(sign('crystal', C, 1, '3**').filter(({ c }) => c.includes('f-gem'))).toHaveLength(2);
    expect(sign('crystal', C, 1, '*****').at(-1)!.word).toBe('5');
  });

  it('puts signs at one place side by side', () => {
    const drawn = pieces(
      [
        { style: 'treasure', points: [C] },
        { style: 'crystal', points: [C] },
      ],
      { text: '1*' },
    );
    const [coin, gem] = [drawn.find(({ c }) => c.includes('f-coin'))!, drawn.find(({ c }) => c.includes('f-gem'))!];
    expect(numbers(coin.d!)[0]).toBeLessThan(50);
    expect(numbers(gem.d!)[0]).toBeGreaterThan(50);
  });

  it('has six seat marks', () => {
    expect(new Set([1, 2, 3, 4, 5, 6].map((seat) => seatMark(seat))).size).toBe(6);
  });
});
