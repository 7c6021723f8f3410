import { api } from '../wire/http';
import type { HouseNetwork } from '../wire/types';

let told = $state.raw<HouseNetwork | null>(null);

/** The house network: whether guests who are near can come, and how. */
export const house = {
  /** Whether nobody else can come now, and I may change that. */
  get shut(): boolean {
    return told !== null && told.offered && told.address === null;
  },
  /** Whether others can come now, and I may close it again. */
  get open(): boolean {
    return told !== null && told.offered && told.address !== null;
  },
  get address(): string | null {
    return told?.address ?? null;
  },
  /** Gets an address of ours as others can open it. */
  linkTo: (path: string): string => (told?.address ?? location.origin) + path,
  ask: async (): Promise<void> => {
    told = await api.house();
  },
  set: async (open: boolean): Promise<void> => {
    told = await api.openHouse(open);
  },
};
