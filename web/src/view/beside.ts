/** Where to put something beside something else. Boxes are in pixels, within the same room. */

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/**
 * Gets the upper left corner for something of a size beside a box: below, above, right or left of it, or else in a corner
 * of the room, where it hides the fewest other boxes; never outside the room.
 */
export function beside(box: Box, size: readonly [number, number], room: readonly [number, number], others: readonly Box[], gap: number): readonly [number, number] {
  const [wide, high] = size;
  const [x, y] = [(box.left + box.right - wide) / 2, (box.top + box.bottom - high) / 2];
  const sides: readonly (readonly [number, number])[] = [
    [x, box.bottom + gap],
    [x, box.top - high - gap],
    [box.right + gap, y],
    [box.left - wide - gap, y],
    [0, room[1]],
    [room[0], room[1]],
    [0, 0],
    [room[0], 0],
  ];
  const ranked = sides.map(([left, top], i) => {
    const at = [Math.max(0, Math.min(left, room[0] - wide)), Math.max(0, Math.min(top, room[1] - high))] as const;
    const laid = { left: at[0], top: at[1], right: at[0] + wide, bottom: at[1] + high };
    // To hide what it belongs to is worse than anything.
    const hidden = others.filter((other) => overlap(laid, other)).length + (overlap(laid, box) ? others.length + 1 : 0);
    return { at, hidden, i };
  });
  ranked.sort((a, b) => a.hidden - b.hidden || a.i - b.i);
  return ranked[0]?.at ?? [0, 0];
}

const overlap = (a: Box, b: Box) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
