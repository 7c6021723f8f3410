const DAY = 86_400_000;

/** Gets so many days up to a day, the oldest first. */
export function lastDays(day: string, count: number): readonly string[] {
  const last = Date.parse(day);
  return Array.from({ length: count }, (_, i) => new Date(last - (count - 1 - i) * DAY).toISOString().slice(0, 10));
}

/** Gets the month so many months after another. */
export function monthAfter(month: string, count: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number - 1 + count, 1)).toISOString().slice(0, 7);
}

/** Gets the days of a month week by week, Monday first; nothing where a day is of another month. */
export function weeksOf(month: string): readonly (readonly (string | null)[])[] {
  const first = new Date(`${month}-01T00:00:00Z`);
  const days = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate();
  const before = (first.getUTCDay() + 6) % 7;
  const cells = Array.from({ length: Math.ceil((before + days) / 7) * 7 }, (_, i) => {
    const day = i - before + 1;
    return day >= 1 && day <= days ? `${month}-${String(day).padStart(2, '0')}` : null;
  });
  return Array.from({ length: cells.length / 7 }, (_, i) => cells.slice(7 * i, 7 * i + 7));
}
