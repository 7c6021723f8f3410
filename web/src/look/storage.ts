/** What this browser remembers of a visitor; where it may not, or has no room, it forgets with the page. */

export function recall(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Gets what was remembered as a value, or `null` where that is nothing or cannot be read. */
export function recallValue<T>(key: string): T | null {
  try {
    return JSON.parse(recall(key) ?? 'null') as T | null;
  } catch {
    return null;
  }
}

/** Remembers it; gets whether it will be there. */
export function remember(key: string, text: string): boolean {
  try {
    localStorage.setItem(key, text);
    return true;
  } catch {
    return false;
  }
}
