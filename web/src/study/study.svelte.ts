import { Attempt } from '../shell/attempt.svelte';
import { api, trouble, Trouble } from '../wire/http';
import type { Area, Entry, Mark, Replay, StudyNote } from '../wire/types';
import { change, cut, remarkAt, remarksOf, same, toggleArrow, toggleMark, waysFrom, type Remark, type Remarks, type Trail } from './tree';
import { Trying } from './try.svelte';

/** So long nothing is changed before it is saved. */
const REST = 1200;
/** So long it waits before it tries again what the server did not take. */
const AGAIN = 8000;
const UNDONE = 60;

export type Tool = 'mark' | 'arrow';

/** The finished game that is remarked on: where its reader stands, and how to go elsewhere. */
export interface Watched {
  readonly id: string;
  readonly summary: Replay | null;
  readonly move: number;
  readonly tried: readonly Entry[];
  readonly seat: number | null;
  readonly side: number;
  readonly over: boolean;
  readonly address: string;
  nameOf(seat: number): string;
  goTo(move: number): void;
  follow(tried: readonly Entry[]): void;
  play(on: boolean): void;
  note(study: string | null): void;
}

/** What somebody remarks on a finished game: read, and by who made it changed. It names no game. */
export class StudyModel {
  id = $state<string | null>(null);
  title = $state('');
  remarks = $state.raw<Remarks>([]);
  /** Whether it may be changed here. */
  mine = $state(false);
  saved = $state(true);
  readonly asking = new Attempt();
  /** The studies of this game that are one's own. */
  notes = $state.raw<readonly StudyNote[]>([]);

  tool = $state<Tool | null>(null);
  /** Where the arrow begins that is being drawn. */
  start = $state.raw<Mark | null>(null);
  trying = $state.raw<Trying | null>(null);

  private revision = 0;
  private before = $state.raw<readonly Remarks[]>([]);
  private rest: ReturnType<typeof setTimeout> | undefined;
  private saving: Promise<void> | null = null;

  constructor(readonly replay: Watched) {
    const wanted = new URLSearchParams(location.search).get('study');
    if (wanted) void this.open(wanted);
  }

  readonly trail: Trail = $derived.by(() => ({ move: this.replay.move, tried: this.replay.tried }));
  readonly here: Remark = $derived(remarkAt(this.remarks, this.trail));
  /** The moves that go on from here in the study. */
  readonly ways: readonly Entry[] = $derived(waysFrom(this.remarks, this.trail));
  readonly shown: boolean = $derived(this.id !== null || this.remarks.length > 0);
  readonly undoable: boolean = $derived(this.before.length > 0);

  /** Shows what the record itself has, and finds out what one has made of it. */
  async look(): Promise<void> {
    if (this.id === null) this.remarks = remarksOf(this.replay.summary?.remarks ?? []);
    this.notes = (await api.studies(this.replay.id).catch(() => null))?.studies ?? [];
  }

  async open(id: string): Promise<void> {
    await this.asking.run(async () => {
      const found = await api.study(id);
      if (found.replay !== this.replay.id) throw new Trouble('server.no_study');
      this.take(id, found.title, remarksOf(found.remarks), found.revision, found.mine);
    });
  }

  async begin(): Promise<void> {
    await this.asking.run(async () => {
      const { id } = await api.beginStudy(this.replay.id);
      const found = await api.study(id);
      this.take(id, found.title, remarksOf(found.remarks), found.revision, true);
    });
  }

  async remove(): Promise<void> {
    await this.asking.run(async () => {
      if (this.id === null) return;
      clearTimeout(this.rest);
      await api.deleteStudy(this.id);
      this.take(null, '', [], 0, false);
      this.replay.follow([]);
      await this.look();
    });
  }

  close(): void {
    this.trying?.close();
    void this.save();
  }

  comment(text: string): void {
    this.edit((remark) => ({ ...remark, text }));
  }

  rename(title: string): void {
    this.title = title;
    this.touch();
  }

  /** Takes a tool, or puts it away. */
  use(tool: Tool | null): void {
    this.stopTrying();
    this.tool = this.tool === tool ? null : tool;
    this.start = null;
  }

  /** A place of a board was pointed at with the tool. */
  point(board: number, place: string): void {
    if (this.tool === 'mark') this.edit((remark) => toggleMark(remark, { board, place }));
    else if (this.tool === 'arrow') {
      const from = this.start;
      if (from?.board === board && from.place !== place) {
        this.edit((remark) => toggleArrow(remark, { board, start: from.place, end: place }));
        this.start = null;
      } else this.start = from?.board === board && from.place === place ? null : { board, place };
    }
  }

  /** Lets a seat try another move from here. */
  tryFor(seat: number): void {
    this.use(null);
    const trail = this.trail;
    this.replay.play(false);
    this.trying = new Trying(this.replay.id, trail, seat, (tried) => {
      this.stopTrying();
      const { summary } = this.replay;
      const game = summary?.moves.slice(trail.move, trail.move + tried.length) ?? [];
      // What was played in the game is no variation.
      if (game.length === tried.length && tried.every((entry, i) => same(entry, game[i]))) this.replay.goTo(trail.move + tried.length);
      else {
        this.remarks = this.remember(change(this.remarks, { ...trail, tried }, (remark) => remark));
        this.replay.follow(tried);
      }
    });
  }

  /** Whether a move that is being tried may be made there. */
  mayTry(area: Area): boolean {
    return this.trying !== null && (area.seat === null || area.seat === this.trying.seat);
  }

  stopTrying(): void {
    this.trying?.close();
    this.trying = null;
  }

  /** Takes the move that led here out of the study. */
  cut(): void {
    const { tried } = this.trail;
    this.remarks = this.remember(cut(this.remarks, this.trail));
    this.replay.follow(tried.slice(0, -1));
  }

  undo(): void {
    const [last, ...earlier] = this.before;
    if (!last) return;
    this.remarks = last;
    this.before = earlier;
    this.touch();
    while (this.replay.tried.length > 0 && !waysFrom(last, { ...this.trail, tried: this.replay.tried.slice(0, -1) }).some((each) => same(each, this.replay.tried.at(-1)))) {
      this.replay.follow(this.replay.tried.slice(0, -1));
    }
  }

  private edit(by: (remark: Remark) => Remark): void {
    this.remarks = this.remember(change(this.remarks, this.trail, by));
  }

  private remember(next: Remarks): Remarks {
    this.before = [this.remarks, ...this.before].slice(0, UNDONE);
    this.touch();
    return next;
  }

  private take(id: string | null, title: string, remarks: Remarks, revision: number, mine: boolean): void {
    [this.id, this.title, this.remarks, this.revision, this.mine] = [id, title, remarks, revision, mine];
    [this.before, this.saved, this.tool, this.start] = [[], true, null, null];
    this.stopTrying();
    this.replay.note(id);
  }

  private touch(wait = REST): void {
    this.saved = false;
    clearTimeout(this.rest);
    this.rest = setTimeout(() => void this.save(), wait);
  }

  private async save(): Promise<void> {
    clearTimeout(this.rest);
    await this.saving;
    if (this.saved || this.id === null || !this.mine) return;
    this.saving = this.send(this.id);
    await this.saving;
  }

  private async send(id: string): Promise<void> {
    const [title, remarks] = [this.title, this.remarks];
    try {
      const kept = await api.changeStudy(id, { title, remarks, revision: this.revision });
      this.revision = kept.revision;
      this.asking.problem = null;
      if (title === this.title && remarks === this.remarks) this.saved = true;
      else this.touch();
    } catch (caught) {
      this.asking.problem = trouble(caught);
      const status = caught instanceof Trouble ? caught.status : 0;
      if (status === 0 || status === 429 || status >= 500) this.touch(AGAIN);
    }
  }
}
