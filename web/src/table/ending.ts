import type { Elsewhere, ScoreSheet } from '../wire/types';

/** Puts sheets in the order in which they are told: mine first, then who won, then by points. */
export function ranked(sheets: readonly ScoreSheet[], winners: readonly number[], own: number | null): readonly ScoreSheet[] {
  const first = (sheet: ScoreSheet) => (sheet.seat === own ? 0 : winners.includes(sheet.seat) ? 1 : 2);
  return [...sheets].sort((a, b) => first(a) - first(b) || b.total - a.total || a.seat - b.seat);
}

/** Gets every line that any sheet has, in the order of the first that has it. */
export function linesOf(sheets: readonly ScoreSheet[]): readonly string[] {
  return [...new Set(sheets.flatMap((sheet) => sheet.lines.map((line) => line.code)))];
}

/** What a total is worth beside my other games: nothing is said where there are none to compare with. */
export function compared({ games, best, average }: Pick<Elsewhere, 'games' | 'best' | 'average'>, total: number): { readonly code: string; readonly points: number } | null {
  if (games < 1 || best === null || average === null) return null;
  if (games === 1) return { code: 'end-first', points: 0 };
  if (total >= best) return { code: 'end-record', points: 0 };
  const above = total - Math.round(average);
  return { code: above > 0 ? 'end-above' : above < 0 ? 'end-below' : 'end-usual', points: Math.abs(above) };
}

/** Gets what bots of each level made of the same deal at other tables, on average, the weakest first. */
export function botsElsewhere({ results }: Pick<Elsewhere, 'results'>, here: string): readonly { readonly level: number; readonly total: number }[] {
  const bots = results.filter((each) => each.kind === 'bot' && each.table !== here && each.level !== null);
  const levels = [...new Set(bots.map((each) => each.level!))].sort((a, b) => a - b);
  return levels.map((level) => {
    const totals = bots.filter((each) => each.level === level).map((each) => each.total);
    return { level, total: Math.round(totals.reduce((sum, each) => sum + each, 0) / totals.length) };
  });
}
