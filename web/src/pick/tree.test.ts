import { describe, expect, it } from 'vitest';
import { choicesIn } from './tree';
import { treeOf } from './tree.fixture';

describe('a tree of moves', () => {
  const tree = treeOf(['a b c', 'a b', 'd b c', 'e'].map((move) => move.split(' ')));

  it('tells what comes next, and what is a move', () => {
    expect(choicesIn(tree, [])).toEqual({ next: ['a', 'd', 'e'], complete: false });
    expect(choicesIn(tree, ['a', 'b'])).toEqual({ next: ['c'], complete: true });
    expect(choicesIn(tree, ['d', 'b'])).toEqual({ next: ['c'], complete: false });
    expect(choicesIn(tree, ['e'])).toEqual({ next: [], complete: true });
  });

  it('leads nowhere from what is no move', () => {
    for (const path of [['b'], ['a', 'c'], ['e', 'e'], ['']]) expect(choicesIn(tree, path)).toEqual({ next: [], complete: false });
    expect(choicesIn({ nodes: [[]] }, [])).toEqual({ next: [], complete: false });
  });
});

describe('words in any order', () => {
  const tree = { nodes: [[[-2, 'x y'], [-2, 'y z w'], [-2, 'y']], [[0, 'go']]] } as const;

  it('narrow down the moves that name them all', () => {
    expect(choicesIn(tree, ['go'])).toEqual({ next: ['w', 'x', 'y', 'z'], complete: false });
    expect(choicesIn(tree, ['go', 'y'])).toEqual({ next: ['w', 'x', 'z'], complete: true });
    expect(choicesIn(tree, ['go', 'z'])).toEqual({ next: ['w', 'y'], complete: false });
    expect(choicesIn(tree, ['go', 'w', 'z', 'y'])).toEqual({ next: [], complete: true });
  });

  it('are named once, and not with those of another move', () => {
    for (const path of [['go', 'y', 'y'], ['go', 'x', 'z']]) expect(choicesIn(tree, path)).toEqual({ next: [], complete: false });
  });
});
