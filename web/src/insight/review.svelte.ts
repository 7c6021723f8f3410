import { api, trouble } from '../wire/http';
import type { Problem, ReviewPart } from '../wire/types';
import { course, type Course } from './figures';

/** The review of one seat in a finished game, part by part as it is found out. */
export class ReviewModel {
  private parts = $state.raw<readonly ReviewPart[]>([]);
  problem = $state.raw<Problem | null>(null);
  done = $state(false);
  private closed = false;

  readonly course: Course = $derived(course(this.parts));
  /** How far it is, from 0 to 1. */
  readonly share: number = $derived.by(() => {
    const last = this.parts.at(-1);
    return this.done ? 1 : last?.after ? last.after / last.moves : 0;
  });

  constructor(
    readonly id: string,
    readonly seat: number,
  ) {
    void this.load();
  }

  async load(): Promise<void> {
    this.problem = null;
    try {
      for (let since: number | null = this.parts.at(-1)?.after ?? 0; since !== null && !this.closed; ) {
        const part: ReviewPart = await api.review(this.id, this.seat, since);
        this.parts = [...this.parts, part];
        since = part.after;
      }
      this.done = !this.closed;
    } catch (caught) {
      this.problem = trouble(caught);
    }
  }

  close(): void {
    this.closed = true;
  }
}
