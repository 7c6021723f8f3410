/** The promises about the dice that this browser has seen, so that none can be exchanged afterwards. */
import { recall, remember } from '../look/storage';

const key = (table: string): string => `byways.promise.${table}`;

/** Keeps what a table promised when it was first seen. */
export function keepPromise(table: string, commitment: string): void {
  if (promiseOf(table) === null) remember(key(table), commitment);
}

export const promiseOf = (table: string): string | null => recall(key(table));
