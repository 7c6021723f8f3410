import { recall, remember } from '../look/storage';
import { go } from '../shell/router.svelte';

const KEY = 'byways.notify';
const known = 'Notification' in globalThis;

let wanted = $state(recall(KEY) === 'yes');
let permission = $state<NotificationPermission>(known ? Notification.permission : 'denied');

/** Notifications of the browser: only if somebody has asked for them, and only while the page is hidden. */
export const notices = {
  /** Whether this browser has any. */
  get known(): boolean {
    return known;
  },
  get denied(): boolean {
    return permission === 'denied';
  },
  get on(): boolean {
    return wanted && permission === 'granted';
  },
  /** Asks the person; to be called from a tap only. */
  async turnOn(): Promise<void> {
    permission = await Notification.requestPermission();
    wanted = permission === 'granted';
    remember(KEY, wanted ? 'yes' : 'no');
    if (wanted) await this.renew();
  },
  turnOff(): void {
    wanted = false;
    remember(KEY, 'no');
    void import('./push').then(({ unsubscribe }) => unsubscribe()).catch(() => undefined);
  },
  /** Lets the server tell this browser with the page closed, too, where browser and server can. */
  async renew(): Promise<void> {
    if (this.on) await import('./push').then(({ subscribe }) => subscribe()).catch(() => undefined);
  },
  /** Says something about a table, once for each table at a time. */
  async show(title: string, body: string, table: string): Promise<void> {
    // It may have been granted or taken away in the browser's own settings meanwhile.
    if (known) permission = Notification.permission;
    if (!this.on || document.visibilityState === 'visible') return;
    const url = `/table/${encodeURIComponent(table)}`;
    const options = { body, tag: url, data: { url } };
    const worker = await navigator.serviceWorker?.getRegistration();
    if (worker?.active) {
      // Phones show only those of a worker; it brings the table to the front.
      await worker.showNotification(title, options);
      return;
    }
    const shown = new Notification(title, options);
    shown.onclick = () => {
      window.focus();
      go(url);
      shown.close();
    };
  },
};
