import { describe, expect, it } from 'vitest';
import { counted, wordsOf } from './telling';

describe('what is told of real dice', () => {
  it('may be parted by anything and needs no head', () => {
    expect(wordsOf('  a, b;c\n', ['roll'])).toEqual(['a', 'b', 'c']);
    expect(wordsOf('roll a b', ['roll'])).toEqual(['a', 'b']);
    expect(wordsOf('deal 1 a', ['deal', '1'])).toEqual(['a']);
  });

  it('keeps a head that is another one, so that it can be refused', () => {
    expect(wordsOf('deal 2 a', ['deal', '1'])).toEqual(['deal', '2', 'a']);
    expect(wordsOf('', ['roll'])).toEqual([]);
  });

  it('is counted word by word', () => {
    expect([...counted(['a', 'b', 'a'])]).toEqual([
      ['a', 2],
      ['b', 1],
    ]);
  });
});
