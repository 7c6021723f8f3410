import { MediaQuery } from 'svelte/reactivity';
import { UNIT } from '../scene/types';
import type { Area } from '../wire/types';
import type { TableModel } from './table.svelte';

/** How many pieces fit at full size, and how many at a smaller one. */
const CROWDED = 10;
const PACKED = 14;

/** A group of which nothing is left but its place. */
const emptied = (area: Area): Area => ({ ...area, rule: null, count: null, spots: area.spots.map((spot) => ({ ...spot, ref: '', shape: 'bare', strokes: [], marks: [], text: '', badges: [] })) });

/** How a table is laid on this screen: which groups lie where, and what that leaves room for. */
export class Layout {
  private readonly broad = new MediaQuery('(min-width: 900px)');

  constructor(private readonly table: TableModel) {}

  /** Whether there is room beside the board. */
  get wide(): boolean {
    return this.broad.current;
  }

  /** Whether others sit beside the board. */
  readonly company: boolean = $derived.by(() => this.table.people.length > 1);
  readonly over: boolean = $derived.by(() => this.table.state?.over ?? false);
  /** Whether somebody here has to tell what real dice or cards show. */
  readonly asked: boolean = $derived.by(() => this.table.question?.yours ?? false);
  readonly edged: boolean = $derived.by(() => this.at('edge').length > 0 && !this.over && !this.asked);

  /** Whether good turns are looked at, on the board. */
  readonly hinted: boolean = $derived.by(() => this.table.showing && this.table.hintable && !this.over && !this.asked);

  private most = { units: 0, beside: 0 };
  /** How many pieces lie in reach, in units, and beside the board; at most so far, so that nothing grows and shrinks with a hand. */
  private readonly load = $derived.by(() => {
    const found = this.at('side', 'edge').filter((area) => !area.folds);
    const units = found.flatMap((area) => area.spots).reduce((sum, spot) => sum + (spot.size[0] * UNIT) / Math.max(UNIT, spot.size[1]), 0) / UNIT;
    const beside = found.reduce((sum, area) => sum + (area.place === 'side' ? area.spots.length : 0), 0);
    this.most = { units: Math.max(this.most.units, units), beside: Math.max(this.most.beside, beside) };
    return this.most;
  });

  readonly classes = $derived.by(() => ({
    wide: this.wide,
    over: this.over,
    asked: this.asked,
    alone: !this.company,
    edged: this.edged,
    hinted: this.hinted,
    told: this.at('standing').length > 0,
    crowded: this.load.units > CROWDED,
    packed: this.load.units > PACKED,
    roomy: this.load.beside <= CROWDED,
  }));

  /** The groups beside the board when I was last to move: they keep their place while others do. */
  private last: readonly Area[] = [];

  /** Gets the groups that lie somewhere, mine and the table's; what others hold is with them. */
  at(...places: readonly Area['place'][]): readonly Area[] {
    const own = this.table.view?.seat;
    const found = this.table.trays.filter(
      (area) => places.includes(area.place) && (area.seat === null || area.seat === own) && (area.place === 'edge' || area.count !== null || area.spots.length > 0),
    );
    if (places.length > 1 || places[0] !== 'side') return found;
    if (this.table.view?.acting) this.last = found;
    else if (!this.over && this.last.some(({ seat }) => seat === null || seat === own)) {
      return [...this.last.filter((area) => !found.some(({ label }) => label.code === area.label.code)).map(emptied), ...found];
    }
    return found;
  }
}
