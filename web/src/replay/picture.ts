/** A drawn board as a picture of its own: every style becomes an attribute, so that it looks the same anywhere. */

const PROPERTIES = [
  'fill',
  'fill-opacity',
  'stroke',
  'stroke-width',
  'stroke-opacity',
  'stroke-dasharray',
  'stroke-dashoffset',
  'stroke-linecap',
  'stroke-linejoin',
  'opacity',
  'font-size',
  'font-weight',
  'font-family',
  'text-anchor',
  'dominant-baseline',
] as const;

/** What SVG takes for granted need not be written. */
const USUAL: { readonly [name: string]: string } = {
  'fill-opacity': '1',
  'stroke-opacity': '1',
  'stroke-dasharray': 'none',
  'stroke-dashoffset': '0px',
  'stroke-linecap': 'butt',
  'stroke-linejoin': 'miter',
  opacity: '1',
  'text-anchor': 'start',
  'dominant-baseline': 'auto',
};
const WORDS = new Set(['font-size', 'font-weight', 'font-family', 'text-anchor', 'dominant-baseline']);
const KEPT = new Set(['d', 'x', 'y', 'width', 'height', 'cx', 'cy', 'r', 'rx', 'transform', 'pathLength', 'viewBox', 'points']);
const SVG = 'http://www.w3.org/2000/svg';
/** How thick a hairline is drawn, in hundredths of a cell. */
const HAIRLINE = '2';

/** Gets a colour as every program reads it: `color(srgb 0.1 0.2 0.3 / 0.4)` as `rgba(26, 51, 77, 0.4)`. */
export function plainColour(colour: string): string {
  const found = /^color\(srgb ([\d.e-]+) ([\d.e-]+) ([\d.e-]+)(?: \/ ([\d.]+))?\)$/.exec(colour);
  if (!found) return colour;
  const parts = found.slice(1, 4).map((part) => Math.round(255 * Math.min(1, Math.max(0, Number(part)))));
  return found[4] === undefined ? `rgb(${parts.join(', ')})` : `rgba(${[...parts, found[4]].join(', ')})`;
}

/** One board of a picture, and what stands above it. */
export interface Part {
  readonly drawn: SVGSVGElement;
  readonly label: string;
}

export interface Picture {
  readonly svg: string;
  readonly width: number;
  readonly height: number;
}

const GAP = 40;

/** Gets boards side by side as a picture on *paper*, with a caption below them. */
export function picture(parts: readonly Part[], caption: readonly string[], paper: string, ink: string): Picture {
  const boxes = parts.map(({ drawn }) => (drawn.getAttribute('viewBox') ?? '').split(/[ ,]+/).map(Number));
  const across = Math.ceil(Math.sqrt(parts.length));
  const cell = [Math.max(...boxes.map((box) => box[2] ?? 0)), Math.max(...boxes.map((box) => box[3] ?? 0))] as const;
  const width = across * (cell[0] + GAP) + GAP;
  const line = width / 26;
  const head = parts.some((part) => part.label) ? 1.5 * line : 0;
  const tall = Math.ceil(parts.length / across) * (cell[1] + GAP + head) + GAP;
  const height = tall + 1.35 * line * caption.length;
  const root = make('svg', { xmlns: SVG, viewBox: `0 0 ${width} ${height}`, width, height });
  const words = (text: string, at: { readonly x: number; readonly y: number }, size: number, weight: number) => {
    const node = make('text', { ...at, 'font-size': size, 'font-weight': weight, fill: ink, 'text-anchor': 'middle', 'font-family': 'Georgia, serif' });
    node.textContent = text;
    root.append(node);
  };
  root.append(make('rect', { width, height, fill: paper }));
  parts.forEach(({ drawn, label }, i) => {
    const [left = 0, top = 0, wide = 0] = boxes[i]!;
    const x = GAP + (i % across) * (cell[0] + GAP);
    const y = GAP + head + Math.floor(i / across) * (cell[1] + GAP + head);
    if (label) words(label, { x: x + cell[0] / 2, y: y - 0.5 * line }, line, 400);
    const group = make('g', { transform: `translate(${x - left + (cell[0] - wide) / 2} ${y - top})` });
    for (const child of drawn.children) {
      const kept = still(child);
      if (kept) group.append(kept);
    }
    root.append(group);
  });
  caption.forEach((text, i) => words(text, { x: width / 2, y: tall + line * (0.6 + 1.35 * i) }, line, i === 0 ? 700 : 400));
  return { svg: new XMLSerializer().serializeToString(root), width, height };
}

function make(name: string, attributes: { readonly [name: string]: string | number }): SVGElement {
  const node = document.createElementNS(SVG, name);
  for (const [each, value] of Object.entries(attributes)) node.setAttribute(each, String(value));
  return node;
}

/** Copies what can be seen of a node, with its styles as attributes. */
function still(node: Element): Element | null {
  const style = getComputedStyle(node);
  if (style.display === 'none' || style.visibility === 'hidden' || node.matches('.said, .hit, .picked, .ring, .dot, .focus')) return null;
  const copy = document.createElementNS(SVG, node.localName);
  for (const { name, value } of node.attributes) if (KEPT.has(name)) copy.setAttribute(name, value);
  const group = node.localName === 'g';
  for (const name of PROPERTIES) {
    if ((group && name !== 'opacity') || (WORDS.has(name) && node.localName !== 'text')) continue;
    const value = plainColour(style.getPropertyValue(name));
    if (value && value !== USUAL[name]) copy.setAttribute(name, value.replaceAll('"', "'"));
  }
  if (style.stroke === 'none') ['stroke', 'stroke-width', 'stroke-dasharray'].forEach((name) => copy.removeAttribute(name));
  else if (style.vectorEffect === 'non-scaling-stroke') copy.setAttribute('stroke-width', HAIRLINE);
  for (const child of node.children) {
    const kept = still(child);
    if (kept) copy.append(kept);
  }
  if (node.localName === 'text') copy.textContent = node.textContent;
  if (group && copy.childElementCount === 0) return null;
  return copy;
}

/** Gets a picture as dots. */
export async function dots(svg: string, width: number, height: number): Promise<Blob> {
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await image.decode();
  const scale = Math.min(4, 1600 / Math.max(width, height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(width * scale);
  canvas.height = Math.round(height * scale);
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve, reject) => canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture'))), 'image/png'));
}

/** Hands a file to whoever sits here. */
export function save(blob: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
