const UNITS = [
  ['days', 86_400],
  ['hours', 3_600],
  ['minutes', 60],
] as const;

/** Splits seconds into the largest unit that fits at least once, rounded down. */
export function unitOf(seconds: number): { readonly unit: string; readonly count: number } {
  const [unit, length] = UNITS.find(([, each]) => seconds >= each) ?? ['moment', Infinity];
  return { unit, count: Math.floor(seconds / length) };
}
