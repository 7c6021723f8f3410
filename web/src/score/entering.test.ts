import { describe, expect, it } from 'vitest';
import type { Offer } from '../wire/types';
import { beginning, current, next, shared } from './entering';

const offer = (entries: readonly string[], fits: number): Offer => ({
  spot: { ref: 'x', label: { code: 'x', args: {} }, at: [0, 0], size: [100, 100], shape: 'die', strokes: [], text: '', marks: [], count: null, badges: [], short: null, means: [] },
  entries,
  fits,
});

describe('a board that is entered', () => {
  it('is kept in the address, letter by letter', () => {
    for (const text of ['b1=H-H- c2=-H-H', 'a 0,-1*| +&%', '']) expect(beginning(shared('/score/x', text).slice('/score/x'.length))).toBe(text);
    expect(shared('/score/x', '  ')).toBe('/score/x');
  });

  it('knows what is entered already', () => {
    const [one, two] = [offer(['a=1'], 1), offer(['a=2', 'a=3'], 1)];
    expect(current([one, two], 'b=1\na=3')).toEqual({ offer: two, entry: 'a=3' });
    expect(current([one, two], 'ba=1')).toBeNull();
  });

  it('turns a piece through the ways that fit, or through all', () => {
    expect(next(offer(['a', 'b', 'c'], 2), 'a')).toBe('b');
    expect(next(offer(['a', 'b', 'c'], 2), 'b')).toBe('a');
    expect(next(offer(['a', 'b', 'c'], 2), 'c')).toBe('a');
    expect(next(offer(['a', 'b', 'c'], 0), 'b')).toBe('c');
  });
});
