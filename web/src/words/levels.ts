import { has, say, t } from './words.svelte';

/** Says how a bot plays: in this game, where it says so, else in general. */
export function levelAbout(game: string, level: number): string {
  const own = `${game}-bot-${level}`;
  return has(own) ? say({ code: own, args: {} }) : t('level-about', { level });
}
