import type { GameFacts, OptionValue, Options } from '../wire/types';
import { has, say } from './words.svelte';

type Known = Pick<GameFacts, 'name' | 'options' | 'choices'>;

const code = (game: string, option: string, value?: OptionValue) => `${game}-option-${option}${value === undefined ? '' : `-${String(value)}`}`;

/** Gets how an option is called. */
export const optionName = (game: string, option: string): string => say({ code: code(game, option), args: {} });

/** Gets what it is about, where there is more to say. */
export function optionAbout(game: string, option: string): string {
  const about = `${code(game, option)}-about`;
  return has(about) ? say({ code: about, args: {} }) : '';
}

/** Gets how a value of an option is called; what has no name of ours, by itself. */
export function valueName(game: string, option: string, value: OptionValue): string {
  const named = code(game, option, value);
  return has(named) ? say({ code: named, args: {} }) : String(value);
}

/** Whether an option chooses a world or variant, which is told of every table. */
const isWorld = (game: Known, option: string) => game.choices[option]?.some((choice) => choice.minutes !== null) ?? false;

/** More values of one option than this are only counted where there is little room. */
const FEW = 2;

/** Says what a table is about: its world or variant, and whatever is not as usual. */
export function toldOptions(game: Known | undefined, options: Options, brief = false): readonly string[] {
  return Object.entries(game?.options ?? {}).flatMap(([option, schema]) => told(game!, option, options[option] ?? schema.default, schema.default, brief));
}

function told(game: Known, option: string, value: OptionValue, usual: OptionValue, brief: boolean): readonly string[] {
  if (value === null || value === false) return [];
  const world = isWorld(game, option);
  if (!world && JSON.stringify(value) === JSON.stringify(usual)) return [];
  const label = optionName(game.name, option);
  if (value === true) return [label];
  const names = (Array.isArray(value) ? (value as readonly OptionValue[]) : [value]).map((each) => valueName(game.name, option, each));
  return world ? names : [`${label}: ${brief && names.length > FEW ? names.length : names.join(', ')}`];
}
