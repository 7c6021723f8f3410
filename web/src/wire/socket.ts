import ReconnectingWebSocket from 'partysocket/ws';
import { newKey } from './keys';
import { Patience } from './patience';
import { patch } from './patch';
import type { Ack, Chosen, Explained, Foreseen, FromServer, Happening, Pong, Problem, Snapshot, TalkLine, ToServer } from './types';

export type Line = 'connecting' | 'online' | 'offline';

export interface Listener {
  line(line: Line): void;
  table(table: Snapshot): void;
  events(events: readonly Happening[], all: boolean): void;
  talk(lines: readonly TalkLine[], all: boolean): void;
  /** The server ends the connection. */
  cut(error: Problem): void;
}

type WithoutKey<M> = M extends { readonly key: string } ? Omit<M, 'key'> : never;
/** What can be sent; every message gets a key of its own. */
export type Wish = WithoutKey<ToServer>;

export type Answer = Ack | Chosen | Explained | Foreseen | Pong;

/** The part of a WebSocket that is used here; tests bring their own. */
export interface Wire {
  readonly readyState: number;
  send(data: string): unknown;
  close(): void;
  reconnect(): void;
  addEventListener(type: 'open' | 'close', callback: () => void): void;
  addEventListener(type: 'message', callback: (event: MessageEvent) => void): void;
}

const OPEN = 1;
/** The server closes with this where there is no such table. */
const NO_TABLE = 4404;
const PING_EVERY = 20_000;
const SILENCE = 45_000;
/** How often it is looked whether answers are late. */
const LOOK_EVERY = 500;
/** After so long without an answer the line counts as cut, and somebody who waits is told. */
const LATE = 2_000;
/** After so long another line is tried. */
const DEAD = 6_000;

interface Waiting {
  readonly text: string;
  /** Whether the answer takes as long as somebody thinks. */
  readonly slow: boolean;
  /** When it was sent last. */
  sent: number;
  readonly resolve: (answer: Answer) => void;
}

/** A line that connects again by itself; who does not want to wait for that asks for it. */
class PatientSocket extends ReconnectingWebSocket {
  private readonly patience = new Patience();

  constructor(address: () => string) {
    // The library cannot be hurried while it waits, so it waits for its address instead.
    super(() => this.patience.wait(this.retryCount).then(address), [], {
      minReconnectionDelay: 0,
      // What is not sent is kept here, not in the library: it must go out once, in order, with its key.
      maxEnqueuedMessages: 0,
      connectionTimeout: 6_000,
      shouldReconnectOnClose: (event) => event.code !== NO_TABLE,
    });
  }

  override reconnect(code?: number, reason?: string): void {
    super.reconnect(code, reason);
    this.patience.hurry();
  }
}

function connect(id: string, stamp: () => string): Wire {
  return new PatientSocket(() => {
    const at = new URL(`/api/tables/${encodeURIComponent(id)}/socket`, location.href);
    at.protocol = at.protocol === 'https:' ? 'wss:' : 'ws:';
    if (stamp()) at.searchParams.set('stamp', stamp());
    return at.href;
  });
}

/**
 * The line to one table. What was asked is kept until it is answered and sent again after a
 * reconnect, with the same key, so that the server applies it once.
 */
export class TableSocket {
  private readonly waiting = new Map<string, Waiting>();
  private readonly wire: Wire;
  private table: Snapshot | null = null;
  /** The table as it was when the line broke: if it still is, only the rest is sent. */
  private kept: Snapshot | null = null;
  /** Whether the whole table was asked for, and updates mean nothing until it comes. */
  private syncing = false;
  private heard = Date.now();
  private readonly timers: readonly ReturnType<typeof setInterval>[];
  private readonly listening = new AbortController();
  private closed = false;
  /** Whether the line is open and yet nothing comes over it. */
  private silent = false;

  constructor(id: string, private readonly listener: Listener, wire?: Wire) {
    this.wire = wire ??= connect(id, () => this.stamp);
    wire.addEventListener('open', () => this.opened());
    wire.addEventListener('close', () => this.lost());
    wire.addEventListener('message', (event: MessageEvent) => this.take(String(event.data)));
    this.timers = [setInterval(() => this.probe(), PING_EVERY), setInterval(() => this.look(), LOOK_EVERY)];
    const { signal } = this.listening;
    globalThis.addEventListener?.('offline', () => this.fallSilent(), { signal });
    globalThis.addEventListener?.('online', () => this.tryNow(), { signal });
    globalThis.document?.addEventListener('visibilitychange', () => {
      if (document.visibilityState === 'visible') this.tryNow();
    }, { signal });
    listener.line('connecting');
  }

  /** Sends a message. Settles when the answer is there, however often the line breaks. */
  ask(message: Wish): Promise<Answer> {
    const key = newKey();
    const text = JSON.stringify({ ...message, key });
    return new Promise((resolve) => {
      this.waiting.set(key, { text, resolve, slow: message.do === 'auto', sent: Date.now() });
      if (this.wire.readyState === OPEN) this.wire.send(text);
    });
  }

  /** What stands for all that is seen of the table; nothing before it was there. */
  get stamp(): string {
    return (this.table ?? this.kept)?.stamp ?? '';
  }

  /** How many messages have no answer yet. */
  get unanswered(): number {
    return this.waiting.size;
  }

  /** Tries now instead of at the next turn. */
  retry(): void {
    if (!this.closed && this.wire.readyState !== OPEN) this.wire.reconnect();
  }

  close(): void {
    this.closed = true;
    this.timers.forEach(clearInterval);
    this.listening.abort();
    this.wire.close();
  }

  private opened(): void {
    this.kept = this.table ?? this.kept;
    this.table = null;
    this.syncing = false;
    this.heard = Date.now();
    this.silent = false;
    this.listener.line('online');
    for (const each of this.waiting.values()) {
      each.sent = this.heard;
      this.wire.send(each.text);
    }
  }

  /** Notes that an answer is late: the line may be cut long before anybody says so. */
  private look(): void {
    if (this.wire.readyState !== OPEN) return;
    const sent = Math.min(...[...this.waiting.values()].filter((each) => !each.slow).map((each) => each.sent));
    // While anything comes over the line, it is the server that is slow.
    const late = Date.now() - Math.max(sent, this.heard);
    if (late > LATE) this.fallSilent();
    if (late > DEAD) this.wire.reconnect();
  }

  private fallSilent(): void {
    if (this.silent || this.closed) return;
    this.silent = true;
    this.listener.line('offline');
  }

  /** Looks whether the line still holds, instead of waiting until that is noticed. */
  private tryNow(): void {
    if (this.wire.readyState === OPEN) this.probe();
    else this.retry();
  }

  private lost(): void {
    if (!this.closed) this.listener.line('offline');
  }

  private probe(): void {
    if (this.wire.readyState !== OPEN) return;
    if (Date.now() - this.heard > SILENCE) this.wire.reconnect();
    else void this.ask({ do: 'ping' });
  }

  private take(data: string): void {
    this.heard = Date.now();
    if (this.silent) {
      this.silent = false;
      this.listener.line('online');
    }
    const message = parse(data);
    switch (message?.type) {
      case 'table':
        this.syncing = false;
        this.show(message);
        break;
      case 'update':
        if (this.table ? message.seq === this.table.seq + 1 : this.kept) this.show(patch((this.table ?? this.kept)!, message));
        else this.sync();
        break;
      case 'events':
        this.listener.events(message.events, message.all);
        break;
      case 'talk':
        this.listener.talk(message.lines, message.all);
        break;
      case 'error':
        this.listener.cut(message.error);
        break;
      case 'ack':
      case 'choices':
      case 'preview':
      case 'why':
      case 'pong':
        this.settle(message);
        break;
      case undefined:
        break;
    }
  }

  private show(table: Snapshot): void {
    this.table = table;
    this.kept = null;
    this.listener.table(table);
  }

  /** Something was missed: asks for the whole table, once. */
  private sync(): void {
    if (this.syncing) return;
    this.syncing = true;
    // Not kept until it is answered: a new connection begins with the whole table anyway.
    this.wire.send(JSON.stringify({ do: 'sync', key: newKey() }));
  }

  private settle(answer: Answer): void {
    if (answer.key === null) return;
    this.waiting.get(answer.key)?.resolve(answer);
    this.waiting.delete(answer.key);
  }
}

function parse(data: string): FromServer | null {
  try {
    return JSON.parse(data) as FromServer;
  } catch {
    return null;
  }
}
