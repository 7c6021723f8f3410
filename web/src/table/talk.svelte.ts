import type { Answer } from '../wire/socket';
import type { Problem, TalkLine } from '../wire/types';

const KEPT = 200;

/** What is said at a table, how much of it is new, and whom one does not want to hear. */
export class TalkModel {
  lines = $state.raw<readonly TalkLine[]>([]);
  /** Whether it is looked at: then nothing is new. */
  open = $state(false);
  /** My own seats; what I say or do is no news to me. */
  ownSeats = $state.raw<ReadonlySet<number>>(new Set());
  private seen = $state(0);
  private muted = $state.raw<ReadonlySet<number>>(new Set());

  constructor(
    private readonly table: string,
    private readonly send: (text: string) => Promise<Answer>,
  ) {
    this.seen = Number(recall(`byways.talk.${table}`) ?? 0) || 0;
    const muted = (recall(`byways.muted.${table}`) ?? '').split(' ').map(Number);
    this.muted = new Set(muted.filter((seat) => seat > 0));
  }

  /** What somebody said who is not muted, and what happened. */
  readonly shown: readonly TalkLine[] = $derived(
    this.lines.filter((line) => line.said === undefined || !this.muted.has(line.seat)),
  );
  readonly unread: number = $derived(
    this.shown.filter((line) => line.id > this.seen && !this.ownSeats.has(line.seat)).length,
  );

  hear(lines: readonly TalkLine[], all: boolean): void {
    const known = new Set(lines.map((line) => line.id));
    this.lines = all ? lines : [...this.lines.filter((line) => !known.has(line.id)), ...lines].slice(-KEPT);
    if (this.open) this.read();
  }

  /** Notes that everything was seen, now and after a reload. */
  read(): void {
    this.seen = Math.max(this.seen, ...this.lines.map((line) => line.id));
    keep(`byways.talk.${this.table}`, String(this.seen));
  }

  /** Says something; gets why it was not said, if so. */
  async say(text: string): Promise<Problem | null> {
    const answer = await this.send(text);
    return answer.type === 'ack' ? answer.error : null;
  }

  isMuted(seat: number): boolean {
    return this.muted.has(seat);
  }

  mute(seat: number, on: boolean): void {
    this.muted = new Set([...this.muted].filter((each) => each !== seat).concat(on ? [seat] : []));
    keep(`byways.muted.${this.table}`, [...this.muted].join(' '));
  }
}

function recall(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function keep(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // No room, or not allowed: then it is forgotten with the page.
  }
}
