/** All that can be picked, told at once: the answers to every question about the next word. */
import type { Tree } from '../wire/types';
import type { Choices } from './moves';

type Node = Tree['nodes'][number];

/** Stands in a node where the picks so far are a move. */
const COMPLETE = -1;
/** Stands beside the words that are left of a move, to be picked in any order, each once. */
const SET = -2;

/** Gets what can be picked after these words. */
export function choicesIn({ nodes }: Tree, picked: readonly string[]): Choices {
  let node: Node = nodes.at(-1) ?? [];
  for (const [i, word] of picked.entries()) {
    if (isSet(node)) return choicesOfSet(node, picked.slice(i));
    const [child] = node.find(([child, words]) => child >= 0 && words.split(' ').includes(word)) ?? [];
    node = child === undefined ? [] : (nodes[child] ?? []);
  }
  if (isSet(node)) return choicesOfSet(node, []);
  const next = node.flatMap(([child, words]) => (child >= 0 ? words.split(' ') : []));
  return { next: next.sort(), complete: node.some(([child]) => child === COMPLETE) };
}

/** Gets one of the longest moves that can be picked, as an example; nothing where there is none. */
export function oneOf(tree: Tree): readonly string[] | null {
  const from = (picked: readonly string[]): readonly string[] => {
    const found = choicesIn(tree, picked).next.map((word) => [...picked, word]);
    const deeper = picked.length === 0 ? found.map(from) : found.slice(0, 1).map(from);
    return deeper.reduce((best, each) => (each.length > best.length ? each : best), picked);
  };
  const example = from([]);
  return example.length > 0 ? example : null;
}

const isSet = (node: Node): boolean => node.some(([child]) => child === SET);

function choicesOfSet(node: Node, picked: readonly string[]): Choices {
  const moves = node.map(([, words]) => words.split(' ')).filter((move) => picked.every((word) => move.includes(word)));
  if (new Set(picked).size < picked.length) return { next: [], complete: false };
  const next = new Set(moves.flat().filter((word) => !picked.includes(word)));
  return { next: [...next].sort(), complete: moves.some((move) => move.length === picked.length) };
}
