// Where a card stands so that it covers least, and how an arrow goes from it to a thing.
export interface Rect {
  left: number;
  top: number;
  width: number;
  height: number;
}

export type Corner = "top-left" | "top-right" | "bottom-left" | "bottom-right";

const CORNERS: readonly Corner[] = ["top-left", "top-right", "bottom-left", "bottom-right"];
const MARGIN = 16;
const AROUND = 20; // an arrow needs this much room beside a thing
const SPOKEN = 1000; // covering what is spoken of is worse than covering anything else

/** The corner of a room in which a card covers nothing it speaks of, and as few of the other things as can be. */
export function bestCorner(room: Rect, width: number, height: number, spoken: Rect[], lit: Rect[]): Corner {
  const cost = (corner: Corner): number => {
    const card = cornerRect(room, width, height, corner);
    const worst = spoken.filter((thing) => overlap(card, thing, AROUND)).length * SPOKEN;
    return worst + lit.filter((thing) => overlap(card, thing)).length;
  };
  return CORNERS.reduce((best, corner) => (cost(corner) < cost(best) ? corner : best));
}

function cornerRect(room: Rect, width: number, height: number, corner: Corner): Rect {
  const left = corner.endsWith("left") ? room.left + MARGIN : room.left + room.width - width - MARGIN;
  const top = corner.startsWith("top") ? room.top + MARGIN : room.top + room.height - height - MARGIN;
  return { left, top, width, height };
}

export function overlap(one: Rect, other: Rect, around = 0): boolean {
  return (
    one.left < other.left + other.width + around &&
    other.left < one.left + one.width + around &&
    one.top < other.top + other.height + around &&
    other.top < one.top + one.height + around
  );
}

export interface Arrow {
  /** The curve, and its head. */
  line: string;
  head: string;
}

const HEAD = 13;
const SHORT = 26; // nearer than this there is nothing to point

/** The arrow from a card to a thing; null where they are too near. */
export function arrowBetween(card: Rect, thing: Rect): Arrow | null {
  const middle: [number, number] = [thing.left + thing.width / 2, thing.top + thing.height / 2];
  const from = clamped(middle, card);
  const edge = clamped(from, thing);
  // a thing is seldom as large as the box around it
  const into = Math.min(0.2, 14 / Math.max(1, Math.hypot(middle[0] - edge[0], middle[1] - edge[1])));
  const to: [number, number] = [edge[0] + (middle[0] - edge[0]) * into, edge[1] + (middle[1] - edge[1]) * into];
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const length = Math.hypot(dx, dy);
  if (length < SHORT) return null;
  const bend: [number, number] = [from[0] + dx / 2 - dy * 0.16, from[1] + dy / 2 + dx * 0.16];
  const angle = Math.atan2(to[1] - bend[1], to[0] - bend[0]);
  const base: [number, number] = [to[0] - HEAD * Math.cos(angle), to[1] - HEAD * Math.sin(angle)];
  const side = (by: number): string => {
    const at = angle + by * (Math.PI / 2);
    return point([base[0] + HEAD * 0.55 * Math.cos(at), base[1] + HEAD * 0.55 * Math.sin(at)]);
  };
  return { line: `M${point(from)}Q${point(bend)} ${point(base)}`, head: `M${point(to)}L${side(1)}L${side(-1)}Z` };
}

function clamped([x, y]: readonly [number, number], { left, top, width, height }: Rect): [number, number] {
  return [Math.min(Math.max(x, left), left + width), Math.min(Math.max(y, top), top + height)];
}

function point([x, y]: readonly [number, number]): string {
  return `${x.toFixed(1)} ${y.toFixed(1)}`;
}

/** The part of the page that shows a thing or a button. */
export function nodeOf(id: string): Element | null {
  const key = CSS.escape(id);
  return id.startsWith("~")
    ? document.querySelector(`[data-step="${key}"]`)
    : [...document.querySelectorAll(`[data-id="${key}"]`)].find(isSeen) ?? null;
}

function isSeen(node: Element): boolean {
  const { width, height } = node.getBoundingClientRect();
  return width > 0 && height > 0;
}

export function rectOfThing(id: string): DOMRect | null {
  const rect = nodeOf(id)?.getBoundingClientRect();
  return rect && rect.width > 0 ? rect : null;
}
