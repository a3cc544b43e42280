// What can be clicked next is brought into sight: the sheets that it lies on scroll, the innermost first.
import type { Drawing } from "../../lib/scene";
import { isPane } from "./regions";

/** A box on the page. */
export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** What should be seen: a thing to click, and before it what it belongs to, the largest first: its sheet, its grid. */
export type Sought = readonly [...Element[], Element];

const MARGIN = 8; // pixels between what is sought and the edge of its sheet: room for the light around it

/** What is to be seen of a region of a desk, from its sheet down to each thing in it. */
export function soughtIn(desk: Element, drawing: Drawing, region: string, ids: readonly string[]): Sought[] {
  const sheet = desk.querySelector(`[data-region="${region}"]`);
  if (!isPane(drawing, region)) {
    const plane = sheet ?? desk.querySelector(":scope > .region"); // a phone shows one at a time
    if (!plane) return [];
    const below = soughtBelow(sheet ?? desk, ids);
    return ids.length > 0 && below.length === ids.length ? below : [[plane], ...below];
  }
  return ids.flatMap((id): Sought[] => {
    // a panel is drawn by what it counts
    const names = [id, drawing.host(id)?.id ?? "", drawing.get(id)?.counters?.[0]?.id ?? ""];
    const node = drawing.regionOf(id) === region ? names.map((name) => nodeOf(desk, name)).find((each) => each !== null) : null;
    if (!node) return [];
    const block = node.closest(".pane > *");
    const drawn = block !== null && block.getClientRects().length > 0; // its parts may stand by themselves
    return [[...(sheet ? [sheet] : []), ...(drawn ? [block] : []), node]];
  });
}

/** What is to be seen below a plane, which shows by itself what is out of sight on it. */
function soughtBelow(sheet: Element, ids: readonly string[]): Sought[] {
  const foot = sheet.querySelector(":scope > .region > .foot");
  return ids.flatMap((id): Sought[] => {
    const node = foot && nodeOf(foot, id);
    return node ? [[sheet, node]] : [];
  });
}

/** What is to be seen of some things in trays and panels. */
export function soughtInTrays(ids: readonly string[]): Sought[] {
  return ids.flatMap((id): Sought[] => {
    const node = document.querySelector(`.tray [data-id="${id}"], .side [data-id="${id}"]`);
    return node ? [[node]] : [];
  });
}

/** Where a thing is drawn; of two places the last, where it is drawn by its name. */
function nodeOf(desk: Element, id: string): Element | null {
  return [...desk.querySelectorAll(`[data-id="${id}"]`)].at(-1) ?? null;
}

/** The smallest box around some others. */
export function around(boxes: readonly Box[]): Box {
  return {
    left: Math.min(...boxes.map(({ left }) => left)),
    top: Math.min(...boxes.map(({ top }) => top)),
    right: Math.max(...boxes.map(({ right }) => right)),
    bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
  };
}

/** Whether a box lies within another, but for a pixel. */
export function isWithin(thing: Box, box: Box): boolean {
  const upright = thing.top >= box.top - 1 && thing.bottom <= box.bottom + 1;
  return upright && thing.left >= box.left - 1 && thing.right <= box.right + 1;
}

/** How far a stretch must move to lie within another, with a margin where there is room for one. */
export function shift(from: number, to: number, start: number, end: number): number {
  if (from >= start && to <= end) return 0;
  if (to - from > end - start) return from - start; // what is larger is seen from its beginning
  const margin = Math.max(0, Math.min(MARGIN, (end - start - (to - from)) / 2));
  if (from < start + margin) return from - start - margin;
  return to > end - margin ? to - end + margin : 0;
}

/** Whether a box has room for another, however either lies. */
function hasRoom(box: Box, thing: Box): boolean {
  return thing.right - thing.left <= box.right - box.left && thing.bottom - thing.top <= box.bottom - box.top;
}

/**
 * The way a sheet scrolls, in pixels. `frames` are the things to be seen and, before them, what they belong to: it goes
 * to the first of these that has room in it together, else to the first thing, unless one can be seen as it is.
 */
export function wayTo(frames: readonly (readonly Box[])[], box: Box): [number, number] {
  const things = frames.at(-1) ?? [];
  const whole = frames.map(around).find((frame) => hasRoom(box, frame));
  const seen = things.some((thing) => isWithin(thing, box));
  const wanted = whole ?? (seen ? undefined : things[0]);
  if (!wanted) return [0, 0];
  return [shift(wanted.left, wanted.right, box.left, box.right), shift(wanted.top, wanted.bottom, box.top, box.bottom)];
}

/** The ancestors that scroll, the innermost first. */
function scrollers(node: Element): Element[] {
  const found: Element[] = [];
  for (let at = node.parentElement; at !== null; at = at.parentElement) {
    const { overflowX, overflowY } = getComputedStyle(at);
    const down = at.scrollHeight > at.clientHeight + 1 && /auto|scroll/.test(overflowY);
    const across = at.scrollWidth > at.clientWidth + 1 && /auto|scroll/.test(overflowX);
    if (down || across) found.push(at);
  }
  return found;
}

function thingOf(frames: Sought): Element {
  return frames[frames.length - 1]!;
}

/** All that scrolls around some things; what lies within another comes before it. */
function sheetsOf(sought: readonly Sought[]): Element[] {
  const all = [...new Set(sought.flatMap((frames) => scrollers(thingOf(frames))))];
  return all.sort((one, other) => (one.contains(other) ? 1 : other.contains(one) ? -1 : 0));
}

/** The part of a sheet that one sees: `foot` is where something begins that lies over it. */
function seenOf(sheet: Element, foot: number): Box {
  const { left, top, right, bottom } = sheet.getBoundingClientRect();
  return { left, top, right, bottom: Math.min(bottom, foot) };
}

/** The boxes of what is sought on a sheet, level by level; what is larger than the sheet is left out. */
function framesWithin(sheet: Element, sought: readonly Sought[]): Box[][] {
  const here = sought.filter((frames) => sheet.contains(thingOf(frames))).map((frames) => [...frames].reverse());
  const inside = here.map((frames) => frames.filter((frame) => sheet !== frame && sheet.contains(frame)));
  const levels = Math.max(0, ...inside.map(({ length }) => length));
  return Array.from({ length: levels }, (_, level) =>
    inside.map((frames) => (frames[level] ?? frames.at(-1)!).getBoundingClientRect()),
  ).reverse();
}

/** Scrolls whatever these things lie on until they are in sight. `foot` is where something begins that lies over it all. */
export function bringIntoSight(sought: readonly Sought[], foot = Infinity): void {
  const sheets = sheetsOf(sought);
  const before = sheets.map(({ scrollLeft, scrollTop }) => [scrollLeft, scrollTop] as const);
  for (const sheet of sheets) {
    const [x, y] = wayTo(framesWithin(sheet, sought), seenOf(sheet, foot));
    sheet.scrollLeft += x;
    sheet.scrollTop += y;
  }
  // now it is known where each ends up: those who like motion see it go there
  if (matchMedia("(prefers-reduced-motion: reduce)").matches) return;
  sheets.forEach((sheet, at) => {
    const [left, top] = [sheet.scrollLeft, sheet.scrollTop];
    const [x, y] = before[at] ?? [left, top];
    if (x === left && y === top) return;
    [sheet.scrollLeft, sheet.scrollTop] = [x, y];
    sheet.scrollTo({ left, top, behavior: "smooth" });
  });
}

/** Whether the sheets on which these things lie are large enough to show all of them at once. */
export function fitsIn(sought: readonly Sought[], foot = Infinity): boolean {
  return sheetsOf(sought).every((sheet) => hasRoom(seenOf(sheet, foot), around(framesWithin(sheet, sought).at(-1) ?? [])));
}
