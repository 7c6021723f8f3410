/**
 * Picking a move word by word, without knowing the game.
 *
 * The picks so far are a stack of levels: what was picked, and what may come next. Words that
 * are only ways to lay something ("ghosts") are turned through in place instead of being
 * pointed at. A button that is a whole move is played at once. So is, unless every move is to be accepted, what takes no
 * place on the board, and what is laid in the only way there is, can be undone and costs no points already made.
 */

import type { Refusal, Tree } from '../wire/types';
import { type Choices, Moves, onlyWord } from './moves';
import { saysNothing, whyNoneFits } from './reasons';

/** What the picker needs to know of the world. */
export interface World {
  /** Asks what can be picked next; not asked where a tree tells it. */
  choices(picked: readonly string[]): Promise<Choices>;
  why(picked: readonly string[]): Promise<readonly Refusal[]>;
  /** Plays a move; `plainly`: only this step, and nothing that goes without saying after it. */
  play(path: readonly string[], plainly: boolean): void;
  /** Whether nothing is played before it is accepted. */
  confirms(): boolean;
  /** Asks whether a move needs no second tap: it could be taken back and costs nothing that was made. */
  harmless(path: readonly string[]): Promise<boolean>;
  /** Says why the word that was pointed at cannot be picked. */
  explain(reasons: readonly Refusal[], word: string): void;
  change(): void;
}

/** What the words of the scene are. */
export interface Words {
  /** Ways to lay something; never pointed at. */
  readonly ghosts: ReadonlySet<string>;
  readonly board: ReadonlySet<string>;
  readonly buttons: ReadonlySet<string>;
  /** Words that a place on the board also stands for, where they can be picked. */
  readonly means: ReadonlyMap<string, readonly string[]>;
  /** Words that go without saying: what may follow them is pointed at instead. */
  readonly verbs: ReadonlySet<string>;
  /** First words that are not tried when a place is pointed at first, such as the end of the turn. */
  readonly endings: ReadonlySet<string>;
}

interface Level extends Choices {
  readonly picked: readonly string[];
  /** Words that were picked for lack of others, before anybody pointed at them. */
  readonly added?: readonly string[];
}

/** How many first words are tried for a place that was pointed at first. */
const TRIES = 16;

const EMPTY: Level = { picked: [], next: [], complete: false };
const NOTHING: Words = { ghosts: new Set(), board: new Set(), buttons: new Set(), means: new Map(), verbs: new Set(), endings: new Set() };

export class Picker {
  /** One for each word pointed at, each with what may come next; what was added for lack of others belongs to the word before. */
  private levels: readonly Level[] = [EMPTY];
  private words: Words = NOTHING;
  /** How often what is laid was turned. */
  private turned = 0;
  /** The place that the pointer is over, if what is picked could be laid there, and the ways to lay it. */
  private hovered: { readonly place: string; readonly ways: readonly string[] } | null = null;
  /** A place that was pointed at before anything else, and the pieces that could go there. */
  private target: { readonly place: string; readonly offers: readonly string[] } | null = null;
  /** Goes up with every tap: an answer to an earlier one comes too late. */
  private version = 0;
  private moves: Moves;
  /** For each level what can be pointed at behind its verbs, with all the words before it. */
  private behindVerbs = new WeakMap<Level, ReadonlyMap<string, readonly string[]>>();

  constructor(private readonly world: World) {
    this.moves = new Moves(null, (picked) => world.choices(picked));
  }

  /** Begins anew with the first words that may be picked; a tree tells what comes after them. */
  reset(next: readonly string[], words: Words, tree: Tree | null = null): void {
    this.words = words;
    this.moves = new Moves(tree, (picked) => this.world.choices(picked));
    this.show([{ picked: [], next, complete: false }]);
  }

  /** What is picked, in order, the way to lay it included. */
  get path(): readonly string[] {
    const ghost = this.ghost;
    return ghost === null ? this.picked : [...this.picked, ghost];
  }

  /** What was pointed at so far, in order. */
  get picked(): readonly string[] {
    return this.target ? [this.target.place] : this.top.picked;
  }

  /** What may be pointed at now. While something is turned, where else it could go. */
  get lit(): ReadonlySet<string> {
    if (this.target) return new Set(this.target.offers);
    const shown = this.pointable(this.top);
    const before = this.levels.at(-2);
    if (shown.length > 0 || before === undefined) return new Set([...shown, ...this.placesMeaning(shown)]);
    return new Set(this.pointable(before).filter((word) => !this.top.picked.includes(word)));
  }

  /** What a move can begin with, whatever is picked. */
  get firsts(): ReadonlySet<string> {
    return new Set(this.pointable(this.root));
  }

  /** The way to lay it that is shown, or none. */
  get ghost(): string | null {
    return this.way(this.ways);
  }

  /** The place where the ghost is: the last word on the board. */
  get place(): string | null {
    return this.top.picked.findLast((word) => this.words.board.has(word)) ?? null;
  }

  /** What a tap where the pointer is would pick, the way to lay it included; nothing where it would only begin. */
  get hoveredMove(): { readonly place: string; readonly way: string | null; readonly path: readonly string[] } | null {
    if (!this.hovered) return null;
    const { place, ways } = this.hovered;
    const way = this.way(ways);
    return { place, way, path: [...this.top.picked, place, ...(way === null ? [] : [way])] };
  }

  /** The pointer is over a place, or over none. */
  hover(place: string | null): void {
    const known = place !== null && this.canLayAt(place) ? this.moves.known([...this.top.picked, place]) : null;
    const ways = known?.next.filter((word) => this.words.ghosts.has(word)) ?? [];
    const hovered = place !== null && known && (known.complete || ways.length > 0) ? { place, ways } : null;
    if (hovered?.place === this.hovered?.place) return;
    this.hovered = hovered;
    if (this.ways.length === 0) this.turned = 0;
    this.world.change();
  }

  /** How many ways there are, and which one is shown, counted from 1. */
  get turns(): readonly [number, number] {
    const ways = this.waysShown.length;
    return [ways === 0 ? 0 : (this.turned % ways) + 1, ways];
  }

  /** Whether what is picked can be accepted. */
  get ready(): boolean {
    return this.target === null && (this.top.complete || this.ghost !== null);
  }

  /** Whether a place was pointed at first and waits for what goes there. */
  get choosingPiece(): boolean {
    return this.target !== null;
  }

  get empty(): boolean {
    return this.target === null && this.top.picked.length === 0;
  }

  /** Somebody points at a word. */
  async tap(word: string): Promise<void> {
    if (this.target) return this.choosePiece(this.target, word);
    const top = this.top;
    if (this.pointable(top).includes(word)) return this.extend(this.levels, word);
    if (top.added?.includes(word)) {
      // Who taps one after the other does not yet see that it is picked.
      this.levels = [...this.levels.slice(0, -1), { ...top, added: top.added.filter((each) => each !== word) }];
      return;
    }
    if (word === this.place && this.ready && !this.world.confirms()) return this.accept();
    if (word === this.place && this.ways.length > 1) return this.turn(1);
    const meant = this.words.means.get(word)?.find((each) => this.pointable(top).includes(each));
    if (meant !== undefined) return this.extend(this.levels, meant);
    const at = top.picked.indexOf(word);
    if (at >= 0) return this.show(this.levels.slice(0, this.levelsBefore(at)));
    // Who has picked several places loses at most the last of them by a slip.
    const several = top.picked.filter((each) => this.words.board.has(each)).length > 1;
    const least = several ? this.levels.length - 1 : 1;
    for (let deep = this.levels.length - 1; deep >= least; deep--) {
      const level = this.levels[deep - 1];
      if (level && this.pointable(level).includes(word)) return this.extend(this.levels.slice(0, deep), word);
    }
    if (this.words.buttons.has(word)) return this.refuse([...top.picked, word]);
    return this.empty ? this.offerPieces(word) : this.explainOrOffer(word);
  }

  /** Shows the next way to lay it, or the one before. */
  turn(by: 1 | -1): void {
    const ways = this.waysShown.length;
    if (ways < 2) return;
    this.turned = (this.turned + by + ways) % ways;
    this.world.change();
  }

  /** Plays what is picked, or goes on with the way that is shown. */
  async accept(plainly = false): Promise<void> {
    if (!this.ready) return;
    const ghost = this.ghost;
    if (ghost === null) return this.finish(this.top.picked, plainly);
    const path = [...this.top.picked, ghost];
    const version = ++this.version;
    const { next, complete } = this.moves.known(path) ?? (await this.moves.ask(path));
    if (version !== this.version) return;
    if (complete && next.length === 0) return this.finish(path);
    this.show([...this.levels, { picked: path, next, complete }]);
  }

  /** Lets go of everything picked. */
  cancel(): void {
    this.show([this.root]);
  }

  private get top(): Level {
    return this.levels.at(-1) ?? EMPTY;
  }

  /** Where nothing is picked. */
  private get root(): Level {
    return this.levels[0] ?? EMPTY;
  }

  private get ways(): readonly string[] {
    return this.target ? [] : this.top.next.filter((word) => this.words.ghosts.has(word));
  }

  private get waysShown(): readonly string[] {
    return this.ways.length > 0 ? this.ways : (this.hovered?.ways ?? []);
  }

  /** Gets the places that stand for words. */
  private placesMeaning(words: readonly string[]): readonly string[] {
    return [...this.words.means].filter(([, meant]) => meant.some((word) => words.includes(word))).map(([place]) => place);
  }

  private way(ways: readonly string[]): string | null {
    return ways.length > 0 ? (ways[this.turned % ways.length] ?? null) : null;
  }

  /** Whether a piece is picked that a tap on this place would lay. */
  private canLayAt(place: string): boolean {
    return !this.target && this.top.picked.length > 0 && this.place === null && this.words.board.has(place) && this.pointable(this.top).includes(place);
  }

  private pointable(level: Level): readonly string[] {
    const shown = level.next.filter((word) => !this.words.ghosts.has(word) && !this.words.verbs.has(word));
    return [...shown, ...(this.behindVerbs.get(level)?.keys() ?? [])];
  }

  /** Gets all words up to one that can be pointed at, with what goes without saying. */
  private pathTo(level: Level, word: string): readonly string[] {
    const before = level.next.includes(word) ? level.picked : (this.behindVerbs.get(level)?.get(word) ?? level.picked);
    return [...before, word];
  }

  /** Gets the only piece that a move can begin with: it need not be pointed at. */
  private onlyPiece(level: Level): string | null {
    const [only, ...more] = level.picked.length === 0 ? level.next.filter((word) => !this.words.endings.has(word)) : [];
    const named = [this.words.board, this.words.buttons, this.words.verbs, this.words.ghosts];
    return only !== undefined && more.length === 0 && !named.some((words) => words.has(only)) ? only : null;
  }

  /** Finds what can be pointed at behind the verbs of a level, or its only piece, at once where a tree tells it. */
  private async lookBehindVerbs(level: Level): Promise<void> {
    const verbs = level.next.filter((word) => this.words.verbs.has(word));
    const piece = this.onlyPiece(level);
    if ((verbs.length === 0 && piece === null) || this.behindVerbs.has(level)) return;
    const found = new Map<string, readonly string[]>();
    if (piece !== null) {
      const { next } = this.moves.known([piece]) ?? (await this.moves.ask([piece]));
      for (const word of next) if (this.words.board.has(word)) found.set(word, [piece]);
    }
    for (const verb of verbs) {
      let path: readonly string[] = [...level.picked, verb];
      let { next, complete } = this.moves.known(path) ?? (await this.moves.ask(path));
      // What must follow anyway is not pointed at, but for the last word of a move.
      for (let only = onlyWord({ next, complete }); only !== null && !this.words.ghosts.has(only); only = onlyWord({ next, complete })) {
        const deeper = this.moves.known([...path, only]) ?? (await this.moves.ask([...path, only]));
        if (deeper.next.length === 0) break;
        path = [...path, only];
        ({ next, complete } = deeper);
      }
      for (const word of next) if (!found.has(word)) found.set(word, path);
    }
    this.behindVerbs.set(level, found);
    if (this.levels.includes(level)) this.world.change();
  }

  private show(levels: readonly Level[], turned = 0): void {
    this.version++;
    this.levels = levels;
    this.turned = turned;
    this.hovered = null;
    this.target = null;
    void this.lookBehindVerbs(this.top);
    this.world.change();
  }

  /** Gets how many levels had fewer than this many words picked, at least the first. */
  private levelsBefore(at: number): number {
    return Math.max(1, this.levels.filter((level) => level.picked.length <= at).length);
  }

  private async extend(levels: readonly Level[], word: string, atOnce = true): Promise<void> {
    const first = levels.at(-1);
    if (!first) return;
    const version = ++this.version;
    let grown = levels;
    let path = this.pathTo(first, word);
    const given = path.length;
    let found = this.moves.known(path) ?? (await this.moves.ask(path));
    if (version !== this.version) return;
    grown = [...grown, { picked: path, ...found }];
    // Only one way to go on, and it must be gone: no need to point at it.
    for (let only = onlyWord(found); only !== null && !this.words.ghosts.has(only); only = onlyWord(found)) {
      path = [...path, only];
      found = this.moves.known(path) ?? (await this.moves.ask(path));
      if (version !== this.version) return;
      grown = [...grown.slice(0, -1), { picked: path, added: path.slice(given), ...found }];
    }
    if (found.next.length === 0 && !found.complete) return this.refuse(path);
    const [only, ...more] = found.next;
    let whole = found.complete && only === undefined ? path : null;
    if (!found.complete && only !== undefined && more.length === 0) {
      // The only way to lay it.
      const laid = [...path, only];
      const after = this.moves.known(laid) ?? (await this.moves.ask(laid));
      if (version !== this.version) return;
      if (after.complete && after.next.length === 0) whole = laid;
    }
    const places = path.filter((each) => this.words.board.has(each)).length;
    if (whole && places === 0 && this.isPlain(whole)) return this.finish(whole);
    // What was turned before it was laid stays so.
    this.show(grown, this.hovered?.place === word ? this.turned : 0);
    if (atOnce && whole && places === 1 && !this.world.confirms()) await this.playIfHarmless(whole);
  }

  /** Whether a move without places is played without being accepted: a button, or whatever is meant by one tap. */
  private isPlain(path: readonly string[]): boolean {
    const [first, ...more] = path;
    return !this.world.confirms() || (first !== undefined && more.length === 0 && this.words.buttons.has(first));
  }

  /** Plays what is shown, if that does no harm. */
  private async playIfHarmless(path: readonly string[]): Promise<void> {
    const version = this.version;
    const harmless = await this.world.harmless(path);
    if (harmless && version === this.version) this.finish(path);
  }

  private finish(path: readonly string[], plainly = false): void {
    this.cancel();
    this.world.play(path, plainly);
  }

  /** Goes on from a first word as long as there is only one way, until a word can be pointed at. */
  private async leadTo(first: string, word: string): Promise<Level> {
    let picked = this.pathTo(this.root, first);
    let found = this.moves.known(picked) ?? (await this.moves.ask(picked));
    for (let only = onlyWord(found); only !== null && only !== word && !this.words.ghosts.has(only); only = onlyWord(found)) {
      picked = [...picked, only];
      found = this.moves.known(picked) ?? (await this.moves.ask(picked));
    }
    return { picked, ...found };
  }

  /** What is picked does not go on with this word at all: says why if there is more to say, else begins anew with it. */
  private async explainOrOffer(word: string): Promise<void> {
    const version = ++this.version;
    const { picked } = this.top;
    let reasons = await this.world.why([...picked, word]);
    // What has a place was to lie elsewhere.
    if (saysNothing(reasons) && this.place !== null) reasons = await this.world.why([...upToFirst(picked, this.words.board), word]);
    if (version !== this.version) return;
    if (saysNothing(reasons)) return this.offerPieces(word);
    this.world.explain(reasons, word);
  }

  /** A place was pointed at before what goes there: offers what could. */
  private async offerPieces(word: string): Promise<void> {
    const version = ++this.version;
    const firsts = this.pointable(this.root).filter((first) => !this.words.endings.has(first)).slice(0, TRIES);
    const found = await Promise.all(firsts.map((first) => this.leadTo(first, word)));
    if (version !== this.version) return;
    const offers = firsts.filter((_, i) => found[i]?.next.includes(word));
    const [only, ...more] = offers;
    if (only === undefined) return this.explainPlace(found, word);
    // Nobody has chosen what would be laid: it waits for a second tap.
    if (more.length === 0) return this.pickBoth(only, word, false);
    this.target = { place: word, offers };
    this.world.change();
  }

  private async choosePiece({ place, offers }: { place: string; offers: readonly string[] }, word: string): Promise<void> {
    if (offers.includes(word)) return this.pickBoth(word, place);
    this.cancel();
    if (word !== place) return this.tap(word);
  }

  private async pickBoth(first: string, place: string, atOnce = true): Promise<void> {
    const version = ++this.version;
    const level = await this.leadTo(first, place);
    if (version !== this.version) return;
    this.target = null;
    return this.extend([this.root, level], place, atOnce);
  }

  private async refuse(path: readonly string[]): Promise<void> {
    const version = this.version;
    const reasons = await this.world.why(path);
    if (version === this.version) this.world.explain(reasons, path.at(-1) ?? '');
  }

  /** Nothing can go there: tells the reason that most of what could be picked would give. */
  private async explainPlace(found: readonly Level[], word: string): Promise<void> {
    const version = this.version;
    // Another place with which a move could begin has nothing to do with this one.
    const before = found.map(({ picked }) => upToFirst(picked, this.words.board)).map((start) => [start.join(' '), start] as const);
    const reasons = await whyNoneFits((picked) => this.world.why(picked), found.length > 0 ? [...new Map(before).values()] : [[]], word);
    if (version === this.version) this.world.explain(reasons, word);
  }
}

/** Gets the words before the first one of a set; all of them if there is none. */
function upToFirst(path: readonly string[], set: ReadonlySet<string>): readonly string[] {
  const at = path.findIndex((word) => set.has(word));
  return at < 0 ? path : path.slice(0, at);
}
