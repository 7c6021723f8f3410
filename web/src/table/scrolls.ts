/** Lets the keyboard reach what scrolls, while it does: whatever else can be reached needs no stop. */
export function scrolls(node: HTMLElement): { destroy(): void } {
  const look = (): void => {
    if (node.scrollHeight > node.clientHeight + 1) node.tabIndex = 0;
    else node.removeAttribute('tabindex');
  };
  const sizes = new ResizeObserver(look);
  const contents = new MutationObserver(look);
  sizes.observe(node);
  contents.observe(node, { childList: true, subtree: true, characterData: true });
  return {
    destroy() {
      sizes.disconnect();
      contents.disconnect();
    },
  };
}
