const DAY = 86_400_000;

/** Gets so many days up to a day, the oldest first. */
export function lastDays(day: string, count: number): readonly string[] {
  const last = Date.parse(day);
  return Array.from({ length: count }, (_, i) => new Date(last - (count - 1 - i) * DAY).toISOString().slice(0, 10));
}
