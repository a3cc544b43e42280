// What can be clicked next is looked for: a sheet that was scrolled away from all of it comes back to it.

/** The nearest ancestor that scrolls up and down. */
function scroller(node: Element): Element | null {
  for (let at = node.parentElement; at !== null; at = at.parentElement) {
    if (at.scrollHeight > at.clientHeight + 1 && /auto|scroll/.test(getComputedStyle(at).overflowY)) return at;
  }
  return null;
}

/** Whether the whole of a thing is within a box, up and down; of one that is larger than the box, whether it fills it. */
export function isWithin(thing: DOMRect, box: DOMRect): boolean {
  const [above, below] = [box.top - thing.top, thing.bottom - box.bottom];
  return thing.height > box.height ? above >= 0 && below >= 0 : above <= 1 && below <= 1;
}

/** Scrolls to the first of some things, unless one of them is in sight. */
export function bringIntoSight(things: readonly Element[]): void {
  const first = things[0];
  const seen = things.some((thing) => {
    const box = scroller(thing)?.getBoundingClientRect();
    return box === undefined || isWithin(thing.getBoundingClientRect(), box);
  });
  if (first && !seen) first.scrollIntoView({ block: "nearest" });
}
