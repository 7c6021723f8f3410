import { describe, expect, it } from 'vitest';
import type { Area, Spot, Stroke } from '../scene/types';
import type { Perspective } from '../wire/types';
import { type Change, changes, soundsOf } from './changes';

const INK: Stroke = { style: 'railway', points: [[50, 0], [50, 100]] };
const spot = (ref: string, more: Partial<Spot> = {}): Spot => ({
  ref, label: { code: 'g.spot', args: {} }, at: [0, 0], size: [100, 100], shape: 'cell', strokes: [], text: '', marks: [], count: null, badges: [], short: null, means: [], ...more,
});
const area = (kind: Area['kind'], spots: Spot[], strokes: Stroke[] = []): Area => ({ kind, label: { code: `g.${kind}`, args: {} }, size: [900, 900], spots, seat: null, strokes, rule: null, count: null, place: 'side', folds: false });

function view(areas: Area[], { points = 0, refs = [] as string[], acting = true, draft = [] as string[][], can = [] as string[] } = {}): Perspective {
  const sheets = [{ seat: 1, total: points, scored: true, lines: [{ code: 'loops', points, refs }] }];
  return { seat: 1, scene: { areas }, sheets, acting, draft, can } as unknown as Perspective;
}
const kinds = (found: readonly Change[]) => found.map((each) => ('manner' in each ? `${each.kind} ${each.manner}` : each.kind));

describe('what changed', () => {
  it('is nothing between equal views', () => {
    const one = view([area('board', [spot('a')]), area('tray', [spot('r1', { shape: 'die' })])]);
    const two = view([area('board', [spot('a')]), area('tray', [spot('r1', { shape: 'die' })])]);
    expect(changes(one, two)).toEqual([]);
  });

  it('is ink on a cell, drawn; not what is taken away', () => {
    const [empty, full] = [view([area('board', [spot('a')])]), view([area('board', [spot('a', { strokes: [INK] })])])];
    expect(kinds(changes(empty, full))).toEqual(['came draw']);
    expect(soundsOf(changes(empty, full))).toEqual(['draw']);
    expect(changes(full, empty)).toEqual([]);
  });

  it('is not what a step that is taken back had covered', () => {
    const covered = view([area('board', [spot('a')])], { draft: [['x', 'a']], can: ['undo'] });
    const seen = [area('board', [spot('a', { strokes: [INK] })])];
    expect(changes(covered, view(seen, { can: ['redo'] }))).toEqual([]);
    expect(kinds(changes(covered, view(seen)))).toEqual(['came draw']);
  });

  it('is not a mark', () => {
    const one = view([area('board', [spot('a', { strokes: [INK] })])]);
    expect(changes(one, view([area('board', [spot('a', { strokes: [INK], marks: ['new'] })])]))).toEqual([]);
  });

  it('is dice that show something else', () => {
    const die = (strokes: Stroke[], marks: string[] = []) => view([area('tray', [spot('r1', { shape: 'die', strokes, marks })])]);
    expect(soundsOf(changes(die([]), die([INK])))).toEqual(['roll']);
    expect(soundsOf(changes(die([INK], ['used']), die([INK])))).toEqual(['roll']);
    expect(kinds(changes(die([INK]), die([INK], ['used'])))).toEqual(['left']);
  });

  it('is a card from the hand to the board, and the next one', () => {
    const card = (ref: string) => spot(ref, { shape: 'card', strokes: [INK], text: ref });
    const before = view([area('tray', [card('x'), card('y')]), area('board', [spot('a')])]);
    const after = view([area('tray', [card('y'), card('z')]), area('board', [spot('a', { shape: 'card', strokes: [INK] })])]);
    expect(kinds(changes(before, after))).toEqual(['came slide', 'left', 'came slide']);
    expect(soundsOf(changes(before, after))).toEqual(['card']);
  });

  it('is a card more on a heap, and one less', () => {
    const heap = (count: number) => view([area('tray', [spot('red', { shape: 'card', text: 'R', count })])]);
    expect(kinds(changes(heap(1), heap(2)))).toEqual(['came slide']);
    expect(kinds(changes(heap(2), heap(1)))).toEqual(['left']);
  });

  it('is not that a card can be pointed at', () => {
    const card = (ref: string) => view([area('tray', [spot(ref, { shape: 'card', text: 'R' })])]);
    expect(changes(card(''), card('red'))).toEqual([]);
  });

  it('is a band that snaps', () => {
    const band: Stroke = { style: 'band1', points: [[0, 0], [100, 0], [50, 90], [0, 0]] };
    const found = changes(view([area('board', [spot('a', { shape: 'peg' })])]), view([area('board', [spot('a', { shape: 'peg' })], [band])]));
    expect(kinds(found)).toEqual(['printed snap']);
    expect(soundsOf(found)).toEqual(['band']);
  });

  it('is a plate with what lies on it, on a board that has grown', () => {
    const plate = (x: number): Stroke => ({ style: 'plate', points: [[x, 0], [x + 100, 0], [x + 100, 100], [x, 100], [x, 0]] });
    const laid = (ref: string, x: number) => spot(ref, { at: [x, 0], strokes: [INK] });
    const found = changes(view([area('board', [laid('a', 0)], [plate(0)])]), view([area('board', [laid('b', 0), laid('a', 100)], [plate(0), plate(100)])]));
    expect(found).toEqual([{ kind: 'printed', area: 'board g.board ', stroke: 0, manner: 'slide', sound: 'card', over: [0] }]);
  });

  it('is a line of the score that grew, with its new places', () => {
    const found = changes(view([], { points: 2, refs: ['a'] }), view([], { points: 5, refs: ['a', 'b'] }));
    expect(found).toEqual([{ kind: 'scored', seat: 1, code: 'loops', by: 3, refs: ['a', 'b'], fresh: ['b'] }]);
    expect(soundsOf(found)).toEqual(['score']);
    expect(changes(view([], { points: 5 }), view([], { points: 2 }))).toEqual([]);
  });

  it('is my turn', () => {
    expect(soundsOf(changes(view([], { acting: false }), view([])))).toEqual(['turn']);
  });
});
