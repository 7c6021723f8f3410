import { tick } from 'svelte';

export type Place =
  | { readonly page: 'lobby' | 'me' | 'device' | 'history' | 'ratings' | 'programs' | 'api' }
  | { readonly page: 'new' | 'rules' | 'tour' | 'score'; readonly game: string }
  | { readonly page: 'table' | 'replay'; readonly id: string }
  | { readonly page: 'daily'; readonly game: string; readonly day: string | null }
  | { readonly page: 'puzzles' | 'calendar' }
  | { readonly page: 'puzzle'; readonly game: string; readonly name: string }
  | { readonly page: 'join' | 'seat'; readonly token: string }
  | { readonly page: 'lost' };

/** Gets the page of a path. */
export function placeOf(path: string): Place {
  const [head, rest, ...more] = path.split('/').filter(Boolean).map(decode);
  if (head === undefined) return { page: 'lobby' };
  if (head === 'daily' && rest !== undefined && more.length < 2) return { page: 'daily', game: rest, day: more[0] ?? null };
  if ((head === 'me' || head === 'device' || head === 'history' || head === 'ratings' || head === 'programs' || head === 'api') && rest === undefined) return { page: head };
  if ((head === 'puzzles' || head === 'calendar') && rest === undefined) return { page: head };
  if (head === 'puzzles' && rest !== undefined && more.length === 1) return { page: 'puzzle', game: rest, name: more[0]! };
  if (rest === undefined || more.length > 0) return { page: 'lost' };
  if (head === 'new' || head === 'rules' || head === 'tour' || head === 'score') return { page: head, game: rest };
  if (head === 'table' || head === 'replay') return { page: head, id: rest };
  if (head === 'join' || head === 'seat') return { page: head, token: rest };
  return { page: 'lost' };
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

let path = $state(location.pathname);
let moved = false;

export const router = {
  get path(): string {
    return path;
  },
  get place(): Place {
    return placeOf(path);
  },
};

/** Goes to another page of ours. */
export function go(to: string, { replace = false } = {}): void {
  if (replace) history.replaceState(null, '', to);
  else history.pushState(null, '', to);
  arrive();
}

function arrive(): void {
  if (path === location.pathname) return;
  path = location.pathname;
  moved = true;
  window.scrollTo(0, 0);
}

/** Puts the focus on the heading of a page once somebody has come to it from another page of ours. */
export function heading(node: HTMLElement): void {
  node.tabIndex = -1;
  if (!moved) return;
  moved = false;
  void tick().then(() => node.focus({ preventScroll: true }));
}

/** Lets links within the site change the page without loading it anew. */
export function listen(): () => void {
  const click = (event: MouseEvent) => {
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return;
    if (link.hash && link.pathname === location.pathname) return;
    if (link.pathname.startsWith('/api/')) return;
    event.preventDefault();
    go(link.pathname + link.search);
  };
  const listening = new AbortController();
  const { signal } = listening;
  document.addEventListener('click', click, { signal });
  window.addEventListener('popstate', arrive, { signal });
  return () => listening.abort();
}
