import { hex } from './keys';

/** Encodes any text as Python does with `surrogatepass`: half a surrogate pair becomes three bytes. */
export function bytes(text: string): Uint8Array<ArrayBuffer> {
  const found: number[] = [];
  for (const letter of text) {
    const code = letter.codePointAt(0)!;
    if (code < 0x80) found.push(code);
    else if (code < 0x800) found.push(0xc0 | (code >> 6), 0x80 | (code & 63));
    else if (code < 0x10000) found.push(0xe0 | (code >> 12), 0x80 | ((code >> 6) & 63), 0x80 | (code & 63));
    else found.push(0xf0 | (code >> 18), 0x80 | ((code >> 12) & 63), 0x80 | ((code >> 6) & 63), 0x80 | (code & 63));
  }
  return new Uint8Array(found);
}

export async function sha256(data: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await crypto.subtle.digest('SHA-256', data));
}

/** Gets what can be told beforehand of a secret, so that it cannot be exchanged. */
export const commitment = async (secret: string): Promise<string> => hex(await sha256(bytes(secret)));
