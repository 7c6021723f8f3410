import './motion.css';
import { still } from '../look/still';
import { sound } from '../sound/sound.svelte';
import type { Perspective } from '../wire/types';
import type { Player, Rects } from './player';

/** Lets a page move from each view that it shows to the next, and sound. It only follows: the next view cuts it short. */
export function enliven(root: () => HTMLElement | null, view: () => Perspective | null): Alive {
  const alive = new Alive(root);
  $effect.pre(() => alive.before(view()));
  $effect(() => alive.after(view()));
  return alive;
}

class Alive {
  private shown: Perspective | null = null;
  private rects: Rects = new Map();
  private playing: Player | null = null;
  /** What moves now, until it lies where it belongs. */
  motion: Promise<void> | null = null;
  private loaded: typeof import('./player') | null = null;

  constructor(private readonly root: () => HTMLElement | null) {
    // A page that cannot fetch it shows everything, only still and silent.
    void import('./player').then((found) => (this.loaded = found)).catch(() => undefined);
  }

  /** To be told when the page is about to show something else. */
  before(next: Perspective | null): void {
    const root = this.root();
    if (!next || next === this.shown || !root) return;
    this.playing?.finish();
    if (this.moving) this.rects = this.loaded!.measure(root);
  }

  /** To be told when the page shows it. */
  after(next: Perspective | null): void {
    const [before, root] = [this.shown, this.root()];
    this.shown = next;
    if (!before || !next || !root || !this.loaded || before.seat !== next.seat) return;
    const { changes, Player, soundsOf } = this.loaded;
    const found = changes(before, next);
    if (!found.length) return;
    for (const each of soundsOf(found)) sound.play(each);
    if (!this.moving) return;
    const playing = (this.playing = new Player(root, next.scene.areas, this.rects));
    this.motion = playing.play(found).then(() => {
      if (this.playing === playing) this.motion = null;
    });
  }

  /** To be told what was refused just now. */
  refused(refs: readonly string[]): void {
    if (refs.length) sound.play('refusal');
  }

  private get moving(): boolean {
    return this.loaded !== null && !still.matches && document.visibilityState === 'visible';
  }
}
