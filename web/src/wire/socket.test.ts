import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { TableSocket, type Line, type Wire, type Wish } from './socket';
import type { Happening, Problem, Snapshot } from './types';

class FakeWire implements Wire {
  readyState = 0;
  sent: { key: string; do: string }[] = [];
  reconnects = 0;
  private readonly callbacks: { [type: string]: ((event: MessageEvent) => void)[] } = {};

  send(data: string): void {
    if (this.readyState !== 1) throw new Error('not open');
    this.sent.push(JSON.parse(data) as { key: string; do: string });
  }
  close(): void {
    this.readyState = 3;
  }
  reconnect(): void {
    this.reconnects++;
    this.drop();
  }
  addEventListener(type: string, callback: (event: MessageEvent) => void): void {
    (this.callbacks[type] ??= []).push(callback);
  }
  open(): void {
    this.readyState = 1;
    this.fire('open');
  }
  drop(): void {
    this.readyState = 3;
    this.fire('close');
  }
  receive(message: unknown): void {
    this.fire('message', typeof message === 'string' ? message : JSON.stringify(message));
  }
  private fire(type: string, data = ''): void {
    for (const callback of this.callbacks[type] ?? []) callback({ data } as MessageEvent);
  }
}

const PLAY: Wish = { do: 'play', seat: 1, path: ['w1', 'b1', 'H-H-'] };
const seen = { lines: [] as Line[], seqs: [] as number[], over: [] as boolean[], events: [] as Happening[], cuts: [] as Problem[], said: [] as string[] };
let wire: FakeWire;
let socket: TableSocket;

beforeEach(() => {
  vi.useFakeTimers();
  Object.assign(seen, { lines: [], seqs: [], over: [], events: [], cuts: [], said: [] });
  wire = new FakeWire();
  socket = new TableSocket(
    't',
    {
      line: (line) => seen.lines.push(line),
      table: ({ seq, over }) => {
        seen.seqs.push(seq);
        seen.over.push(over);
      },
      events: (events) => seen.events.push(...events),
      talk: (lines) => seen.said.push(...lines.map((line) => line.said ?? '')),
      cut: (error) => seen.cuts.push(error),
    },
    wire,
  );
});

afterEach(() => {
  socket.close();
  vi.useRealTimers();
});

const keys = () => wire.sent.map((message) => message.key);
const ack = (key: string | undefined) => ({ type: 'ack', key, events: [], error: null });
const table = (seq: number): Partial<Snapshot> => ({ type: 'table', seq, views: [], over: false });
const update = (seq: number) => ({ type: 'update', seq, over: seq > 4 });

describe('a message', () => {
  it('waits for the line', () => {
    void socket.ask(PLAY);
    expect(wire.sent).toEqual([]);
    wire.open();
    expect(wire.sent).toMatchObject([PLAY]);
  });

  it('gets the answer with its key', async () => {
    wire.open();
    const [one, two] = [socket.ask(PLAY), socket.ask({ do: 'undo', seat: 1 })];
    wire.receive(ack(keys()[1]));
    wire.receive({ ...ack(keys()[0]), error: { code: 'x', args: {}, reasons: [] } });
    expect(await two).toMatchObject({ error: null });
    expect(await one).toMatchObject({ error: { code: 'x' } });
    expect(socket.unanswered).toBe(0);
  });

  it('is sent again, with its key and in order, until it is answered', async () => {
    wire.open();
    const answers = [socket.ask(PLAY), socket.ask({ do: 'undo', seat: 1 })];
    wire.receive(ack(keys()[0]));
    wire.drop();
    answers.push(socket.ask({ do: 'redo', seat: 1 }));
    wire.open();
    expect(wire.sent.map((message) => message.do)).toEqual(['play', 'undo', 'undo', 'redo']);
    expect(keys()[2]).toBe(keys()[1]);
    wire.drop();
    wire.open();
    expect(wire.sent.map((message) => message.do)).toEqual(['play', 'undo', 'undo', 'redo', 'undo', 'redo']);
    wire.receive(ack(keys()[4]));
    wire.receive(ack(keys()[5]));
    await Promise.all(answers);
    wire.drop();
    wire.open();
    expect(wire.sent).toHaveLength(6);
  });
});

describe('the line', () => {
  it('says how it is', () => {
    wire.open();
    wire.drop();
    wire.open();
    expect(seen.lines).toEqual(['connecting', 'online', 'offline', 'online']);
  });

  it('is renewed when nothing is heard for long', () => {
    wire.open();
    vi.advanceTimersByTime(61_000);
    expect(wire.reconnects).toBe(1);
  });

  it('is kept while something is heard', () => {
    wire.open();
    for (let i = 0; i < 9; i++) {
      vi.advanceTimersByTime(20_000);
      wire.receive({ type: 'pong', key: wire.sent.at(-1)?.key });
    }
    expect([wire.reconnects, socket.unanswered]).toEqual([0, 0]);
  });

  it('tells what is said', () => {
    wire.open();
    wire.receive({ type: 'talk', all: true, lines: [{ id: 1, at: 0, seat: 1, name: 'Ann', said: 'hello' }] });
    expect(seen.said).toEqual(['hello']);
  });

  it('bears nonsense and tells why it is cut', () => {
    wire.open();
    wire.receive('{');
    wire.receive({ type: 'news' });
    wire.receive({ type: 'ack', key: null, events: [], error: { code: 'x', args: {}, reasons: [] } });
    wire.receive({ type: 'error', error: { code: 'server.flood', args: {}, reasons: [] } });
    expect(seen.cuts).toMatchObject([{ code: 'server.flood' }]);
  });
});

describe('the table', () => {
  const syncs = () => wire.sent.filter((message) => message.do === 'sync').length;

  it('goes on with every update', () => {
    wire.open();
    for (const message of [table(3), update(4), update(5)]) wire.receive(message);
    expect([seen.seqs, seen.over, syncs()]).toEqual([[3, 4, 5], [false, false, true], 0]);
  });

  it('is asked for once when an update was missed, and stays as it is until then', () => {
    wire.open();
    for (const message of [table(3), update(5), update(6)]) wire.receive(message);
    expect([seen.seqs, syncs()]).toEqual([[3], 1]);
    for (const message of [table(6), update(7), update(9)]) wire.receive(message);
    expect([seen.seqs, syncs()]).toEqual([[3, 6, 7], 2]);
  });

  it('is kept after a reconnect if only what is around it is sent', () => {
    wire.open();
    wire.receive({ ...table(9), stamp: 'a' });
    wire.receive({ ...update(10), stamp: 'b' });
    expect(socket.stamp).toBe('b');
    wire.drop();
    wire.open();
    expect(socket.stamp).toBe('b');
    wire.receive(update(0));
    wire.receive(update(1));
    expect([seen.seqs, syncs()]).toEqual([[9, 10, 0, 1], 0]);
  });

  it('is taken as it comes after a reconnect', () => {
    wire.open();
    wire.receive(table(9));
    wire.receive(update(11));
    wire.drop();
    wire.open();
    for (const message of [table(0), update(1), update(3)]) wire.receive(message);
    expect([seen.seqs, syncs()]).toEqual([[9, 0, 1], 2]);
  });

  it('says within three seconds that the line is cut, and sends what was asked over the next one', async () => {
    wire.open();
    const answer = socket.ask(PLAY);
    vi.advanceTimersByTime(2_600);
    expect(seen.lines.at(-1)).toBe('offline');
    vi.advanceTimersByTime(4_000);
    expect(wire.reconnects).toBe(1);
    wire.open();
    expect(seen.lines.at(-1)).toBe('online');
    const [first, second] = wire.sent;
    expect(second).toEqual(first);
    wire.receive({ type: 'ack', key: first?.key, events: [], error: null });
    expect(await answer).toMatchObject({ type: 'ack' });
  });

  it('tries at once when the network or the page is back', () => {
    const listeners = new Map<string, () => void>();
    const heard = { addEventListener: (type: string, listener: () => void) => listeners.set(type, listener), removeEventListener: () => undefined };
    const page = { ...heard, visibilityState: 'hidden' };
    vi.stubGlobal('document', page);
    vi.stubGlobal('addEventListener', heard.addEventListener);
    socket.close();
    wire = new FakeWire();
    socket = new TableSocket('t', { line: (line) => seen.lines.push(line), table: () => undefined, events: () => undefined, talk: () => undefined, cut: () => undefined }, wire);
    vi.unstubAllGlobals();
    vi.stubGlobal('document', page);
    wire.open();
    wire.drop();
    listeners.get('visibilitychange')?.();
    expect(wire.reconnects).toBe(0);
    page.visibilityState = 'visible';
    listeners.get('visibilitychange')?.();
    expect(wire.reconnects).toBe(1);
    listeners.get('online')?.();
    expect(wire.reconnects).toBe(2);
    wire.open();
    listeners.get('online')?.();
    expect(wire.sent).toMatchObject([{ do: 'ping' }]);
    // Nobody waits for the answer of a line that has been asleep.
    vi.setSystemTime(Date.now() + 60_000);
    listeners.get('visibilitychange')?.();
    expect(wire.reconnects).toBe(3);
    vi.unstubAllGlobals();
  });

  it('takes nobody for gone who is only slow', () => {
    wire.open();
    void socket.ask({ do: 'auto', seat: 1 });
    vi.advanceTimersByTime(10_000);
    expect(seen.lines.at(-1)).toBe('online');
    void socket.ask(PLAY);
    vi.advanceTimersByTime(1_500);
    wire.receive({ type: 'talk', all: false, lines: [] });
    vi.advanceTimersByTime(1_500);
    expect(seen.lines.at(-1)).toBe('online');
  });
});
