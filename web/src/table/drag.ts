/** Drags what can be picked from a tray onto a board, or from place to place over a board: taps, one after the other. */

export interface Dragging {
  /** Picks what is dragged; tells whether that led anywhere. */
  pick(ref: string): Promise<boolean>;
  /** It is over a place, or over none. */
  hover(ref: string | null): void;
  drop(ref: string): void;
}

const FAR = 10;

export function drag(node: HTMLElement, dragging: Dragging): { destroy(): void } {
  let item: HTMLElement | null = null;
  let start: readonly [number, number] = [0, 0];
  let shadow: HTMLElement | null = null;
  let picked: Promise<boolean> = Promise.resolve(false);

  function down(event: PointerEvent): void {
    const found = event.target instanceof Element ? event.target.closest<HTMLElement>('button[data-ref][aria-disabled="false"]') : null;
    item = event.isPrimary && event.button === 0 && found?.querySelector('svg') ? found : null;
    start = [event.clientX, event.clientY];
  }

  function move(event: PointerEvent): void {
    if (!item) return;
    if (!shadow) {
      if (Math.hypot(event.clientX - start[0], event.clientY - start[1]) < FAR) return;
      shadow = lift(item);
      const ref = item.dataset.ref ?? '';
      picked = item.getAttribute('aria-pressed') === 'true' ? Promise.resolve(true) : dragging.pick(ref);
    }
    dragging.hover(placeAt(event));
    shadow.style.transform = `translate(${event.clientX}px, ${event.clientY}px) translate(-50%, -50%)`;
    event.preventDefault();
  }

  function up(event: PointerEvent): void {
    if (shadow) {
      const ref = placeAt(event);
      if (ref !== null) void picked.then((led) => led && dragging.drop(ref));
      swallowClick();
    }
    end();
  }

  function end(): void {
    if (shadow) dragging.hover(null);
    shadow?.remove();
    shadow = null;
    item = null;
  }

  return follow(node, { down, move, up, cancel: end });
}

type Heard = (event: PointerEvent) => void;

/** Hears of a pointer from where it goes down in a node to where it goes up anywhere; what is destroyed is cancelled. */
function follow(node: HTMLElement, { down, move, up, cancel }: { down: Heard; move: Heard; up: Heard; cancel: () => void }): { destroy(): void } {
  const heard = new AbortController();
  const { signal } = heard;
  node.addEventListener('pointerdown', down, { signal });
  window.addEventListener('pointermove', move, { signal });
  window.addEventListener('pointerup', up, { signal });
  window.addEventListener('pointercancel', cancel, { signal });
  return {
    destroy() {
      heard.abort();
      cancel();
    },
  };
}

/** Gets the place on a board that is under the finger. */
function placeAt(event: PointerEvent): string | null {
  return document.elementFromPoint(event.clientX, event.clientY)?.closest('.board [data-ref]')?.getAttribute('data-ref') ?? null;
}

/** Draws over a board from peg to peg; `over` gets each as it is reached, the first of them only with the second. */
export function draw(node: HTMLElement, over: (ref: string) => void): { destroy(): void } {
  let from: string | null = null;
  let last: string | null = null;

  function down(event: PointerEvent): void {
    const hit = event.target instanceof Element ? event.target.closest('.hit.round') : null;
    from = event.isPrimary && event.button === 0 ? (hit?.getAttribute('data-ref') ?? null) : null;
    last = null;
    // A finger stays with what it touched first, unless it is told not to.
    if (hit?.hasPointerCapture(event.pointerId)) hit.releasePointerCapture(event.pointerId);
  }

  function move(event: PointerEvent): void {
    if (from === null) return;
    const ref = placeAt(event);
    if (ref === null || ref === (last ?? from)) return;
    if (last === null) over(from);
    over(ref);
    last = ref;
  }

  function up(): void {
    if (last !== null) swallowClick();
    from = null;
  }

  const cancel = () => (from = null);
  return follow(node, { down, move, up, cancel });
}

/** The click that follows belongs to the drag. */
function swallowClick(): void {
  window.addEventListener('click', swallow, { capture: true, once: true });
  setTimeout(() => window.removeEventListener('click', swallow, true), 50);
}

function swallow(event: MouseEvent): void {
  event.stopPropagation();
  event.preventDefault();
}

/** Makes a picture of what is dragged, to follow the finger. */
function lift(item: HTMLElement): HTMLElement {
  const shadow = document.createElement('div');
  shadow.className = 'dragged';
  shadow.setAttribute('aria-hidden', 'true');
  const svg = item.querySelector('svg');
  if (svg) shadow.append(svg.cloneNode(true));
  // Within the tray, so that it looks the same.
  item.parentElement?.append(shadow);
  return shadow;
}
