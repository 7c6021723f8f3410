import type { Options } from '../wire/types';

/** A deal that somebody has on paper: the code printed there leads here. */
export interface Deal {
  readonly seed: string;
  readonly seats: number;
  /** The version of the rules. */
  readonly rules: number;
  readonly options: Options;
}

/** Gets the deal that an address names, if it names one; what cannot be read in it is left out. */
export function dealOf(search: string): Deal | null {
  const query = new URLSearchParams(search);
  const seed = query.get('seed');
  if (!seed) return null;
  return {
    seed,
    seats: Math.max(0, Math.min(20, Number(query.get('seats')) || 0)),
    // Codes were printed before there were other rules.
    rules: Math.max(1, Math.floor(Number(query.get('rules'))) || 1),
    options: optionsOf(query.get('options')),
  };
}

/** Gets the name of a deal that somebody shared by a link; what its dice are only the server knows. */
export function sharedOf(search: string): string | null {
  return new URLSearchParams(search).get('deal') || null;
}

function optionsOf(text: string | null): Options {
  try {
    const found: unknown = JSON.parse(text ?? '{}');
    return found !== null && typeof found === 'object' && !Array.isArray(found) ? (found as Options) : {};
  } catch {
    return {};
  }
}
