/** Scrolls a box until something in it that can be picked is to be seen. */
export function reveal(box: HTMLElement): void {
  const { top, bottom } = box.getBoundingClientRect();
  const lit = [...box.querySelectorAll('[data-ref].lit')];
  const seen = lit.some((item) => {
    const at = item.getBoundingClientRect();
    return at.top >= top - 8 && at.bottom <= bottom + 8;
  });
  if (!seen) lit[0]?.scrollIntoView({ block: 'nearest' });
}
