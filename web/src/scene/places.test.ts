import { describe, expect, it } from 'vitest';
import { Places } from './places';
import type { Spot } from './types';

const row = (letters: string): Spot[] =>
  [...letters].map((text) => ({ ref: text, label: { code: 'g.card', args: {} }, at: [0, 0], size: [100, 100], shape: 'card', strokes: [], text, marks: [], count: null, badges: [], short: null, means: [] }));

describe('places in a row', () => {
  it('stay while something is taken, and it comes back to its own', () => {
    const places = new Places();
    expect(places.lay(row('abcd'))).toEqual([0, 1, 2, 3]);
    expect(places.lay(row('bcd'))).toEqual([null, 0, 1, 2]);
    expect(places.lay(row('bd'))).toEqual([null, 0, null, 1]);
    expect(places.lay(row('bcd'))).toEqual([null, 0, 1, 2]);
  });

  it('lose the one that was touched of two that are alike', () => {
    const places = new Places();
    places.lay(row('abba'));
    places.touch(1);
    expect(places.lay(row('aba'))).toEqual([0, null, 1, 2]);
    expect(places.lay(row('abba'))).toEqual([0, 2, 1, 3]);
    places.touch(0);
    expect(places.lay(row('bba'))).toEqual([null, 0, 1, 2]);
  });

  it('are filled with what is new, then there are more of them', () => {
    const places = new Places();
    places.lay(row('abc'));
    expect(places.lay(row('cxyz'))).toEqual([1, 2, 0, 3]);
  });

  it('begin anew with another row', () => {
    const places = new Places();
    places.lay(row('abc'));
    expect(places.lay(row('xy'))).toEqual([0, 1]);
  });
});
