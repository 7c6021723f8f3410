/** The arithmetic of a small plot. */

/** Gets round numbers from *low* to *high*, about *count* of them. */
export function ticks(low: number, high: number, count: number): number[] {
  const rough = (high - low) / Math.max(1, count);
  const power = 10 ** Math.floor(Math.log10(Math.max(rough, 1)));
  const step = Math.max(1, [1, 2, 5, 10].map((times) => times * power).find((size) => size >= rough) ?? 10 * power);
  const found: number[] = [];
  for (let at = Math.ceil(low / step) * step; at <= high; at += step) found.push(at);
  return found;
}

/** Moves labels apart so that none lies on another; they stay in order and, if there is room, inside. */
export function spread(places: readonly number[], gap: number, low: number, high: number): number[] {
  const order = places.map((_, i) => i).sort((a, b) => places[a]! - places[b]! || a - b);
  const found = [...places];
  let floor = low;
  for (const i of order) {
    found[i] = Math.max(found[i]!, floor);
    floor = found[i]! + gap;
  }
  let ceiling = high;
  for (const i of order.reverse()) {
    found[i] = Math.min(found[i]!, ceiling);
    ceiling = found[i]! - gap;
  }
  return found;
}

/** Gets the way of a score: flat until a move changes it. */
export function steps(values: readonly number[], x: (move: number) => number, y: (points: number) => number): string {
  let d = '';
  values.forEach((value, move) => {
    if (move === 0) d = `M${round(x(0))} ${round(y(value))}`;
    else if (value !== values[move - 1]) d += `H${round(x(move))}V${round(y(value))}`;
    else if (move === values.length - 1) d += `H${round(x(move))}`;
  });
  return d;
}

const round = (number: number): number => Math.round(number * 10) / 10;
