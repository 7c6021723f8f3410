import { Picker } from '../pick/picker';
import { type Ghost, ghostAt, ghostOf, wordsOf } from '../pick/scene';
import { api, trouble } from '../wire/http';
import type { Area, Problem, Reason, Text, TourAnswer, TourStep } from '../wire/types';

const FLASH = 1600;
const ELSEWHERE: Text = { code: 'web-tour-elsewhere', args: {} };

/** A tour of a game, step by step; the learner makes some of its moves. It names no game. */
export class TourModel {
  steps = $state.raw<readonly TourStep[]>([]);
  /** Why there is nothing to show. */
  fatal = $state.raw<Problem | null>(null);
  at = $state(0);
  /** What was said against the last thing that was tried. */
  said = $state.raw<readonly Text[]>([]);
  flash = $state.raw<readonly string[]>([]);
  busy = $state(0);
  /** The score line that is pointed at. */
  glow = $state.raw<{ readonly seat: number; readonly code: string } | null>(null);

  private timer: ReturnType<typeof setTimeout> | undefined;
  private changes = $state(0);
  private answers = new Map<string, Promise<TourAnswer>>();

  private readonly picker: Picker<Reason> = new Picker<Reason>({
    choices: async (picked) => (await this.ask(picked)) ?? { next: [], complete: false },
    why: async (picked) => (await this.ask(picked))?.reasons ?? [],
    play: (path) => (this.wanted.join(' ') === path.join(' ') ? this.goTo(this.at + 1) : this.detour()),
    explain: (reasons) => this.explain(reasons),
    change: () => this.changed(),
  });

  constructor(readonly game: string) {
    void this.load();
  }

  get state(): { readonly game: string } {
    return { game: this.game };
  }
  readonly step: TourStep | null = $derived(this.steps[this.at] ?? null);
  readonly last: boolean = $derived(this.at === this.steps.length - 1);
  readonly areas: readonly Area[] = $derived(this.step?.scene.areas ?? []);
  readonly board: Area | null = $derived(this.areas.find((area) => area.kind === 'board') ?? null);
  /** The move that the learner is to make. */
  readonly wanted: readonly string[] = $derived(this.step?.do ?? []);
  readonly doing: boolean = $derived(this.wanted.length > 0);

  // The picker is no rune; `changes` tells when it has changed.
  readonly picked: readonly string[] = $derived((this.changes, this.picker.picked));
  readonly ready: boolean = $derived((this.changes, this.picker.ready));
  readonly picking: boolean = $derived((this.changes, !this.picker.empty));
  readonly turns: readonly [number, number] = $derived((this.changes, this.picker.turns));
  readonly path: readonly string[] = $derived((this.changes, this.picker.path));
  /** What is asked for next. */
  readonly lit: ReadonlySet<string> = $derived.by(() => {
    void this.changes;
    return new Set([...this.picker.lit].filter((word) => this.wanted.includes(word) && !this.picker.picked.includes(word)));
  });
  readonly ghost: Ghost | null = $derived.by(() => {
    void this.changes;
    if (!this.doing) return ghostOf(this.areas, this.step?.tried ?? []);
    return ghostAt(this.areas, this.picker.picked, this.picker.ghost, this.picker.place);
  });
  /** Whether the piece lies as it should. */
  readonly right: boolean = $derived(this.ready && this.path.join(' ') === this.wanted.join(' '));

  async load(): Promise<void> {
    this.fatal = null;
    try {
      this.steps = await api.tour(this.game);
      this.goTo(0);
    } catch (caught) {
      this.fatal = trouble(caught);
    }
  }

  close(): void {
    clearTimeout(this.timer);
  }

  goTo(at: number): void {
    this.at = Math.max(0, Math.min(this.steps.length - 1, at));
    const step = this.step;
    const [first] = step?.lines ?? [];
    this.glow = first !== undefined ? { seat: step?.seat ?? 1, code: first } : null;
    this.answers.clear();
    this.flash = [];
    this.picker.reset(step?.next ?? [], wordsOf(this.areas));
  }

  tap(word: string): void {
    this.hush();
    if (this.doing) void this.picker.tap(word);
  }

  turn(by: 1 | -1): void {
    this.picker.turn(by);
  }

  accept(): void {
    void this.picker.accept();
  }

  cancel(): void {
    this.picker.cancel();
  }

  private ask(picked: readonly string[]): Promise<TourAnswer | null> {
    const key = picked.join(' ');
    const asked = this.answers.get(key) ?? api.tourStep(this.game, this.at + 1, picked);
    this.answers.set(key, asked);
    this.busy++;
    return asked
      .catch((caught: unknown) => {
        this.answers.delete(key);
        this.said = [trouble(caught)];
        return null;
      })
      .finally(() => this.busy--);
  }

  /** What is allowed but leads away from the move that is asked for is put back. */
  private changed(): void {
    this.changes++;
    this.hush();
    if (!this.picker.empty && this.picker.picked.some((word) => !this.wanted.includes(word))) this.detour();
  }

  private detour(): void {
    this.picker.cancel();
    this.said = [ELSEWHERE];
  }

  private explain(reasons: readonly Reason[]): void {
    this.said = reasons.slice(0, 2).map(({ code, args }) => ({ code, args }));
    this.flash = [...new Set(reasons.flatMap((reason) => reason.refs))];
    clearTimeout(this.timer);
    this.timer = setTimeout(() => (this.flash = []), FLASH);
  }

  private hush(): void {
    if (this.said.length > 0) this.said = [];
  }
}
