import { go } from '../shell/router.svelte';
import { Glow } from '../view/glow.svelte';
import { api, trouble } from '../wire/http';
import type { Entry, Moment, Problem, Replay, ReplayMove, ScoreCurve, SeatChoice } from '../wire/types';
import { apart, headName, seatName } from '../words/names';
import { t } from '../words/words.svelte';

/** How long a move is shown while the game plays by itself. */
const BEAT = 1100;
/** Browsers allow only so many changes of the address in a while. */
const ADDRESS = 250;
const KEPT = 200;

/** What a strong player expected at a moment: points, or the chance to win. */
export interface Expected {
  readonly value: number | null;
  readonly scored: boolean;
}

/** A finished game that is watched again. It names no game. */
export class ReplayModel {
  summary = $state.raw<Replay | null>(null);
  fatal = $state.raw<Problem | null>(null);
  problem = $state.raw<Problem | null>(null);
  curve = $state.raw<ScoreCurve | null>(null);
  /** After how many moves the game is shown. */
  move = $state(0);
  /** Moves that were tried from there, instead of what followed. */
  tried = $state.raw<readonly Entry[]>([]);
  /** Whose eyes are looked through; `null` is a spectator. */
  seat = $state<number | null>(null);
  /** What is shown: the moment asked for, or the one before while that is on its way. */
  shown = $state.raw<Moment | null>(null);
  playing = $state(false);
  readonly glow = new Glow(() => this.shown?.view.sheets ?? []);
  /** What was expected at a moment, once a review has found out. */
  private expectedAt = $state.raw<((move: number) => Expected) | null>(null);

  /** The study that is shown with the game. */
  private study: string | null = null;

  private readonly moments = new Map<string, Promise<Moment>>();
  private beat: ReturnType<typeof setTimeout> | undefined;
  private writing: ReturnType<typeof setTimeout> | undefined;
  private closed = false;

  constructor(readonly id: string) {
    void this.load();
  }

  readonly last: number = $derived(this.summary?.moves.length ?? 0);
  readonly now: ReplayMove | null = $derived((this.tried.length > 0 ? null : this.summary?.moves[this.move - 1]) ?? null);
  readonly over: boolean = $derived(this.summary?.ending != null && this.move === this.last && this.tried.length === 0);

  readonly expected: Expected | null = $derived(this.expectedAt?.(this.move) ?? null);

  /** Notes what was expected when. */
  expect(expectedAt: ((move: number) => Expected) | null): void {
    this.expectedAt = expectedAt;
  }

  async load(): Promise<void> {
    this.fatal = null;
    try {
      const summary = await api.replay(this.id);
      const wanted = new URLSearchParams(location.search);
      const seat = wholeNumber(wanted.get('seat'));
      this.summary = { ...summary, seats: apart(summary.seats) };
      this.seat = seat !== null && seat >= 1 && seat <= summary.seats.length ? seat : null;
      this.study = wanted.get('study');
      this.move = Math.min(wholeNumber(wanted.get('move')) ?? summary.moves.length, summary.moves.length);
      await this.show();
      this.curve = await api.curve(this.id);
    } catch (caught) {
      if (this.shown) this.problem = trouble(caught);
      else this.fatal = trouble(caught);
    }
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.beat);
    clearTimeout(this.writing);
  }

  goTo(move: number): void {
    const wanted = Math.max(0, Math.min(this.last, Math.round(move)));
    if (wanted === this.move && this.tried.length === 0) return;
    this.move = wanted;
    this.tried = [];
    this.glow.line = null;
    this.changed();
  }

  /** Shows where moves lead that were tried from the move that is shown. */
  follow(tried: readonly Entry[]): void {
    this.play(false);
    this.tried = tried;
    this.glow.line = null;
    void this.show();
  }

  /** Keeps the study that is shown in the address. */
  note(study: string | null): void {
    this.study = study;
    if (this.summary) history.replaceState(history.state, '', this.address);
  }

  lookAs(seat: number | null): void {
    this.seat = seat;
    this.changed();
  }

  play(on = !this.playing): void {
    clearTimeout(this.beat);
    this.playing = on && this.last > 0;
    if (!this.playing) return;
    if (this.move === this.last) this.goTo(0);
    const tick = async (): Promise<void> => {
      // The next move waits for the picture of this one.
      await this.show();
      if (!this.playing || this.closed) return;
      this.goTo(this.move + 1);
      if (this.move === this.last) this.playing = false;
      else this.beat = setTimeout(() => void tick(), BEAT);
    };
    this.beat = setTimeout(() => void tick(), BEAT);
  }

  /** Whose side is taken: whose eyes are looked through, else where I sat, else the first. */
  get side(): number {
    return this.seat ?? this.summary?.seats.find((each) => each.mine)?.seat ?? 1;
  }

  /** Goes on from before a move, at a new table: as one of the seats, the others as they are wished for. */
  async branch(move: number, me: number, others: (seat: Replay['seats'][number]) => SeatChoice): Promise<void> {
    this.play(false);
    const seats = (this.summary?.seats ?? []).map((each): SeatChoice => (each.seat === me ? { kind: 'me' } : others(each)));
    go(`/table/${(await api.branch(this.id, move, seats)).id}`);
  }

  private seatAt(seat: number): Replay['seats'][number] | undefined {
    return this.summary?.seats.find((each) => each.seat === seat);
  }

  /** Gets who sits there, or that it was chance. */
  nameOf(seat: number): string {
    const found = this.seatAt(seat);
    return found ? seatName(found) : t('nature');
  }

  /** Gets what stands above whatever is theirs. */
  headOf(seat: number): string {
    const found = this.seatAt(seat);
    return found ? headName(found, this.summary?.seats ?? []) : t('nature');
  }

  avatarOf(seat: number): Replay['seats'][number]['avatar'] | undefined {
    return this.seatAt(seat)?.avatar;
  }

  /** Gets the address of what is shown. */
  get address(): string {
    return `/replay/${encodeURIComponent(this.id)}?move=${this.move}${this.seat === null ? '' : `&seat=${this.seat}`}${this.study === null ? '' : `&study=${encodeURIComponent(this.study)}`}`;
  }

  private changed(): void {
    void this.show();
    clearTimeout(this.writing);
    this.writing = setTimeout(() => history.replaceState(history.state, '', this.address), ADDRESS);
  }

  private async show(): Promise<void> {
    const [move, seat, tried] = [this.move, this.seat, this.tried];
    try {
      const found = await this.moment(move, seat, tried);
      if (move !== this.move || seat !== this.seat || tried !== this.tried) return;
      this.shown = found;
      this.problem = null;
      if (move < this.last) void this.moment(move + 1, seat).catch(() => undefined);
    } catch (caught) {
      if (!this.shown) throw caught;
      this.playing = false;
      this.problem = trouble(caught);
    }
  }

  private moment(move: number, seat: number | null, tried: readonly Entry[] = []): Promise<Moment> {
    const key = [move, seat, ...tried.map((entry) => [entry.seat, ...entry.path].join(' '))].join('|');
    const before = this.moments.get(key);
    if (before) return before;
    const moment = tried.length > 0 ? this.after(move, seat, tried) : api.moment(this.id, move, seat);
    this.moments.set(key, moment);
    moment.catch(() => this.moments.delete(key));
    const [oldest] = this.moments.keys();
    if (this.moments.size > KEPT && oldest !== undefined) this.moments.delete(oldest);
    return moment;
  }

  private async after(move: number, seat: number | null, tried: readonly Entry[]): Promise<Moment> {
    const { view } = await api.tried(this.id, { move, moves: [...tried], seat });
    return { move, view };
  }
}

function wholeNumber(text: string | null): number | null {
  return text !== null && /^\d{1,9}$/.test(text) ? Number(text) : null;
}
