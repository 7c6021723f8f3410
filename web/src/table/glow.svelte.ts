import type { Area } from '../wire/types';
import type { TableModel } from './table.svelte';

/** What lights up on the boards: the places of a score line that is pointed at, and what costs points. */
export class Glow {
  constructor(private readonly table: TableModel) {}

  private readonly line = $derived.by((): { readonly seat: number; readonly refs: readonly string[] } | null => {
    const pointed = this.table.glow;
    const sheet = this.table.view?.scores.find((each) => each.seat === pointed?.seat);
    const line = sheet?.lines.find((each) => each.code === pointed?.code);
    return pointed && line ? { seat: pointed.seat, refs: line.refs } : null;
  });

  readonly on = $derived.by(() => {
    const line = this.line;
    return (area: Area) => (line && (area.seat === null || area.seat === line.seat) ? [...line.refs] : null);
  });

  readonly errors = $derived.by(() => {
    const { state, view, glow } = this.table;
    return (area: Area): string[] => {
      const seat = area.seat ?? view?.seat ?? null;
      if (!state?.over && glow?.seat !== seat) return [];
      const lines = view?.scores.find((each) => each.seat === seat)?.lines.filter((line) => line.points < 0) ?? [];
      return lines.filter((line) => state?.over || line.code === glow?.code).flatMap((line) => line.refs);
    };
  });
}
