import type { JudgedTurn, ReviewPart } from '../wire/types';

/** Writes points with at most one digit after the point, or a chance in per cent. */
export function figure(value: number, scored: boolean, lang: string): string {
  const options = scored ? { maximumFractionDigits: 1 } : { style: 'percent' as const, maximumFractionDigits: 0 };
  return new Intl.NumberFormat(lang, options).format(value).replace('-', '−');
}

/** Writes a difference, with its sign. */
export function difference(value: number, scored: boolean, lang: string): string {
  // Not −0.
  const rounded = (scored ? Math.round(value * 10) / 10 : Math.round(value * 100) / 100) || 0;
  return (rounded > 0 ? '+' : '') + figure(rounded, scored, lang);
}

/** A game of one seat as far as it is judged. */
export interface Course {
  readonly turns: readonly JudgedTurn[];
  /** What chance and the others changed before each turn, and at last after all. */
  readonly luck: readonly number[];
  readonly result: number | null;
  readonly lost: number;
  readonly lucky: number;
}

/** Puts parts together: each part knows nothing of luck before its first turn. */
export function course(parts: readonly ReviewPart[]): Course {
  const turns = parts.flatMap((part) => part.turns);
  const result = parts.at(-1)?.result ?? null;
  const luck = turns.map((turn, i) => (i === 0 ? 0 : turn.before - after(turns[i - 1]!)));
  const last = turns.at(-1);
  if (last && result !== null) luck.push(result - after(last));
  const sum = (values: readonly number[]) => values.reduce((all, each) => all + each, 0);
  return { turns, luck, result, lost: sum(turns.map((turn) => turn.loss)), lucky: sum(luck) };
}

const after = (turn: JudgedTurn): number => turn.before - turn.loss;

/** The turns that cost most, the worst first. */
export function costliest(turns: readonly JudgedTurn[], most = 3): readonly JudgedTurn[] {
  const worth = turns.some((turn) => turn.scored) ? 0.05 : 0.005;
  return turns.filter((turn) => turn.loss > worth).toSorted((a, b) => b.loss - a.loss).slice(0, most);
}

/** What is expected at a moment of the game: before the next turn that is judged, in the end the result. */
export function expectedAt({ turns, result }: Course, move: number): number | null {
  const next = turns.find((turn) => turn.move >= move);
  return next ? next.before : result ?? (turns.length > 0 ? after(turns.at(-1)!) : null);
}
