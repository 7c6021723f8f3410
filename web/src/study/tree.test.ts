import { describe, expect, it } from 'vitest';
import type { Entry } from '../wire/types';
import { change, cut, NOTHING, remarkAt, toggleArrow, toggleMark, waysFrom, type Remarks } from './tree';

const move = (word: string): Entry => ({ seat: 1, path: word.split(' ') });
const [a, b, c, d] = ['a 1', 'b', 'c', 'd'].map(move) as [Entry, Entry, Entry, Entry];
const say = (text: string) => (remark: typeof NOTHING) => ({ ...remark, text });
const words = (entries: readonly Entry[]) => entries.map((each) => each.path.join(' '));

describe('a study', () => {
  it('grows where something is remarked', () => {
    let remarks: Remarks = [];
    remarks = change(remarks, { move: 7, tried: [] }, say('game'));
    remarks = change(remarks, { move: 3, tried: [a, b] }, say('tried'));
    remarks = change(remarks, { move: 3, tried: [a, c] }, say('or this'));
    remarks = change(remarks, { move: 3, tried: [d] }, say(''));
    expect(remarks.map(([number]) => number)).toEqual([3, 7]);
    expect(remarkAt(remarks, { move: 3, tried: [a, b] }).text).toBe('tried');
    expect(remarkAt(remarks, { move: 3, tried: [a, c] }).text).toBe('or this');
    expect(remarkAt(remarks, { move: 3, tried: [b] })).toBe(NOTHING);
    expect(words(waysFrom(remarks, { move: 3, tried: [] }))).toEqual(['a 1', 'd']);
    expect(words(waysFrom(remarks, { move: 3, tried: [a] }))).toEqual(['b', 'c']);
    // What goes on at its end is no variation of its own.
    expect(remarks[0]![1].variations[0]!.moves).toHaveLength(2);
  });

  it('loses a move with all that comes after it', () => {
    const full = [[a, b, c], [a, b, d], [d]].reduce<Remarks>((found, tried) => change(found, { move: 0, tried }, say('x')), []);
    expect(words(waysFrom(cut(full, { move: 0, tried: [a, b] }), { move: 0, tried: [a] }))).toEqual([]);
    const without = cut(full, { move: 0, tried: [a, b, d] });
    expect(words(waysFrom(without, { move: 0, tried: [a, b] }))).toEqual(['c']);
    expect(words(waysFrom(cut(full, { move: 0, tried: [a] }), { move: 0, tried: [] }))).toEqual(['d']);
    expect(cut(cut(full, { move: 0, tried: [a] }), { move: 0, tried: [d] })).toEqual([]);
    expect(cut(full, { move: 0, tried: [] })).toBe(full);
  });

  it('takes a mark or an arrow away that is drawn twice, and forgets what is empty', () => {
    const mark = { board: 1, place: 'c3' };
    const arrow = { board: 1, start: 'c3', end: 'd4' };
    expect(toggleMark(toggleMark(NOTHING, mark), { ...mark }).marks).toEqual([]);
    expect(toggleArrow(toggleArrow(NOTHING, arrow), { ...arrow, end: 'd5' }).arrows).toHaveLength(2);
    const trail = { move: 2, tried: [] };
    const marked = change([], trail, (remark) => toggleMark(remark, mark));
    expect(change(marked, trail, (remark) => toggleMark(remark, mark))).toEqual([]);
  });
});
