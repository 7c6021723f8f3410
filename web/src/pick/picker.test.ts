import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { Picker, type Words } from './picker';
import { treeOf } from './tree.fixture';

const WORDS: Words = {
  ghosts: new Set(['H-', '-H', 'HH']),
  board: new Set(['a1', 'a2', 'a3', 'b1']),
  buttons: new Set(['rise', 'take', 'fly', 'north', 'done']),
  means: new Map([['b1', ['north']]]),
  verbs: new Set(),
  endings: new Set(['done']),
};

const LEGAL = [
  'w1 a1 H-', 'w1 a1 -H', 'w1 a2 HH', 'w2 a1 HH', 'w2 b1 H-',
  'rise b1', 'take red', 'take blue', 'fly north', 'pay red', 'pay red red', 'done',
].map((line) => line.split(' '));

class Fake {
  played: string[] = [];
  explained: string[] = [];
  asked: string[] = [];
  confirms = true;
  harmless = true;
  slow: (() => void)[] | null = null;
  picker = new Picker({
    choices: async (picked) => {
      this.asked.push(picked.join(' '));
      if (this.slow) await new Promise<void>((resolve) => this.slow?.push(resolve));
      return choices(picked);
    },
    why: async (picked) => [{ code: this.reason(picked), args: {}, refs: picked.slice(-1) }],
    confirms: () => this.confirms,
    harmless: async () => this.harmless,
    play: (path) => this.played.push(path.join(' ')),
    explain: (reasons) => this.explained.push(reasons.map((reason) => `${reason.code} ${reason.refs}`).join()),
    change: () => undefined,
  });
  /** What is said of words that cannot follow each other. */
  reason = (picked: readonly string[]): string => (picked.length > 1 ? 'no.fit' : 'match.no_such_action');
}

function choices(picked: readonly string[]) {
  const within = LEGAL.filter((path) => picked.every((word, i) => path[i] === word));
  const next = [...new Set(within.flatMap((path) => path[picked.length] ?? []))];
  return { next: next.sort(), complete: within.some((path) => path.length === picked.length) };
}

let fake: Fake;
let picker: Picker;

function begin(told: boolean): void {
  fake = new Fake();
  picker = fake.picker;
  picker.reset(choices([]).next, WORDS, told ? treeOf(LEGAL) : null);
}

describe.each([['asked word by word', false], ['told at once', true]] as const)('%s:', (_, told) => {
  beforeEach(() => begin(told));

  describe('picking', () => {
    it('lights up first words, then exactly the legal places', async () => {
      expect([...picker.lit]).toEqual(['done', 'fly', 'pay', 'rise', 'take', 'w1', 'w2']);
      await picker.tap('w1');
      expect([...picker.lit]).toEqual(['a1', 'a2']);
      expect(picker.ready).toBe(false);
    });

    it('shows a ghost at the place, turns through the legal ways and plays what is shown', async () => {
      await picker.tap('w1');
      await picker.tap('a1');
      expect([picker.place, picker.ghost, picker.turns]).toEqual(['a1', '-H', [1, 2]]);
      await picker.tap('a1');
      expect(picker.ghost).toBe('H-');
      picker.turn(1);
      expect(picker.ghost).toBe('-H');
      picker.turn(-1);
      await picker.accept();
      expect(fake.played).toEqual(['w1 a1 H-']);
      expect(picker.empty).toBe(true);
    });

    it('moves the ghost to another legal place', async () => {
      await picker.tap('w1');
      await picker.tap('a1');
      expect([...picker.lit]).toEqual(['a2']);
      await picker.tap('a2');
      expect(picker.path).toEqual(['w1', 'a2', 'HH']);
    });

    it('keeps the only way as a ghost until it is accepted', async () => {
      await picker.tap('w1');
      await picker.tap('a2');
      expect([picker.ghost, picker.turns, fake.played]).toEqual(['HH', [1, 1], []]);
      await picker.accept();
      expect(fake.played).toEqual(['w1 a2 HH']);
    });

    it('starts again with another first word', async () => {
      await picker.tap('w1');
      await picker.tap('a1');
      await picker.tap('w2');
      expect(picker.picked).toEqual(['w2']);
      expect([...picker.lit]).toEqual(['a1', 'b1']);
    });

    it('lets go of a word that is pointed at again', async () => {
      await picker.tap('w1');
      await picker.tap('w1');
      expect(picker.empty).toBe(true);
      await picker.tap('w1');
      await picker.tap('a2');
      await picker.tap('a2');
      expect(picker.picked).toEqual(['w1']);
      await picker.tap('a1');
      await picker.tap('w1');
      expect(picker.empty).toBe(true);
    });

    it('cancels', async () => {
      await picker.tap('w1');
      await picker.tap('a1');
      picker.cancel();
      expect([picker.picked, picker.ghost]).toEqual([[], null]);
    });
  });

  describe('finishing', () => {
    it('plays a button that is a whole move at once', async () => {
      await picker.tap('done');
      expect(fake.played).toEqual(['done']);
    });

    it('picks the only continuation by itself, but waits to be accepted', async () => {
      await picker.tap('fly');
      expect([picker.picked, picker.ready, fake.played]).toEqual([['fly', 'north'], true, []]);
      await picker.accept();
      expect(fake.played).toEqual(['fly north']);
    });

    it('lets go of the word and what was added to it together', async () => {
      await picker.tap('rise');
      expect(picker.picked).toEqual(['rise', 'b1']);
      await picker.tap('rise');
      expect(picker.empty).toBe(true);
    });

    it('keeps what was added when it is pointed at, and lets go of it the second time', async () => {
      await picker.tap('rise');
      await picker.tap('b1');
      expect([picker.picked, picker.ready]).toEqual([['rise', 'b1'], true]);
      await picker.tap('b1');
      expect(picker.empty).toBe(true);
    });

    it('can stop or go on where a move is also the start of another', async () => {
      await picker.tap('pay');
      expect([picker.picked, picker.ready, [...picker.lit]]).toEqual([['pay', 'red'], true, ['red']]);
      await picker.accept();
      expect(fake.played).toEqual(['pay red']);
      await picker.tap('pay');
      await picker.tap('red');
      expect(picker.picked).toEqual(['pay', 'red', 'red']);
      await picker.accept();
      expect(fake.played).toEqual(['pay red', 'pay red red']);
    });

    it('accepts nothing that is not a move', async () => {
      await picker.tap('take');
      await picker.accept();
      expect(fake.played).toEqual([]);
    });
  });

  describe('the place first', () => {
    it('offers what could go there', async () => {
      await picker.tap('a1');
      expect([picker.picked, [...picker.lit]]).toEqual([['a1'], ['w1', 'w2']]);
      expect(fake.asked).not.toContain('done');
      if (told) expect(fake.asked).toEqual([]);
      await picker.tap('w2');
      expect([picker.path, picker.ghost]).toEqual([['w2', 'a1', 'HH'], 'HH']);
    });

    it('takes the only thing that could go there', async () => {
      await picker.tap('a2');
      expect(picker.path).toEqual(['w1', 'a2', 'HH']);
    });

    it('plays the only thing that could go there with a second tap, as nobody has chosen it', async () => {
      fake.confirms = false;
      await picker.tap('a2');
      expect(fake.played).toEqual([]);
      await picker.tap('a2');
      expect(fake.played).toEqual(['w1 a2 HH']);
    });

    it('forgets the place when something else is pointed at', async () => {
      await picker.tap('a1');
      await picker.tap('a1');
      expect(picker.empty).toBe(true);
      await picker.tap('a1');
      await picker.tap('take');
      expect(picker.picked).toEqual(['take']);
    });

    it('says why nothing can go there', async () => {
      await picker.tap('a3');
      expect(fake.explained).toEqual(['no.fit a3']);
      expect(picker.empty).toBe(true);
    });
  });

  describe('refusing', () => {
    it('says why a place is not allowed and keeps what is picked', async () => {
      await picker.tap('w1');
      await picker.tap('b1');
      expect(fake.explained).toEqual(['no.fit b1']);
      expect(picker.picked).toEqual(['w1']);
    });

    it('says why what has a place cannot lie elsewhere, and keeps it', async () => {
      fake.reason = (picked) => (picked.length === 2 ? 'no.fit' : 'match.no_such_action');
      await picker.tap('w1');
      await picker.tap('a1');
      await picker.tap('b1');
      expect([picker.picked, fake.explained]).toEqual([['w1', 'a1'], ['no.fit b1']]);
    });

    it('says why a button is not allowed now', async () => {
      await picker.tap('north');
      expect(fake.explained).toEqual(['match.no_such_action north']);
    });
  });

  describe('words with only one way to them', () => {
    const TOLL = ['toll gate coin', 'toll gate note', 'rest'].map((line) => line.split(' '));

    beforeEach(() => {
      LEGAL.push(...TOLL);
      picker.reset(['toll', 'rest'], WORDS, told ? treeOf(LEGAL) : null);
    });
    afterEach(() => void LEGAL.splice(-TOLL.length));

    it('are pointed at without the words before them', async () => {
      await picker.tap('note');
      expect([picker.picked, picker.ready]).toEqual([['toll', 'gate', 'note'], true]);
    });

    it('say what is wrong with them where they would stand, or else what is wrong with them at all', async () => {
      await picker.tap('button');
      fake.reason = (picked) => (picked.length > 2 ? 'match.no_such_action' : 'no.gate');
      await picker.tap('a3');
      expect(fake.explained).toEqual(['no.fit button', 'no.gate a3']);
    });
  });

  describe('a word that nothing picked leads to', () => {
    beforeEach(() => {
      fake.reason = (picked) => (picked[0] === 'take' && picked.length > 1 ? 'match.no_such_action' : 'no.fit');
    });

    it('begins what it does belong to', async () => {
      await picker.tap('take');
      await picker.tap('a2');
      expect([picker.path, fake.explained]).toEqual([['w1', 'a2', 'HH'], []]);
    });

    it('is refused for the reason of what it would belong to, and keeps what is picked', async () => {
      await picker.tap('take');
      await picker.tap('a3');
      expect([picker.picked, fake.explained]).toEqual([['take'], ['no.fit a3']]);
    });
  });

  describe('a first word that is not allowed', () => {
    it('is refused for its own reason', async () => {
      fake.reason = (picked) => (picked.length > 1 ? 'match.no_such_action' : 'no.more');
      await picker.tap('w9');
      await picker.tap('w1');
      await picker.tap('w9');
      expect([picker.picked, fake.explained]).toEqual([['w1'], ['no.more w9', 'no.more w9']]);
    });
  });
});

describe('what is told at once', () => {
  beforeEach(() => begin(true));

  it('lights up, is turned and played before anything else happens', () => {
    void picker.tap('w1');
    expect([...picker.lit]).toEqual(['a1', 'a2']);
    void picker.tap('a1');
    picker.turn(1);
    void picker.accept();
    expect([fake.played, fake.asked]).toEqual([['w1 a1 H-'], []]);
  });
});

describe('answers that come late', () => {
  beforeEach(() => begin(false));

  it('are left out when something else was picked meanwhile', async () => {
    fake.slow = [];
    const first = picker.tap('w1');
    const second = picker.tap('w2');
    fake.slow[1]?.();
    await second;
    fake.slow[0]?.();
    await first;
    expect(picker.picked).toEqual(['w2']);
  });

  it('are left out after a new position', async () => {
    fake.slow = [];
    const first = picker.tap('w1');
    picker.reset(['w2'], WORDS);
    fake.slow[0]?.();
    await first;
    expect(picker.picked).toEqual([]);
  });
});

it.each([false, true])('the only piece goes without saying: where it can go is lit, too (told at once: %s)', async (told) => {
  begin(told);
  const own = LEGAL.filter(([first]) => first === 'w1' || first === 'done');
  picker.reset(['w1', 'done'], WORDS, told ? treeOf(own) : null);
  await new Promise((resolve) => setTimeout(resolve));
  expect([...picker.lit].sort()).toEqual(['a1', 'a2', 'done', 'w1']);
  await picker.tap('a1');
  expect(picker.picked).toEqual(['w1', 'a1']);
});

describe.each([['asked word by word', false], ['told at once', true]] as const)('verbs that go without saying, %s:', (_, told) => {
  beforeEach(async () => {
    begin(told);
    picker.reset(choices([]).next, { ...WORDS, verbs: new Set(['take', 'pay', 'fly', 'rise']) }, told ? treeOf(LEGAL) : null);
    await new Promise((resolve) => setTimeout(resolve));
  });

  it('are not lit; what may follow them is', () => {
    expect([...picker.lit].sort()).toEqual(['b1', 'blue', 'done', 'north', 'red', 'w1', 'w2']);
  });

  it('are picked with the thing that is pointed at', async () => {
    await picker.tap('blue');
    expect(picker.path).toEqual(['take', 'blue']);
    await picker.accept();
    expect(fake.played).toEqual(['take blue']);
  });

  it('are told what is wrong with a place alone, not beside another that nobody has picked', async () => {
    const asked: string[] = [];
    fake.reason = (picked) => (asked.push(picked.join(' ')), 'no.fit');
    await picker.tap('a3');
    expect(asked).toContain('rise a3');
    expect(asked).not.toContain('rise b1 a3');
  });

  it('are let go with it', async () => {
    await picker.tap('blue');
    await picker.tap('blue');
    expect(picker.empty).toBe(true);
  });
});

describe.each([['asked word by word', false], ['told at once', true]] as const)('where nothing is to be confirmed, %s:', (_, told) => {
  beforeEach(() => {
    begin(told);
    fake.confirms = false;
  });

  it('what is laid in the only way there is is played at once', async () => {
    await picker.tap('w1');
    await picker.tap('a2');
    expect(fake.played).toEqual(['w1 a2 HH']);
  });

  it('what cannot be undone waits to be accepted', async () => {
    fake.harmless = false;
    await picker.tap('w1');
    await picker.tap('a2');
    expect([fake.played, picker.ready]).toEqual([[], true]);
    await picker.tap('a2');
    expect(fake.played).toEqual(['w1 a2 HH']);
  });

  it('the second tap on what can be turned plays it', async () => {
    await picker.tap('w1');
    await picker.tap('a1');
    picker.turn(1);
    await picker.tap('a1');
    expect(fake.played).toEqual(['w1 a1 H-']);
  });

  it('what takes no place is played at once, and a place for what it stands for', async () => {
    await picker.tap('take');
    await picker.tap('blue');
    picker.reset(choices([]).next, { ...WORDS, verbs: new Set(['fly']) }, told ? treeOf(LEGAL) : null);
    await new Promise((resolve) => setTimeout(resolve));
    expect([...picker.lit]).toContain('b1');
    await picker.tap('b1');
    expect(fake.played).toEqual(['take blue', 'fly north']);
  });
});

describe('a piece over a place', () => {
  beforeEach(() => begin(true));

  it('shows how it would lie there, can be turned and stays so when it is laid', async () => {
    await picker.tap('w1');
    picker.hover('a1');
    expect(picker.hoveredMove?.path).toEqual(['w1', 'a1', '-H']);
    picker.turn(1);
    await picker.tap('a1');
    expect([picker.path, picker.hoveredMove]).toEqual([['w1', 'a1', 'H-'], null]);
  });

  it('is not shown where it cannot lie', async () => {
    await picker.tap('w1');
    picker.hover('b1');
    expect(picker.hoveredMove).toBe(null);
    picker.hover(null);
    expect(picker.empty).toBe(false);
  });
});
