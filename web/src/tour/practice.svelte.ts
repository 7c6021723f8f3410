import { Picking } from '../pick/picking.svelte';
import type { Ghost } from '../pick/scene';
import { shortcut } from '../view/keys';
import { trouble } from '../wire/http';
import type { Area, Perspective, Problem, TourChoices } from '../wire/types';

/** A prepared position in which a visitor makes moves without a table: a step of a tour, a puzzle. It names no game. */
export abstract class Practice {
  busy = $state(0);
  private answers = new Map<string, Promise<TourChoices>>();
  private requests = 0;

  /** What is seen now. */
  abstract readonly view: Perspective | null;
  /** Whether the visitor may move. */
  abstract readonly doing: boolean;
  protected abstract choices(picked: readonly string[]): Promise<TourChoices>;
  protected abstract play(path: readonly string[]): void;
  protected changed(): void {}

  readonly picking: Picking = new Picking(() => this.areas, {
    choices: async (picked) => (await this.ask(picked)) ?? { next: [], complete: false },
    why: async (picked) => (await this.ask(picked))?.reasons ?? [],
    play: (path) => this.play(path),
    changed: () => this.changed(),
  });

  readonly areas: readonly Area[] = $derived.by(() => this.view?.scene.areas ?? []);
  readonly board: Area | null = $derived(this.areas.find((area) => area.kind === 'board') ?? null);

  get lit(): ReadonlySet<string> {
    return this.picking.lit;
  }

  get ghost(): Ghost | null {
    return this.picking.ghost;
  }

  close(): void {
    this.picking.close();
  }

  tap(word: string): void {
    if (this.doing) this.picking.tap(word);
    else this.picking.hush();
  }

  /** Does what a key asks for with what is picked; tells whether there was anything to do. */
  press(event: KeyboardEvent): boolean {
    const { picking } = this;
    const what = shortcut(event);
    if ((what === 'turn' || what === 'turn-back') && picking.turns[1] > 1) picking.turn(what === 'turn' ? 1 : -1);
    else if (what === 'cancel' && picking.active) picking.cancel();
    else return false;
    return true;
  }

  /** Asks for a position, or says why there is none; gets nothing where another one was asked for since. */
  protected async fetch<T>(position: Promise<T>): Promise<T | null> {
    const number = ++this.requests;
    this.busy++;
    try {
      const found = await position;
      return number === this.requests ? found : null;
    } catch (caught) {
      this.failed(trouble(caught));
      return null;
    } finally {
      this.busy--;
    }
  }

  protected failed(problem: Problem): void {
    this.picking.said = [problem];
  }

  /** Forgets what was picked and asked before: the position is another one. */
  protected begin(): void {
    this.answers.clear();
    this.picking.flash = [];
    this.picking.reset(this.view?.next ?? [], this.view?.tree);
  }

  private ask(picked: readonly string[]): Promise<TourChoices | null> {
    const key = picked.join(' ');
    const answer = this.answers.get(key) ?? this.choices(picked);
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
}
