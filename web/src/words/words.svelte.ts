import type { FluentBundle } from '@fluent/bundle';
import { recall, remember } from '../look/storage';
import type { Text } from '../wire/types';
import { bundleOf, type Called, chooseLang, format, type Lang, type Sentence } from './fluent';

const KEY = 'byways.lang';

let lang = $state<Lang>(chooseLang(recall(KEY), navigator.languages));
let bundles = $state.raw<{ readonly [lang in Lang]?: FluentBundle }>({});
let called = $state.raw<Called>({});
const loading = new Map<Lang, Promise<void>>();

/** Fetches the sentences of a language, once. */
function load(wanted: Lang): Promise<void> {
  const before = loading.get(wanted);
  if (before) return before;
  const started = (async () => {
    const answer = await fetch(`/i18n/${wanted}.ftl`);
    if (!answer.ok) throw new Error(`${wanted}: ${answer.status}`);
    bundles = { ...bundles, [wanted]: bundleOf(wanted, await answer.text()) };
  })();
  loading.set(wanted, started);
  started.catch(() => loading.delete(wanted));
  return started;
}

export const words = {
  get lang(): Lang {
    return lang;
  },
  /** How dates are written: as this browser does it, where it speaks this language. */
  get locale(): string {
    return navigator.languages.find((name) => name.startsWith(lang)) ?? lang;
  },
  /** Whether there is anything to say it with. */
  get ready(): boolean {
    return bundles[lang] !== undefined || bundles.en !== undefined;
  },
  start: (): Promise<void> => speak(lang),
};

async function speak(wanted: Lang): Promise<void> {
  await load(wanted);
  lang = wanted;
  document.documentElement.lang = wanted;
}

/** Changes the language, now and for later visits. */
export async function changeLang(wanted: Lang): Promise<void> {
  await speak(wanted);
  remember(KEY, wanted);
}

/** Whether a sentence is there in the language spoken or in English. */
export function has(code: string): boolean {
  const name = code.replaceAll('.', '-');
  return bundles[lang]?.hasMessage(name) ?? bundles.en?.hasMessage(name) ?? false;
}

/** Calls people and places by name wherever a sentence speaks of them. Gets how to stop. */
export function callByName(wanted: Called): () => void {
  called = wanted;
  return () => {
    if (called === wanted) called = {};
  };
}

/** Says it in the language chosen; in English where that has no sentence; else its code. */
export function say(sentence: Sentence): string {
  return calling(sentence, called);
}

/** Says how whoever has no name is called: without asking for names again. */
export function sayNumbered(sentence: Sentence): string {
  return calling(sentence, {});
}

function calling(sentence: Sentence, by: Called): string {
  const own = bundles[lang];
  const said = own && format(own, sentence, by);
  if (said !== undefined && said !== null) return said;
  if (bundles.en) return format(bundles.en, sentence, by) ?? sentence.code;
  void load('en').catch(() => undefined);
  return sentence.code;
}

/** Says a sentence of this client. */
export function t(name: string, args: Text['args'] = {}): string {
  return say({ code: `web-${name}`, args });
}

/** Begins a text with a capital letter. */
export function capital(text: string): string {
  return text.charAt(0).toLocaleUpperCase(lang) + text.slice(1);
}
