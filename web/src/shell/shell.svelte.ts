import { go } from './router.svelte';
import { words } from '../words/words.svelte';

const EVERY = 60 * 60 * 1000;
/** How long the worker waits: it fetches every page, and whoever has just come is about to start a game. */
const REST = 3000;

let waiting = $state.raw<ServiceWorker | null>(null);
let offline = $state(!navigator.onLine);

/** What keeps the pages usable without a network, and brings new versions. */
export const shell = {
  get offline(): boolean {
    return offline;
  },
  /** Whether a new version is ready to be used. */
  get updateReady(): boolean {
    return waiting !== null;
  },
  /** Changes to the new version. Other tabs go on undisturbed until they are loaded again. */
  take(): void {
    navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
    waiting?.postMessage('take over');
  },
};

/** Offers a worker once it is installed. */
function watch(worker: ServiceWorker | null): void {
  const note = () => {
    // The first one replaces nothing.
    if (worker?.state === 'installed' && navigator.serviceWorker.controller) waiting = worker;
  };
  note();
  worker?.addEventListener('statechange', note);
}

async function register(): Promise<void> {
  const first = !navigator.serviceWorker.controller;
  const found = await navigator.serviceWorker.register('/sw.js', { updateViaCache: 'none' });
  // The browser looks by itself, too, and may have begun with a new version.
  watch(found.waiting);
  watch(found.installing);
  found.addEventListener('updatefound', () => watch(found.installing));
  if (first) {
    // What this page has fetched so far, or fetches just now, goes past the worker.
    const fetched = performance.getEntriesByType('resource').map(({ name }) => name);
    const needed = [`/i18n/${words.lang}.ftl`, '/api/games'].map((path) => new URL(path, location.origin).href);
    (await navigator.serviceWorker.ready).active?.postMessage([...new Set([...needed, ...fetched])]);
  }
  const look = () => void found.update().catch(() => undefined);
  setInterval(look, EVERY);
  window.addEventListener('online', look);
}

const RENEWED = 'byways.renewed';

/** Loads the page anew where the server has another version, whose parts are others; one version is left only once. */
async function renew(): Promise<void> {
  const entry = document.querySelector('script[type=module]')?.getAttribute('src');
  const page = await fetch('/', { cache: 'no-store' }).then((answer) => (answer.ok ? answer.text() : ''), () => '');
  if (!entry || !page || page.includes(entry) || sessionStorage.getItem(RENEWED) === entry) return;
  sessionStorage.setItem(RENEWED, entry);
  location.reload();
}

/** Starts once the page is there: nothing waits for it. */
export function startShell(): void {
  window.addEventListener('online', () => (offline = false));
  window.addEventListener('offline', () => (offline = true));
  window.addEventListener('vite:preloadError', () => void renew());
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  navigator.serviceWorker.addEventListener('message', ({ data }: MessageEvent<{ go?: unknown } | null>) => {
    if (typeof data?.go === 'string') go(data.go);
  });
  const later = () => setTimeout(() => void register().catch(() => undefined), REST);
  if (document.readyState === 'complete') later();
  else window.addEventListener('load', later, { once: true });
}
