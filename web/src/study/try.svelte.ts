import { Practice } from '../tour/practice.svelte';
import { api } from '../wire/http';
import type { Entry, Perspective, TourChoices, TriedPosition } from '../wire/types';
import type { Trail } from './tree';

/** A move that somebody tries in the middle of a finished game. It names no game. */
export class Trying extends Practice {
  at = $state.raw<TriedPosition | null>(null);
  seat = $state(1);

  constructor(
    readonly replay: string,
    readonly trail: Trail,
    wanted: number,
    /** Told where a move has led. */
    private readonly played: (tried: readonly Entry[]) => void,
  ) {
    super();
    void this.sit(wanted);
  }

  readonly view: Perspective | null = $derived(this.at?.view ?? null);
  readonly doing: boolean = $derived(this.at?.view.acting ?? false);
  /** The seats that can move now. */
  readonly seats: readonly number[] = $derived(this.at?.to_act ?? []);

  /** Moves for a seat, or for the first that can. */
  async sit(seat: number): Promise<void> {
    const found = await this.follow(seat);
    const first = found?.to_act[0];
    if (found && first !== undefined && !found.to_act.includes(seat)) await this.sit(first);
    else if (found) {
      this.seat = seat;
      this.at = found;
      this.begin();
    }
  }

  protected choices(picked: readonly string[]): Promise<TourChoices> {
    return api.triedChoices(this.replay, { move: this.trail.move, moves: [...this.trail.tried], seat: this.seat, picked: [...picked] });
  }

  protected play(path: readonly string[]): void {
    void this.follow(this.seat, path).then((found) => found && this.played(found.moves));
  }

  private follow(seat: number, played: readonly string[] | null = null): Promise<TriedPosition | null> {
    return this.fetch(api.tried(this.replay, { move: this.trail.move, moves: [...this.trail.tried], seat, played: played && [...played] }));
  }
}
