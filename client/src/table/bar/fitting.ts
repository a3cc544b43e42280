// How closely the buttons of the bar stand: as loosely as they can be without any of them leaving it.

/** From loose to tight: a line of large buttons, two lines of smaller ones, as small as they may be, and a list that scrolls. */
export const LEVELS = ["line", "lines", "tight", "list"] as const;
export type Level = (typeof LEVELS)[number];

const LARGE = 50; // pixels: a button that needs more has more than two lines of text

/** The first level at which everything has room; the last one always has. */
export function firstFit(fits: (level: Level) => boolean): Level {
  return LEVELS.slice(0, -1).find(fits) ?? "list";
}

/** Whether something sticks out of a box, on whichever side. */
export function sticksOut(box: Element, things: Iterable<Element>): boolean {
  const { left, top, right, bottom } = box.getBoundingClientRect();
  return [...things].some((thing) => {
    const at = thing.getBoundingClientRect();
    return at.left < left - 1 || at.top < top - 1 || at.right > right + 1 || at.bottom > bottom + 1;
  });
}

const FEW = 3; // ways to pay that stand in one line

/** How many columns so many buttons stand in; ways to pay stand in two lines from the fourth on. */
export function columnsOf(count: number, level: Level, pays = false): number {
  return level === "line" && (!pays || count <= FEW) ? count : Math.ceil(count / 2);
}

/**
 * Keeps buttons within their bar: whenever they or the room for them change, they stand as closely as they must. It is
 * settled before anything is painted, so that nothing is seen to jump.
 */
export function fitted(box: HTMLElement, onlevel: (level: Level) => void): { update(): void; destroy(): void } {
  const bar = box.parentElement;
  const fits = (level: Level): boolean => {
    box.dataset["level"] = level;
    const pays = box.classList.contains("pays");
    box.style.setProperty("--columns", String(columnsOf(box.childElementCount - (pays ? 1 : 0), level, pays)));
    const large = [...box.children].some(({ clientHeight }) => clientHeight > LARGE);
    const out = sticksOut(box, box.children) || (bar !== null && sticksOut(bar, bar.children));
    return !out && !(level === "line" && large);
  };
  const settle = (): void => {
    const level = firstFit(fits);
    fits(level);
    onlevel(level);
  };
  // the bar has the width of its column, whatever its buttons do: watching it goes in no circle
  const watch = new ResizeObserver(settle);
  if (bar) watch.observe(bar);
  settle();
  return { update: settle, destroy: () => watch.disconnect() };
}

/** How large a question is set: the longer it is, the smaller, in more lines. */
export const LENGTHS = ["short", "usual", "long", "very-long"] as const;
export type Length = (typeof LENGTHS)[number];

const LETTERS: readonly (readonly [number, Length])[] = [[38, "short"], [64, "usual"], [110, "long"]];

/** How large a text is set by the number of its letters, or smaller where it would be cut: how wide these are is known on the page alone. */
export function lengthOf(text: string, isCut: (length: Length) => boolean): Length {
  const from = LETTERS.find(([most]) => text.length <= most)?.[1] ?? "very-long";
  return LENGTHS.slice(LENGTHS.indexOf(from)).find((length) => !isCut(length)) ?? "very-long";
}

interface Line {
  text: string;
  onlength: (length: Length) => void;
}

/** Sets a question so that all of it is read, in whatever room its bar has. */
export function readWhole(line: HTMLElement, wish: Line): { update(next: Line): void; destroy(): void } {
  let now = wish;
  const isCut = (length: Length): boolean => {
    line.dataset["length"] = length;
    return line.scrollHeight > line.clientHeight + 1;
  };
  const settle = (): void => {
    const length = lengthOf(now.text, isCut);
    line.dataset["length"] = length;
    now.onlength(length);
  };
  const watch = new ResizeObserver(settle);
  const bar = line.closest(".bar");
  if (bar) watch.observe(bar);
  settle();
  return {
    update(next) {
      now = next;
      settle();
    },
    destroy: () => watch.disconnect(),
  };
}
