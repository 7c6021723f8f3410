/** Drags what can be picked from a tray onto a board: a tap on the one, then on the other. */

export interface Dragging {
  /** Picks what is dragged; tells whether that led anywhere. */
  pick(ref: string): Promise<boolean>;
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
    shadow.style.transform = `translate(${event.clientX}px, ${event.clientY}px) translate(-50%, -50%)`;
    event.preventDefault();
  }

  function up(event: PointerEvent): void {
    if (shadow) {
      const below = document.elementFromPoint(event.clientX, event.clientY)?.closest('.board [data-ref]');
      const ref = below?.getAttribute('data-ref');
      if (ref) void picked.then((led) => led && dragging.drop(ref));
      // The click that follows belongs to the drag.
      window.addEventListener('click', swallow, { capture: true, once: true });
      setTimeout(() => window.removeEventListener('click', swallow, true), 50);
    }
    end();
  }

  function end(): void {
    shadow?.remove();
    shadow = null;
    item = null;
  }

  node.addEventListener('pointerdown', down);
  window.addEventListener('pointermove', move);
  window.addEventListener('pointerup', up);
  window.addEventListener('pointercancel', end);
  return {
    destroy() {
      node.removeEventListener('pointerdown', down);
      window.removeEventListener('pointermove', move);
      window.removeEventListener('pointerup', up);
      window.removeEventListener('pointercancel', end);
      end();
    },
  };
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
