/** The longest pause before the first try to connect again, in milliseconds; each later one is up to twice as long. */
const FIRST = 600;
const LONGEST = 15_000;

/** Gets how long to wait before another try: nothing before the first one, then longer each time. Half of it is chance, so that
 * after a restart of the server not everybody comes at the same moment. */
export function pauseBefore(tries: number, chance: () => number = Math.random): number {
  if (tries === 0) return 0;
  return Math.min(LONGEST, FIRST * 2 ** (tries - 1)) * (0.5 + chance() / 2);
}

/** Waits between two tries to connect, unless somebody is in a hurry. */
export class Patience {
  private end: () => void = () => undefined;

  wait(tries: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, pauseBefore(tries));
      this.end = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }

  /** Ends the pause, if there is one. */
  hurry(): void {
    this.end();
  }
}
