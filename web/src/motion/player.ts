/** Shows changes on a page: moves, fades and draws what is there already. Nothing here changes the page for good. */

import { rounded } from '../scene/curve';
import { middle, resolve, route } from '../scene/navigate';
import { type Area, type Point, UNIT } from '../scene/types';
import { areaName } from '../scene/fresh';
import type { Change, Place } from './changes';

export { changes, soundsOf } from './changes';

/** How long each takes, in milliseconds; what comes together begins one after the other. */
export const TIMES = { tumble: 280, draw: 180, slide: 300, snap: 180, light: 300, fly: 250, apart: 60 } as const;
/** With more than so much, something else was shown: a jump, not a move. */
const MOST = 24;
/** So far, in pixels, strokes may stand out of what they belong to. */
const AROUND = 8;
const SVG = 'http://www.w3.org/2000/svg';
const OUT = 'cubic-bezier(0.2, 0.8, 0.3, 1)';

/** Where pieces were before the page changed. */
export type Rects = ReadonlyMap<string, DOMRect>;
const named = ({ area, spot }: Place): string => `${area} ${spot}`;

const quoted = (name: string): string => `[data-area="${CSS.escape(name)}"]`;

/** Notes where pieces beside the boards are. */
export function measure(root: ParentNode): Rects {
  const found = new Map<string, DOMRect>();
  for (const tray of root.querySelectorAll<HTMLElement>('.bw-tray[data-area]'))
    for (const item of tray.querySelectorAll<HTMLElement>('[data-spot]'))
      found.set(named({ area: tray.dataset.area!, spot: Number(item.dataset.spot) }), item.getBoundingClientRect());
  return found;
}

/** Plays changes on a page, once it shows them. */
export class Player {
  private readonly running = new Set<Animation>();
  private readonly extra = new Set<Element>();
  /** What is lifted off its board. */
  private readonly hidden = new Set<SVGElement>();

  constructor(private readonly root: ParentNode, private readonly areas: readonly Area[], private readonly before: Rects) {}

  /** Resolves when everything lies where it belongs. */
  async play(found: readonly Change[]): Promise<void> {
    const came = found.filter((change) => change.kind === 'came' || change.kind === 'printed');
    if (came.length > MOST) return;
    const gone = found.flatMap((change) => (change.kind === 'left' ? [this.before.get(named(change.place))] : [])).filter((rect) => rect !== undefined);
    let at = 0;
    came.forEach((change) => {
      const from = change.manner === 'slide' ? gone.shift() : undefined;
      const long = change.kind === 'printed' ? this.printed(change, at, from) : this.came(change, at, from);
      if (long) at += TIMES.apart;
    });
    if (came.length) at += Math.max(...came.map(({ manner }) => TIMES[manner])) - TIMES.apart;
    const scored = found.filter((change) => change.kind === 'scored');
    const most = scored.reduce<(typeof scored)[number] | null>((best, each) => (best && best.by >= each.by ? best : each), null);
    if (most && this.light(most.fresh.length > 1 ? most.fresh : most.refs, at)) at += TIMES.light;
    for (const each of scored) this.fly(each, at);
    await Promise.allSettled([...this.running].map(({ finished }) => finished));
    this.clear();
  }

  /** Goes to the end at once. */
  finish(): void {
    for (const each of this.running) each.finish();
    this.clear();
  }

  private clear(): void {
    for (const each of this.extra) each.remove();
    for (const each of this.hidden) each.style.visibility = '';
    this.hidden.clear();
  }

  private animate(element: Element, frames: Keyframe[], duration: number, delay: number, easing = OUT): void {
    this.running.add(element.animate(frames, { duration, delay, easing, fill: 'backwards' }));
  }

  private board(area: string): SVGSVGElement | null {
    return this.root.querySelector<SVGSVGElement>(`svg${quoted(area)}`);
  }

  private came({ place, manner, on }: Extract<Change, { kind: 'came' }>, delay: number, from: DOMRect | undefined): boolean {
    if (on === 'tray') {
      const face = this.root.querySelector(`.bw-tray${quoted(place.area)} [data-spot="${place.spot}"] > *`);
      if (!face) return false;
      if (manner === 'tumble') this.tumble(face, delay);
      else this.deal(face, delay, from);
      return true;
    }
    const board = this.board(place.area);
    const drawn = board?.querySelector(`[data-spot="${place.spot}"]`);
    if (!board || !drawn) return false;
    const body = board.querySelector(`[data-ground="${place.spot}"]`);
    if (manner === 'slide') this.slide(board, body ? [body, drawn] : [drawn], delay, from);
    else this.draw(this.lift(board, [drawn]).layer, delay);
    return true;
  }

  private printed({ area, stroke, manner, over }: Extract<Change, { kind: 'printed' }>, delay: number, from: DOMRect | undefined): boolean {
    const board = this.board(area);
    const laid = board?.querySelector(`[data-stroke="${stroke}"]`);
    if (!board || !laid) return false;
    const upon = over.flatMap((spot) => [...board.querySelectorAll(`[data-spot="${spot}"]`)]);
    if (manner === 'snap') this.snap(this.lift(board, [laid]).layer, delay);
    else this.slide(board, [laid, ...upon], delay, from);
    return true;
  }

  private tumble(face: Element, delay: number): void {
    const frames = [
      { transform: 'translate(-22px, -34px) rotate(-250deg) scale(0.72)', opacity: 0 },
      { transform: 'translate(-6px, 0) rotate(-40deg) scale(1)', opacity: 1, offset: 0.55 },
      { transform: 'translate(0, -5px) rotate(9deg)', offset: 0.8 },
      { transform: 'none' },
    ];
    this.animate(face, frames, TIMES.tumble, delay);
  }

  /** A piece comes to a hand or a row: from where it was, or from above. */
  private deal(face: Element, delay: number, from: DOMRect | undefined): void {
    const to = face.getBoundingClientRect();
    const start = from ? `translate(${from.x - to.x}px, ${from.y - to.y}px)` : 'translate(0, -26px)';
    const frames = [{ transform: `${start} rotate(-3deg)`, opacity: from ? 1 : 0 }, { transform: 'translate(0, 2px) rotate(1deg)', opacity: 1, offset: 0.74 }, { transform: 'none' }];
    this.animate(face, frames, TIMES.slide, delay);
  }

  /** A card comes to its place on a board from where it was, or from above, and settles. */
  private slide(board: SVGSVGElement, parts: readonly Element[], delay: number, from: DOMRect | undefined): void {
    const to = parts[0]!.getBoundingClientRect();
    const { layer, zoom } = this.lift(board, parts);
    const [x, y] = from ? [from.x + from.width / 2 - to.x - to.width / 2, from.y + from.height / 2 - to.y - to.height / 2].map((each) => each / zoom) : [0, -30];
    this.animate(layer, [{ transform: `translate(${x}px, ${y}px)`, opacity: from ? 1 : 0 }, { transform: 'translate(0, -3px)', opacity: 1, offset: 0.74 }, { transform: 'none' }], TIMES.slide, delay);
  }

  /** Lifts parts of a board onto a layer of their own: while they move, nothing below them is painted anew. */
  private lift(board: SVGSVGElement, parts: readonly Element[]): { layer: SVGSVGElement; zoom: number } {
    const frame = board.getBoundingClientRect();
    const zoom = frame.width / (board.clientWidth || 1) || 1;
    const boxes = parts.map((part) => part.getBoundingClientRect());
    const [left, top] = [Math.min(...boxes.map((box) => box.left)) - AROUND, Math.min(...boxes.map((box) => box.top)) - AROUND];
    const [right, bottom] = [Math.max(...boxes.map((box) => box.right)) + AROUND, Math.max(...boxes.map((box) => box.bottom)) + AROUND];
    const unit = board.getScreenCTM()?.inverse();
    const [from, to] = [new DOMPoint(left, top).matrixTransform(unit), new DOMPoint(right, bottom).matrixTransform(unit)];
    const layer = document.createElementNS(SVG, 'svg');
    layer.setAttribute('class', 'bw-drawing bw-lifted');
    layer.setAttribute('viewBox', `${from.x} ${from.y} ${to.x - from.x} ${to.y - from.y}`);
    layer.style.cssText = `left: ${(left - frame.left) / zoom}px; top: ${(top - frame.top) / zoom}px; width: ${(right - left) / zoom}px; height: ${(bottom - top) / zoom}px`;
    for (const part of parts) {
      // What is around a part says where it lies and how it looks.
      const around = part.parentNode!.cloneNode() as Element;
      around.append(part.cloneNode(true));
      layer.append(around);
      (part as SVGElement).style.visibility = 'hidden';
      this.hidden.add(part as SVGElement);
    }
    board.after(layer);
    this.extra.add(layer);
    return { layer, zoom };
  }

  private snap(laid: Element, delay: number): void {
    const frames = [{ transform: 'scale(0.6)', opacity: 0 }, { transform: 'scale(1.09)', opacity: 1, offset: 0.55 }, { transform: 'scale(0.96)', offset: 0.8 }, { transform: 'none' }];
    this.animate(laid, frames, TIMES.snap, delay);
  }

  /** Long lines run from end to end, what stands on them comes up. */
  private draw(part: Element, delay: number): void {
    for (const path of part.querySelectorAll<SVGPathElement>('path')) {
      const plain = path.style.fill === 'none' && !path.hasAttribute('stroke-dasharray') && (path.getAttribute('d')?.match(/M/g)?.length ?? 0) < 4;
      const long = plain ? path.getTotalLength() : 0;
      if (long) this.animate(path, [{ strokeDasharray: `${long}`, strokeDashoffset: `${long}` }, { strokeDasharray: `${long}`, strokeDashoffset: '0' }], TIMES.draw, delay, 'ease-in-out');
      else this.animate(path, [{ opacity: 0 }, { opacity: 0, offset: 0.55 }, {}], TIMES.draw * 1.3, delay, 'linear');
    }
  }

  /** What earned points lights up: along its way, where there is one. */
  private light(refs: readonly string[], delay: number): boolean {
    for (const area of this.areas) {
      const board = area.kind === 'board' ? this.board(areaName(area)) : null;
      const places = board ? this.places(area, refs) : [];
      if (!board || !places.length) continue;
      const way = route(places, 1.1 * UNIT);
      const path = document.createElementNS(SVG, 'path');
      path.setAttribute('class', 'bw-light');
      path.setAttribute('d', way && way.length > 2 ? rounded(way, UNIT / 3) : places.map(([x, y]) => `M${x} ${y}h0.1`).join(''));
      const layer = document.createElementNS(SVG, 'svg');
      layer.setAttribute('class', 'bw-drawing bw-lifted');
      layer.setAttribute('viewBox', board.getAttribute('viewBox')!);
      layer.style.cssText = `left: 0; top: 0; width: ${board.clientWidth}px; height: ${board.clientHeight}px`;
      layer.append(path);
      board.after(layer);
      this.extra.add(layer);
      const long = way && way.length > 2 ? path.getTotalLength() : 0;
      const along = long ? { strokeDasharray: `${long}` } : {};
      const start = long ? { ...along, strokeDashoffset: `${long}`, opacity: 0.85 } : { opacity: 0 };
      this.animate(path, [start, { ...along, ...(long ? { strokeDashoffset: '0' } : {}), opacity: 0.85, offset: 0.45 }, { ...along, opacity: 0 }], 2 * TIMES.light, delay, 'ease-out');
      return true;
    }
    return false;
  }

  /** Points fly from where they were earned to their line. */
  private fly({ seat, code, by, refs, fresh }: Extract<Change, { kind: 'scored' }>, delay: number): void {
    const line = this.root.querySelector(`[data-line="${seat} ${CSS.escape(code)}"]`);
    const to = line?.getBoundingClientRect();
    const from = this.where(fresh.length ? fresh : refs);
    if (!line || !to || !from) return;
    const chip = document.createElement('span');
    chip.className = 'bw-flying';
    chip.textContent = `+${by}`;
    chip.style.left = `${from[0]}px`;
    chip.style.top = `${from[1]}px`;
    (this.root instanceof Element ? this.root : document.body).append(chip);
    this.extra.add(chip);
    const [x, y] = [to.x + to.width - 16 - from[0], to.y + to.height / 2 - from[1]];
    const middle = 'translate(-50%, -50%)';
    const frames = [
      { transform: `${middle} scale(0.5)`, opacity: 0 },
      { transform: `${middle} scale(1.1)`, opacity: 1, offset: 0.3 },
      { transform: `translate(${x}px, ${y}px) ${middle} scale(0.8)`, opacity: 0.9 },
    ];
    this.animate(chip, frames, 2 * TIMES.fly, delay, 'ease-in-out');
    this.animate(line.querySelector('b') ?? line, [{ transform: 'none' }, { transform: 'scale(1.35)', offset: 0.4 }, { transform: 'none' }], TIMES.fly, delay + 2 * TIMES.fly);
  }

  /** Gets where the last of some places is on the screen. */
  private where(refs: readonly string[]): Point | null {
    for (const area of this.areas) {
      const matrix = area.kind === 'board' ? this.board(areaName(area))?.getScreenCTM() : null;
      const last = matrix ? this.places(area, refs).at(-1) : undefined;
      if (!matrix || !last) continue;
      const { x, y } = new DOMPoint(...last).matrixTransform(matrix);
      return [x, y];
    }
    return null;
  }

  private places(area: Area, refs: readonly string[]): Point[] {
    const known = new Map(area.spots.flatMap((spot) => (spot.ref ? [[spot.ref, middle(spot)] as const] : [])));
    return resolve(refs, new Set(known.keys())).map((ref) => known.get(ref)!);
  }
}
