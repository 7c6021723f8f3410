/** Gets the words of what was typed, without the ones that every telling begins with. */
export function wordsOf(text: string, head: readonly string[]): readonly string[] {
  const words = text.split(/[\s,;]+/).filter(Boolean);
  return head.every((word, i) => words[i] === word) ? words.slice(head.length) : words;
}

/** Counts how often each word is there. */
export function counted(words: readonly string[]): ReadonlyMap<string, number> {
  const found = new Map<string, number>();
  for (const word of words) found.set(word, (found.get(word) ?? 0) + 1);
  return found;
}
