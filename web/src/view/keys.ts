export type Shortcut = 'turn' | 'turn-back' | 'accept' | 'cancel' | 'undo' | 'redo' | 'end' | 'type' | 'help' | 'hint' | 'board' | 'across' | 'zoom-in' | 'zoom-out' | 'zoom-all' | Piece;
/** Which of the pieces, counted from 1. */
export type Piece = `piece-${number}`;

/** By where the key is, so that they work with every keyboard layout; on a board, letters without Shift go to places. */
const CODES: { readonly [code: string]: readonly [plain: Shortcut, shifted: Shortcut | null] } = {
  KeyR: ['turn', 'turn-back'],
  KeyU: ['undo', 'redo'],
  KeyZ: ['undo', 'redo'],
  KeyE: ['end', 'end'],
  KeyB: ['board', null],
  KeyH: ['hint', 'hint'],
};

/** Whether a key is meant for the page: it is no shortcut of the browser, and nobody writes. */
export function isForPage(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return false;
  return !(event.target instanceof Element && event.target.closest('input, select, textarea, dialog'));
}

/** Gets what a key asks for, if it is meant for the page. */
export function shortcut(event: KeyboardEvent): Shortcut | null {
  if (!isForPage(event)) return null;
  const at = event.target instanceof Element ? event.target : null;
  if (event.key === '?') return 'help';
  if (event.key === '/' || event.code === 'Slash') return 'type';
  if (event.key === '+' || event.key === '=') return 'zoom-in';
  if (event.key === '-') return 'zoom-out';
  if (event.key === '0') return 'zoom-all';
  if (event.key === 'Escape') return 'cancel';
  if (event.key === 'Enter') return at?.closest('button, a, summary, [role=button]') ? null : 'accept';
  if (event.key === 'Tab') return 'across';
  const piece = /^(?:Digit|Numpad)([1-9])$/.exec(event.code);
  if (piece) return `piece-${Number(piece[1])}`;
  const found = CODES[event.code];
  return found ? (event.shiftKey ? found[1] : found[0]) : null;
}
