/** The browser draws the golden drawings, as paper does; `python -m tests.print.drawings` makes them anew. */
import { describe, expect, it } from 'vitest';
import golden from '../../../tests/golden/drawings.json';
import { COLOURS, FIELDS, LINES, SIGNS } from './looks';
import { body } from './paint';
import { pieces } from './strokes';
import type { Spot } from './types';

interface Case {
  readonly name: string;
  readonly cell: boolean;
  readonly spot: Spot;
  readonly paths: readonly { readonly only?: string }[];
  readonly words: readonly { readonly only: string }[];
}

const onScreen = ({ only }: { readonly only?: string }) => only !== 'paper';

describe('golden drawings', () => {
  it.each(golden as unknown as readonly Case[])('$name', ({ spot, cell, paths, words }) => {
    const drawn = [...body({ ...spot, label: { code: 'x', args: {} } }), ...pieces(spot.strokes, { badges: spot.badges, cell })];
    expect(drawn.filter(({ word }) => word === undefined)).toEqual(paths.filter(onScreen).map((path) => ({ z: 0, ...path })));
    const written = drawn.flatMap(({ word, at, size, fill, only = '' }) => (word === undefined ? [] : [{ word, at, size, fill, only }]));
    expect(written).toEqual(words.filter(onScreen));
  });

  it('are of all that games bring along', () => {
    const names = new Set((golden as unknown as readonly Case[]).map(({ name }) => name));
    for (const style of LINES.keys()) if (!/\d\d?$/.test(style)) expect(names).toContain(`line ${style} through`);
    for (const style of FIELDS.keys()) expect(names).toContain(`field ${style}`);
    for (const style of SIGNS.keys()) expect(names).toContain(`sign ${style}`);
    expect(COLOURS.size).toBeGreaterThan(0);
  });
});
