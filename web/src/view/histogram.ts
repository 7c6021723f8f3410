/** How often each total was reached, the lowest first. */
export type Totals = readonly (readonly [total: number, count: number])[];

export interface Bar {
  readonly from: number;
  readonly to: number;
  readonly count: number;
}

/** Gets bars of equal width over all totals, as narrow as *most* of them allow. */
export function bars(totals: Totals, most: number): Bar[] {
  const low = totals[0]?.[0];
  const high = totals.at(-1)?.[0];
  if (low === undefined || high === undefined) return [];
  const width = narrowest(low, high, most);
  const found: Bar[] = [];
  for (let from = Math.floor(low / width) * width; from <= high; from += width) {
    const to = from + width - 1;
    const count = totals.reduce((sum, [total, times]) => (total >= from && total <= to ? sum + times : sum), 0);
    found.push({ from, to, count });
  }
  return found;
}

function narrowest(low: number, high: number, most: number): number {
  for (let power = 1; ; power *= 10) {
    for (const times of [1, 2, 5]) {
      const width = times * power;
      // Where some totals lie below zero two bars are the fewest.
      if (Math.floor(high / width) - Math.floor(low / width) < Math.max(2, most)) return width;
    }
  }
}

export const sum = (totals: Totals): number => totals.reduce((all, [, count]) => all + count, 0);
