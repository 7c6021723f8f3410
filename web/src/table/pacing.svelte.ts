/** Shows what others do one move after the other, at a pace that one can follow. */
import type { Happening, Snapshot } from '../wire/types';

/** How long a move stays before the next one, in milliseconds: what is seen on a board, and what is only told. */
const SEEN = 650;
const TOLD = 250;

interface Shown {
  table(state: Snapshot): void;
  news(events: readonly Happening[]): void;
  /** Whether these events are worth a pause: somebody else's. */
  foreign(events: readonly Happening[]): boolean;
  /** Whether nobody wants to wait. */
  hurried(): boolean;
}

type Item = { readonly state: Snapshot } | { readonly events: readonly Happening[] };

/** Tables and news come in pairs: first how it stands after a move, then what happened. */
export class Pacing {
  /** What somebody else has just done, while it is shown. */
  showing = $state.raw<readonly Happening[]>([]);
  private readonly waiting: Item[] = [];
  private timer: ReturnType<typeof setTimeout> | null = null;

  constructor(private readonly shown: Shown) {}

  take(item: Item): void {
    this.waiting.push(item);
    if (this.timer === null) this.go();
  }

  /** Shows all that waits. */
  skip(): void {
    if (this.timer !== null) clearTimeout(this.timer);
    this.timer = null;
    this.showing = [];
    for (const item of this.waiting.splice(0)) this.show(item);
  }

  close(): void {
    if (this.timer !== null) clearTimeout(this.timer);
  }

  private show(item: Item): void {
    if ('state' in item) this.shown.table(item.state);
    else this.shown.news(item.events);
  }

  /** Shows up to the next move of somebody else, and waits. */
  private go(): void {
    this.timer = null;
    this.showing = [];
    for (let item = this.waiting.shift(); item !== undefined; item = this.waiting.shift()) {
      this.show(item);
      if (!('events' in item) || !this.shown.foreign(item.events) || this.shown.hurried()) continue;
      this.showing = item.events;
      const seen = item.events.some((event) => event.refs.length > 0);
      this.timer = setTimeout(() => this.go(), seen ? SEEN : TOLD);
      return;
    }
  }
}
