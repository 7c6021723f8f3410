const UNITS = [
  ['days', 86_400],
  ['hours', 3_600],
  ['minutes', 60],
] as const;
export type Unit = (typeof UNITS)[number][0] | 'seconds';

/** Splits seconds into the largest unit that fits at least once, rounded down. */
export function unitOf(seconds: number): { readonly unit: Unit; readonly count: number } {
  const [unit, length] = UNITS.find(([, each]) => seconds >= each) ?? ['seconds', 1];
  return { unit, count: Math.max(0, Math.floor(seconds / length)) };
}
