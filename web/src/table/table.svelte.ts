import { clock } from '../look/clock.svelte';
import { preferences } from '../look/preferences.svelte';
import { still } from '../look/still';
import { NO_SUCH_ACTION } from '../pick/reasons';
import { Picking } from '../pick/picking.svelte';
import { endOf } from '../pick/scene';
import { oneOf } from '../pick/tree';
import { withCards } from '../scene/fresh';
import { Glow } from '../view/glow.svelte';
import { go } from '../shell/router.svelte';
import { api, Trouble, trouble } from '../wire/http';
import { keepPromise } from '../wire/promises';
import { TableSocket, type Answer, type Line, type Wish } from '../wire/socket';
import type { Area, Happening, Perspective, Problem, Question, Refusal, SeatShown, Snapshot, Spot, Summary } from '../wire/types';
import { apart, seatName } from '../words/names';
import { t } from '../words/words.svelte';
import { RealDice } from './dice.svelte';
import { isOn, withLatest, withSpent } from './marked';
import { Pacing } from './pacing.svelte';
import { TalkModel } from './talk.svelte';

const KEPT = 200;
/** What changes nothing at the table. */
const QUIET: ReadonlySet<Wish['do']> = new Set(['choices', 'why', 'preview', 'say', 'react']);

export interface LoggedEvent extends Happening {
  readonly number: number;
}

/** Everything a page knows of one table. It names no game. */
export class TableModel {
  state = $state.raw<Snapshot | null>(null);
  summary = $state.raw<Summary | null>(null);
  /** That this is the deal of a day, and how many have finished it. */
  daily = $state('');
  line = $state<Line>('connecting');
  /** Why the page cannot be shown at all. */
  fatal = $state.raw<Problem | null>(null);
  /** Why the line was cut, while it is. */
  cut = $state.raw<Problem | null>(null);
  /** What everybody knows. */
  private known = $state.raw<readonly LoggedEvent[]>([]);
  /** What others have done since my last turn. */
  private latest = $state.raw<readonly Happening[]>([]);
  /** The line of the log that is pointed at. */
  traced = $state.raw<LoggedEvent | null>(null);
  /** Which of my seats has the screen. */
  seat = $state<number | null>(null);
  /** To whom the screen must be passed before anything is shown. */
  curtain = $state<number | null>(null);
  /** How many questions wait for an answer. */
  busy = $state(0);
  /** Whether good turns are shown. */
  showing = $state(false);
  /** The own board as it would be after the one that is looked at. */
  ghost = $state.raw<Area | null>(null);
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
    play: (path, plainly) => void this.play(path, !plainly),
    confirms: () => preferences.is('confirm'),
    preview: async (picked) => {
      const answer = await this.ask({ do: 'preview', seat: this.ownSeat, picked });
      return answer.type === 'preview' ? answer.preview : null;
    },
    costs: ({ gain, lines }) => (gain ?? 0) < 0 && lines.some(([code, by]) => by < 0 && this.made(code) > 0),
    reword: (reasons, word) => this.reword(reasons, word),
  });

  readonly pacing = new Pacing({
    table: (state) => this.show(state),
    news: (events) => this.note(events),
    foreign: (events) => events.some((event) => this.isForeign(event)),
    hurried: () => this.acts > 0 || document.hidden || !preferences.is('pace') || still.matches,
    motion: () => this.motion(),
  });
  /** What moves on the page that shows this, until it lies where it belongs. */
  motion: () => Promise<void> | null = () => null;
  /** How many things were done that the server has not answered: what comes meanwhile is shown at once. */
  private acts = 0;

  constructor(readonly id: string) {
    this.dice = new RealDice(this);
    this.talk = new TalkModel(id, (wish) => this.send('text' in wish ? { do: 'say', seat: this.ownSeat, ...wish } : { do: 'react', seat: this.ownSeat, ...wish }));
    this.socket = new TableSocket(id, {
      line: (line) => {
        this.line = line;
        if (line !== 'online') this.late = true;
      },
      table: (state) => this.pacing.take({ state }),
      events: (events, all) => {
        if (all) {
          this.pacing.skip();
          this.recall(events);
        } else this.pacing.take({ events });
      },
      talk: (lines, all) => this.talk.hear(lines, all),
      cut: (error) => {
        this.cut = error;
        if (error.code === 'server.moved') go(`/table/${error.args.table}`, { replace: true });
        else if (error.code === 'server.no_table' || error.code === 'server.cancelled') this.fatal = error;
      },
    });
    void this.look();
  }

  close(): void {
    this.picking.close();
    this.pacing.close();
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
  readonly people: readonly SeatShown[] = $derived(apart(this.state?.seats ?? []));
  /** Who is to act. */
  readonly thinking: readonly SeatShown[] = $derived(
    this.state && !this.state.over ? this.people.filter((seat) => this.state?.to_act.includes(seat.seat)) : [],
  );
  /** Whether only those are waited for who have not come yet. */
  readonly awaited: boolean = $derived(this.thinking.length > 0 && this.thinking.every((seat) => seat.kind === 'open' && !seat.name));
  /** Others whose time is up, for whoever plays here. */
  readonly overdue: readonly SeatShown[] = $derived(
    this.view === null || this.view.seat === null
      ? []
      : this.thinking.filter((seat) => !seat.mine && (this.left(seat.seat) ?? 1) <= 0),
  );
  /** Whether my own time is up. */
  readonly outOfTime: boolean = $derived(this.thinking.some((seat) => seat.mine && (this.left(seat.seat) ?? 1) <= 0));
  /** Whether there is anybody to talk to, or anything was said or happened. */
  readonly talks: boolean = $derived.by(() => this.people.some((seat) => !seat.mine && (seat.kind !== 'bot' || seat.name !== '')) || this.talk.lines.length > 0);
  readonly areas: readonly Area[] = $derived(this.view?.scene.areas ?? []);
  /** The boards, my own first, with what others have done since my last turn. */
  readonly boards: readonly Area[] = $derived(this.areas.filter((area) => area.kind === 'board').map((area) => withLatest(area, this.latest)));
  /** What happened, as far as I may know: the last of it in my own turn, which can be undone. */
  readonly log: readonly LoggedEvent[] = $derived([
    ...this.known,
    ...(this.view?.happened ?? []).map((event, i) => ({ ...event, number: this.counted + 1 + i })),
  ]);
  /** The trays, with what pays for the move that is shown. */
  readonly trays: readonly Area[] = $derived(
    this.areas.flatMap((area, number) => (area.kind === 'tray' ? [withSpent(area, number, this.picking.preview?.spent ?? [])] : [])),
  );
  /** The button that ends the turn. */
  readonly end: Spot | null = $derived(endOf(this.areas));
  readonly ending: boolean = $derived(this.end !== null && (this.view?.next.includes(this.end.ref) ?? false));
  /** Whether nothing is left but to end the turn. */
  readonly done: boolean = $derived(this.ending && this.view?.next.length === 1);
  /** A move that the server has not answered yet. */
  sending = $state.raw<readonly string[] | null>(null);
  /** Whether the line was cut before the answer came. */
  private late = $state(false);
  /** The move that waits for the line to be back, until it is answered. */
  readonly pending: readonly string[] | null = $derived(this.late ? this.sending : null);
  /** What is picked, or was and waits for the line. */
  readonly picked: readonly string[] = $derived(this.pending ?? this.picking.picked);
  readonly interactive: boolean = $derived((this.view?.acting ?? false) && this.pending === null);
  /** The move that most would make here, where there is one, other than to end the turn. */
  readonly usual: readonly string[] | null = $derived.by(() => {
    const usual = this.view?.usual ?? null;
    return usual?.length === 1 && usual[0] === this.end?.ref ? null : usual;
  });

  /** Gets how many points a line of my score has made. */
  private made(code: string): number {
    const sheet = this.view?.sheets.find(({ seat }) => seat === this.view?.seat);
    return sheet?.lines.find((line) => line.code === code)?.points ?? 0;
  }

  /** Gets how to call whoever has a seat. */
  nameOf(seat: number): string {
    const found = this.people.find((each) => each.seat === seat);
    return found ? seatName(found) : '';
  }

  can(verb: Perspective['can'][number]): boolean {
    return this.view?.can.includes(verb) ?? false;
  }

  tap(word: string): void {
    this.asking = false;
    this.traced = null;
    if (this.pacing.showing.length > 0) this.pacing.skip();
    else if (this.interactive) {
      this.glow.line = null;
      this.picking.tap(word);
    } else this.picking.hush();
  }

  cancel(): void {
    this.pacing.skip();
    this.picking.cancel();
    this.glow.line = null;
    this.traced = null;
  }

  /** Gets what lights up on a board: the places of a score line, of a line of the log, of what somebody does now. */
  lights(board: Area): readonly string[] | null {
    const told = this.traced ? [this.traced] : this.pacing.showing;
    const places = told.flatMap((event) => (isOn(board, event) ? event.refs : []));
    return places.length > 0 ? withCards(board, places) : this.glow.on(board);
  }

  /** Points at a line of the log, or no longer. */
  trace(event: LoggedEvent): void {
    this.traced = this.traced?.number === event.number ? null : event;
  }

  /** Whether good turns can be asked for now. */
  get hintable(): boolean {
    return this.interactive && this.view?.seat != null && this.state?.hints !== 'off';
  }

  /** Makes a move, or a `whole` one with all that goes without saying after it. */
  async play(path: readonly string[], whole = true): Promise<boolean> {
    [this.sending, this.late] = [path, this.line !== 'online'];
    try {
      return await this.act({ do: 'play', seat: this.ownSeat, path, whole });
    } finally {
      this.sending = null;
    }
  }

  /** Makes a move that was written, or says how moves are written if this is none. */
  async playTyped(path: readonly string[]): Promise<boolean> {
    const answer = await this.send({ do: 'play', seat: this.ownSeat, path });
    const error = answer.type === 'ack' ? answer.error : null;
    if (!error) return true;
    const unread = error.reasons[0]?.code === NO_SUCH_ACTION;
    const example = (this.view?.tree ? oneOf(this.view.tree) : this.usual) ?? this.view?.next ?? [];
    if (unread && example.length > 0) this.picking.explain([{ code: 'web.typed-syntax', args: { example: example.join(' ') }, refs: [] }]);
    else this.picking.explain(error.reasons.length > 0 ? error.reasons : [{ ...error, refs: [] }]);
    return false;
  }

  async step(what: 'undo' | 'redo' | 'restart' | 'reopen' | 'auto' | 'takeback' | 'agree' | 'decline'): Promise<void> {
    const seat = this.ownSeat;
    await this.act(what === 'undo' || what === 'redo' ? { do: what, seat, whole: true } : { do: what, seat });
  }

  /** Does something at the table, or says why not; gets whether it was done. */
  async act(wish: Wish): Promise<boolean> {
    const answer = await this.ask(wish);
    return answer.type === 'ack' && !answer.error;
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

  /** Fetches what the socket does not tell: invitations, and how many have played the deal of the day. */
  async look(): Promise<void> {
    try {
      this.summary = await api.table(this.id);
      const { game, day } = this.summary;
      if (day) this.daily = t('daily-here', { count: (await api.daily(game, day)).count });
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
    const acts = QUIET.has(wish.do) ? 0 : 1;
    this.busy++;
    this.acts += acts;
    if (acts) this.pacing.skip();
    try {
      return await this.socket.ask(wish);
    } finally {
      this.busy--;
      this.acts -= acts;
    }
  }

  /** Sends something; says why not where it was not done. */
  private async ask(wish: Wish): Promise<Answer> {
    const answer = await this.send(wish);
    const error = answer.type === 'ack' ? answer.error : null;
    if (error) this.picking.explain(error.reasons.length > 0 ? error.reasons : [{ ...error, refs: [] }]);
    return answer;
  }

  private isForeign(event: Happening): boolean {
    return event.seat !== null && !this.people.some((seat) => seat.mine && seat.seat === event.seat);
  }

  private note(events: readonly Happening[]): void {
    const fresh = events.map((event) => ({ ...event, number: ++this.counted }));
    this.known = [...this.known, ...fresh].slice(-KEPT);
    this.latest = [...this.latest, ...events.filter((event) => this.isForeign(event))];
  }

  /** Hears anew what happened lately. */
  private recall(events: readonly Happening[]): void {
    this.known = [];
    this.latest = [];
    const own = events.findLastIndex((event) => event.seat !== null && !this.isForeign(event));
    this.note(events.slice(0, own + 1));
    this.latest = [];
    this.note(events.slice(own + 1));
  }

  private show(state: Snapshot): void {
    const opened = this.people.some((seat) => seat.kind === 'open');
    // My turn is over: what comes now is what others do after it.
    if (this.interactive && !state.views.some((view) => view.acting)) this.latest = [];
    if (state.waited !== this.state?.waited) this.shownAt = Date.now();
    this.state = state;
    this.talk.ownSeats = new Set(state.seats.filter((seat) => seat.mine).map((seat) => seat.seat));
    if (state.commitment !== null) keepPromise(this.id, state.commitment);
    if (state.joint) void this.addSalts(state);
    this.cut = null;
    this.fatal = null;
    if (opened && !state.seats.some((seat) => seat.kind === 'open')) void this.look();
    this.pass(state);
    this.begin();
  }

  /** Promises and tells what this browser adds to joint dice; nobody has to do anything for it. */
  private async addSalts(state: Snapshot): Promise<void> {
    const { toAdd } = await import('../wire/salts');
    for (const wish of await toAdd(state)) await this.socket.ask(wish);
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
    const handed = own.length > 1 && !state.over && (state.secret || this.seat !== null);
    if (handed && seat !== null) {
      this.curtain = seat;
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
