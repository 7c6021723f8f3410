/** How somebody likes to play, remembered on this device. */

/** What can be switched, and how it is before anybody has. */
export const SWITCHES = { confirm: false, typed: false, coordinates: true, pace: true, sound: true, expected: true } as const;
export type Switch = keyof typeof SWITCHES;

const KEY = 'byways.playing';

function kept(): Partial<Record<Switch, boolean>> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Record<Switch, boolean>>;
  } catch {
    return {};
  }
}

class Preferences {
  private set = $state<Record<Switch, boolean>>({ ...SWITCHES, ...kept() });

  is(name: Switch): boolean {
    return this.set[name];
  }

  turn(name: Switch, on: boolean): void {
    this.set[name] = on;
    localStorage.setItem(KEY, JSON.stringify(this.set));
  }
}

export const preferences = new Preferences();
