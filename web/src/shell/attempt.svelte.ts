import { trouble } from '../wire/http';
import type { Problem } from '../wire/types';

/** Something that is asked for: whether it is under way, and why it was not done. */
export class Attempt {
  busy = $state(false);
  problem = $state.raw<Problem | null>(null);

  /** Does it, and says whether it went well. */
  async run(act: () => Promise<unknown>): Promise<boolean> {
    this.busy = true;
    this.problem = null;
    try {
      await act();
      return true;
    } catch (caught) {
      this.problem = trouble(caught);
      return false;
    } finally {
      this.busy = false;
    }
  }
}

/** Lets a form do something instead of loading a page. */
export function submits(act: () => unknown): (event: SubmitEvent) => void {
  return (event) => {
    event.preventDefault();
    act();
  };
}
