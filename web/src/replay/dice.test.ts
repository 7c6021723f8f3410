import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { bytes, commitment } from '../wire/digest';
import { mixed, Numbers, read, signer, verify } from './dice';
import type { Roll } from '../wire/types';

interface Vectors {
  readonly numbers: readonly {
    readonly seed: string;
    readonly salts: readonly string[];
    readonly move: number;
    readonly commitment: string;
    readonly draws: readonly (readonly [string, string])[];
  }[];
  readonly games: readonly { readonly record: string; readonly rolls: readonly Roll[] }[];
}

// Written by tests/kernel/vectors.py, from the server's own dice.
const vectors = JSON.parse(readFileSync(new URL('../../../tests/golden/dice.json', import.meta.url), 'utf8')) as Vectors;

async function sealed(rows: readonly string[]): Promise<string> {
  const text = rows.map((row) => `${row}\n`).join('');
  const digest = await crypto.subtle.digest('SHA-256', bytes(text));
  const hex = Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
  return `${text}end ${rows.length} ${hex.slice(0, 16)}\n`;
}

const linesOf = (record: string): string[] => record.trimEnd().split('\n').slice(0, -1);

describe('the numbers', () => {
  it.each(vectors.numbers)('come out as on the server: $seed $salts $move', async ({ seed, salts, move, draws, commitment: promised }) => {
    expect(await commitment(seed)).toBe(promised);
    const numbers = new Numbers(await signer(seed), await mixed(salts), move);
    for (const [bound, number] of draws) expect(await numbers.below(BigInt(bound))).toBe(BigInt(number));
  });

  it('are those of the example in docs/fair-dice.md', async () => {
    expect(await mixed([])).toBe('e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855');
  });
});

describe.each(vectors.games)('a finished game', ({ record, rolls }) => {
  it('is found good', async () => {
    const numbers = rolls.reduce((sum, roll) => sum + (roll.draws?.length ?? 0), 0);
    expect(await verify(record, rolls)).toEqual({ good: true, seeded: true, rolls: rolls.length, numbers, given: 0 });
  });

  it('is found good with comments, whatever was rolled in variations', async () => {
    const rows = linesOf(record);
    const at = rows.findIndex((row) => row.startsWith('* ')) + 1;
    const remarks = ['; a * roll', 'mark 1 c3', '(', '* roll anything', '; seed "no"', '(', '* more', ')', ')'];
    const commented = await sealed([...rows.slice(0, at), ...remarks, ...rows.slice(at)]);
    expect(await verify(commented, rolls)).toMatchObject({ good: true, rolls: rolls.length });
  });

  it('is found out if a line was changed', async () => {
    const changed = record.replace('\n* ', '\n*  ');
    expect(await verify(changed, rolls)).toMatchObject({ good: false, fault: { what: 'record' } });
  });

  it('is found out if the seed was changed', async () => {
    const rows = linesOf(record).map((row) => (row.startsWith('seed ') ? 'seed "another"' : row));
    expect(await verify(await sealed(rows), rolls)).toEqual({ good: false, fault: { what: 'promise' } });
  });

  it('is found out if it promised something else before', async () => {
    const { commitment: promised } = await read(record);
    expect(await verify(record, rolls, promised)).toMatchObject({ good: true });
    expect(await verify(record, rolls, await commitment('other'))).toEqual({ good: false, fault: { what: 'promise' } });
  });

  it('is found out if seed and promise were changed', async () => {
    const promised = await commitment('another');
    const rows = linesOf(record).map((row) =>
      row.startsWith('seed ') ? 'seed "another"' : row.startsWith('commitment ') ? `commitment ${promised}` : row,
    );
    expect(await verify(await sealed(rows), rolls)).toMatchObject({ good: false, fault: { what: 'number', roll: 1 } });
  });

  it('is found out if a roll was left out, added or exchanged', async () => {
    expect(await verify(record, rolls.slice(1))).toMatchObject({ good: false, fault: { what: 'count' } });
    const at = linesOf(record).findIndex((row) => row.startsWith('* '));
    const less = linesOf(record).filter((_, i) => i !== at);
    expect(await verify(await sealed(less), rolls)).toMatchObject({ good: false, fault: { what: 'count' } });
    const other = linesOf(record).map((row, i) => (i === at ? `${row} x` : row));
    expect(await verify(await sealed(other), rolls)).toMatchObject({ good: false, fault: { what: 'roll', roll: 1 } });
  });

  it('is found out if a number was changed', async () => {
    const last = rolls.findLastIndex((roll) => (roll.draws?.length ?? 0) > 0);
    const draws = rolls[last]!.draws!;
    const [bound, number] = draws[0]!;
    const changed: Roll[] = rolls.map((roll, i) =>
      i === last ? { ...roll, draws: [[bound, (number + 1) % (bound + 1)], ...draws.slice(1)] } : roll,
    );
    expect(await verify(record, changed)).toEqual({
      good: false,
      fault: { what: 'number', roll: last + 1, draw: 1, told: (number + 1) % (bound + 1), derived: number },
    });
  });

  it('says what was given', async () => {
    const rows = linesOf(record);
    const at = rows.findIndex((row) => row.startsWith('commitment '));
    const given = await sealed([...rows.slice(0, at + 1), 'given 1', ...rows.slice(at + 1)]);
    expect(await verify(given, rolls)).toMatchObject({ good: true, given: 1, rolls: rolls.length - 1 });
  });

  it('waits for a seed that is not published yet', async () => {
    const open = await sealed(linesOf(record).filter((row) => !row.startsWith('seed ')));
    expect(await verify(open, rolls)).toMatchObject({ good: true, seeded: false });
  });
});

describe('what was added to joint dice', () => {
  const [{ record, rolls }] = vectors.games as [Vectors['games'][number]];

  it('has to be in the record as it was seen and promised', async () => {
    const rows = linesOf(record);
    const at = rows.findIndex((row) => row.startsWith('commitment '));
    const joint = await sealed([...rows.slice(0, at + 1), 'salts ["mine",""]', ...rows.slice(at + 1)]);
    const pledges = [await commitment('mine'), await commitment('left out')];
    const seen = { pledges, salts: ['mine', ''] };
    const judge = (own: { [seat: string]: string }, what: typeof seen) => verify(joint, rolls, null, { own, seen: what });
    // The salts are good, so it gets as far as the numbers, which were derived without any.
    expect(await judge({ 1: 'mine' }, seen)).toMatchObject({ fault: { what: 'number' } });
    for (const [own, what] of [
      [{ 1: 'other' }, seen],
      [{ 1: 'mine' }, { ...seen, salts: ['mine', 'told'] }],
      [{ 1: 'mine' }, { ...seen, pledges: [pledges[1]!, pledges[0]!] }],
    ] as const) {
      expect(await judge(own as { [seat: string]: string }, what as typeof seen)).toEqual({ good: false, fault: { what: 'salts' } });
    }
  });
});

describe('what is no record', () => {
  it.each(['', 'x', 'byways record 1', 'byways record 1\nend 1 0'])('is said: %j', async (text) => {
    await expect(read(text)).rejects.toThrow();
    expect(await verify(text, [])).toMatchObject({ good: false, fault: { what: 'record' } });
  });
});
