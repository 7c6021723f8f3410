import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from '@fluent/bundle';
import type { Text } from '../wire/types';

export const LANGUAGES = ['en', 'ru', 'uk'] as const;
export type Lang = (typeof LANGUAGES)[number];
/** Each language in its own words. */
export const NAMES: { readonly [lang in Lang]: string } = { en: 'English', ru: 'Русский', uk: 'Українська' };

export function isLang(name: string | null | undefined): name is Lang {
  return LANGUAGES.some((lang) => lang === name);
}

/** Gets the language that was chosen, else the first of the browser's that we speak, else English. */
export function chooseLang(chosen: string | null, wanted: readonly string[]): Lang {
  if (isLang(chosen)) return chosen;
  return wanted.map((name) => name.slice(0, 2).toLowerCase()).find(isLang) ?? 'en';
}

export function bundleOf(lang: Lang, source: string): FluentBundle {
  const bundle = new FluentBundle(lang, { useIsolating: false });
  bundle.addResource(new FluentResource(source));
  return bundle;
}

/** What can be said: a text, a refusal with its places, something that happened with its seat, too. */
export interface Sentence extends Text {
  readonly refs?: readonly string[];
  readonly seat?: number | null;
}

/** How people and places are called in sentences. */
export interface Called {
  /** Gets how to call whoever has a seat; nothing where no name is known. */
  readonly name?: (seat: number) => string | null;
  /** The seat of whoever reads this, where that is one. */
  readonly you?: number | null;
  /** Gets how a place is called; nothing where its word will do. */
  readonly place?: (ref: string) => string | null;
}

/** Arguments that are seats, each with the hole of a sentence that names who sits there. */
const PEOPLE = { seat: 'who', to: 'whom', and: 'other' } as const;

/** Gets the words of a sentence, or nothing where the bundle has none. What the reader did is said to them: `.you`. */
export function format(bundle: FluentBundle, sentence: Sentence, called: Called = {}): string | null {
  const message = bundle.getMessage(sentence.code.replaceAll('.', '-'));
  if (!message?.value) return null;
  const args = argsOf(sentence, called);
  const yours = typeof args['seat'] === 'number' && args['seat'] === called.you;
  const values = Object.fromEntries(Object.entries(args).map(([name, value]) => [name, fill(bundle, value, called)]));
  for (const [name, hole] of Object.entries(PEOPLE)) {
    const seat = args[name];
    if (typeof seat !== 'number') continue;
    const you = hole !== 'who' && seat === called.you ? plain(bundle, 'web-you', {}) : null;
    values[hole] = you ?? called.name?.(seat) ?? plain(bundle, 'web-player', { seat }) ?? String(seat);
  }
  return bundle.formatPattern((yours && message.attributes['you']) || message.value, values, []);
}

function plain(bundle: FluentBundle, name: string, values: Record<string, FluentVariable>): string | null {
  const message = bundle.getMessage(name);
  return message?.value ? bundle.formatPattern(message.value, values, []) : null;
}

/** What a sentence may name besides its arguments: the seat, the first place, all places. */
function argsOf({ args, refs, seat }: Sentence, { place }: Called): Text['args'] {
  const names = refs?.map((ref) => place?.(ref) ?? ref);
  return {
    ...args,
    ...(names && { place: names[0] ?? '', refs: names.join(place ? ', ' : ' ') }),
    ...(seat !== undefined && { seat: seat ?? 0 }),
  };
}

/** Without grouping (line 1234, not 1,234), below zero with a true minus. */
class Whole extends FluentNumber {
  constructor(value: number) {
    super(value, { useGrouping: false });
  }

  override toString(scope?: Parameters<FluentNumber['toString']>[0]): string {
    return super.toString(scope).replace('-', '−');
  }
}

function fill(bundle: FluentBundle, value: Text['args'][string], called: Called): FluentVariable {
  if (typeof value === 'number') return new Whole(value);
  if (typeof value === 'string') return value;
  const counts = new Map<string, number>();
  for (const thing of value) {
    const name = format(bundle, thing, called) ?? thing.code;
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  const names = [...counts].map(([name, count]) => (count > 1 ? `${name}\u00a0×\u00a0${count}` : name));
  return names.join(names.some((name) => name.includes(',')) ? '; ' : ', ');
}
