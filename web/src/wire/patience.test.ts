import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Patience, pauseBefore } from './patience';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('the pause before another try', () => {
  it('is longer each time, up to a limit, and nobody waits for the first', () => {
    const longest = [0, 1, 2, 3, 4, 5, 6, 7, 40].map((tries) => pauseBefore(tries, () => 1));
    expect(longest).toEqual([0, 600, 1_200, 2_400, 4_800, 9_600, 15_000, 15_000, 15_000]);
  });

  it('is another one for everybody, and never short', () => {
    for (const tries of [1, 4, 40]) {
      const [least, middle, most] = [0, 0.5, 1].map((chance) => pauseBefore(tries, () => chance));
      expect(least).toBe((most ?? 0) / 2);
      expect(middle).toBe((most ?? 0) * 0.75);
    }
  });

  it('ends at once for who is in a hurry', async () => {
    const patience = new Patience();
    patience.hurry();
    let over = 0;
    void patience.wait(40).then(() => over++);
    await vi.advanceTimersByTimeAsync(7_000);
    expect(over).toBe(0);
    patience.hurry();
    await vi.advanceTimersByTimeAsync(0);
    expect(over).toBe(1);
    void patience.wait(40).then(() => over++);
    await vi.advanceTimersByTimeAsync(15_000);
    expect(over).toBe(2);
    expect(vi.getTimerCount()).toBe(0);
  });
});
