/** Shows what others do one move after the other, at a pace that one can follow. */
import { tick } from 'svelte';
import type { Happening, Snapshot } from '../wire/types';

/** How long a move stays before the next one, in milliseconds: what is seen on a board, and what is only told. */
const SEEN = 650;
const TOLD = 250;
/** So long it waits for what moves: on a page that is hidden meanwhile nothing ends. */
const LONGEST = 1500;
/** Then it rests: what comes next is made while nothing moves. */
const REST = 60;

const pause = (milliseconds: number) => new Promise<void>((done) => setTimeout(done, milliseconds));

interface Shown {
  table(state: Snapshot): void;
  news(events: readonly Happening[]): void;
  /** Whether these events are worth a pause: somebody else's. */
  foreign(events: readonly Happening[]): boolean;
  /** Whether nobody wants to wait. */
  hurried(): boolean;
  /** What moves on the page now, until it lies where it belongs. */
  motion(): Promise<void> | null;
}

type Item = { readonly state: Snapshot } | { readonly events: readonly Happening[] };

/** Tables and news come in pairs: first how it stands after a move, then what happened. */
export class Pacing {
  /** What somebody else has just done, while it is shown. */
  showing = $state.raw<readonly Happening[]>([]);
  private readonly waiting: Item[] = [];
  private going = false;
  /** Goes up when nobody waits any longer for what was waited for. */
  private version = 0;

  constructor(private readonly shown: Shown) {}

  take(item: Item): void {
    this.waiting.push(item);
    if (!this.going) void this.go(++this.version);
  }

  /** Shows all that waits. */
  skip(): void {
    this.close();
    this.going = false;
    this.showing = [];
    for (const item of this.waiting.splice(0)) this.show(item);
  }

  close(): void {
    this.version++;
  }

  private show(item: Item): void {
    if ('state' in item) this.shown.table(item.state);
    else this.shown.news(item.events);
  }

  private async go(version: number): Promise<void> {
    this.going = true;
    try {
      for (let item = this.waiting[0]; item !== undefined; item = this.waiting[0]) {
        const motion = 'state' in item && !this.shown.hurried() ? this.shown.motion() : null;
        if (motion) await Promise.race([motion.then(() => pause(REST)), pause(LONGEST)]);
        if (version !== this.version) return;
        this.waiting.shift();
        this.show(item);
        if ('events' in item && this.shown.foreign(item.events) && !this.shown.hurried()) {
          this.showing = item.events;
          await pause(item.events.some((event) => event.refs.length > 0) ? SEEN : TOLD);
        } else if (this.waiting.length > 0) await tick();
        if (version !== this.version) return;
        this.showing = [];
      }
    } finally {
      if (version === this.version) this.going = false;
    }
  }
}
