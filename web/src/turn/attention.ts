import type { Summary } from '../wire/types';

export interface Signs {
  /** Shows by the icon of the page whether it is somebody's turn here. */
  icon(turn: boolean): void;
  /** Tells that it has become my turn. */
  notify(id: string, game: string): void;
}

/** Knows at which tables it is my turn, on this page and elsewhere. */
export class Attention {
  private here: { readonly id: string; readonly acting: boolean } | null = null;
  private waiting: ReadonlySet<string> = new Set();
  private first = true;
  private shown = false;

  constructor(private readonly signs: Signs) {}

  /** Notes how the table stands that the page shows. */
  at(id: string, game: string, acting: boolean): void {
    const before = this.here;
    this.here = { id, acting };
    if (acting && before?.id === id && !before.acting) this.signs.notify(id, game);
    this.show();
  }

  /** Notes that the page shows no table any more. */
  leave(): void {
    this.here = null;
    this.show();
  }

  /** Notes how all my tables stand. */
  noteTables(tables: readonly Summary[]): void {
    const waiting = tables.filter((table) => table.yours && !table.over && withOthers(table));
    for (const { id, game } of waiting) if (!this.first && !this.waiting.has(id) && id !== this.here?.id) this.signs.notify(id, game);
    this.waiting = new Set(waiting.map((table) => table.id));
    this.first = false;
    this.show();
  }

  private show(): void {
    const elsewhere = [...this.waiting].some((id) => id !== this.here?.id);
    const turn = (this.here?.acting ?? false) || elsewhere;
    if (turn === this.shown) return;
    this.shown = turn;
    this.signs.icon(turn);
  }
}

/** Whether somebody else waits: alone, it is always my turn. */
function withOthers(table: Summary): boolean {
  return table.seats.some((seat) => seat.kind === 'person' && !seat.mine);
}
