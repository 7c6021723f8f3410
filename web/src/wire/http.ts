import type { OpenApi, WireSchema } from '../programs/schema';
import { newKey } from './keys';
import type { Daily, Elsewhere, GameFacts, Judged, Me, Moment, MySettings, Options, Problem, Refusal, Replay, Roll, RulesPicture, Scene, ScoreCurve, SeatChoice, SharedDeal, Summary, TableOffer, Today, TokenNote, TourChoices, TourStep } from './types';

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
const MAX_RECORD = 1024 * 1024;

async function ask(path: string, sent: RequestInit): Promise<Response> {
  try {
    return await fetch(path, { signal: AbortSignal.timeout(PATIENCE), ...sent });
  } catch {
    throw new Trouble('web.error.unreachable');
  }
}

const post = (type: string, body: BodyInit): RequestInit => ({ method: 'POST', headers: { 'Content-Type': type }, body });

async function request<T>(path: string, body?: unknown): Promise<T> {
  return json<T>(await ask(path, body === undefined ? {} : post('application/json', JSON.stringify(body))));
}

async function json<T>(answer: Response): Promise<T> {
  const found: unknown = await answer.json().catch(() => null);
  if (answer.ok && found !== null) return found as T;
  throw refused(found, answer.status);
}

async function text(path: string): Promise<string> {
  const answer = await ask(path, {});
  return answer.ok ? answer.text() : json<never>(answer);
}

function refused(found: unknown, status: number): Trouble {
  const error = found !== null && typeof found === 'object' && 'error' in found ? (found.error as Partial<Problem>) : null;
  if (error?.code) return new Trouble(error.code, error.args ?? {}, error.reasons ?? [], status);
  if (status === 404) return new Trouble('web.error.missing', {}, [], status);
  return new Trouble(status >= 500 ? 'web.error.server' : 'web.error.unexpected', {}, [], status);
}

const part = encodeURIComponent;
const seatAt = (id: string, seat: number, what: string) => `/api/tables/${part(id)}/seats/${seat}/${what}`;

/** What a table may have besides a game, options and seats. */
export interface OpenMore {
  readonly seed?: string;
  readonly typed?: boolean;
  readonly pace?: number | null;
  readonly listed?: boolean;
}

/** Asks again with the same key until there is an answer, so that a table is opened once. */
async function surely<T>(path: string, body: object): Promise<T> {
  const keyed = { ...body, key: newKey() };
  for (let left = 2; ; left--) {
    try {
      return await request<T>(path, keyed);
    } catch (caught) {
      if (left === 0 || !(caught instanceof Trouble) || caught.status !== 0) throw caught;
      await new Promise((resolve) => setTimeout(resolve, 700));
    }
  }
}

type Tokens = { readonly tokens: readonly TokenNote[] };

export const api = {
  games: async () => (await request<{ games: readonly GameFacts[] }>('/api/games')).games,
  picture: (game: string) => request<Scene>(`/api/games/${part(game)}/picture`),
  rules: async (game: string, lang: string) =>
    (await request<{ markdown: string }>(`/api/games/${part(game)}/rules?lang=${part(lang)}`)).markdown,
  pictures: async (game: string) =>
    (await request<{ pictures: { readonly [name: string]: RulesPicture } }>(`/api/games/${part(game)}/pictures`)).pictures,
  tour: async (game: string) => (await request<{ steps: readonly TourStep[] }>(`/api/games/${part(game)}/tour`)).steps,
  tourStep: (game: string, step: number, picked: readonly string[]) =>
    request<TourChoices>(`/api/games/${part(game)}/tour/${step}?picked=${part(picked.join(' '))}`),
  me: () => request<Me>('/api/me'),
  rename: (name: string) => request<Me>('/api/me', { name }),
  mySettings: () => request<MySettings>('/api/me/settings'),
  changeSettings: (changed: { lang?: string; hook?: string | null }) => request<MySettings>('/api/me/settings', changed),
  testHook: async () => void (await request<{ ok: boolean }>('/api/me/hook/test', {})),
  exportAt: '/api/me/export',
  forget: () => request<{ deleted: boolean }>('/api/me/delete', { confirm: 'delete' }),
  table: (id: string) => request<Summary>(`/api/tables/${part(id)}`),
  tokens: async () => (await request<Tokens>('/api/tokens')).tokens,
  makeToken: async (label: string) => (await request<{ token: string }>('/api/tokens', { label })).token,
  revokeToken: async (id: string) => (await json<Tokens>(await ask(`/api/tokens/${part(id)}`, { method: 'DELETE' }))).tokens,
  openapi: () => request<OpenApi>('/api/openapi.json'),
  wireSchema: () => request<WireSchema>('/api/wire.json'),
  open: (game: string, options: Options, seats: readonly SeatChoice[], more: OpenMore = {}) =>
    surely<{ id: string }>('/api/tables', { game, options, seats, ...more }),
  paperAt: (game: string, lang: string, seats: number, options: Options) =>
    `/api/games/${part(game)}/paper?lang=${part(lang)}&seats=${seats}&options=${part(JSON.stringify(options))}`,
  score: (game: string, board: { readonly options: Options; readonly position: string; readonly place: string | null; readonly entry?: string }) =>
    request<Judged>(`/api/games/${part(game)}/score`, board),
  again: (id: string, same: boolean) => surely<{ id: string }>(`/api/tables/${part(id)}/again`, { same }),
  join: (token: string, name: string) =>
    request<{ id: string; seat: number }>(`/api/join/${part(token)}`, name ? { name } : {}),
  /** What is behind an invitation. */
  invitation: (token: string) => request<TableOffer & { readonly seat: number }>(`/api/join/${part(token)}`),
  openTables: () => request<{ allowed: boolean; tables: readonly TableOffer[] }>('/api/open'),
  joinOpen: (id: string, name: string) => request<{ id: string }>(`/api/tables/${part(id)}/join`, name ? { name } : {}),
  makeLink: async (id: string, seat: number) => (await request<{ token: string }>(seatAt(id, seat, 'link'), {})).token,
  openLink: (token: string) => request<{ id: string; seat: number }>(`/api/seat/${part(token)}`, {}),
  handOver: (id: string, seat: number, level: number) => request<{ id: string }>(seatAt(id, seat, 'bot'), { level }),
  closeSeat: (id: string, seat: number) => request<{ id: string }>(seatAt(id, seat, 'close'), {}),
  takeBack: (id: string, seat: number) => request<{ id: string }>(seatAt(id, seat, 'back'), {}),
  elsewhere: (id: string) => request<Elsewhere>(`/api/tables/${part(id)}/deal`),
  sharedDeal: (deal: string) => request<SharedDeal>(`/api/deals/${part(deal)}`),
  playShared: (deal: string) => surely<{ id: string }>(`/api/deals/${part(deal)}/play`, {}),
  today: () => request<Today>('/api/daily'),
  daily: (game: string, day: string) => request<Daily>(`/api/daily/${part(game)}/${part(day)}`),
  playDaily: (game: string, day: string) => surely<{ id: string }>(`/api/daily/${part(game)}/${part(day)}/play`, {}),
  replay: (id: string) => request<Replay>(`/api/replays/${part(id)}`),
  moment: (id: string, move: number, seat: number | null) =>
    request<Moment>(`/api/replays/${part(id)}/moves/${move}${seat === null ? '' : `?seat=${seat}`}`),
  curve: (id: string) => request<ScoreCurve>(`/api/replays/${part(id)}/curve`),
  dice: async (id: string) => (await request<{ rolls: readonly Roll[] }>(`/api/replays/${part(id)}/dice`)).rolls,
  written: (id: string) => text(`/api/replays/${part(id)}/record`),
  writtenAt: (id: string) => `/api/replays/${part(id)}/record`,
  branch: (id: string, move: number, seats: readonly SeatChoice[]) =>
    surely<{ id: string }>(`/api/replays/${part(id)}/branch`, { move, seats }),
  /** Brings a record along. */
  bring: async (record: Blob) => {
    if (record.size > MAX_RECORD) throw new Trouble('server.too_long', { most: MAX_RECORD });
    return json<{ id: string }>(await ask('/api/records', post('text/plain', record)));
  },
  recordAt: (id: string) => `/api/tables/${part(id)}/record`,
};
