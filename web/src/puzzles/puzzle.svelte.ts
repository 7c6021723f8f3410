import { Practice } from '../tour/practice.svelte';
import { api, type Steps } from '../wire/http';
import type { Perspective, Problem, PuzzleAnswer, PuzzlePosition, TourChoices, Verdict } from '../wire/types';

/** One puzzle that somebody tries. It names no game. */
export class PuzzleModel extends Practice {
  /** Why there is nothing to show. */
  fatal = $state.raw<Problem | null>(null);
  at = $state.raw<PuzzlePosition | null>(null);
  answer = $state.raw<PuzzleAnswer | null>(null);
  /** Whether the answer lies on the board instead of the own turn. */
  answered = $state(false);
  /** Whether a turn was wrong, or the answer was looked at. */
  spoilt = $state(false);
  /** What was played, position by position, so that each can be undone with what went without saying. */
  private before: Steps[] = [];

  constructor(
    readonly game: string,
    readonly name: string,
    /** Told once when a turn is over. */
    private readonly over: (verdict: Verdict) => void,
  ) {
    super();
    void this.go([]);
  }

  readonly view: Perspective | null = $derived(this.answered && this.answer ? this.answer.view : (this.at?.view ?? null));
  readonly verdict: Verdict | null = $derived(this.at?.verdict ?? null);
  readonly doing: boolean = $derived(!this.answered && this.verdict === null && (this.at?.view.acting ?? false));
  readonly steps: Steps = $derived(this.at?.steps ?? []);
  /** The places of the best turn, or of what another seat answers to a wrong one, for them to light up. */
  readonly places: readonly string[] = $derived(this.answered ? (this.answer?.steps.flat() ?? []) : (this.verdict?.reply_words ?? []));

  undo(): void {
    void this.go(this.before.pop() ?? []);
  }

  restart(): void {
    this.before = [];
    this.answered = false;
    void this.go([]);
  }

  /** Learns how far all other turns fall short of a right one. */
  async compare(): Promise<void> {
    this.answer ??= await api.puzzleAnswer(this.game, this.name).catch(() => null);
  }

  /** Lays the best turn on the board, or the own one again. */
  async show(best: boolean): Promise<void> {
    this.answer ??= await this.fetch(api.puzzleAnswer(this.game, this.name));
    if (!this.answer) return;
    this.answered = best;
    if (!this.verdict?.right) this.spoilt = true;
    this.begin();
  }

  protected choices(picked: readonly string[]): Promise<TourChoices> {
    return api.puzzleChoices(this.game, this.name, this.steps, picked);
  }

  protected play(path: readonly string[]): void {
    const before = this.steps;
    void this.go([...before, path]).then((played) => played && this.before.push(before));
  }

  private async go(steps: Steps): Promise<boolean> {
    const at = await this.fetch(api.puzzle(this.game, this.name, steps));
    if (!at) return false;
    this.at = at;
    this.begin();
    if (at.verdict) {
      if (!at.verdict.right) this.spoilt = true;
      this.over(at.verdict);
    }
    return true;
  }

  protected override failed(problem: Problem): void {
    if (this.at) super.failed(problem);
    else this.fatal = problem;
  }
}
