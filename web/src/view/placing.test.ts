import { describe, expect, it } from 'vitest';
import { placeBeside } from './placing';

const box = (left: number, top: number, right: number, bottom: number) => ({ left, top, right, bottom });
const ROOM = [400, 400] as const;
const TOOLS = [60, 20] as const;
const GHOST = box(100, 100, 200, 200);

describe('beside the ghost', () => {
  it('is below it, in the middle', () => {
    expect(placeBeside(GHOST, TOOLS, ROOM, [], 2)).toEqual([120, 202]);
  });

  it('is above it where the room ends below', () => {
    expect(placeBeside(box(100, 300, 200, 400), TOOLS, ROOM, [], 2)).toEqual([120, 278]);
  });

  it('is on the side where it hides nothing that is laid', () => {
    const [below, above] = [box(100, 200, 200, 300), box(100, 0, 200, 100)];
    expect(placeBeside(GHOST, TOOLS, ROOM, [below], 2)).toEqual([120, 78]);
    expect(placeBeside(GHOST, TOOLS, ROOM, [below, above], 2)).toEqual([202, 140]);
    expect(placeBeside(GHOST, TOOLS, ROOM, [below, above, box(200, 100, 300, 200)], 2)).toEqual([38, 140]);
  });

  it('is at an end of a side where its middle is taken', () => {
    const around = [box(140, 200, 160, 300), box(140, 0, 160, 100), box(200, 0, 400, 400), box(0, 0, 100, 400)];
    expect(placeBeside(GHOST, [30, 20], ROOM, around, 2)).toEqual([100, 202]);
  });

  it('goes further away where every side is taken, but no further than it must', () => {
    expect(placeBeside(box(0, 100, 400, 200), TOOLS, ROOM, [box(0, 200, 400, 300), box(0, 0, 400, 100)], 2)).toEqual([170, 302]);
  });

  it('goes across a corner where only that is free', () => {
    const sides = [box(100, 200, 200, 400), box(100, 0, 200, 100), box(200, 100, 400, 200), box(0, 100, 100, 200)];
    expect(placeBeside(GHOST, TOOLS, ROOM, sides, 2)).toEqual([202, 202]);
  });

  it('never hides the ghost if it can be helped', () => {
    const wide = box(0, 100, 400, 200);
    expect(placeBeside(wide, TOOLS, ROOM, [box(0, 200, 400, 400), box(0, 0, 400, 100)], 2)).toEqual([170, 202]);
  });
});
