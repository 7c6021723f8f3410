// Checks the dice of a Byways record, by docs/fair-dice.md alone: node verify-dice.mjs RECORD
// Every roll of ink and every hand of trails is derived again from the record alone. Of the others it derives the numbers
// that are said to be behind each move: node verify-dice.mjs RECORD DICE, where DICE is the answer to
// GET /api/replays/{id}/dice. It shares no code with Byways.
import { createHash, createHmac } from 'node:crypto';
import { readFileSync } from 'node:fs';

const WORD = 1n << 64n;
const sha = (data) => createHash('sha256').update(data).digest();
const fail = (why) => {
  console.log(`BAD: ${why}`);
  process.exit(1);
};

/** Python writes half a surrogate pair as three bytes; JavaScript would replace it. */
function bytes(text) {
  const found = [];
  for (const letter of text) {
    const code = letter.codePointAt(0);
    if (code < 0xd800 || code > 0xdfff) found.push(...Buffer.from(letter));
    else found.push(0xe0 | (code >> 12), 0x80 | ((code >> 6) & 63), 0x80 | (code & 63));
  }
  return Buffer.from(found);
}

/** The numbers of one move of nature. */
class Numbers {
  words = [];
  block = 0;
  constructor(seed, mixed, move) {
    Object.assign(this, { key: bytes(seed), mixed, move });
  }
  below(bound) {
    const n = BigInt(bound);
    for (;;) {
      if (this.words.length === 0) {
        this.block += 1;
        const digest = createHmac('sha256', this.key).update(`byways-1|${this.mixed}|${this.move}|${this.block}`).digest();
        this.words = [0, 8, 16, 24].map((at) => digest.readBigUInt64BE(at));
      }
      const word = this.words.shift();
      if (word < WORD - (WORD % n)) return Number(word % n);
    }
  }
  pick(items) {
    return items[this.below(items.length)];
  }
  draw(bag, count) {
    const left = [...bag];
    return Array.from({ length: Math.min(count, left.length) }, () => left.splice(this.below(left.length), 1)[0]);
  }
}

// From numbers to moves: each gets the numbers, the words that were written, and what it remembers of the game.

const WHITE = ['hs', 'hc', 'ht', 'rs', 'rc', 'rt'];
const FACES = { w1: WHITE, w2: WHITE, w3: WHITE, w4: ['ov', 'ov', 'ss', 'ss', 'sc', 'sc'] };
const LAVA = ['cc', 'cc', 'st', 'by', 'rb', 'hb'];
const GAMES = {
  ink: (record) => {
    const plain = !record.options.draft;
    return (numbers, [head, ...words]) => {
      if (head === 'roll' && plain) return Object.values(FACES).map((faces) => numbers.pick(faces));
      if (head === 'lava') return [numbers.pick(LAVA), numbers.pick(LAVA)];
      if (head === 'meteor') return [numbers.pick(['n', 'e', 's', 'w', '*', '*']), numbers.pick(['1', '1', '1', '2', '2', '3'])];
      return plain ? [] : null;
    };
  },
  trails: (record) => {
    const names = ['t', 'u'].slice(0, record.options.decks ?? (record.seats > 4 ? 2 : 1)).flatMap((deck) =>
      Array.from({ length: 135 }, (_, i) => `${deck}${String(i + 1).padStart(3, '0')}`));
    let left = names;
    return (numbers, [head, seat, ...words]) => {
      if (head !== 'deal') return null;
      const hand = numbers.draw(left, words.length).sort();
      left = left.filter((card) => !hand.includes(card));
      return [seat, ...hand];
    };
  },
};

/** Reads a record, and whether it is whole. */
function read(text) {
  const rows = text.replaceAll('\r\n', '\n').replace(/\n$/, '').split('\n');
  const end = rows.pop();
  if (rows[0] !== 'byways record 1') fail('this is no record');
  if (end !== `end ${rows.length} ${sha(bytes(rows.map((row) => `${row}\n`).join(''))).toString('hex').slice(0, 16)}`) fail('it was changed or cut');
  const heads = { given: '0', salts: '[]', options: '{}' };
  const rolls = [];
  for (const row of rows.slice(1)) {
    const [name, ...rest] = row.split(' ');
    if (name === '*') rolls.push(rest);
    else if (!/^\d+$|^\|/.test(name)) heads[name] ??= rest.join(' ');
    if (['given', 'salts', 'options'].includes(name)) heads[name] = rest.join(' ');
  }
  const [salts, options, seed] = [heads.salts, heads.options, heads.seed ?? 'null'].map((each) => JSON.parse(each));
  return { game: heads.game, commitment: heads.commitment, seats: Number(heads.seats), given: Number(heads.given), salts, options, seed, rolls };
}

const [, , file, told] = process.argv;
const record = read(readFileSync(file, 'utf8'));
if (record.seed === null) fail('the seed is not published yet');
if (sha(bytes(record.seed)).toString('hex') !== record.commitment) fail('the seed is not the one that was promised');
const mixed = sha(Buffer.concat(record.salts.map((salt) => sha(bytes(salt))))).toString('hex');
const derive = GAMES[record.game]?.(record);
const draws = told === undefined ? null : JSON.parse(readFileSync(told, 'utf8')).rolls;
if (!derive && !draws) fail(`for ${record.game} the numbers are needed, too: GET /api/replays/{id}/dice`);
let moves = 0;
record.rolls.forEach((words, i) => {
  const numbers = new Numbers(record.seed, mixed, i + 1);
  const found = derive?.(numbers, words);
  if (i < record.given) return;
  if (found && found.join(' ') !== words.slice(1).join(' ')) fail(`move ${i + 1} of nature is ${words.join(' ')}, and should be ${found.join(' ')}`);
  if (draws) {
    const again = new Numbers(record.seed, mixed, i + 1);
    if (draws[i].path.join(' ') !== words.join(' ')) fail(`move ${i + 1} of nature is told otherwise`);
    for (const [bound, number] of draws[i].draws ?? []) if (again.below(bound) !== number) fail(`move ${i + 1} of nature has another number`);
  }
  if (found || draws) moves += 1;
});
const added = record.salts.filter((salt) => salt !== '').length;
console.log(`GOOD: ${moves} of ${record.rolls.length - record.given} moves of nature follow from the seed and from what ${added} seats added`);
