import { MediaQuery } from 'svelte/reactivity';
import { UNIT } from '../scene/types';
import type { Area } from '../wire/types';
import type { TableModel } from './table.svelte';

/** How many pieces fit at full size, and how many at a smaller one. */
const CROWDED = 10;
const PACKED = 14;

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

  /** How many pieces lie in reach, in units. */
  private readonly units: number = $derived.by(() => {
    const spots = this.at('side', 'edge').filter((area) => !area.folds).flatMap((area) => area.spots);
    return spots.reduce((sum, spot) => sum + (spot.size[0] * UNIT) / Math.max(UNIT, spot.size[1]), 0) / UNIT;
  });

  readonly classes = $derived.by(() => ({
    wide: this.wide,
    over: this.over,
    asked: this.asked,
    alone: !this.company,
    edged: this.edged,
    told: this.at('standing').length > 0,
    crowded: this.units > CROWDED,
    packed: this.units > PACKED,
    roomy: this.at('side').reduce((sum, area) => sum + area.spots.length, 0) <= CROWDED,
  }));

  /** Gets the groups that lie somewhere, mine and the table's; what others hold is with them. */
  at(...places: readonly Area['place'][]): readonly Area[] {
    const own = this.table.view?.seat;
    return this.table.trays.filter(
      (area) => places.includes(area.place) && (area.seat === null || area.seat === own) && (area.place === 'edge' || area.spots.length > 0),
    );
  }
}
