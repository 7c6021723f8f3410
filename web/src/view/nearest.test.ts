import { describe, expect, it } from 'vitest';
import { nearest } from './nearest';

const box = (left: number, top: number, size: number) => ({ left, top, right: left + size, bottom: top + size });

describe('what a finger meant', () => {
  const small = [box(100, 100, 20), box(160, 100, 20)];

  it('is the nearest small place', () => {
    expect(nearest([125, 110], small, false)).toBe(0);
    expect(nearest([152, 110], small, false)).toBe(1);
  });

  it('is nothing where a finger does not reach', () => {
    expect(nearest([110, 140], small, false)).toBe(-1);
  });

  it('is not beside a place as large as a finger', () => {
    expect(nearest([146, 120], [box(100, 100, 44)], false)).toBe(-1);
  });

  it('is another place where that was hit in its middle', () => {
    expect(nearest([130, 110], small, true)).toBe(-1);
    expect(nearest([126, 110], small, true)).toBe(0);
  });
});
