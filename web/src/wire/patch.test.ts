import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { patch } from './patch';
import type { Area, AreaChange, Perspective, Snapshot, Spot, Update } from './types';

const spot = (ref: string, text = ''): Spot => ({
  ref, label: { code: ref, args: {} }, at: [0, 0], size: [100, 100], shape: 'cell', strokes: [], text, marks: [], count: null, badges: [], short: null, means: [],
});
const area = (kind: string, ...refs: string[]): Area => ({
  kind, label: { code: kind, args: {} }, size: [300, 100], spots: refs.map((ref) => spot(ref)), seat: null, strokes: [], rule: null, count: null, place: 'side', folds: false,
});
const view = (seat: number | null, ...areas: Area[]): Perspective => ({
  seat, stage: { code: 'begin', args: {} }, brief: { goal: { code: 'goal', args: {} }, left: null, guide: null, waste: null, target: null, counts: null, rounds: null }, scene: { areas }, sheets: [], acting: seat === 1, can: [], next: ['a'], usual: null, draft: [], missing: [], tree: null, happened: [],
});
const BEFORE = {
  type: 'table', seq: 4, over: false, to_act: [1], seats: [], waited: {}, question: null, seed: null, ending: null,
  views: [view(1, area('board', 'a', 'b', 'c', 'd'), area('tray', 'x'), area('bar', 'done')), view(2, area('board', 'a'))],
} as unknown as Snapshot;
const after = (update: Omit<Update, 'type' | 'seq'>) => patch(BEFORE, { type: 'update', seq: 5, ...update });
const refs = (table: Snapshot, at: number) => table.views[0]?.scene.areas[at]?.spots.map(({ ref }) => ref);

interface Example {
  readonly about: string;
  readonly old: Snapshot;
  readonly update: Update;
  readonly new: Snapshot;
}
const EXAMPLES = JSON.parse(readFileSync(new URL('delta.fixture.json', import.meta.url), 'utf8')) as Example[];

describe('what the server sends', () => {
  it.each(EXAMPLES.map((each) => [each.about, each] as const))('%s', (_, { old, update, new: now }) => {
    expect(patch(old, update)).toEqual(now);
  });
});

describe('an update', () => {
  it('changes what it tells and shares the rest', () => {
    const table = after({ over: true, views: [{ seat: 1, acting: false, next: [] }] });
    expect(table).toMatchObject({ type: 'table', seq: 5, over: true, to_act: [1] });
    expect(table.views[0]).toMatchObject({ seat: 1, acting: false, next: [], can: [] });
    expect(table.views[0]?.scene).toBe(BEFORE.views[0]?.scene);
    expect(table.views[1]).toBe(BEFORE.views[1]);
    expect(after({ over: true }).views).toBe(BEFORE.views);
  });

  it('can tell that there is nothing any more', () => {
    const asked = { ...BEFORE, question: { seat: 1 } } as unknown as Snapshot;
    expect(patch(asked, { type: 'update', seq: 5, question: null }).question).toBeNull();
  });

  it('puts spots in place of others, the last place first', () => {
    const splices = [{ start: 3, removed: 0, spots: [spot('n'), spot('m')] }, { start: 1, removed: 2, spots: [spot('B')] }];
    const table = after({ views: [{ seat: 1, areas: [{ number: 0, splices }] }] });
    expect(refs(table, 0)).toEqual(['a', 'B', 'n', 'm', 'd']);
    const [old, now] = [BEFORE.views[0]?.scene.areas ?? [], table.views[0]?.scene.areas ?? []];
    expect(now[0]?.spots[0]).toBe(old[0]?.spots[0]);
    expect(now[0]?.spots[4]).toBe(old[0]?.spots[3]);
    expect(now[0]?.label).toBe(old[0]?.label);
    expect(now.slice(1)).toEqual(old.slice(1));
    expect(now[1]).toBe(old[1]);
  });

  it('changes what is printed on an area and leaves its spots alone', () => {
    const table = after({ views: [{ seat: 1, areas: [{ number: 1, size: [1, 1] }] }] });
    expect(table.views[0]?.scene.areas[1]).toMatchObject({ kind: 'tray', size: [1, 1] });
    expect(table.views[0]?.scene.areas[1]?.spots).toBe(BEFORE.views[0]?.scene.areas[1]?.spots);
  });

  it('changes fields of spots by the numbers that they have now', () => {
    const change: AreaChange = { number: 0, moved: [10, 0], splices: [{ start: 0, removed: 1, spots: [] }], spots: [{ number: 0, text: 'hi' }] };
    const [board] = after({ views: [{ seat: 1, areas: [change] }] }).views[0]?.scene.areas ?? [];
    expect(board?.spots.map(({ ref, text, at }) => [ref, text, at])).toEqual([['b', 'hi', [10, 0]], ['c', '', [10, 0]], ['d', '', [10, 0]]]);
  });

  it('brings the score sheets that differ', () => {
    const sheet = (seat: number, total: number) => ({ seat, total, lines: [], scored: true });
    const first = after({ views: [] });
    const scored = { ...first, views: [{ ...view(1), sheets: [sheet(1, 0), sheet(2, 0)] }] };
    const { views } = patch(scored, { type: 'update', seq: 6, views: [{ seat: 1, sheets: [sheet(2, 5)] }] });
    expect(views[0]?.sheets).toEqual([sheet(1, 0), sheet(2, 5)]);
    expect(views[0]?.sheets[0]).toBe(scored.views[0]?.sheets[0]);
  });

  it('brings whole areas and takes some away', () => {
    const more = after({ views: [{ seat: 1, count: 4, areas: [{ number: 1, area: area('tray', 'y') }, { number: 3, area: area('ghosts', 'g') }] }] });
    expect([0, 1, 2, 3].map((at) => refs(more, at))).toEqual([['a', 'b', 'c', 'd'], ['y'], ['done'], ['g']]);
    expect(after({ views: [{ seat: 1, count: 1 }] }).views[0]?.scene.areas).toHaveLength(1);
  });
});
