import { type Ghost, ghostOf } from '../pick/scene';
import { Glow } from '../view/glow.svelte';
import { api, trouble } from '../wire/http';
import type { Perspective, Problem, Text, Tour, TourChoices, TourStep } from '../wire/types';
import { Practice } from './practice.svelte';

const ELSEWHERE: Text = { code: 'web-tour-elsewhere', args: {} };

/** A tour of a game, step by step; the learner makes some of its moves. It names no game. */
export class TourModel extends Practice {
  steps = $state.raw<readonly TourStep[]>([]);
  /** Why there is nothing to show. */
  fatal = $state.raw<Problem | null>(null);
  at = $state(0);

  private spun = false;

  readonly glow = new Glow(() => this.step?.view.sheets ?? []);

  /** What a table to go on with looks like. */
  table = $state.raw<{ readonly options: Tour['options']; readonly seats: number } | null>(null);

  /** A tour of a game, or of what is different at some tables. */
  constructor(
    readonly game: string,
    readonly of: string,
  ) {
    super();
    void this.load();
  }

  readonly step: TourStep | null = $derived(this.steps[this.at] ?? null);
  readonly view: Perspective | null = $derived(this.step?.view ?? null);
  readonly last: boolean = $derived(this.at === this.steps.length - 1);
  /** The move that the learner is to make. */
  readonly wanted: readonly string[] = $derived(this.step?.do ?? []);
  readonly doing: boolean = $derived(this.wanted.length > 0);

  private readonly asked: ReadonlySet<string> = $derived.by(() => {
    const { lit, picked, choosingPiece } = this.picking;
    const wanted = (choosingPiece ? this.wanted : this.wanted.slice(picked.length)).filter((word) => lit.has(word));
    return new Set(choosingPiece ? wanted : wanted.slice(0, 1));
  });
  private readonly drawn: Ghost | null = $derived(this.doing ? this.picking.ghost : ghostOf(this.areas, this.step?.tried ?? []));
  /** Whether what is picked leads to the move that is asked for, down to how the piece lies. */
  private readonly found: boolean = $derived(this.picking.path.join(' ') === this.wanted.slice(0, this.picking.path.length).join(' '));
  /** Whether it can be accepted: the whole move, or how the piece lies where more is to be picked after that. */
  readonly right: boolean = $derived.by(() => {
    const { path, picked, ready } = this.picking;
    return ready && this.found && (path.length === this.wanted.length || path.length > picked.length);
  });

  /** What is asked for next. */
  override get lit(): ReadonlySet<string> {
    return this.asked;
  }

  override get ghost(): Ghost | null {
    return this.drawn;
  }

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

  goTo(at: number): void {
    this.at = Math.max(0, Math.min(this.steps.length - 1, at));
    const step = this.step;
    const [first] = step?.lines ?? [];
    this.glow.line = first !== undefined ? { seat: step?.view.seat ?? 1, code: first } : null;
    this.spun = false;
    this.begin();
  }

  protected choices(picked: readonly string[]): Promise<TourChoices> {
    return api.tourStep(this.game, this.of, this.at + 1, picked);
  }

  protected play(path: readonly string[]): void {
    if (this.wanted.join(' ') === path.join(' ')) this.goTo(this.at + 1);
    else this.detour();
  }

  protected override changed(): void {
    if (this.astray) this.detour();
    else if (!this.spun && this.picking.turns[1] > 1 && this.found) {
      // It lies right by chance: turned away, so that turning is learnt.
      this.spun = true;
      this.picking.turn(1);
    }
  }

  /** Whether what is picked is allowed but leads away from the move that is asked for. */
  private get astray(): boolean {
    const { picked, choosingPiece } = this.picking;
    return picked.some((word, i) => (choosingPiece ? !this.wanted.includes(word) : word !== this.wanted[i]));
  }

  private detour(): void {
    this.picking.cancel();
    this.picking.said = [ELSEWHERE];
  }
}
