/** Tells the name of what is tapped where nothing can be picked: what a screen reader says of it, and where it lies. */
export function named(node: HTMLElement, onname: (name: string) => void): { destroy(): void } {
  function click(event: MouseEvent): void {
    const found = event.target instanceof Element ? event.target.closest('[role=img][aria-label]') : null;
    const name = found?.getAttribute('aria-label');
    if (!found || !name) return;
    const where = found.closest('.bw-tray')?.getAttribute('aria-label');
    onname(where ? `${where}: ${name}` : name);
  }

  node.addEventListener('click', click);
  return { destroy: () => node.removeEventListener('click', click) };
}
