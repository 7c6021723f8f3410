import { describe, expect, it } from 'vitest';
import { blocks, inline } from './markdown';

describe('markdown', () => {
  it('reads headings, paragraphs over several lines, lists with continued items', () => {
    const found = blocks('# A `b`\n\nOne\ntwo.\n\n- first\n  goes on\n- `a-b` second\n');
    expect(found.map((block) => block.kind)).toEqual(['heading', 'paragraph', 'list']);
    expect(found[1]).toEqual({ kind: 'paragraph', text: [{ kind: 'text', text: 'One two.' }] });
    expect(found[2]).toMatchObject({ ordered: false, items: [{ text: [{ text: 'first goes on' }], ruling: null }, { ruling: 'a-b' }] });
  });

  it('reads tables', () => {
    const [table] = blocks('| a | b |\n|---|---|\n| `1` | 2 |');
    expect(table).toMatchObject({ kind: 'table', head: [[{ text: 'a' }], [{ text: 'b' }]], rows: [[[{ kind: 'code', text: '1' }], [{ text: '2' }]]] });
  });

  it('reads code and keeps what looks like HTML as text', () => {
    expect(blocks('```\n<b> # x\n```')).toEqual([{ kind: 'code', text: '<b> # x' }]);
    expect(inline('<i>**x** [a-b]')).toEqual([{ kind: 'text', text: '<i>' }, { kind: 'bold', text: 'x' }, { kind: 'text', text: ' ' }, { kind: 'ruling', name: 'a-b' }]);
  });

  it('reads pictures on a line of their own', () => {
    const found = blocks('One\n![A cat.](scene:cat-1)\n- two\n![B](scene:b)\n![no](http://x)');
    expect(found.map((block) => block.kind)).toEqual(['paragraph', 'picture', 'list', 'picture', 'paragraph']);
    expect(found[1]).toEqual({ kind: 'picture', name: 'cat-1', about: 'A cat.' });
  });

  it('ends', () => {
    expect(() => blocks('|\n-\n#\n```\n1. x')).not.toThrow();
  });
});
