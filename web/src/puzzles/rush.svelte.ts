export const STRIKES = 3;
const SECOND = 1000;

/** A run of puzzles against the clock. */
export class Rush {
  count = $state(0);
  strikes = $state(0);
  left = $state(0);
  private readonly end: number;
  private readonly timer: ReturnType<typeof setInterval>;

  constructor(
    readonly minutes: number,
    private readonly names: string[],
    private readonly now: () => number = () => Date.now(),
  ) {
    this.end = this.now() + minutes * 60 * SECOND;
    this.left = minutes * 60;
    this.timer = setInterval(() => (this.left = Math.max(0, Math.ceil((this.end - this.now()) / SECOND))), 250);
  }

  readonly over: boolean = $derived(this.left === 0 || this.strikes >= STRIKES);

  /** Gets the next puzzle; none where all are done. */
  next(): string | null {
    return this.names.shift() ?? null;
  }

  /** A turn is over; whatever comes in after the end no longer counts. */
  note(right: boolean): void {
    if (this.over) return;
    if (right) this.count++;
    else this.strikes++;
  }

  close(): void {
    clearInterval(this.timer);
  }
}
