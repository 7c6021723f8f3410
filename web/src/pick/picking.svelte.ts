import type { Sentence } from '../words/fluent';
import type { Area, Preview, Refusal, Tree } from '../wire/types';
import { Picker, type World } from './picker';
import { mostTelling } from './reasons';
import { type Ghost, ghostAt, wordsOf } from './scene';

/** So long the pointer rests before it is asked what a move there would bring. */
const REST = 90;

/** What the page does with what is picked. */
interface Page extends Pick<World, 'choices' | 'why' | 'play'> {
  confirms?(): boolean;
  /** Gets what a move would bring. */
  preview?(path: readonly string[]): Promise<Preview | null>;
  /** Whether a move would cost points that were already made. */
  costs?(preview: Preview): boolean;
  /** Gets better reasons why a word cannot be picked, where the page knows any. */
  reword?(reasons: readonly Refusal[], word: string): readonly Refusal[];
  changed?(): void;
}

/** What is picked on a scene, for components to watch, and what is said against it. */
export class Picking {
  /** What was said against the last thing that was tried. */
  said = $state.raw<readonly Sentence[]>([]);
  /** The places that what was said names. */
  flash = $state.raw<readonly string[]>([]);
  /** The name of what was tapped last, if it is nothing that is ever picked now. */
  pointed = $state('');

  private readonly picker: Picker = new Picker({
    choices: (picked) => this.page.choices(picked),
    why: (picked) => this.page.why(picked),
    play: (path, plainly) => this.page.play(path, plainly),
    confirms: () => this.page.confirms?.() ?? true,
    harmless: async (path) => {
      const preview = await this.previewOf(path);
      return preview?.final === false && !this.costs(preview);
    },
    explain: (reasons, word) => {
      const telling = mostTelling(reasons, [...this.picker.picked, word]);
      this.explain(this.page.reword?.(telling, word) ?? telling);
    },
    change: () => {
      this.changes++;
      this.hush();
      this.showPreview();
      this.page.changed?.();
    },
  });
  /** What the move that is shown would bring, once that is known. */
  preview = $state.raw<Preview | null>(null);
  private previewed = '';
  private lastPreview: { readonly key: string; readonly answer: Promise<Preview | null> } | null = null;
  private rest: ReturnType<typeof setTimeout> | undefined;
  // The picker is no rune; this tells when it has changed.
  private changes = $state(0);

  constructor(private readonly areas: () => readonly Area[], private readonly page: Page) {}

  readonly picked: readonly string[] = $derived((this.changes, this.picker.picked));
  readonly lit: ReadonlySet<string> = $derived((this.changes, this.picker.lit));
  /** What a move can begin with, whatever is picked. */
  readonly firsts: ReadonlySet<string> = $derived((this.changes, this.picker.firsts));
  /** Whether what is picked can be accepted. */
  readonly ready: boolean = $derived((this.changes, this.picker.ready));
  /** Whether anything is picked. */
  readonly active: boolean = $derived((this.changes, !this.picker.empty));
  /** Whether a place was pointed at first and waits for what goes there. */
  readonly choosingPiece: boolean = $derived((this.changes, this.picker.choosingPiece));
  /** Which way to lay it is shown, counted from 1, and how many there are. */
  readonly turns: readonly [number, number] = $derived((this.changes, this.picker.turns));
  /** What is picked, the way to lay it included. */
  readonly path: readonly string[] = $derived((this.changes, this.picker.path));
  /** What lies where it would be laid: as it is picked, or as it would be where the pointer is. */
  readonly ghost: Ghost | null = $derived.by(() => {
    void this.changes;
    const hovered = this.picker.hoveredMove;
    if (hovered) return ghostAt(this.areas(), this.picker.picked, hovered.way, hovered.place);
    return ghostAt(this.areas(), this.picker.picked, this.picker.ghost, this.picker.place);
  });
  /** Whether the ghost only follows the pointer. */
  readonly hovering: boolean = $derived((this.changes, this.picker.hoveredMove !== null));

  /** Begins anew with the first words that may be picked; a tree tells what comes after them. */
  reset(next: readonly string[], tree: Tree | null = null): void {
    this.lastPreview = null;
    this.picker.reset(next, wordsOf(this.areas()), tree);
  }

  tap(word: string): void {
    this.hush();
    void this.picker.tap(word);
  }

  /** Picks what is being dragged; tells whether it can go anywhere. */
  async grab(word: string): Promise<boolean> {
    this.picker.cancel();
    await this.picker.tap(word);
    return this.picker.picked.includes(word);
  }

  /** Puts down what was dragged: what can be played is, unless every move is to be accepted. */
  async drop(word: string): Promise<void> {
    await this.picker.tap(word);
    if ((this.page.confirms?.() ?? true) || !this.picker.ready || this.picker.place !== word) return;
    const path = this.picker.path.join(' ');
    const preview = await this.previewOf(this.picker.path);
    if (!(preview && this.costs(preview)) && this.picker.path.join(' ') === path) await this.picker.accept();
  }

  /** Goes on with a place that is drawn over, if it can be; what is picked stays. */
  over(word: string): void {
    if (!this.picked.includes(word)) this.tap(word);
  }

  turn(by: 1 | -1): void {
    this.picker.turn(by);
  }

  hover(word: string | null): void {
    this.picker.hover(word);
  }

  /** Plays what is picked; `plainly`: without what goes without saying after it. */
  accept(plainly = false): void {
    void this.picker.accept(plainly);
  }

  cancel(): void {
    this.picker.cancel();
  }

  /** Enter on the place that holds the ghost plays it; elsewhere it points, as a tap does. */
  enter(event: KeyboardEvent): void {
    if (event.key !== 'Enter' || !this.ready) return;
    const ref = event.target instanceof Element ? event.target.getAttribute('data-ref') : null;
    if (ref === null || (this.lit.has(ref) && !this.picked.includes(ref))) return;
    event.preventDefault();
    event.stopPropagation();
    this.accept();
  }

  explain(reasons: readonly Refusal[]): void {
    this.said = reasons.slice(0, 2);
    // What is marked belongs to what is read first; on a small screen nothing else is.
    this.flash = [...(reasons[0]?.refs ?? [])];
  }

  hush(): void {
    if (this.said.length > 0) this.said = [];
    if (this.flash.length > 0) this.flash = [];
    this.pointed = '';
  }

  /** Something was tapped that cannot be picked: tells what it is. */
  point(name: string): void {
    this.hush();
    this.pointed = name;
  }

  close(): void {
    clearTimeout(this.rest);
  }

  /** Whether the move that is shown would cost points that were already made. */
  readonly costly: boolean = $derived.by(() => this.preview !== null && this.costs(this.preview));

  private costs(preview: Preview): boolean {
    return this.page.costs?.(preview) ?? false;
  }

  /** Gets what a move would bring; what was asked for last is not asked again. */
  private previewOf(path: readonly string[]): Promise<Preview | null> {
    const key = path.join(' ');
    if (this.lastPreview?.key !== key) this.lastPreview = { key, answer: this.page.preview?.(path) ?? Promise.resolve(null) };
    return this.lastPreview.answer;
  }

  /** Asks what the move that is shown would bring, where it is one on the board. */
  private showPreview(): void {
    const { hoveredMove, ready, place } = this.picker;
    const path = hoveredMove?.path ?? (ready && place !== null ? this.picker.path : null);
    const wanted = path?.join(' ') ?? '';
    if (wanted === this.previewed) return;
    this.previewed = wanted;
    this.preview = null;
    clearTimeout(this.rest);
    if (path === null || !this.page.preview) return;
    const ask = async () => {
      const found = await this.previewOf(path);
      if (this.previewed === wanted) this.preview = found;
    };
    if (hoveredMove) this.rest = setTimeout(() => void ask(), REST);
    else void ask();
  }
}
