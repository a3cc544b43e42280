// How much the panels of all players say, so that all of them are in sight at once.

/**
 * 0: all of it; 1: one's own forecast opens on a click; 2: what a player has stands in one line, without words; 3: a name
 * and points.
 */
export type Dense = 0 | 1 | 2 | 3;

/** How dense a list of players must be next: one more where they do not have room, not counting what the reader opened. */
export function denserBy(list: HTMLElement, dense: Dense): Dense {
  const opened = [...list.querySelectorAll<HTMLElement>(".opened")].reduce((sum, { offsetHeight }) => sum + offsetHeight, 0);
  const over = list.scrollHeight - opened > list.clientHeight + 1;
  return over && dense < 3 ? ((dense + 1) as Dense) : dense;
}

/** Tells whenever a panel of a list grows or shrinks by itself: a line about whoever went away comes, letters do. */
export function whenPanelsGrow(list: HTMLElement, changed: () => void): () => void {
  const watch = new ResizeObserver(changed);
  for (const panel of list.children) watch.observe(panel);
  return () => watch.disconnect();
}
