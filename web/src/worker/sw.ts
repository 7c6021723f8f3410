/// <reference lib="webworker" />
/** Keeps the pages usable without a network. Tables are never kept: what they show must be true. See docs/server.md. */

export {};
declare const self: ServiceWorkerGlobalScope;
/** Filled in by the build: every file of this version, and a name for it. */
declare const __FILES__: readonly string[];
declare const __VERSION__: string;

const SHELL = 'byways-shell-';
const KEPT = 'byways-kept-';
/** How many versions keep their files: a tab of the version before may still load its parts. */
const VERSIONS = 2;
/** Nothing of ours that is a page. */
const NO_PAGE = /^\/(?:api|assets|i18n)\/|^\/health$|^\/sw\.js$|^\/manifest\.webmanifest$/;
/** What may be a little old: sentences, the list of games, their pictures, rules and tours. */
const KEEP = /^\/i18n\/\w+\.ftl$|^\/api\/games$|^\/api\/games\/[^/]+\/(?:pictures|rules|tour|art\/[\w-]+)$/;

self.addEventListener('install', (event) => event.waitUntil(install()));
self.addEventListener('activate', (event) => event.waitUntil(activate()));

async function install(): Promise<void> {
  const shell = await caches.open(SHELL + __VERSION__);
  await shell.addAll(__FILES__.map((file) => new Request(file, { cache: 'reload' })));
  await refresh();
}

/** Fetches anew what the version before has kept, so that an update takes no rules away. */
async function refresh(): Promise<void> {
  const kept = await caches.open(KEPT + __VERSION__);
  const names = (await caches.keys()).filter((name) => name.startsWith(KEPT));
  const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
  await Promise.allSettled(requests.flat().map((request) => kept.add(request.url)));
}

async function activate(): Promise<void> {
  for (const kind of [SHELL, KEPT]) {
    // Caches are listed in the order in which they were made.
    const names = (await caches.keys()).filter((name) => name.startsWith(kind) && name !== kind + __VERSION__);
    await Promise.all(names.slice(0, Math.max(0, names.length - VERSIONS + 1)).map((name) => caches.delete(name)));
  }
  await self.clients.claim();
}

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin) return;
  if (request.mode === 'navigate') {
    if (!NO_PAGE.test(pathname)) event.respondWith(fromShell('/', request));
  } else if (pathname.startsWith('/assets/')) event.respondWith(fromShell(request, request));
  else if (KEEP.test(pathname)) event.respondWith(keptOrFresh(event));
});

async function fromShell(wanted: RequestInfo, request: Request): Promise<Response> {
  const own = await caches.match(wanted, { cacheName: SHELL + __VERSION__ });
  return own ?? (wanted === request ? await caches.match(request) : undefined) ?? fetch(request);
}

/** Answers with what was kept, and fetches it anew for the next time. */
async function keptOrFresh(event: FetchEvent): Promise<Response> {
  const kept = await caches.open(KEPT + __VERSION__);
  const before = await kept.match(event.request);
  const fetched = fetch(event.request).then(async (answer) => {
    if (answer.ok) await kept.put(event.request, answer.clone());
    return answer;
  });
  if (!before) return fetched;
  event.waitUntil(fetched.catch(() => undefined));
  return before;
}

self.addEventListener('message', (event) => {
  const data: unknown = event.data;
  if (data === 'take over') void self.skipWaiting();
  else if (Array.isArray(data)) event.waitUntil(keep(data.map(String)));
});

/** Keeps what a page fetched before this worker was there. */
async function keep(urls: readonly string[]): Promise<void> {
  const kept = await caches.open(KEPT + __VERSION__);
  const ours = urls.filter((url) => url.startsWith(`${self.location.origin}/`) && KEEP.test(new URL(url).pathname));
  await Promise.allSettled(ours.map((url) => kept.add(url)));
}

interface Told {
  readonly title: string;
  readonly body: string;
  /** What the button says that mutes the table. */
  readonly mute: string;
  readonly url: string;
  readonly table: string;
}

self.addEventListener('push', (event) => {
  // The server has said it in the language that is read here.
  const told = event.data?.json() as Told | undefined;
  if (told) event.waitUntil(tell(told));
});

/** Shows that it is somebody's turn; a page that is looked at says so itself. */
async function tell({ title, body, mute, url, table }: Told): Promise<void> {
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  if (windows.some((each) => each.visibilityState === 'visible')) return;
  const options: NotificationOptions & { actions: readonly { action: string; title: string }[] } = { body, tag: url, data: { url, table }, actions: [{ action: 'mute', title: mute }] };
  await self.registration.showNotification(title, options);
}

async function muteTable(table: string): Promise<void> {
  await fetch(`/api/tables/${encodeURIComponent(table)}/mute`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ muted: true }) });
}

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const { url, table } = (event.notification.data ?? {}) as Partial<Told>;
  event.waitUntil(event.action === 'mute' && table ? muteTable(table) : bringToFront(url ?? '/'));
});

async function bringToFront(url: string): Promise<void> {
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const there = windows.find((each) => new URL(each.url).pathname === url) ?? windows[0];
  if (!there) {
    await self.clients.openWindow(url);
    return;
  }
  // Where the browser does not let us come to the front, the table is shown all the same.
  await there.focus().catch(() => undefined);
  there.postMessage({ go: url });
}
