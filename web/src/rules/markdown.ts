/** The part of Markdown that our rules use, as a tree. Nothing of it is ever put into a page as HTML. */

export type Inline =
  | { readonly kind: 'text' | 'code' | 'bold'; readonly text: string }
  | { readonly kind: 'ruling'; readonly name: string };

export type Block =
  | { readonly kind: 'heading'; readonly level: 1 | 2 | 3; readonly text: readonly Inline[] }
  | { readonly kind: 'paragraph'; readonly text: readonly Inline[] }
  | { readonly kind: 'code'; readonly text: string }
  | { readonly kind: 'list'; readonly ordered: boolean; readonly items: readonly Item[] }
  | { readonly kind: 'picture'; readonly name: string; readonly about: string }
  | { readonly kind: 'table'; readonly head: readonly (readonly Inline[])[]; readonly rows: readonly (readonly (readonly Inline[])[])[] };

export interface Item {
  readonly text: readonly Inline[];
  /** The ruling that this item states, if it begins with its name. */
  readonly ruling: string | null;
}

const SPANS = /`([^`]+)`|\*\*([^*]+)\*\*|\[([a-z0-9]+(?:-[a-z0-9]+)+)\]/g;
const PICTURE = /^!\[([^\]]+)\]\(scene:([a-z0-9-]+)\)$/;
const BULLET = /^(?:[-*]|(\d+)\.) +(.*)$/;

/** Reads the marks within a line. */
export function inline(text: string): readonly Inline[] {
  const found: Inline[] = [];
  let from = 0;
  for (const match of text.matchAll(SPANS)) {
    if (match.index > from) found.push({ kind: 'text', text: text.slice(from, match.index) });
    const [whole, code, bold, ruling] = match;
    if (code !== undefined) found.push({ kind: 'code', text: code });
    else if (bold !== undefined) found.push({ kind: 'bold', text: bold });
    else if (ruling !== undefined) found.push({ kind: 'ruling', name: ruling });
    from = match.index + whole.length;
  }
  if (from < text.length) found.push({ kind: 'text', text: text.slice(from) });
  return found;
}

/** Reads a whole text. */
export function blocks(source: string): readonly Block[] {
  const lines = source.split(/\r?\n/);
  const found: Block[] = [];
  for (let i = 0; i < lines.length; ) {
    const line = lines[i] ?? '';
    const heading = /^(#{1,6}) +(.*?)#* *$/.exec(line);
    const picture = PICTURE.exec(line);
    if (!line.trim()) i++;
    else if (picture) {
      found.push({ kind: 'picture', about: picture[1] ?? '', name: picture[2] ?? '' });
      i++;
    } else if (heading) {
      found.push({ kind: 'heading', level: Math.min(3, heading[1]?.length ?? 1) as 1 | 2 | 3, text: inline(heading[2] ?? '') });
      i++;
    } else if (line.startsWith('```')) {
      const end = lines.findIndex((other, at) => at > i && other.startsWith('```'));
      const stop = end < 0 ? lines.length : end;
      found.push({ kind: 'code', text: lines.slice(i + 1, stop).join('\n') });
      i = stop + 1;
    } else if (line.startsWith('|')) {
      const rows = take(lines, i, (other) => other.startsWith('|'));
      found.push(table(rows));
      i += rows.length;
    } else if (BULLET.test(line)) {
      const part = take(lines, i, (other) => other.trim() !== '' && !/^(#|\||!\[)/.test(other));
      found.push(list(part));
      i += part.length;
    } else {
      const part = take(lines, i, (other, at) => other.trim() !== '' && (at === i || !/^(#|\||```|!\[)/.test(other) && !BULLET.test(other)));
      found.push({ kind: 'paragraph', text: inline(part.map((other) => other.trim()).join(' ')) });
      i += part.length;
    }
  }
  return found;
}

function take(lines: readonly string[], from: number, wanted: (line: string, at: number) => boolean): readonly string[] {
  let to = from;
  while (to < lines.length && wanted(lines[to] ?? '', to)) to++;
  return lines.slice(from, to);
}

function list(lines: readonly string[]): Block {
  const items: string[] = [];
  for (const line of lines) {
    const bullet = BULLET.exec(line.trimStart());
    if (bullet) items.push(bullet[2] ?? '');
    else items.push(`${items.pop() ?? ''} ${line.trim()}`.trim());
  }
  const ordered = BULLET.exec(lines[0] ?? '')?.[1] !== undefined;
  return { kind: 'list', ordered, items: items.map(item) };
}

function item(text: string): Item {
  return { text: inline(text), ruling: /^`([a-z0-9]+(?:-[a-z0-9]+)+)`/.exec(text)?.[1] ?? null };
}

function table(lines: readonly string[]): Block {
  const rows = lines.map((line) => line.trim().replace(/^\||\|$/g, '').split('|').map((cell) => inline(cell.trim())));
  const [head = [], , ...rest] = rows;
  return { kind: 'table', head, rows: rest };
}
