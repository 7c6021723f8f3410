/** The promises about the dice that this browser has seen, so that none can be exchanged afterwards. */

const key = (table: string): string => `byways.promise.${table}`;

/** Remembers what a table promised when it was first seen. */
export function remember(table: string, commitment: string): void {
  try {
    if (localStorage.getItem(key(table)) === null) localStorage.setItem(key(table), commitment);
  } catch {
    // No room, or not allowed: then it cannot be compared later.
  }
}

export function remembered(table: string): string | null {
  try {
    return localStorage.getItem(key(table));
  } catch {
    return null;
  }
}
