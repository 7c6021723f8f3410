import { clock } from '../look/clock.svelte';
import { NO_SUCH_ACTION, Picker } from '../pick/picker';
import { endOf, type Ghost, ghostAt, wordsOf } from '../pick/scene';
import { api, Trouble, trouble } from '../wire/http';
import { remember } from '../wire/promises';
import { TableSocket, type Line } from '../wire/socket';
import type { Ack, Answer, Area, Ask, Happened, Problem, Reason, SeatSummary, Spot, Summary, TableState, Text, View } from '../wire/types';
import { TalkModel } from './talk.svelte';

const KEPT = 60;
const FLASH = 1600;
const TELLING = 'byways.telling.';

export interface LoggedEvent extends Happened {
  readonly number: number;
}

/** Everything a page knows of one table. It names no game. */
export class TableModel {
  state = $state.raw<TableState | null>(null);
  summary = $state.raw<Summary | null>(null);
  line = $state<Line>('connecting');
  /** Why the page cannot be shown at all. */
  fatal = $state.raw<Problem | null>(null);
  /** Why the line was cut, while it is. */
  cut = $state.raw<Text | null>(null);
  log = $state.raw<readonly LoggedEvent[]>([]);
  /** What was said against the last thing that was tried. */
  said = $state.raw<readonly Text[]>([]);
  flash = $state.raw<readonly string[]>([]);
  /** The name of what was tapped last, if it is nothing that is ever picked now. */
  pointed = $state('');
  /** Which of my seats has the screen. */
  seat = $state<number | null>(null);
  /** To whom the screen must be passed before anything is shown. */
  curtain = $state<number | null>(null);
  /** The move that most would make here, where there is one, other than to end the turn. */
  usual = $state.raw<readonly string[] | null>(null);
  /** How many questions wait for an answer. */
  busy = $state(0);
  /** The score line that is pointed at. */
  glow = $state.raw<{ readonly seat: number; readonly code: string } | null>(null);

  private readonly socket: TableSocket;
  private counted = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private position = '';
  private told: { readonly question: string; readonly path: readonly string[] } | null = null;
  private shownAt = Date.now();
  private changes = $state(0);
  private typed = $state('');

  private readonly picker = new Picker<Reason>({
    choices: async (picked) => {
      const answer = await this.ask({ do: 'choices', seat: this.mine, picked });
      if (answer.type === 'choices') return answer;
      this.complain(answer);
      return { next: [], complete: false };
    },
    why: async (picked) => {
      const answer = await this.ask({ do: 'why', seat: this.mine, picked });
      if (answer.type === 'why') return answer.reasons;
      this.complain(answer);
      return [];
    },
    play: (path) => void this.play(path),
    explain: (reasons, word) => this.explain(this.worded(reasons, word)),
    change: () => {
      this.changes++;
      this.hush();
    },
  });

  readonly talk: TalkModel;

  constructor(readonly id: string) {
    this.typed = sessionStorage.getItem(TELLING + id) ?? '';
    this.talk = new TalkModel(id, (text) => this.ask({ do: 'say', seat: this.mine, text }));
    this.socket = new TableSocket(id, {
      line: (line) => (this.line = line),
      table: (state) => this.show(state),
      events: (events, all) => {
        if (all) this.log = [];
        this.note(events);
      },
      talk: (lines, all) => this.talk.hear(lines, all),
      refused: (text) => {
        this.cut = text;
        if (text.code === 'server.no_table') this.fatal = new Trouble(text.code, text.args);
      },
    });
    void this.look();
  }

  /** What real dice or cards show, as far as it is typed; it stays when it is refused, and when the tab is loaded anew. */
  get telling(): string {
    return this.typed;
  }

  set telling(words: string) {
    this.typed = words;
    if (words) sessionStorage.setItem(TELLING + this.id, words);
    else sessionStorage.removeItem(TELLING + this.id);
  }

  close(): void {
    clearTimeout(this.timer);
    this.socket.close();
  }

  retry(): void {
    this.socket.retry();
  }

  readonly view: View | null = $derived.by(() => {
    const views = this.state?.views ?? [];
    return views.find((view) => view.seat === this.seat) ?? views[0] ?? null;
  });
  readonly people: readonly SeatSummary[] = $derived(this.state?.seats ?? []);
  /** Who is to act. */
  readonly thinking: readonly SeatSummary[] = $derived(
    this.state && !this.state.over ? this.people.filter((seat) => this.state?.to_act.includes(seat.seat)) : [],
  );
  /** Others whose time is up, for whoever plays here. */
  readonly overdue: readonly SeatSummary[] = $derived(
    this.view === null || this.view.seat === null
      ? []
      : this.thinking.filter((seat) => !seat.mine && (this.left(seat.seat) ?? 1) <= 0),
  );
  readonly areas: readonly Area[] = $derived(this.view?.scene.areas ?? []);
  readonly board: Area | null = $derived(this.areas.find((area) => area.kind === 'board') ?? null);
  readonly others: readonly Area[] = $derived(this.areas.filter((area) => area.kind === 'board').slice(1));
  readonly trays: readonly Area[] = $derived(
    this.areas.filter((area) => area.kind === 'tray' && (area.seat === null || area.seat === this.view?.seat)),
  );
  readonly hands: readonly Area[] = $derived(
    this.areas.filter((area) => area.kind === 'tray' && area.seat !== null && area.seat !== this.view?.seat),
  );
  /** The button that ends the turn. */
  readonly end: Spot | null = $derived(endOf(this.areas));
  readonly ending: boolean = $derived(this.end !== null && (this.view?.next.includes(this.end.ref) ?? false));
  /** Whether nothing is left but to end the turn. */
  readonly done: boolean = $derived(this.ending && this.view?.next.length === 1);
  readonly interactive: boolean = $derived(this.view?.acting ?? false);

  // What is picked. The picker is no rune; `changes` tells when it has changed.
  readonly picked: readonly string[] = $derived((this.changes, this.picker.picked));
  readonly lit: ReadonlySet<string> = $derived((this.changes, this.picker.lit));
  readonly ready: boolean = $derived((this.changes, this.picker.ready));
  readonly picking: boolean = $derived((this.changes, !this.picker.empty));
  readonly wishing: boolean = $derived((this.changes, this.picker.wishing));
  readonly turns: readonly [number, number] = $derived((this.changes, this.picker.turns));
  readonly path: readonly string[] = $derived((this.changes, this.picker.path));
  readonly ghost: Ghost | null = $derived.by(() => {
    void this.changes;
    return ghostAt(this.areas, this.picker.picked, this.picker.ghost, this.picker.place);
  });

  tap(word: string): void {
    this.hush();
    if (this.interactive) void this.picker.tap(word);
  }

  /** Picks what is being dragged; tells whether it can go anywhere. */
  async grab(word: string): Promise<boolean> {
    if (!this.interactive) return false;
    this.picker.cancel();
    await this.picker.tap(word);
    return this.picker.picked.includes(word);
  }

  turn(by: 1 | -1): void {
    this.picker.turn(by);
  }

  accept(): void {
    void this.picker.accept();
  }

  cancel(): void {
    this.picker.cancel();
    this.glow = null;
  }

  async play(path: readonly string[]): Promise<boolean> {
    return this.act({ do: 'play', seat: this.mine, path });
  }

  async step(what: 'undo' | 'redo' | 'restart' | 'reopen' | 'auto'): Promise<void> {
    await this.act({ do: what, seat: this.mine });
  }

  /** Tells what real dice or cards show. */
  async tell(path: readonly string[]): Promise<void> {
    const question = JSON.stringify(this.state?.asked);
    if (!(await this.act({ do: 'tell', path }))) return;
    this.told = { question, path };
    this.telling = '';
  }

  /** Takes back what was told last; if it was told here it need only be corrected. */
  async untell(): Promise<void> {
    if (!(await this.act({ do: 'untell' }))) return;
    const asked = this.state?.asked;
    const whose = asked?.seat ?? this.view?.seat;
    if (this.told?.question === JSON.stringify(asked) && whose === this.view?.seat) this.telling = `${this.told.path.join(' ')} `;
    this.told = null;
  }

  /** Ends the turn, or says what is missing. */
  endTurn(): void {
    if (!this.end || !this.view?.acting) return;
    this.picker.cancel();
    if (this.ending) void this.play([this.end.ref]);
    else this.explain(this.view.missing);
  }

  /** Gives the screen to another of my seats. */
  sit(seat: number): void {
    if (this.curtain !== null) this.log = [];
    this.seat = seat;
    this.curtain = null;
    this.glow = null;
    this.begin(true);
  }

  explain(reasons: readonly Reason[]): void {
    this.said = reasons.slice(0, 2).map(({ code, args }) => ({ code, args }));
    this.flash = [...new Set(reasons.flatMap((reason) => reason.refs))];
    clearTimeout(this.timer);
    this.timer = setTimeout(() => (this.flash = []), FLASH);
  }

  hush(): void {
    if (this.said.length > 0) this.said = [];
    this.pointed = '';
  }

  /** Something was tapped that cannot be picked: tells what it is. */
  point(name: string): void {
    this.hush();
    this.pointed = name;
  }

  /** How many seconds of its turn a seat has left; nothing where no time was agreed or nobody is waited for. */
  left(seat: number): number | null {
    const { pace, waited } = this.state ?? {};
    const taken = waited?.[String(seat)];
    const played = this.thinking.some((each) => each.seat === seat && (each.kind === 'person' || each.kind === 'open'));
    if (pace === null || pace === undefined || taken === undefined || !played) return null;
    return pace - taken - (clock.now - this.shownAt) / 1000;
  }

  /** Fetches what the socket does not tell: invitations. */
  async look(): Promise<void> {
    try {
      this.summary = await api.table(this.id);
    } catch (caught) {
      const found = trouble(caught);
      if (caught instanceof Trouble && caught.status >= 400 && caught.status < 500) this.fatal = found;
    }
  }

  /** Where there is no reason to give, what must be done first is one; else it is at least said of what. */
  private worded(reasons: readonly Reason[], word: string): readonly Reason[] {
    if (reasons[0]?.code !== NO_SUCH_ACTION) return reasons;
    if (this.done && this.end) return [{ code: 'web.nothing-left', args: { end: [this.end.label] }, refs: [] }];
    if (this.view && this.view.missing.length > 0) return this.view.missing;
    const spot = this.areas.flatMap((area) => area.spots).find((each) => each.ref === word);
    return spot ? [{ code: 'web.not-now', args: { what: [spot.label] }, refs: [word] }] : reasons;
  }

  private get mine(): number {
    return this.view?.seat ?? 0;
  }

  private async ask(message: Ask): Promise<Answer> {
    this.busy++;
    try {
      return await this.socket.ask(message);
    } finally {
      this.busy--;
    }
  }

  private async act(message: Ask): Promise<boolean> {
    const answer = await this.ask(message);
    if (answer.type !== 'ack') return false;
    if (answer.ok) this.note(answer.events);
    else this.complain(answer);
    return answer.ok;
  }

  private complain(answer: Answer): void {
    if (answer.type !== 'ack' || answer.ok) return;
    const { error } = answer as Extract<Ack, { ok: false }>;
    this.explain(error.reasons.length > 0 ? error.reasons : [{ code: error.code, args: error.args, refs: [] }]);
  }

  private note(events: readonly Happened[]): void {
    if (events.length === 0) return;
    const fresh = events.map((event) => ({ ...event, number: ++this.counted }));
    this.log = [...this.log, ...fresh].slice(-KEPT);
  }

  private show(state: TableState): void {
    const opened = this.state?.seats.some((seat) => seat.kind === 'open');
    this.state = state;
    this.shownAt = Date.now();
    this.talk.mine = new Set(state.seats.filter((seat) => seat.mine).map((seat) => seat.seat));
    if (state.commitment !== null) remember(this.id, state.commitment);
    this.cut = null;
    this.fatal = null;
    if (opened && !state.seats.some((seat) => seat.kind === 'open')) void this.look();
    this.pass(state);
    this.begin(false);
  }

  /** Decides which of my seats has the screen now. */
  private pass(state: TableState): void {
    const mine = state.views.flatMap((view) => (view.seat === null ? [] : [view]));
    const now = mine.find((view) => view.seat === this.seat);
    const wanted = now?.acting ? now : (mine.find((view) => view.acting) ?? now ?? mine[0]);
    const seat = wanted?.seat ?? null;
    if (state.over) this.curtain = null;
    if (seat === this.seat || this.curtain !== null) {
      if (this.curtain !== null && seat !== null) this.curtain = seat;
      return;
    }
    const hide = state.secret && mine.length > 1 && !state.over;
    if (hide && seat !== null) {
      this.curtain = seat;
      // What one player was told is not for the next.
      this.log = [];
      this.said = [];
      this.picker.reset([], wordsOf(this.areas));
    } else this.seat = seat;
  }

  /** Lets the picker begin anew if the position is another one; what others do leaves my picks alone. */
  private begin(anew: boolean): void {
    const view = this.view;
    const position = JSON.stringify([view?.seat, view?.acting, view?.next, view?.draft]);
    if (!anew && position === this.position) return;
    this.position = position;
    this.picker.reset(view?.acting ? view.next : [], wordsOf(this.areas));
    void this.advise();
  }

  private async advise(): Promise<void> {
    this.usual = null;
    const [view, position] = [this.view, this.position];
    if (!view?.acting || view.seat === null || this.state?.over) return;
    const answer = await this.socket.ask({ do: 'usual', seat: view.seat, picked: [] });
    if (answer.type !== 'usual' || position !== this.position) return;
    this.usual = answer.path?.length === 1 && answer.path[0] === this.end?.ref ? null : answer.path;
  }
}
