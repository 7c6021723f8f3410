/** What a finger meant that touched nothing it could pick. */
import type { Box } from './placing';

/** As large as this is what a finger hits. */
export const FINGER = 44;

/**
 * Gets the number of the place that is nearest to a point, if it is no further away than a finger is wide; -1 if there is none.
 *
 * `within`: whether the point is on another place. Its middle stays its own, so that it can still say why it cannot be picked.
 */
export function nearest([x, y]: readonly [number, number], places: readonly Box[], within: boolean): number {
  let best = -1;
  let least = Infinity;
  places.forEach(({ left, top, right, bottom }, i) => {
    const size = Math.min(right - left, bottom - top);
    const far = Math.hypot(x - Math.max(left, Math.min(x, right)), y - Math.max(top, Math.min(y, bottom)));
    const most = Math.min((FINGER - size) / 2, within ? 0.4 * size : Infinity);
    if (far <= most && far < least) [best, least] = [i, far];
  });
  return best;
}
