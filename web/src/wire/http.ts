import type { paths } from '../../generated/api';
import { newKey } from './keys';
import type { OpenTable, Options, PaperBoard, Problem, Refusal, SeatChoice } from './types';

/** A request that was refused or got no answer; says why. */
export class Trouble extends Error implements Problem {
  constructor(
    readonly code: string,
    readonly args: Problem['args'] = {},
    readonly reasons: readonly Refusal[] = [],
    readonly status = 0,
  ) {
    super(code);
  }
}

/** Gets any caught thing as something that can be said. */
export function trouble(caught: unknown): Problem {
  return caught instanceof Trouble ? caught : new Trouble('web.error.unexpected');
}

const PATIENCE = 15_000;
/** What is computed may take longer. */
const LONG = 65_000;
const MAX_RECORD = 1024 * 1024;

async function ask(path: string, sent: RequestInit): Promise<Response> {
  try {
    return await fetch(path, { signal: AbortSignal.timeout(PATIENCE), ...sent });
  } catch {
    throw new Trouble('web.error.unreachable');
  }
}

type Method = 'get' | 'post' | 'delete';
type Value = string | number | null;

/** What stands in an address, by name: between its slashes, or behind the question mark. */
type Parts<Operation> = Operation extends { readonly parameters: { readonly path?: infer Path; readonly query?: infer Query } }
  ? { readonly [name in keyof NonNullable<Path>]: Value } & { readonly [name in keyof NonNullable<Query>]?: Value }
  : never;
export type Body<Operation> = Operation extends { readonly requestBody: { readonly content: { readonly 'application/json': infer Found } } } ? Found : undefined;
type Answer<Operation> = Operation extends { readonly responses: infer Found }
  ? { [status in keyof Found]: status extends 200 | 201 ? (Found[status] extends { content: { readonly 'application/json': infer Given } } ? Given : never) : never }[keyof Found]
  : never;
type With<M extends Method> = { [P in keyof paths]: paths[P] extends { readonly [method in M]: object } ? P : never }[keyof paths];

/** Gets the address of a request. */
export function at(path: keyof paths, parts: { readonly [name: string]: Value | undefined } = {}): string {
  const rest = new URLSearchParams();
  let filled: string = path;
  for (const [name, value] of Object.entries(parts)) {
    if (value === null || value === undefined) continue;
    if (filled.includes(`{${name}}`)) filled = filled.replace(`{${name}}`, encodeURIComponent(value));
    else rest.set(name, String(value));
  }
  return rest.size > 0 ? `${filled}?${rest}` : filled;
}

const sent = (method: Method, body?: BodyInit, type = 'application/json'): RequestInit => ({
  method: method.toUpperCase(),
  ...(body === undefined ? {} : { headers: { 'Content-Type': type }, body }),
});

async function json<T>(answer: Response): Promise<T> {
  const found: unknown = await answer.json().catch(() => null);
  if (answer.ok && found !== null) return found as T;
  throw refused(found, answer.status);
}

function refused(found: unknown, status: number): Trouble {
  const error = found !== null && typeof found === 'object' && 'error' in found ? (found.error as Partial<Problem>) : null;
  if (error?.code) return new Trouble(error.code, error.args ?? {}, error.reasons ?? [], status);
  if (status === 404) return new Trouble('web.error.missing', {}, [], status);
  return new Trouble(status >= 500 ? 'web.error.server' : 'web.error.unexpected', {}, [], status);
}

/** Waits longer for what a bot has to think about. */
const slow = (path: string): RequestInit => (/(hints|review|par|outlook)/.test(path) ? { signal: AbortSignal.timeout(LONG) } : {});

export async function get<P extends With<'get'>>(path: P, parts: Parts<paths[P]['get']>): Promise<Answer<paths[P]['get']>> {
  return json(await ask(at(path, parts), slow(path)));
}

export async function post<P extends With<'post'>>(path: P, parts: Parts<paths[P]['post']>, body: Body<paths[P]['post']>): Promise<Answer<paths[P]['post']>> {
  return json(await ask(at(path, parts), { ...sent('post', body === undefined ? undefined : JSON.stringify(body)), ...slow(path) }));
}

export async function remove<P extends With<'delete'>>(path: P, parts: Parts<paths[P]['delete']>): Promise<Answer<paths[P]['delete']>> {
  return json(await ask(at(path, parts), sent('delete')));
}

/** Asks again with the same key until there is an answer, so that a table is opened once. */
async function surely<P extends With<'post'>>(
  path: P,
  parts: Parts<paths[P]['post']>,
  body: Omit<Body<paths[P]['post']>, 'key'>,
): Promise<Answer<paths[P]['post']>> {
  const keyed = { ...body, key: newKey() } as Body<paths[P]['post']>;
  for (let left = 2; ; left--) {
    try {
      return await post(path, parts, keyed);
    } catch (caught) {
      if (left === 0 || !(caught instanceof Trouble) || caught.status !== 0) throw caught;
      await new Promise((resolve) => setTimeout(resolve, 700));
    }
  }
}

/** What a table may have besides a game, options and seats. */
export type OpenMore = Pick<OpenTable, 'seed' | 'rules' | 'begins' | 'typed' | 'joint' | 'pace' | 'increment' | 'listed' | 'hints'>;

/** The steps of a turn, each the words of a move. */
export type Steps = readonly (readonly string[])[];
const written = (steps: Steps) => steps.map((step) => step.join(' ')).join(' / ');

export const api = {
  games: async () => (await get('/api/games', {})).games,
  drawingAt: (name: string, drawing: string) => at('/api/games/{name}/art/{drawing}', { name, drawing }),
  rules: async (name: string, lang: string) => (await get('/api/games/{name}/rules', { name, lang })).markdown,
  pictures: async (name: string) => (await get('/api/games/{name}/pictures', { name })).pictures,
  tour: (name: string, of: string) => get('/api/games/{name}/tour', { name, of }),
  tourStep: (name: string, of: string, number: number, picked: readonly string[]) =>
    get('/api/games/{name}/tour/{number}', { name, of, number, picked: picked.join(' ') }),
  puzzles: () => get('/api/puzzles', {}),
  puzzle: (game: string, name: string, steps: Steps) => get('/api/puzzles/{game}/{name}', { game, name, steps: written(steps) }),
  puzzleChoices: (game: string, name: string, steps: Steps, picked: readonly string[]) =>
    get('/api/puzzles/{game}/{name}/choices', { game, name, steps: written(steps), picked: picked.join(' ') }),
  puzzleAnswer: (game: string, name: string) => get('/api/puzzles/{game}/{name}/answer', { game, name }),
  house: () => get('/api/house', {}),
  openHouse: (open: boolean) => post('/api/house', {}, { open }),
  /** The code of a page; it changes with the address that it is for. */
  houseCodeAt: (path: string, address: string | null) => `${at('/api/house/code', { path })}#${address ?? ''}`,
  me: () => get('/api/me', {}),
  rename: (name: string) => post('/api/me', {}, { name }),
  mySettings: () => get('/api/me/settings', {}),
  changeSettings: (changed: Body<paths['/api/me/settings']['post']>) => post('/api/me/settings', {}, changed),
  table: (table: string) => get('/api/tables/{table}', { table }),
  tablePicture: (table: string) => get('/api/tables/{table}/picture', { table }),
  putAway: (table: string, away: boolean) => post('/api/tables/{table}/away', { table }, { away }),
  tokens: async () => (await get('/api/tokens', {})).tokens,
  makeToken: async (label: string) => (await post('/api/tokens', {}, { label })).token,
  revokeToken: async (token: string) => (await remove('/api/tokens/{token}', { token })).tokens,
  openapi: () => get('/api/openapi.json', {}),
  open: (game: string, options: Options, seats: readonly SeatChoice[], more: OpenMore = {}) =>
    surely('/api/tables', {}, { game: game as OpenTable['game'], options, seats, ...more }),
  paperAt: (name: string, lang: string, seats: number, options: Options) =>
    at('/api/games/{name}/paper', { name, lang, seats, options: JSON.stringify(options) }),
  score: (name: string, board: PaperBoard) => post('/api/games/{name}/score', { name }, board),
  again: (table: string, same: boolean, swap = false) => surely('/api/tables/{table}/again', { table }, { same, swap }),
  decline: (table: string) => post('/api/tables/{table}/again/decline', { table }, undefined),
  cancel: (table: string) => post('/api/tables/{table}/cancel', { table }, undefined),
  series: (table: string) => get('/api/tables/{table}/series', { table }),
  join: (token: string, name: string) => post('/api/join/{token}', { token }, { name: name || null }),
  /** What is behind an invitation. */
  invitation: (token: string) => get('/api/join/{token}', { token }),
  openTables: () => get('/api/open', {}),
  joinOpen: (table: string, name: string) => post('/api/tables/{table}/join', { table }, { name: name || null }),
  makeLink: async (table: string, seat: number) => (await post('/api/tables/{table}/seats/{seat}/link', { table, seat }, undefined)).token,
  expel: (table: string, seat: number) => post('/api/tables/{table}/seats/{seat}/expel', { table, seat }, undefined),
  openLink: (token: string) => post('/api/seat/{token}', { token }, undefined),
  handOver: (table: string, seat: number, level: number) => post('/api/tables/{table}/seats/{seat}/bot', { table, seat }, { level }),
  closeSeat: (table: string, seat: number) => post('/api/tables/{table}/seats/{seat}/close', { table, seat }, undefined),
  takeBack: (table: string, seat: number) => post('/api/tables/{table}/seats/{seat}/back', { table, seat }, undefined),
  elsewhere: (table: string) => get('/api/tables/{table}/deal', { table }),
  sharedDeal: (deal: string) => get('/api/deals/{deal}', { deal }),
  playShared: (deal: string) => surely('/api/deals/{deal}/play', { deal }, {}),
  today: () => get('/api/daily', {}),
  calendar: (month: string) => get('/api/calendar/{month}', { month }),
  daily: (game: string, day: string) => get('/api/daily/{game}/{day}', { game, day }),
  playDaily: (game: string, day: string) => surely('/api/daily/{game}/{day}/play', { game, day }, {}),
  replay: (name: string) => get('/api/replays/{name}', { name }),
  moment: (name: string, move: number, seat: number | null) => get('/api/replays/{name}/moves/{move}', { name, move, seat }),
  curve: (name: string) => get('/api/replays/{name}/curve', { name }),
  dice: async (name: string) => (await get('/api/replays/{name}/dice', { name })).rolls,
  written: async (name: string) => {
    const answer = await ask(at('/api/replays/{name}/record', { name }), {});
    return answer.ok ? answer.text() : json<never>(answer);
  },
  writtenAt: (name: string) => at('/api/replays/{name}/record', { name }),
  branch: (name: string, move: number, seats: readonly SeatChoice[]) => surely('/api/replays/{name}/branch', { name }, { move, seats }),
  /** Brings a record along. */
  bring: async (record: Blob) => {
    if (record.size > MAX_RECORD) throw new Trouble('server.too_long', { most: MAX_RECORD });
    return json<Answer<paths['/api/records']['post']>>(await ask(at('/api/records'), sent('post', record, 'text/plain')));
  },
  studies: (name: string) => get('/api/replays/{name}/studies', { name }),
  beginStudy: (name: string) => surely('/api/replays/{name}/studies', { name }, {}),
  study: (study: string) => get('/api/studies/{study}', { study }),
  changeStudy: (study: string, edit: Body<paths['/api/studies/{study}']['post']>) => post('/api/studies/{study}', { study }, edit),
  deleteStudy: (study: string) => remove('/api/studies/{study}', { study }),
  studyRecordAt: (study: string) => at('/api/studies/{study}/record', { study }),
  tried: (name: string, line: Body<paths['/api/replays/{name}/line']['post']>) => post('/api/replays/{name}/line', { name }, line),
  triedChoices: (name: string, pick: Body<paths['/api/replays/{name}/line/choices']['post']>) => post('/api/replays/{name}/line/choices', { name }, pick),
  hints: (table: string, seat: number) => post('/api/tables/{table}/seats/{seat}/hints', { table, seat }, undefined),
  review: (name: string, seat: number, since: number) => get('/api/replays/{name}/seats/{seat}/review', { name, seat, since }),
  ladder: (name: string, seat: number, level: number) => get('/api/replays/{name}/seats/{seat}/par', { name, seat, level }),
  outlookAt: (name: string, seat: number, move: number) => get('/api/replays/{name}/seats/{seat}/outlook', { name, seat, move }),
  outlook: (name: string, board: PaperBoard) => post('/api/games/{name}/outlook', { name }, board),
  recordAt: (table: string) => at('/api/tables/{table}/record', { table }),
};
