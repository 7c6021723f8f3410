import plain from '../look/icon.svg';
import turned from '../look/icon-turn.svg';
import { identity } from '../shell/identity.svelte';
import { router } from '../shell/router.svelte';
import { api } from '../wire/http';
import { gameName } from '../words/names';
import { t } from '../words/words.svelte';
import { Attention } from './attention';
import { notices } from './notices.svelte';

const EVERY = 15_000;

function icon(turn: boolean): void {
  document.querySelector<HTMLLinkElement>('link[rel=icon]')?.setAttribute('href', turn ? turned : plain);
}

/** What this page does when it is my turn. */
export const attention = new Attention({
  icon,
  notify: (id, game) => void notices.show(gameName(game), t('notify-turn'), id).catch(() => undefined),
});

/** Looks after all my tables from any page; while it is hidden, only for somebody who wants to be told. */
export function watchTables(): () => void {
  const look = async () => {
    // The lobby looks by itself.
    const wanted = document.visibilityState === 'visible' ? router.place.page !== 'lobby' : notices.on;
    if (!wanted) return;
    const me = await api.me();
    identity.avatar = me.avatar;
    attention.noteTables(me.tables);
  };
  const now = () => void look().catch(() => undefined);
  void notices.renew();
  const timer = setInterval(now, EVERY);
  document.addEventListener('visibilitychange', now);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', now);
  };
}
