const UNITS = [
  ['days', 86_400],
  ['hours', 3_600],
  ['minutes', 60],
] as const;
export type Unit = (typeof UNITS)[number][0] | 'seconds';

/** Where people sit together, with less time than this for a turn, they want to see every second. */
const LIVE = 3_600;

/** Writes what is left of a time as a clock shows it, 1:05; nothing where that is told in hours or days. */
export function clockFace(seconds: number): string | null {
  if (seconds >= LIVE) return null;
  // A second that has begun is still there: the clock shows 0:00 only once time is up.
  const left = Math.max(0, Math.ceil(seconds));
  return `${Math.floor(left / 60)}:${String(left % 60).padStart(2, '0')}`;
}

/** Splits seconds into the largest unit that fits at least once, rounded down. */
export function unitOf(seconds: number): { readonly unit: Unit; readonly count: number } {
  const [unit, length] = UNITS.find(([, each]) => seconds >= each) ?? ['seconds', 1];
  return { unit, count: Math.max(0, Math.floor(seconds / length)) };
}

/** Tells seconds in the largest unit that leaves nothing over. */
export function exactUnitOf(seconds: number): { readonly unit: Unit; readonly count: number } {
  const [unit, length] = UNITS.find(([, each]) => seconds >= each && seconds % each === 0) ?? ['seconds', 1];
  return { unit, count: seconds / length };
}
