import { Attempt } from '../shell/attempt.svelte';
import { api } from '../wire/http';
import type { Elsewhere } from '../wire/types';

/** The same dice and cards at other tables, asked for once. */
export class SameDeal {
  found = $state.raw<Elsewhere | null>(null);
  readonly asking = new Attempt();

  constructor(readonly table: string) {
    void this.asking.run(async () => (this.found = await api.elsewhere(table)));
  }
}
