/** Why something cannot be picked. */
import type { Refusal } from '../wire/types';

type Why = (picked: readonly string[]) => Promise<readonly Refusal[]>;

/** The reason that is given where there is none worth telling. */
export const NO_SUCH_ACTION = 'match.no_such_action';

export const saysNothing = (reasons: readonly Refusal[]): boolean => reasons[0]?.code === NO_SUCH_ACTION;

/** Gets why a place can follow none of these beginnings: the reason most of them give, else why no move begins with it. */
export async function whyNoneFits(why: Why, beginnings: readonly (readonly string[])[], place: string): Promise<readonly Refusal[]> {
  const heard = await Promise.all(beginnings.map((picked) => whyNot(why, picked, place)));
  const best = mostFrequent(heard);
  return best.length > 0 && !saysNothing(best) ? best : why([place]);
}

/** Gets why a word cannot follow others, or else the first of them. */
async function whyNot(why: Why, picked: readonly string[], word: string): Promise<readonly Refusal[]> {
  const reasons = await why([...picked, word]);
  return picked.length > 1 && saysNothing(reasons) ? why([...picked.slice(0, 1), word]) : reasons;
}

/** Gets the reasons that were given most often; what says nothing comes last. */
function mostFrequent(heard: readonly (readonly Refusal[])[]): readonly Refusal[] {
  const times = (reasons: readonly Refusal[]) => (saysNothing(reasons) ? 0 : heard.filter(([first]) => first?.code === reasons[0]?.code).length);
  return heard.filter((reasons) => reasons.length > 0).toSorted((a, b) => times(b) - times(a))[0] ?? [];
}

/** Gets reasons with those first that point at something else than what was pointed at: they name what is in the way. */
export function mostTelling(reasons: readonly Refusal[], pointed: readonly string[]): readonly Refusal[] {
  const elsewhere = ({ refs }: Refusal) => Number(refs.some((ref) => !pointed.includes(ref)));
  return reasons.toSorted((a, b) => elsewhere(b) - elsewhere(a));
}
