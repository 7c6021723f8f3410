/** Gets what is wrong with how a table is laid: what is out of sight, cut off, or lies over something else. */
() => {
  const all = (selector) => [...document.querySelectorAll(selector)].filter((each) => each.getClientRects().length > 0);
  const faults = [];
  const name = (each) => `${each.className.baseVal ?? each.className}: ${(each.textContent || each.getAttribute('aria-label') || '').trim().slice(0, 40)}`;
  const shown = [
    '.goal .aim', '.goal .one', '.saying .text p', '.group .name', '.group .rule', '.group .count', '.group .item', '.act button', '.board svg',
  ].flatMap(all);
  for (const needed of ['.goal .aim', '.saying .text p', '.group .name', '.board svg']) if (all(needed).length === 0) faults.push(`${needed} is not there`);
  for (const each of shown) {
    const box = each.getBoundingClientRect();
    if (each.closest('.hidden')) continue;
    if (box.left < -1 || box.top < -1 || box.right > innerWidth + 1 || box.bottom > innerHeight + 1)
      faults.push(`${name(each)} is out of sight: ${[box.left, box.top, box.right, box.bottom].map(Math.round)}`);
  }
  for (const each of all('.goal .aim, .saying .text p, .group h2, .group .title, .act button, .act small, .title h1'))
    if (!each.closest('.hidden') && (each.scrollWidth > each.clientWidth + 1 || each.scrollHeight > each.clientHeight + 2)) faults.push(`${name(each)} is cut off`);
  const overlap = (one, two) => {
    const [a, b] = [one.getBoundingClientRect(), two.getBoundingClientRect()];
    return Math.min(a.right, b.right) - Math.max(a.left, b.left) > 2 && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 2;
  };
  for (const kind of ['.head, .above, .standing, .others, main.board, .side, .edge, .score, .act', '.group', '.group .item', '.act button']) {
    const found = all(kind);
    found.forEach((one, i) => found.slice(i + 1).forEach((two) => {
      if (!one.contains(two) && !two.contains(one) && overlap(one, two)) faults.push(`${name(one)} lies over ${name(two)}`);
    }));
  }
  const board = document.querySelector('.board svg').getBoundingClientRect();
  if (Math.min(board.width, board.height) < 120) faults.push(`the board is ${Math.round(board.width)} by ${Math.round(board.height)}`);
  return faults;
}
