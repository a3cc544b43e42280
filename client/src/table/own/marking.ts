// Where marks lie on the page: things are found where they are drawn, so marks stay when a board is zoomed or scrolled.
import type { MarkInfo } from "../../lib/types";

/** A thing on the page: its middle, how far it reaches from there, and its frame where it is no part of a map. */
export interface Spot {
  x: number;
  y: number;
  r: number;
  frame: { x: number; y: number; width: number; height: number } | null;
}

/** A mark as it is drawn. */
export interface Drawn {
  key: string;
  ink: MarkInfo["ink"];
  spot: Spot;
  line: string | null;
  head: string | null;
}

const LEAST = 12;
const MOST = 30; // pixels: a large province is marked in its middle
const HEAD = 12;
const SAMPLES = 7;
const SEEN = 8; // pixels: of what shows less than that nothing is seen

export const keyOf = ({ kind, at, to }: MarkInfo): string => `${kind} ${at} ${to ?? ""}`;

/** The marks of which all things are in sight. */
export function drawnMarks(marks: readonly MarkInfo[], spotOf: (id: string) => Spot | null): Drawn[] {
  return marks.flatMap((mark): Drawn[] => {
    const [spot, end] = [spotOf(mark.at), mark.to === null ? null : spotOf(mark.to)];
    if (!spot || (mark.to !== null && !end)) return [];
    const arrow = end && arrowOf(spot, end);
    return [{ key: keyOf(mark), ink: mark.ink, spot, line: arrow?.line ?? null, head: arrow?.head ?? null }];
  });
}

/** The arrow from one thing to another, or to a pointer on its way. */
export function arrowOf(from: Spot, to: { x: number; y: number; r?: number }): { line: string; head: string } | null {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const length = Math.hypot(dx, dy);
  if (length < HEAD * 1.5) return null;
  const [ux, uy] = [dx / length, dy / length];
  const room = length - HEAD * 1.5;
  const start = Math.min(from.r * 0.5, room / 2);
  const end = Math.min((to.r ?? 0) * 0.5, room / 2);
  const [ax, ay] = [from.x + ux * start, from.y + uy * start];
  const [bx, by] = [to.x - ux * end, to.y - uy * end];
  const [nx, ny] = [bx - ux * HEAD, by - uy * HEAD];
  const side = (by: number): string => point(nx - uy * by * HEAD * 0.6, ny + ux * by * HEAD * 0.6);
  return { line: `M${point(ax, ay)}L${point(nx, ny)}`, head: `M${point(bx, by)}L${side(1)}L${side(-1)}Z` };
}

function point(x: number, y: number): string {
  return `${x.toFixed(1)} ${y.toFixed(1)}`;
}

/** Finds things on a part of the page, and remembers what is costly to find. */
export class Finder {
  readonly #root: HTMLElement;
  readonly #nodes = new Map<string, Element>();
  readonly #middles = new WeakMap<Element, DOMPoint>();
  readonly #parts = new WeakMap<Element, { key: string; at: DOMPoint | null }>();
  readonly #clips = new WeakMap<Element, Element[]>();

  constructor(root: HTMLElement) {
    this.#root = root;
  }

  /** The thing at a point of the page. */
  thingAt(x: number, y: number): string | null {
    const node = document.elementFromPoint(x, y)?.closest<HTMLElement | SVGElement>("[data-id]");
    const id = node && this.#root.contains(node) ? node.dataset["id"] : undefined;
    return id === undefined || id.startsWith("~") ? null : id;
  }

  /**
   * Where a thing is; null where it is not drawn, or out of sight. Within the part of the page, from its corner. Of a thing
   * of which a part is hidden it is the part that is seen: whoever clicks the near end of a long sea rings it there.
   */
  spotOf(id: string): Spot | null {
    const node = this.#nodeOf(id);
    if (!node) return null;
    const [rect, box] = [node.getBoundingClientRect(), this.#root.getBoundingClientRect()];
    if (rect.width === 0 || rect.height === 0) return null;
    const seen = this.#clipsOf(node).reduce((part, clip) => overlap(part, clip.getBoundingClientRect()), rect);
    const least = Math.min(SEEN, rect.width, rect.height);
    if (seen.width < least || seen.height < least) return null;
    const middle = this.#middleOf(node, seen);
    if (!middle) return null;
    const [x, y] = [middle.x - box.left, middle.y - box.top];
    const r = Math.min(MOST, Math.max(LEAST, Math.min(rect.width, rect.height) / 2));
    const { width, height } = seen;
    return { x, y, r, frame: node instanceof HTMLElement ? { x: seen.left - box.left, y: seen.top - box.top, width, height } : null };
  }

  #nodeOf(id: string): Element | null {
    const known = this.#nodes.get(id);
    if (known?.isConnected && isSeen(known)) return known;
    const found = [...this.#root.querySelectorAll(`[data-id="${CSS.escape(id)}"]`)].find(isSeen) ?? null;
    if (found) this.#nodes.set(id, found);
    else this.#nodes.delete(id);
    return found;
  }

  /** The middle of what is seen of a thing; of a land with bays, a point that is in it. */
  #middleOf(node: Element, seen: DOMRect): { x: number; y: number } | null {
    const plain = { x: seen.left + seen.width / 2, y: seen.top + seen.height / 2 };
    if (!isShape(node)) return plain;
    const matrix = node.getScreenCTM();
    if (!matrix) return plain;
    const middle = this.#middles.get(node) ?? innerPoint(node);
    this.#middles.set(node, middle);
    const whole = middle.matrixTransform(matrix);
    return holds(seen, whole) ? whole : this.#partOf(node, matrix, seen);
  }

  /** A point of the part of a shape that is seen; remembered, for it is asked for at every beat. */
  #partOf(node: SVGGeometryElement, matrix: DOMMatrix, seen: DOMRect): { x: number; y: number } | null {
    const { a, b, c, d, e, f } = matrix;
    const key = [a, b, c, d, e, f, seen.x, seen.y, seen.width, seen.height].join();
    const known = this.#parts.get(node);
    if (known?.key === key) return known.at;
    const back = matrix.inverse();
    const middle = { x: seen.left + seen.width / 2, y: seen.top + seen.height / 2 };
    const at = gridOf(seen)
      .filter((each) => node.isPointInFill(each.matrixTransform(back)))
      .sort((one, other) => apart(one, middle) - apart(other, middle))[0];
    this.#parts.set(node, { key, at: at ?? null });
    return at ?? null;
  }

  #clipsOf(node: Element): Element[] {
    let clips = this.#clips.get(node);
    if (clips) return clips;
    clips = [this.#root];
    for (let at = node.parentElement; at && at !== this.#root; at = at.parentElement) {
      if (getComputedStyle(at).overflow !== "visible" && !(at instanceof SVGElement)) clips.push(at);
    }
    this.#clips.set(node, clips);
    return clips;
  }
}

function isShape(node: Element): node is SVGGeometryElement {
  return "isPointInFill" in node;
}

function isSeen(node: Element): boolean {
  const { width, height } = node.getBoundingClientRect();
  return width > 0 && height > 0;
}

function holds({ left, top, right, bottom }: DOMRect, { x, y }: { x: number; y: number }): boolean {
  return x >= left && x <= right && y >= top && y <= bottom;
}

function overlap(one: DOMRect, other: DOMRect): DOMRect {
  const [left, top] = [Math.max(one.left, other.left), Math.max(one.top, other.top)];
  const [right, bottom] = [Math.min(one.right, other.right), Math.min(one.bottom, other.bottom)];
  return new DOMRect(left, top, Math.max(0, right - left), Math.max(0, bottom - top));
}

function innerPoint(node: SVGGeometryElement): DOMPoint {
  const box = node.getBBox();
  const middle = new DOMPoint(box.x + box.width / 2, box.y + box.height / 2);
  if (node.isPointInFill(middle)) return middle;
  const inside = gridOf(box).filter((each) => node.isPointInFill(each));
  return inside.sort((one, other) => apart(one, middle) - apart(other, middle))[0] ?? middle;
}

/** Points all over a box. */
function gridOf({ x, y, width, height }: { x: number; y: number; width: number; height: number }): DOMPoint[] {
  const steps = Array.from({ length: SAMPLES }, (_, at) => (at + 1) / (SAMPLES + 1));
  return steps.flatMap((across) => steps.map((down) => new DOMPoint(x + width * across, y + height * down)));
}

function apart(one: { x: number; y: number }, other: { x: number; y: number }): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}
