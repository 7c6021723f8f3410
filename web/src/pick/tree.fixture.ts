import type { Tree } from '../wire/types';

/** Makes a tree of moves for tests, as the server writes it: children first, what leads to the same node together. */
export function treeOf(moves: readonly (readonly string[])[]): Tree {
  const nodes: [number, string][][] = [];
  const add = (rests: readonly (readonly string[])[]): number => {
    const leads = new Map<number, string[]>();
    for (const word of new Set(rests.flatMap((rest) => rest.slice(0, 1)))) {
      const child = add(rests.filter((rest) => rest[0] === word).map((rest) => rest.slice(1)));
      leads.set(child, [...(leads.get(child) ?? []), word]);
    }
    const whole: [number, string][] = rests.some((rest) => rest.length === 0) ? [[-1, '']] : [];
    const node = [...whole, ...[...leads].map(([child, words]): [number, string] => [child, words.join(' ')])];
    const same = nodes.findIndex((each) => JSON.stringify(each) === JSON.stringify(node));
    return same >= 0 ? same : nodes.push(node) - 1;
  };
  add(moves);
  return { nodes };
}
