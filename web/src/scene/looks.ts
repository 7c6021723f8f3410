/** How everything looks: read from the files of the games and of the kernel when the client is built. */

import { move } from './curve';
import type { Point, Spot } from './types';

/** The lengths that what is drawn needs; the files are checked for them where they are kept. */
type Measure =
  | 'across' | 'apart' | 'aside' | 'back' | 'bump' | 'each' | 'far' | 'fit' | 'flat' | 'gap' | 'half' | 'height' | 'high'
  | 'far_mid' | 'inset' | 'mid' | 'near' | 'near_mid' | 'number' | 'off_knots' | 'off_pins' | 'on' | 'over' | 'pad' | 'period' | 'radius' | 'rise' | 'scale' | 'share' | 'size' | 'slant';

/** Something that is drawn once; see `kernel/looks.py`. */
export interface Layer extends Readonly<Record<Measure, number>> {
  readonly draw?: string;
  readonly stroke?: string;
  readonly fill?: string;
  readonly width?: number;
  readonly z?: number;
  readonly dash?: readonly number[];
  readonly long?: number;
  readonly seats?: readonly (readonly number[] | null)[];
  readonly round?: boolean;
  readonly fine?: boolean;
  readonly detail?: boolean;
  readonly opacity?: number;
  readonly down?: number;
  readonly only?: string;
  readonly when?: string;
  readonly d?: string;
}

export interface Look {
  readonly layers?: readonly Layer[];
  readonly way?: string;
  readonly also?: string;
  readonly pins?: boolean;
  readonly seats?: boolean;
  readonly seat?: number;
  readonly reach?: number;
  readonly count?: { readonly size: number; readonly apart?: number; readonly most?: number };
  readonly fade?: number;
  readonly strong?: boolean;
  readonly turned?: number;
  readonly colour?: string;
  readonly letter?: string;
  readonly round?: boolean;
  /** How it comes: a die tumbles, ink is drawn, a card slides, a band snaps. */
  readonly motion?: 'tumble' | 'draw' | 'slide' | 'snap';
  readonly sound?: 'roll' | 'draw' | 'card' | 'band';
}

/** A colour in each theme. */
interface Themed {
  readonly light: string;
  readonly dark: string;
  readonly bold?: string;
  readonly contrast?: string;
}

type Section = Readonly<Record<string, Look>>;
interface File {
  readonly cover?: string;
  readonly common?: { readonly corner: number; readonly apart: number };
  readonly seats?: { readonly paths: readonly string[] };
  readonly colours?: Readonly<Record<string, Partial<Themed>>>;
  readonly lines?: Section;
  readonly fields?: Section;
  readonly signs?: Section;
  readonly marks?: Section;
  readonly shapes?: Section;
}

const BY_PATH = import.meta.glob<File>(['../../../src/byways/kernel/looks.json', '../../../src/byways/games/*/looks.json'], { eager: true, import: 'default' });
/** Those of games that packages have brought; the server writes them into the page. */
const brought = globalThis.document?.getElementById('looks')?.textContent;
const FILES: readonly File[] = [...Object.values(BY_PATH), ...(brought ? (JSON.parse(brought) as File[]) : [])];
/** The colour of the box of each game. */
export const COVERS: ReadonlyMap<string, string> = new Map(Object.entries(BY_PATH).flatMap(([path, { cover }]) => (cover ? [[path.split('/').at(-2)!, cover] as const] : [])));
const shared = FILES.find((file) => file.common !== undefined)!;
const SEATS = 12;
const SEAT_PATHS = shared.seats!.paths;
/** How many marks there are; then they begin anew. */
export const SEAT_MARKS = SEAT_PATHS.length;

/** `corner`: the radius of bends; `apart`: how far signs at one place stand from each other. */
export const COMMON = shared.common!;

const section = (name: 'lines' | 'fields' | 'signs' | 'marks' | 'shapes'): ReadonlyMap<string, Look> =>
  new Map(FILES.flatMap((file) => Object.entries(file[name] ?? {}).flatMap(([each, look]) => (look.seats ? eachSeat(each, look) : [[each, look] as const]))));

/** Gets a look for each seat, in its colour. */
function eachSeat(name: string, look: Look): [string, Look][] {
  return Array.from({ length: SEATS }, (_, i) => {
    const own = i % SEAT_PATHS.length;
    const coloured = (colour = '') => (colour === 'seat' || colour === 'hue' ? `${colour}-${own + 1}` : colour);
    const layers = (look.layers ?? []).flatMap((layer) => {
      const dash = layer.seats ? layer.seats[own % layer.seats.length] : (layer.dash ?? []);
      return dash ? [{ ...layer, dash, stroke: coloured(layer.stroke), fill: coloured(layer.fill) }] : [];
    });
    return [`${name}${i + 1}`, { ...look, layers, seat: i + 1 }];
  });
}

export const LINES = section('lines');
export const FIELDS = section('fields');
export const SIGNS = section('signs');
export const SHAPES = section('shapes');
export const MARKS = section('marks');

const OTHER = 'other';
export const lineLook = (style: string): Look => LINES.get(style) ?? LINES.get(OTHER)!;
export const signLook = (style: string): Look => SIGNS.get(style) ?? SIGNS.get(OTHER)!;
export const shapeLook = (shape: string): Look => SHAPES.get(shape) ?? SHAPES.get('bare')!;
export const marksOf = (spot: Pick<Spot, 'marks'>): Look[] => spot.marks.flatMap((mark) => MARKS.get(mark) ?? []);
export const seatsOf = (spot: Pick<Spot, 'marks'>): number[] => marksOf(spot).flatMap(({ seat }) => seat ?? []);

/** The marks that hold their spots together with a border. */
export const RIMS = [...MARKS].flatMap(([mark, { layers = [] }]) => {
  const rims = layers.filter(({ draw, only }) => draw === 'rim' && only !== 'paper');
  return rims.length ? [{ mark, layers: rims }] : [];
});

/** Gets the mark of a seat (from 1) as path data, about 18 units large. */
export const seatMark = (seat: number, at: Point = [0, 0], scale = 1): string => move(SEAT_PATHS[(seat - 1) % SEAT_PATHS.length]!, at, scale);

/** Gets the colour of a seat; none for what is nobody's. */
export const seatColour = (seat: number): string | null => (seat ? `var(--seat-${((seat - 1) % SEAT_PATHS.length) + 1})` : null);

/** The colours that games bring along, by name: what each is in each theme; where one says nothing, it is as when it is light. */
export const COLOURS: ReadonlyMap<string, Themed> = new Map(
  FILES.flatMap(({ colours = {} }) => Object.entries(colours).flatMap(([name, each]) => (each.light && each.dark ? [[name, each as Themed] as const] : []))),
);
if (typeof document !== 'undefined') {
  const rule = (where: string, value: (each: Themed) => string | undefined) =>
    `:root${where}{${[...COLOURS].flatMap(([name, each]) => (value(each) ? `--${name}:${value(each)}` : [])).join(';')}}`;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(
    rule('', ({ light, dark }) => `light-dark(${light},${dark})`) + (['bold', 'contrast'] as const).map((theme) => rule(`[data-theme=${theme}]`, (each) => each[theme])).join(''),
  );
  document.adoptedStyleSheets.push(sheet);
}
