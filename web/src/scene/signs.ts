/** Signs: our own small drawings, each around its point. Drawn for a cell of 100 units. */

import { num, pair } from './curve';
import type { Piece } from './strokes';
import type { Point } from './types';

/** One part of a sign: class, path around 0 0, stroke width. `@` is a circle: `@x y r`. */
type Part = readonly [c: string, d: string, w?: number, dash?: string];

const HEAD: readonly Part[] = [['f-token s-ink', '@0 0 25', 3]];
const EYES: Part = ['f-ink', '@-5.5 -1 2 @5.5 -1 2'];

const SIGNS: Record<string, readonly Part[]> = {
  station: [
    ['f-sheet', 'M-19-19H19V19H-19Z'],
    ['f-ink', 'M-15-15H15V15H-15Z'],
  ],
  crater: [
    ['s-ink', '@0 0 31', 6, '24 9'],
    ['s-ink', '@0 0 18', 3, '11 8'],
    ['f-ink', '@-4 3 4 @7 -5 3'],
  ],
  volcano: [
    ['f-sheet s-sheet', 'M-31 23 L-11-17H11L31 23Z', 8],
    ['f-ink s-ink', 'M-29 22 L-10-16 Q-5-11 0-16 T10-16 L29 22Z', 3],
    ['f-lava', 'M-8-15 Q-4-10 0-15 T8-15 L11-8 Q8-2 6-7 T1-4 Q0 8-4 2 T-10-8Z'],
    ['s-lava', 'M-9-23 L-13-31 M0-25 V-35 M9-23 L13-31', 4],
  ],
  camp: [
    ['f-sheet s-sheet', 'M-40 27 L0-30 L40 27Z', 10],
    ['s-ink', 'M-5-35 L38 27 H-38 L5-35', 5],
    ['f-ink', 'M0-8 L15 27 H-15Z'],
  ],
  treasure: [['f-coin s-coin', '@0 0 14.5', 2.5]],
  crystal: [
    ['f-gem s-gem', 'M0-13 L9-3 L0 13 L-9-3Z', 2.5],
    ['s-gem', 'M-9-3 H9', 2],
  ],
  'artifact-sword': [
    ['f-sheet', '@0 0 17'],
    ['s-ink', 'M-10 10 L11-11 M-11 3 L-3 11', 4],
    ['f-ink', 'M13-13 L4-10 L10-4Z'],
  ],
  'artifact-shield': [
    ['f-sheet', '@0 0 17'],
    ['f-token s-ink', 'M-11-12 H11 V0 Q10 10 0 14 Q-10 10-11 0Z', 3.5],
    ['s-ink', 'M0-12 V13 M-11-2 H11', 2.5],
  ],
  'artifact-helmet': [
    ['f-sheet', '@0 0 17'],
    ['f-token s-ink', 'M-12 11 V-1 A12 12 0 0 1 12-1 V11 H5 V0 H-5 V11Z', 3.5],
    ['s-ink', 'M0-13 V-6', 3.5],
  ],
  'totem-orange': [
    ['f-sheet', '@0 0 18'],
    ['f-seat6 s-ink', '@0 0 9', 2.5],
    ['s-ink', 'M0-11V-17M0 11V17M-11 0H-17M11 0H17M-8-8L-12-12M8-8L12-12M-8 8L-12 12M8 8L12 12', 3],
  ],
  'totem-blue': [
    ['f-sheet', '@0 0 18'],
    ['f-seat5 s-ink', 'M0-17 Q13 0 9 8 A10 10 0 0 1-9 8 Q-13 0 0-17Z', 2.5],
    ['s-sheet', 'M-4 7 Q-4 11 1 12', 2.5],
  ],
  eagle: [
    ...HEAD,
    ['f-ink', 'M0-6 Q-9-17-22-9 Q-13-6-11 1 Q-6 3-4 7 L-6 14 H6 L4 7 Q6 3 11 1 Q13-6 22-9 Q9-17 0-6Z'],
    ['f-token', '@0 -3 2'],
  ],
  moose: [
    ...HEAD,
    ['s-ink', 'M-6-4 Q-12-5-14-15 M-12-8 L-19-10 M-13-11 L-10-16 M6-4 Q12-5 14-15 M12-8 L19-10 M13-11 L10-16', 3],
    ['f-ink', 'M-7-5 Q0-9 7-5 L5 9 Q8 17 0 17 Q-8 17-5 9Z'],
    ['f-token', '@-3 -1 1.5 @3 -1 1.5'],
  ],
  wolf: [
    ...HEAD,
    ['f-ink', 'M-13-16 L-5-9 H5 L13-16 L15 1 L6 9 L0 17 L-6 9 L-15 1Z'],
    ['f-token', 'M-9-1 L-3 2 L-8 3Z M9-1 L3 2 L8 3Z'],
  ],
  lynx: [
    ...HEAD,
    ['s-ink', 'M-11-12 L-14-21 M11-12 L14-21', 2.5],
    ['f-token s-ink', 'M-12-15 L-4-9 H4 L12-15 L13 2 L19 10 L9 9 Q0 16-9 9 L-19 10 L-13 2Z', 2.5],
    EYES,
    ['f-ink', 'M-3 5 H3 L0 8Z'],
  ],
  bear: [
    ...HEAD,
    ['f-ink', '@-10 -11 5.5 @10 -11 5.5 @0 1 14'],
    ['f-token', '@-5 -3 1.8 @5 -3 1.8 @0 7 6'],
    ['f-ink', '@0 5 2.5'],
  ],
  bison: [
    ...HEAD,
    ['s-ink', 'M-11-7 Q-20-7-19-16 M11-7 Q20-7 19-16', 3.5],
    ['f-ink', 'M-13-9 Q0-17 13-9 Q11 3 7 9 Q7 17 0 17 Q-7 17-7 9 Q-11 3-13-9Z'],
    ['f-token', '@-5 -1 1.8 @5 -1 1.8 @-2.5 12 1.2 @2.5 12 1.2'],
  ],
};

/** The marks of the seats, so that colour is not the only thing that tells them apart. */
export const SEAT_MARKS = ['●', '▲', '■', '◆', '✚', '★'] as const;

const SEAT_SHAPES = [
  '@0 0 8',
  'M0-9 L9 7 H-9Z',
  'M-7-7 H7 V7 H-7Z',
  'M0-10 L8 0 L0 10 L-8 0Z',
  'M-3-9 H3 V-3 H9 V3 H3 V9 H-3 V3 H-9 V-3 H-3Z',
  'M0-10 L2.6-3.2 L9.5-3.1 L4 1.5 L5.9 8.1 L0 4 L-5.9 8.1 L-4 1.5 L-9.5-3.1 L-2.6-3.2Z',
];

/** Gets the mark of a seat (from 1) as path data, about 18 units large. */
export const seatMark = (seat: number, at: Point = [0, 0], scale = 1): string =>
  move(SEAT_SHAPES[(seat - 1) % 6]!, at, scale);

/**
 * Gets the pieces of a sign; *text* may hold how much it is worth (`3`, `2**`). A style that nobody has drawn
 * is a lettered ring.
 */
export function sign(style: string, at: Point, scale: number, text: string): Piece[] {
  if (style === 'crystal') return crystals(at, scale, (/\*+/.exec(text) ?? ['*'])[0].length);
  const known = SIGNS[style];
  const found = parts(known ?? [['f-token s-ink', '@0 0 20', 3]], at, scale);
  const word = known ? (style === 'treasure' && /^\d+/.exec(text)?.[0]) || '' : style.slice(0, 1).toUpperCase();
  if (word) found.push({ c: 'word', word, at, size: (known ? 20 : 22) * scale, z: TOP });
  return found;
}

const TOP = 6;

const parts = (all: readonly Part[], at: Point, scale: number): Piece[] =>
  all.map(([c, d, w, dash]) => ({
    c,
    d: move(d, at, scale),
    z: TOP,
    ...(w ? { w: w * scale } : {}),
    ...(dash ? { dash } : {}),
  }));

/** Up to three crystals as so many, more with a number. */
function crystals([x, y]: Point, scale: number, count: number): Piece[] {
  const many = count > 3;
  const shown = many ? 1 : count;
  const found: Piece[] = [];
  for (let i = 0; i < shown; i++)
    found.push(...parts(SIGNS.crystal!, [x + (i - (shown - 1) / 2) * 15 * scale, y], scale));
  if (many) found.push({ c: 'word', word: String(count), at: [x, y], size: 19 * scale, z: TOP });
  return found;
}

/** Moves and scales path data that is written with the commands M L H V Q T A Z and `@` for circles. */
export function move(d: string, [x, y]: Point, scale: number): string {
  const found: string[] = [];
  for (const [, command = '', rest = ''] of d.matchAll(/([MLHVQTAZ@])([^MLHVQTAZ@]*)/g)) {
    const numbers = (rest.match(/-?\d*\.?\d+/g) ?? []).map(Number);
    const here = (i: number): Point => [x + numbers[i]! * scale, y + numbers[i + 1]! * scale];
    if (command === '@') {
      const [[cx, cy], r] = [here(0), numbers[2]! * scale];
      found.push(
        `M${pair([cx - r, cy])}a${num(r)} ${num(r)} 0 1 1 ${num(2 * r)} 0a${num(r)} ${num(r)} 0 1 1 ${num(-2 * r)} 0Z`,
      );
    } else if (command === 'H') found.push(`H${num(x + numbers[0]! * scale)}`);
    else if (command === 'V') found.push(`V${num(y + numbers[0]! * scale)}`);
    else if (command === 'A')
      found.push(
        `A${num(numbers[0]! * scale)} ${num(numbers[1]! * scale)} ${numbers.slice(2, 5).join(' ')} ${pair(here(5))}`,
      );
    else found.push(command + numbers.flatMap((_, i) => (i % 2 ? [] : [pair(here(i))])).join(' '));
  }
  return found.join('');
}
