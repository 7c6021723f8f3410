/** What may be picked after words: told beforehand as a tree, or asked for, each time once. */
import type { Tree } from '../wire/types';
import { choicesIn } from './tree';

export interface Choices {
  readonly next: readonly string[];
  readonly complete: boolean;
}

export class Moves {
  private readonly answers = new Map<string, Promise<Choices>>();

  constructor(
    private readonly tree: Tree | null,
    private readonly choices: (picked: readonly string[]) => Promise<Choices>,
  ) {}

  /**
   * Gets what comes after a path if the tree tells it. Used as `known(path) ?? (await ask(path))`: where a tree is there nothing
   * is awaited, so that a tap is done before the next one, of a finger that draws over the board, arrives.
   */
  known(path: readonly string[]): Choices | null {
    return this.tree && choicesIn(this.tree, path);
  }

  ask(path: readonly string[]): Promise<Choices> {
    const key = path.join(' ');
    const answer = this.answers.get(key) ?? this.choices(path);
    this.answers.set(key, answer);
    return answer;
  }
}

/** Gets the only word that can follow, if one must. */
export function onlyWord({ next, complete }: Choices): string | null {
  return !complete && next.length === 1 ? (next[0] ?? null) : null;
}
