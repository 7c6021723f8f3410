import { recall, remember } from '../look/storage';
import type { Answer } from '../wire/socket';
import type { Problem, Reaction, TalkLine } from '../wire/types';

const KEPT = 200;
/** How long a mark is shown over the table, in milliseconds. */
const SHOWN = 5000;

/** Whether somebody has shown a mark instead of saying something. */
export const isReaction = (line: TalkLine): boolean => line.code === 'talk.reaction';
const isPersonal = (line: TalkLine): boolean => line.said !== undefined || isReaction(line);

/** What is said at a table, how much of it is new, and whom one does not want to hear. */
export class TalkModel {
  lines = $state.raw<readonly TalkLine[]>([]);
  /** Whether it is looked at: then nothing is new. */
  open = $state(false);
  /** My own seats; what I say or do is no news to me. */
  ownSeats = $state.raw<ReadonlySet<number>>(new Set());
  /** Marks that others have shown just now. */
  popped = $state.raw<readonly TalkLine[]>([]);
  private seen = $state(0);
  /** Marks that were seen over the table. */
  private glimpsed = new Set<number>();
  private muted = $state.raw<ReadonlySet<number>>(new Set());

  constructor(
    private readonly table: string,
    private readonly send: (wish: { readonly text: string } | { readonly mark: Reaction }) => Promise<Answer>,
  ) {
    this.seen = Number(recall(`byways.talk.${table}`) ?? 0) || 0;
    const muted = (recall(`byways.muted.${table}`) ?? '').split(' ').map(Number);
    this.muted = new Set(muted.filter((seat) => seat > 0));
  }

  /** What somebody said who is not muted, and what happened. */
  readonly shown: readonly TalkLine[] = $derived(
    this.lines.filter((line) => !isPersonal(line) || !this.muted.has(line.seat)),
  );
  readonly unread: number = $derived(
    this.shown.filter((line) => line.id > this.seen && !this.glimpsed.has(line.id) && !this.ownSeats.has(line.seat)).length,
  );

  hear(lines: readonly TalkLine[], all: boolean): void {
    const known = new Set(lines.map((line) => line.id));
    if (!all) for (const line of lines) this.pop(line);
    this.lines = all ? lines : [...this.lines.filter((line) => !known.has(line.id)), ...lines].slice(-KEPT);
    if (this.open) this.read();
  }

  /** Shows a mark for a moment, to whoever looks; then it is nothing new. */
  private pop(line: TalkLine): void {
    if (!isReaction(line) || this.ownSeats.has(line.seat) || this.muted.has(line.seat) || document.hidden) return;
    this.glimpsed.add(line.id);
    // One of a seat at a time, however many it sends.
    this.popped = [...this.popped.filter((each) => each.seat !== line.seat), line];
    setTimeout(() => (this.popped = this.popped.filter((each) => each !== line)), SHOWN);
  }

  /** Notes that everything was seen, now and after a reload. */
  read(): void {
    this.seen = Math.max(this.seen, ...this.lines.map((line) => line.id));
    remember(`byways.talk.${this.table}`, String(this.seen));
  }

  /** Says something; gets why it was not said, if so. */
  say(text: string): Promise<Problem | null> {
    return this.tell({ text });
  }

  /** Shows a mark; gets why not, if so. */
  react(mark: Reaction): Promise<Problem | null> {
    return this.tell({ mark });
  }

  private async tell(wish: { readonly text: string } | { readonly mark: Reaction }): Promise<Problem | null> {
    const answer = await this.send(wish);
    return answer.type === 'ack' ? answer.error : null;
  }

  isMuted(seat: number): boolean {
    return this.muted.has(seat);
  }

  mute(seat: number, on: boolean): void {
    this.muted = new Set([...this.muted].filter((each) => each !== seat).concat(on ? [seat] : []));
    remember(`byways.muted.${this.table}`, [...this.muted].join(' '));
  }
}
