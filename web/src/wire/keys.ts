export const hex = (data: Uint8Array): string => Array.from(data, (byte) => byte.toString(16).padStart(2, '0')).join('');

/** A name for a message that nobody else uses. `randomUUID` exists only on secure pages. */
export function newKey(): string {
  return typeof crypto.randomUUID === 'function' ? crypto.randomUUID() : hex(crypto.getRandomValues(new Uint8Array(16)));
}
