/** How somebody likes to play, remembered on this device. */
import { recallValue, remember } from './storage';

/** What can be switched, and how it is before anybody has. */
export const SWITCHES = { confirm: false, typed: false, coordinates: true, pace: true, sound: true, expected: true } as const;
export type Switch = keyof typeof SWITCHES;

const KEY = 'byways.playing';

class Preferences {
  private set = $state<Record<Switch, boolean>>({ ...SWITCHES, ...recallValue<Partial<Record<Switch, boolean>>>(KEY) });

  is(name: Switch): boolean {
    return this.set[name];
  }

  turn(name: Switch, on: boolean): void {
    this.set[name] = on;
    remember(KEY, JSON.stringify(this.set));
  }
}

export const preferences = new Preferences();
