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
    // What was begun last goes first.
    undo: () => (picking.active ? (table.cancel(), true) : table.can('undo') && (void table.step('undo'), true)),
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

/**
 * Picks a piece by its place, counted from 1 over the groups in which anything can be picked, whatever is picked already: a
 * piece keeps its number while others of its group are used up.
 */
function pickPiece({ table, page }: Reach, number: number): boolean {
  const { firsts, lit } = table.picking;
  const groups = [...(page()?.querySelectorAll('.group') ?? [])].map((group) => [...group.querySelectorAll<HTMLElement>('.item')]);
  const open = groups.filter((items) => items.some(({ dataset: { ref = '' } }) => firsts.has(ref) || lit.has(ref)));
  const found = open.flat()[number - 1];
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
