/** Derives nature's numbers again from a record alone, as docs/fair-dice.md says. Asks the server for nothing. */

import { bytes, commitment, sha256 } from '../wire/digest';
import { hex } from '../wire/keys';
import type { Added } from '../wire/salts';
import type { Roll } from '../wire/types';

/** A record as far as the dice need it. */
export interface DiceRecord {
  readonly commitment: string;
  readonly seed: string | null;
  readonly salts: readonly string[];
  readonly given: number;
  /** Nature's moves, as they are written. */
  readonly rolls: readonly string[];
}

export type Fault =
  /** The record cannot be read, or was changed after it was written. */
  | { readonly what: 'record'; readonly line: number }
  | { readonly what: 'promise' }
  /** What this browser added, or what others promised to add, is not in the record. */
  | { readonly what: 'salts' }
  | { readonly what: 'count'; readonly told: number; readonly written: number }
  /** The move that the numbers stand for is not the one in the record. */
  | { readonly what: 'roll'; readonly roll: number; readonly written: string }
  | { readonly what: 'number'; readonly roll: number; readonly draw: number; readonly told: number; readonly derived: number };

export type Verdict =
  | { readonly good: true; readonly seeded: boolean; readonly rolls: number; readonly numbers: number; readonly given: number }
  | { readonly good: false; readonly fault: Fault };

export class BadRecord extends Error {
  constructor(readonly line: number) {
    super(`line ${line}`);
  }
}

/** Gets what the players added, as one word. */
export async function mixed(salts: readonly string[]): Promise<string> {
  const digests = await Promise.all(salts.map((salt) => sha256(bytes(salt))));
  const all = new Uint8Array(32 * digests.length);
  digests.forEach((digest, i) => all.set(digest, 32 * i));
  return hex(await sha256(all));
}

const WORD = 1n << 64n;

/** The numbers for one move of nature. */
export class Numbers {
  private block = 0;
  private words: bigint[] = [];

  constructor(
    private readonly key: CryptoKey,
    private readonly mix: string,
    private readonly move: number,
  ) {}

  /** Gets the next number below a bound, skipping what would favour the low ones. */
  async below(bound: bigint): Promise<bigint> {
    const ceiling = WORD - (WORD % bound);
    for (;;) {
      const word = await this.next();
      if (word < ceiling) return word % bound;
    }
  }

  private async next(): Promise<bigint> {
    if (this.words.length === 0) {
      this.block += 1;
      const message = bytes(`byways-1|${this.mix}|${this.move}|${this.block}`);
      const view = new DataView(await crypto.subtle.sign('HMAC', this.key, message));
      this.words = [0, 8, 16, 24].map((at) => view.getBigUint64(at));
    }
    return this.words.shift()!;
  }
}

/** Gets the key that signs every block. */
export function signer(seed: string): Promise<CryptoKey> {
  const raw = bytes(seed);
  // A key of no bytes is the same as one of zeros, which every browser takes.
  return crypto.subtle.importKey('raw', raw.length > 0 ? raw : new Uint8Array(64), { name: 'HMAC', hash: 'SHA-256' }, false, ['sign']);
}

/** Reads what the dice need from a record, and whether it is whole. */
export async function read(text: string): Promise<DiceRecord> {
  const rows = text.replaceAll('\r\n', '\n').replace(/\n$/, '').split('\n');
  const end = rows.pop() ?? '';
  if (rows[0] !== 'byways record 1') throw new BadRecord(1);
  const digest = hex(await sha256(bytes(rows.map((row) => `${row}\n`).join('')))).slice(0, 16);
  if (end !== `end ${rows.length} ${digest}`) throw new BadRecord(rows.length + 1);
  const heads = new Map<string, string>();
  const rolls: string[] = [];
  let seed: string | null = null;
  /** Within so many variations: what was tried there was never rolled. */
  let deep = 0;
  rows.slice(1).forEach((row, i) => {
    if (row === '(') deep++;
    else if (row === ')') deep--;
    if (deep > 0) return;
    const [name = ''] = row.split(' ', 1);
    const rest = row.slice(name.length + 1);
    if (name === '*') rolls.push(rest);
    else if (name === 'seed') seed = json(rest, i + 2, (value) => typeof value === 'string');
    else if (!/^\d+$/.test(name)) heads.set(name, rest);
  });
  const salts: string[] = json(heads.get('salts') ?? '[]', 1, (value) => Array.isArray(value) && value.every((each) => typeof each === 'string'));
  return { commitment: heads.get('commitment') ?? '', seed, salts, given: Number(heads.get('given') ?? 0), rolls };
}

function json<T>(text: string, line: number, fits: (value: unknown) => boolean): T {
  try {
    const value: unknown = JSON.parse(text);
    if (fits(value)) return value as T;
  } catch {
    // Said below.
  }
  throw new BadRecord(line);
}

/**
 * Checks a record against its promise, and the numbers that somebody says are behind its rolls. *promised* is the
 * promise as it was seen while the game was played, if it was; *mine* what was added then to joint dice.
 */
export async function verify(text: string, told: readonly Roll[], promised: string | null = null, mine: Added | null = null): Promise<Verdict> {
  let record: DiceRecord;
  try {
    record = await read(text);
  } catch (caught) {
    if (caught instanceof BadRecord) return bad({ what: 'record', line: caught.line });
    throw caught;
  }
  if (promised !== null && promised !== record.commitment) return bad({ what: 'promise' });
  if (mine?.seen && !(await isAdded(record.salts, mine))) return bad({ what: 'salts' });
  if (told.length !== record.rolls.length) return bad({ what: 'count', told: told.length, written: record.rolls.length });
  const given = Math.min(record.given, told.length);
  if (record.seed === null) return { good: true, seeded: false, rolls: 0, numbers: 0, given };
  if ((await commitment(record.seed)) !== record.commitment) return bad({ what: 'promise' });
  const [key, mix] = await Promise.all([signer(record.seed), mixed(record.salts)]);
  let count = 0;
  for (const [i, roll] of told.entries()) {
    if (roll.path.join(' ') !== record.rolls[i]) return bad({ what: 'roll', roll: i + 1, written: record.rolls[i]! });
    if (i < given) continue;
    if (roll.draws === null) return bad({ what: 'count', told: 0, written: record.rolls.length - given });
    const numbers = new Numbers(key, mix, i + 1);
    for (const [k, [bound, number]] of roll.draws.entries()) {
      const derived = bound >= 1 ? Number(await numbers.below(BigInt(bound))) : -1;
      if (derived !== number) return bad({ what: 'number', roll: i + 1, draw: k + 1, told: number, derived });
      count += 1;
    }
  }
  return { good: true, seeded: true, rolls: told.length - given, numbers: count, given };
}

/** Whether just that was added which was seen, by everybody what they had promised, or nothing. */
async function isAdded(salts: readonly string[], { own, seen }: Added): Promise<boolean> {
  if (salts.length !== seen?.salts.length || salts.some((salt, i) => salt !== seen.salts[i])) return false;
  if (salts.some((salt, i) => salt !== '' && own[String(i + 1)] !== undefined && own[String(i + 1)] !== salt)) return false;
  const promises = await Promise.all(salts.map(commitment));
  return salts.every((salt, i) => salt === '' || promises[i] === seen.pledges[i]);
}

const bad = (fault: Fault): Verdict => ({ good: false, fault });
