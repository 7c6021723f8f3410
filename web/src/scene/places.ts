import { shapeLook } from './looks';
import type { Spot } from './types';

/** What lies in a place: of equal things it does not matter which, and dice stay what they are called. */
const thing = ({ ref, label, shape, text, strokes }: Spot): string =>
  JSON.stringify(shapeLook(shape).motion === 'tumble' ? [shape, ref] : [label.code, shape, text, strokes]);

/** Where things lie in a row from which some are taken while others stay: nothing moves under the finger. */
export class Places {
  /** What lies in each place, or lay there last. */
  private known: readonly string[] = [];

  /** The place that was touched last: of equal things the one that lies there is taken. */
  private touched = -1;

  touch(place: number): void {
    this.touched = place;
  }

  /** Gets which spot is in each place, or none; what is new comes where there is room, else behind the rest. */
  lay(spots: readonly Spot[]): readonly (number | null)[] {
    const things = spots.map(thing);
    const left = new Set(things.keys());
    const take = (found: number | undefined) => (found !== undefined && left.delete(found) ? found : null);
    const stay = (known: string) => take([...left].find((i) => things[i] === known));
    const stayed = this.known.map((known, place) => (place === this.touched ? null : stay(known)));
    if (this.touched in stayed) stayed[this.touched] = stay(this.known[this.touched]!);
    const kept = stayed.some((i) => i !== null) ? stayed : [];
    const laid = [...kept.map((i) => i ?? take([...left][0])), ...left];
    this.known = laid.map((i, place) => (i === null ? this.known[place]! : things[i]!));
    return laid;
  }
}
