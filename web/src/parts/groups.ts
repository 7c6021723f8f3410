import type { Choice } from '../wire/types';

type Value = Choice['value'];

/** Puts a choice to those chosen, or takes it away; where a group has too many, the one chosen first goes. */
export function toggled(choices: readonly Choice[], chosen: readonly Value[], value: Value, most: number): readonly Value[] {
  if (chosen.includes(value)) return chosen.filter((each) => each !== value);
  const groupOf = (each: Value) => choices.find((choice) => choice.value === each)?.group;
  const same = chosen.filter((each) => groupOf(each) === groupOf(value));
  const out = same.slice(0, Math.max(0, same.length - most + 1));
  return [...chosen.filter((each) => !out.includes(each)), value];
}

/** How many may be chosen from each group. */
export function mostOfEach(choices: readonly Choice[], maxItems: number | undefined): number {
  return Math.floor((maxItems ?? choices.length) / new Set(choices.map(({ group }) => group)).size);
}
