import type { Avatar } from '../wire/types';

/** Who I am here, as the server last said; every page's header shows it. */
class Identity {
  avatar = $state.raw<Avatar | null>(null);
}
export const identity = new Identity();
