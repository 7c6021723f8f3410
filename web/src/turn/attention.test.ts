import { expect, test } from 'vitest';
import type { Summary } from '../wire/types';
import { Attention } from './attention';

const table = (id: string, yours: boolean, alone = false): Summary =>
  ({ id, game: 'g', yours, over: false, seats: alone ? [{ kind: 'person', mine: true }] : [{ kind: 'person', mine: true }, { kind: 'person', mine: false }] }) as unknown as Summary;

function watched() {
  const seen: string[] = [];
  const attention = new Attention({ icon: (turn) => seen.push(turn ? 'on' : 'off'), notify: (id) => seen.push(`notify ${id}`) });
  return { attention, seen };
}

test('the table of the page: the icon follows, and only a change is told', () => {
  const { attention, seen } = watched();
  attention.at('a', 'g', true);
  attention.at('a', 'g', false);
  attention.at('a', 'g', false);
  attention.at('a', 'g', true);
  attention.leave();
  expect(seen).toEqual(['on', 'off', 'notify a', 'on', 'off']);
});

test('other tables: what waited before is not told, what begins to wait is told once', () => {
  const { attention, seen } = watched();
  attention.noteTables([table('a', true), table('b', false)]);
  attention.noteTables([table('a', true), table('b', true)]);
  attention.noteTables([table('a', true), table('b', true)]);
  attention.noteTables([table('a', false), table('b', false)]);
  expect(seen).toEqual(['on', 'notify b', 'off']);
});

test('the table of the page is told of by the page alone', () => {
  const { attention, seen } = watched();
  attention.at('a', 'g', false);
  attention.noteTables([]);
  attention.noteTables([table('a', true)]);
  expect(seen).toEqual([]);
});

test('alone it is always my turn, and nobody waits', () => {
  const { attention, seen } = watched();
  attention.noteTables([]);
  attention.noteTables([table('a', true, true)]);
  expect(seen).toEqual([]);
});
