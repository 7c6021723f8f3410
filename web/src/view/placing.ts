/** Where to put something beside something else. Boxes are in pixels, within the same room. */

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/**
 * Gets the upper left corner for something of a size beside a box: where it hides the fewest other boxes, and of such
 * places the nearest; below rather than above, right, left or across a corner of it; never outside the room.
 */
export function placeBeside(box: Box, size: readonly [number, number], room: readonly [number, number], others: readonly Box[], gap: number): readonly [number, number] {
  const [wide, high] = size;
  let best: readonly [number, number] = [0, 0];
  let fewest = Infinity;
  for (let away = gap; fewest > 0 && away < Math.max(...room); away += high / 2) {
    for (const [left, top] of placesAround(box, size, away)) {
      const at = [Math.max(0, Math.min(left, room[0] - wide)), Math.max(0, Math.min(top, room[1] - high))] as const;
      const laid = { left: at[0], top: at[1], right: at[0] + wide, bottom: at[1] + high };
      // To hide what it belongs to is worse than anything.
      const hidden = others.filter((other) => overlap(laid, other)).length + (overlap(laid, box) ? others.length + 1 : 0);
      if (hidden < fewest) [best, fewest] = [at, hidden];
    }
  }
  return best;
}

/** Lists the places so far away from a box: on its sides, in their middle or at an end, then across its corners. */
function placesAround(box: Box, [wide, high]: readonly [number, number], away: number): readonly (readonly [number, number])[] {
  const [x, y] = [(box.left + box.right - wide) / 2, (box.top + box.bottom - high) / 2];
  const [above, below, left, right] = [box.top - high - away, box.bottom + away, box.left - wide - away, box.right + away];
  const ends = [below, above].flatMap((top) => [[box.left, top] as const, [box.right - wide, top] as const]);
  return [[x, below], [x, above], [right, y], [left, y], ...ends, [right, below], [left, below], [right, above], [left, above]];
}

const overlap = (a: Box, b: Box) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
