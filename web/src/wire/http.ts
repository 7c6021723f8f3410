import { newKey } from './keys';
import type { GameFacts, Me, Options, Problem, Reason, Scene, SeatWish, Summary } from './types';

/** A request that was refused or got no answer; says why. */
export class Trouble extends Error implements Problem {
  constructor(
    readonly code: string,
    readonly args: Problem['args'] = {},
    readonly reasons: readonly Reason[] = [],
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

async function request<T>(path: string, body?: unknown): Promise<T> {
  let answer: Response;
  try {
    answer = await fetch(path, {
      signal: AbortSignal.timeout(PATIENCE),
      ...(body === undefined
        ? {}
        : { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) }),
    });
  } catch {
    throw new Trouble('web.error.unreachable');
  }
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

const part = encodeURIComponent;

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

export const api = {
  games: async () => (await request<{ games: readonly GameFacts[] }>('/api/games')).games,
  picture: (game: string) => request<Scene>(`/api/games/${part(game)}/picture`),
  rules: async (game: string, lang: string) =>
    (await request<{ markdown: string }>(`/api/games/${part(game)}/rules?lang=${part(lang)}`)).markdown,
  me: () => request<Me>('/api/me'),
  rename: (name: string) => request<Me>('/api/me', { name }),
  table: (id: string) => request<Summary>(`/api/tables/${part(id)}`),
  open: (game: string, options: Options, seats: readonly SeatWish[], seed?: string) =>
    surely<{ id: string }>('/api/tables', { game, options, seats, ...(seed ? { seed } : {}) }),
  paperAt: (game: string, lang: string, seats: number, options: Options) =>
    `/api/games/${part(game)}/paper?lang=${part(lang)}&seats=${seats}&options=${part(JSON.stringify(options))}`,
  again: (id: string, same: boolean) => surely<{ id: string }>(`/api/tables/${part(id)}/again`, { same }),
  join: (token: string, name: string) =>
    request<{ id: string; seat: number }>(`/api/join/${part(token)}`, name ? { name } : {}),
  recordAt: (id: string) => `/api/tables/${part(id)}/record`,
};
