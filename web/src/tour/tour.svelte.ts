import { Picking } from '../pick/picking.svelte';
import { type Ghost, ghostOf } from '../pick/scene';
import { Glow } from '../view/glow.svelte';
import { api, trouble } from '../wire/http';
import type { Area, Problem, Text, Tour, TourChoices, TourStep } from '../wire/types';

const ELSEWHERE: Text = { code: 'web-tour-elsewhere', args: {} };

/** A tour of a game, step by step; the learner makes some of its moves. It names no game. */
export class TourModel {
  steps = $state.raw<readonly TourStep[]>([]);
  /** Why there is nothing to show. */
  fatal = $state.raw<Problem | null>(null);
  at = $state(0);
  busy = $state(0);

  private spun = false;
  private answers = new Map<string, Promise<TourChoices>>();

  readonly glow = new Glow(() => this.step?.view.sheets ?? []);
  readonly picking: Picking = new Picking(() => this.areas, {
    choices: async (picked) => (await this.ask(picked)) ?? { next: [], complete: false },
    why: async (picked) => (await this.ask(picked))?.reasons ?? [],
    play: (path) => (this.wanted.join(' ') === path.join(' ') ? this.goTo(this.at + 1) : this.detour()),
    changed: () => this.changed(),
  });

  /** What a table to go on with looks like. */
  table = $state.raw<{ readonly options: Tour['options']; readonly seats: number } | null>(null);

  /** A tour of a game, or of what is different at some tables. */
  constructor(
    readonly game: string,
    readonly of: string,
  ) {
    void this.load();
  }

  readonly step: TourStep | null = $derived(this.steps[this.at] ?? null);
  readonly last: boolean = $derived(this.at === this.steps.length - 1);
  readonly areas: readonly Area[] = $derived(this.step?.view.scene.areas ?? []);
  readonly board: Area | null = $derived(this.areas.find((area) => area.kind === 'board') ?? null);
  /** The move that the learner is to make. */
  readonly wanted: readonly string[] = $derived(this.step?.do ?? []);
  readonly doing: boolean = $derived(this.wanted.length > 0);

  /** What is asked for next. */
  readonly lit: ReadonlySet<string> = $derived.by(() => {
    const { lit, picked, wishing } = this.picking;
    const wanted = (wishing ? this.wanted : this.wanted.slice(picked.length)).filter((word) => lit.has(word));
    return new Set(wishing ? wanted : wanted.slice(0, 1));
  });
  readonly ghost: Ghost | null = $derived(this.doing ? this.picking.ghost : ghostOf(this.areas, this.step?.tried ?? []));
  /** Whether what is picked leads to the move that is asked for, down to how the piece lies. */
  private readonly found: boolean = $derived(this.picking.path.join(' ') === this.wanted.slice(0, this.picking.path.length).join(' '));
  /** Whether it can be accepted: the whole move, or how the piece lies where more is to be picked after that. */
  readonly right: boolean = $derived.by(() => {
    const { path, picked, ready } = this.picking;
    return ready && this.found && (path.length === this.wanted.length || path.length > picked.length);
  });

  async load(): Promise<void> {
    this.fatal = null;
    try {
      const { steps, ...table } = await api.tour(this.game, this.of);
      this.steps = steps;
      this.table = table;
      this.goTo(0);
    } catch (caught) {
      this.fatal = trouble(caught);
    }
  }

  close(): void {
    this.picking.close();
  }

  goTo(at: number): void {
    this.at = Math.max(0, Math.min(this.steps.length - 1, at));
    const step = this.step;
    const [first] = step?.lines ?? [];
    this.glow.line = first !== undefined ? { seat: step?.view.seat ?? 1, code: first } : null;
    this.answers.clear();
    this.picking.flash = [];
    this.spun = false;
    this.picking.reset(step?.view.next ?? [], step?.view.tree);
  }

  tap(word: string): void {
    if (this.doing) this.picking.tap(word);
    else this.picking.hush();
  }

  private ask(picked: readonly string[]): Promise<TourChoices | null> {
    const key = picked.join(' ');
    const answer = this.answers.get(key) ?? api.tourStep(this.game, this.of, this.at + 1, picked);
    this.answers.set(key, answer);
    this.busy++;
    return answer
      .catch((caught: unknown) => {
        this.answers.delete(key);
        this.picking.said = [trouble(caught)];
        return null;
      })
      .finally(() => this.busy--);
  }

  private changed(): void {
    if (this.astray) this.detour();
    else if (!this.spun && this.picking.turns[1] > 1 && this.found) {
      // It lies right by chance: turned away, so that turning is learnt.
      this.spun = true;
      this.picking.turn(1);
    }
  }

  /** Whether what is picked is allowed but leads away from the move that is asked for. */
  private get astray(): boolean {
    const { picked, wishing } = this.picking;
    return picked.some((word, i) => (wishing ? !this.wanted.includes(word) : word !== this.wanted[i]));
  }

  private detour(): void {
    this.picking.cancel();
    this.picking.said = [ELSEWHERE];
  }
}
