import type Field from '../view/Field.svelte';
import { type Piece, type Shortcut, shortcut } from '../view/keys';
import type { TableModel } from './table.svelte';

/** What keys reach at a table. */
export interface Reach {
  readonly table: TableModel;
  page(): HTMLElement | null;
  field(): Field | null;
  /** Goes to the line for typed moves; tells whether there is one. */
  type(): boolean;
  help(): void;
}

/** Does what a key asks for; tells whether there was anything to do. */
export function press(event: KeyboardEvent, reach: Reach): boolean {
  const what = shortcut(event);
  if (!what) return false;
  const { table } = reach;
  const { picking } = table;
  const piece = /^piece-(\d)$/.exec(what);
  if (piece) return pickPiece(reach, Number(piece[1]));
  const acts: { readonly [key in Exclude<Shortcut, Piece>]: () => boolean } = {
    turn: () => (picking.turn(1), picking.turns[1] > 1),
    'turn-back': () => (picking.turn(-1), picking.turns[1] > 1),
    accept: () => picking.ready && (picking.accept(), true),
    cancel: () => (table.cancel(), true),
    undo: () => table.can('undo') && (void table.step('undo'), true),
    redo: () => table.can('redo') && (void table.step('redo'), true),
    end: () => (table.endTurn(), true),
    type: () => reach.type(),
    help: () => (reach.help(), true),
    hint: () => table.hintable && ((table.showing = !table.showing), true),
    board: () => reach.field()?.focus() ?? false,
    across: () => goAcross(reach, event.shiftKey),
    'zoom-in': () => (reach.field()?.zoomTo('in'), true),
    'zoom-out': () => (reach.field()?.zoomTo('out'), true),
    'zoom-all': () => (reach.field()?.zoomTo('all'), true),
  };
  return acts[what as Exclude<Shortcut, Piece>]();
}

/** Picks one of the pieces that can be picked, counted from 1. */
function pickPiece(reach: Reach, number: number): boolean {
  const found = reach.page()?.querySelectorAll<HTMLElement>('.group .item.lit[data-ref]')[number - 1];
  found?.focus();
  found?.click();
  return Boolean(found);
}

/** Goes from the piece that is picked to the places where it can go, or back. */
function goAcross(reach: Reach, back: boolean): boolean {
  const at = document.activeElement;
  if (!back && at?.closest('.group') && at.getAttribute('aria-pressed') === 'true') return reach.field()?.focus() ?? false;
  const piece = back && at?.closest('.board') ? reach.page()?.querySelector<HTMLElement>('.group [aria-pressed="true"]') : null;
  piece?.focus();
  return Boolean(piece);
}
