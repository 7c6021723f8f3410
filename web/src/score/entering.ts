import type { Offer } from '../wire/types';

/** Gets the board that the address of the page names. */
export function beginning(search: string): string {
  return new URLSearchParams(search).get('position') ?? '';
}

/** Gets an address that names the board, to keep or to send. */
export function shared(path: string, text: string): string {
  return text.trim() ? `${path}?${new URLSearchParams({ position: text }).toString()}` : path;
}

/** Gets what of the offers is in the text already. */
export function current(offers: readonly Offer[], text: string): { readonly offer: Offer; readonly entry: string } | null {
  const words = new Set(text.split(/\s+/));
  for (const offer of offers) {
    const entry = offer.entries.find((each) => words.has(each));
    if (entry !== undefined) return { offer, entry };
  }
  return null;
}

/** Gets the next way to enter the same piece: those that fit one after the other, or else all. */
export function next(offer: Offer, entry: string): string | undefined {
  const ways = offer.fits > 0 ? offer.entries.slice(0, offer.fits) : offer.entries;
  return ways[(ways.indexOf(entry) + 1) % ways.length];
}
