import { clock } from '../look/clock.svelte';
import { NO_SUCH_ACTION } from '../pick/picker';
import { Picking } from '../pick/picking.svelte';
import { endOf } from '../pick/scene';
import { Glow } from '../view/glow.svelte';
import { api, Trouble, trouble } from '../wire/http';
import { remember } from '../wire/promises';
import { TableSocket, type Answer, type Line, type Wish } from '../wire/socket';
import type { Area, Happening, Perspective, Problem, Question, Refusal, SeatShown, Snapshot, Spot, Summary } from '../wire/types';
import { RealDice } from './dice.svelte';
import { TalkModel } from './talk.svelte';

const KEPT = 60;

export interface LoggedEvent extends Happening {
  readonly number: number;
}

/** Everything a page knows of one table. It names no game. */
export class TableModel {
  state = $state.raw<Snapshot | null>(null);
  summary = $state.raw<Summary | null>(null);
  line = $state<Line>('connecting');
  /** Why the page cannot be shown at all. */
  fatal = $state.raw<Problem | null>(null);
  /** Why the line was cut, while it is. */
  cut = $state.raw<Problem | null>(null);
  log = $state.raw<readonly LoggedEvent[]>([]);
  /** Which of my seats has the screen. */
  seat = $state<number | null>(null);
  /** To whom the screen must be passed before anything is shown. */
  curtain = $state<number | null>(null);
  /** How many questions wait for an answer. */
  busy = $state(0);
  /** Whether it was asked if the turn shall end although something would be thrown away. */
  asking = $state(false);

  private readonly socket: TableSocket;
  private counted = 0;
  private position = '';
  private shownAt = Date.now();

  readonly talk: TalkModel;
  readonly dice: RealDice;
  readonly glow = new Glow(() => this.view?.sheets ?? []);
  readonly picking = new Picking(() => this.areas, {
    choices: async (picked) => {
      const answer = await this.ask({ do: 'choices', seat: this.ownSeat, picked });
      return answer.type === 'choices' ? answer : { next: [], complete: false };
    },
    why: async (picked) => {
      const answer = await this.ask({ do: 'why', seat: this.ownSeat, picked });
      return answer.type === 'why' ? answer.reasons : [];
    },
    play: (path) => void this.play(path),
    reword: (reasons, word) => this.reword(reasons, word),
  });

  constructor(readonly id: string) {
    this.dice = new RealDice(this);
    this.talk = new TalkModel(id, (text) => this.send({ do: 'say', seat: this.ownSeat, text }));
    this.socket = new TableSocket(id, {
      line: (line) => (this.line = line),
      table: (state) => this.show(state),
      events: (events, all) => {
        if (all) this.log = [];
        this.note(events);
      },
      talk: (lines, all) => this.talk.hear(lines, all),
      cut: (error) => {
        this.cut = error;
        if (error.code === 'server.no_table') this.fatal = error;
      },
    });
    void this.look();
  }

  close(): void {
    this.picking.close();
    this.socket.close();
  }

  retry(): void {
    this.socket.retry();
  }

  readonly view: Perspective | null = $derived.by(() => {
    const views = this.state?.views ?? [];
    return views.find((view) => view.seat === this.seat) ?? views[0] ?? null;
  });
  readonly question: Question | null = $derived(this.state?.question ?? null);
  readonly game: string = $derived(this.state?.game ?? '');
  readonly people: readonly SeatShown[] = $derived(this.state?.seats ?? []);
  /** Who is to act. */
  readonly thinking: readonly SeatShown[] = $derived(
    this.state && !this.state.over ? this.people.filter((seat) => this.state?.to_act.includes(seat.seat)) : [],
  );
  /** Others whose time is up, for whoever plays here. */
  readonly overdue: readonly SeatShown[] = $derived(
    this.view === null || this.view.seat === null
      ? []
      : this.thinking.filter((seat) => !seat.mine && (this.left(seat.seat) ?? 1) <= 0),
  );
  readonly areas: readonly Area[] = $derived(this.view?.scene.areas ?? []);
  /** The boards, my own first. */
  readonly boards: readonly Area[] = $derived(this.areas.filter((area) => area.kind === 'board'));
  readonly trays: readonly Area[] = $derived(this.areas.filter((area) => area.kind === 'tray'));
  /** The button that ends the turn. */
  readonly end: Spot | null = $derived(endOf(this.areas));
  readonly ending: boolean = $derived(this.end !== null && (this.view?.next.includes(this.end.ref) ?? false));
  /** Whether nothing is left but to end the turn. */
  readonly done: boolean = $derived(this.ending && this.view?.next.length === 1);
  readonly interactive: boolean = $derived(this.view?.acting ?? false);
  /** The move that most would make here, where there is one, other than to end the turn. */
  readonly usual: readonly string[] | null = $derived.by(() => {
    const usual = this.view?.usual ?? null;
    return usual?.length === 1 && usual[0] === this.end?.ref ? null : usual;
  });

  can(verb: Perspective['can'][number]): boolean {
    return this.view?.can.includes(verb) ?? false;
  }

  tap(word: string): void {
    this.asking = false;
    if (this.interactive) this.picking.tap(word);
    else this.picking.hush();
  }

  cancel(): void {
    this.picking.cancel();
    this.glow.line = null;
  }

  async play(path: readonly string[]): Promise<boolean> {
    return this.act({ do: 'play', seat: this.ownSeat, path });
  }

  async step(what: 'undo' | 'redo' | 'restart' | 'reopen' | 'auto'): Promise<void> {
    await this.act({ do: what, seat: this.ownSeat });
  }

  /** Does something at the table, or says why not; gets whether it was done. */
  async act(wish: Wish): Promise<boolean> {
    const answer = await this.ask(wish);
    if (answer.type !== 'ack' || answer.error) return false;
    this.note(answer.events);
    return true;
  }

  /** Ends the turn, asks once if that would throw something away, or says what is missing. */
  endTurn(): void {
    if (!this.end || !this.view?.acting) return;
    this.picking.cancel();
    if (this.ending && this.view.brief.waste && !this.asking) {
      this.asking = true;
      return;
    }
    if (this.ending) void this.play([this.end.ref]);
    else this.picking.explain(this.view.missing);
  }

  /** Gives the screen to another of my seats. */
  sit(seat: number): void {
    if (this.curtain !== null) this.log = [];
    this.seat = seat;
    this.curtain = null;
    this.glow.line = null;
    this.position = '';
    this.begin();
  }

  /** Gets where points are lost on a board: everywhere once the game is over, before that by the line that is pointed at. */
  errorsOn(board: Area): readonly string[] {
    return this.glow.losses(board.seat ?? this.view?.seat ?? null, this.state?.over ?? false);
  }

  /** How many seconds of its turn a seat has left; nothing where no time was agreed or nobody is waited for. */
  left(seat: number): number | null {
    const { pace = null, waited } = this.state ?? {};
    const taken = waited?.[String(seat)];
    const played = this.thinking.some((each) => each.seat === seat && (each.kind === 'person' || each.kind === 'open'));
    if (pace === null || taken === undefined || !played) return null;
    return pace - taken - (clock.now - this.shownAt) / 1000;
  }

  /** Fetches what the socket does not tell: invitations. */
  async look(): Promise<void> {
    try {
      this.summary = await api.table(this.id);
    } catch (caught) {
      if (caught instanceof Trouble && caught.status >= 400 && caught.status < 500) this.fatal = trouble(caught);
    }
  }

  /** Where there is no reason to give, what must be done first is one; else it is at least said of what. */
  private reword(reasons: readonly Refusal[], word: string): readonly Refusal[] {
    if (reasons[0]?.code !== NO_SUCH_ACTION) return reasons;
    if (this.done && this.end) return [{ code: 'web.nothing-left', args: { end: [this.end.label] }, refs: [] }];
    if (this.view && this.view.missing.length > 0) return this.view.missing;
    const spot = this.areas.flatMap((area) => area.spots).find((each) => each.ref === word);
    return spot ? [{ code: 'web.not-now', args: { what: [spot.label] }, refs: [word] }] : reasons;
  }

  private get ownSeat(): number {
    return this.view?.seat ?? 0;
  }

  private async send(wish: Wish): Promise<Answer> {
    this.busy++;
    try {
      return await this.socket.ask(wish);
    } finally {
      this.busy--;
    }
  }

  /** Sends something; says why not where it was not done. */
  private async ask(wish: Wish): Promise<Answer> {
    const answer = await this.send(wish);
    const error = answer.type === 'ack' ? answer.error : null;
    if (error) this.picking.explain(error.reasons.length > 0 ? error.reasons : [{ ...error, refs: [] }]);
    return answer;
  }

  private note(events: readonly Happening[]): void {
    if (events.length === 0) return;
    const fresh = events.map((event) => ({ ...event, number: ++this.counted }));
    this.log = [...this.log, ...fresh].slice(-KEPT);
  }

  private show(state: Snapshot): void {
    const opened = this.people.some((seat) => seat.kind === 'open');
    if (state.waited !== this.state?.waited) this.shownAt = Date.now();
    this.state = state;
    this.talk.ownSeats = new Set(state.seats.filter((seat) => seat.mine).map((seat) => seat.seat));
    if (state.commitment !== null) remember(this.id, state.commitment);
    this.cut = null;
    this.fatal = null;
    if (opened && !state.seats.some((seat) => seat.kind === 'open')) void this.look();
    this.pass(state);
    this.begin();
  }

  /** Decides which of my seats has the screen now. */
  private pass(state: Snapshot): void {
    const own = state.views.flatMap((view) => (view.seat === null ? [] : [view]));
    const now = own.find((view) => view.seat === this.seat);
    const wanted = now?.acting ? now : (own.find((view) => view.acting) ?? now ?? own[0]);
    const seat = wanted?.seat ?? null;
    if (state.over) this.curtain = null;
    if (seat === this.seat || this.curtain !== null) {
      if (this.curtain !== null && seat !== null) this.curtain = seat;
      return;
    }
    const hide = state.secret && own.length > 1 && !state.over;
    if (hide && seat !== null) {
      this.curtain = seat;
      // What one player was told is not for the next.
      this.log = [];
      this.picking.reset([]);
    } else this.seat = seat;
  }

  /** Lets picking begin anew if the position is another one; what others do leaves my picks alone. */
  private begin(): void {
    const { seat, acting, next, draft, tree = null } = this.view ?? {};
    const position = JSON.stringify([seat, acting, next, draft, tree]);
    if (position === this.position) return;
    this.position = position;
    this.asking = false;
    this.picking.reset(acting && next ? next : [], tree);
  }
}
