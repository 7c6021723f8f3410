/** Lets the server tell this browser, also with the page closed. Loaded only once somebody wants that. */
import { people } from '../wire/people';
import { words } from '../words/words.svelte';

const worker = async () => ('PushManager' in globalThis ? ((await navigator.serviceWorker?.getRegistration()) ?? null) : null);

/** Subscribes this browser, or tells the server anew in which language it reads. Gets whether it is told now. */
export async function subscribe(): Promise<boolean> {
  const registration = await worker();
  if (!registration) return false;
  const { allowed, key } = await people.pushKey();
  if (!allowed) return false;
  const made = (await registration.pushManager.getSubscription()) ?? (await registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key }));
  const { endpoint, keys } = made.toJSON();
  if (!endpoint || !keys?.['p256dh'] || !keys['auth']) return false;
  return (await people.subscribe({ endpoint, keys: { p256dh: keys['p256dh'], auth: keys['auth'] }, lang: words.lang })).on;
}

export async function unsubscribe(): Promise<void> {
  const made = await (await worker())?.pushManager.getSubscription();
  if (!made) return;
  await people.unsubscribe(made.endpoint);
  await made.unsubscribe();
}
