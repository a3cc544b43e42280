// Points, boxes and outlines in a surface's units. Everything that can be lit has an outline as SVG path data.

export type Point = readonly [number, number];

/** A rectangle by its upper left corner. */
export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

export function middle(box: Box): Point {
  return [box.x + box.w / 2, box.y + box.h / 2];
}

export function inset(box: Box, by: number): Box {
  return { x: box.x + by, y: box.y + by, w: Math.max(0, box.w - 2 * by), h: Math.max(0, box.h - 2 * by) };
}

/** The smallest box around some boxes. */
export function around(boxes: readonly Box[]): Box {
  const x = Math.min(...boxes.map((box) => box.x));
  const y = Math.min(...boxes.map((box) => box.y));
  const right = Math.max(...boxes.map((box) => box.x + box.w));
  const bottom = Math.max(...boxes.map((box) => box.y + box.h));
  return { x, y, w: right - x, h: bottom - y };
}

export function distance(one: Point, other: Point): number {
  return Math.hypot(one[0] - other[0], one[1] - other[1]);
}

export function rectPath(box: Box, corner = 0): string {
  const { x, y, w, h } = box;
  const c = Math.min(corner, w / 2, h / 2);
  if (c === 0) return `M${n(x)} ${n(y)}h${n(w)}v${n(h)}h${n(-w)}Z`;
  const [across, down] = [n(w - 2 * c), n(h - 2 * c)];
  const q = n(c);
  return (
    `M${n(x + c)} ${n(y)}h${across}q${q} 0 ${q} ${q}v${down}q0 ${q} ${-q} ${q}` +
    `h${-across}q${-q} 0 ${-q} ${-q}v${-down}q0 ${-q} ${q} ${-q}Z`
  );
}

export function circlePath([x, y]: Point, r: number): string {
  return `M${n(x - r)} ${n(y)}a${n(r)} ${n(r)} 0 1 0 ${n(2 * r)} 0a${n(r)} ${n(r)} 0 1 0 ${n(-2 * r)} 0Z`;
}

export function polygonPath(points: readonly Point[]): string {
  return `M${points.map(([x, y]) => `${n(x)} ${n(y)}`).join("L")}Z`;
}

/** The corners of a path's rings. Curves are followed at their ends only; `straight` says that there are none. */
export interface Rings {
  rings: Point[][];
  straight: boolean;
}

const known = new Map<string, Rings>();

/** A path's rings; read once for each path. */
export function ringsOf(path: string): Rings {
  let found = known.get(path);
  if (!found) known.set(path, (found = read(path)));
  return found;
}

export function boundsOf(path: string): Box {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const ring of ringsOf(path).rings) {
    for (const [x, y] of ring) {
      left = Math.min(left, x);
      top = Math.min(top, y);
      right = Math.max(right, x);
      bottom = Math.max(bottom, y);
    }
  }
  return left > right ? { x: 0, y: 0, w: 0, h: 0 } : { x: left, y: top, w: right - left, h: bottom - top };
}

/**
 * The outline around areas that share borders: a side that two of them have is inside, and left out.
 *
 * It is to be filled by the even-odd rule. Areas with curves cannot be joined and keep their own outlines.
 */
export function outlineOf(paths: readonly string[]): string {
  if (paths.length < 2) return paths[0] ?? "";
  const all = paths.map(ringsOf);
  const same = sameCorners();
  if (all.some((one) => !one.straight)) return paths.join("");
  const sides = new Map<string, readonly [Point, Point]>();
  for (const { rings } of all) {
    for (const ring of rings) {
      const corners = ring.map(same);
      corners.forEach((from, i) => {
        const to = corners[(i + 1) % corners.length] ?? from;
        const side = sideKey(from, to);
        if (side === null) return;
        if (sides.has(side)) sides.delete(side);
        else sides.set(side, [from, to]);
      });
    }
  }
  return chained(sides).map(polygonPath).join("");
}

function chained(sides: Map<string, readonly [Point, Point]>): Point[][] {
  const ends = new Map<string, Map<string, Point>>(); // corner -> the open sides there, and their other ends
  for (const [side, [from, to]] of sides) {
    for (const [here, there] of [
      [from, to],
      [to, from],
    ] as const) {
      const open = ends.get(cornerKey(here)) ?? new Map<string, Point>();
      ends.set(cornerKey(here), open.set(side, there));
    }
  }
  const rings: Point[][] = [];
  for (const [side, [start]] of sides) {
    if (!ends.get(cornerKey(start))?.has(side)) continue;
    const ring: Point[] = [];
    for (let here: Point | undefined = start; here;) {
      const open: Map<string, Point> | undefined = ends.get(cornerKey(here));
      const next: [string, Point] | undefined = open?.entries().next().value;
      if (!open || !next) break;
      ring.push(here);
      open.delete(next[0]);
      ends.get(cornerKey(next[1]))?.delete(next[0]);
      here = next[1];
    }
    rings.push(ring);
  }
  return rings;
}

const CLOSE = 0.06; // units: corners so near are one corner, written down twice

/** Tells corners that are the same, however they were rounded: each is answered by the first one met there. */
function sameCorners(): (corner: Point) => Point {
  const met = new Map<string, Point[]>();
  return (corner) => {
    const [x, y] = [Math.round(corner[0]), Math.round(corner[1])];
    for (const dx of [0, -1, 1]) {
      for (const dy of [0, -1, 1]) {
        const found = met.get(`${x + dx} ${y + dy}`)?.find((other) => distance(other, corner) <= CLOSE);
        if (found) return found;
      }
    }
    met.set(`${x} ${y}`, [...(met.get(`${x} ${y}`) ?? []), corner]);
    return corner;
  };
}

function cornerKey([x, y]: Point): string {
  return `${Math.round(x * 10)} ${Math.round(y * 10)}`;
}

function sideKey(from: Point, to: Point): string | null {
  const [one, other] = [cornerKey(from), cornerKey(to)];
  if (one === other) return null;
  return one < other ? `${one} ${other}` : `${other} ${one}`;
}

// how many numbers each command takes; the last two are where it ends
const TAKES: Readonly<Record<string, number>> = { M: 2, L: 2, H: 1, V: 1, C: 6, S: 4, Q: 4, T: 2, A: 7, Z: 0 };

function read(path: string): Rings {
  const tokens = path.match(/[a-zA-Z]|-?(?:\d+\.?\d*|\.\d+)(?:e-?\d+)?/g) ?? [];
  const rings: Point[][] = [];
  let ring: Point[] = [];
  let [x, y, straight, command] = [0, 0, true, "M"];
  for (let i = 0; i < tokens.length;) {
    if (/[a-zA-Z]/.test(tokens[i] ?? "")) command = tokens[i++] ?? "Z";
    const kind = command.toUpperCase();
    const takes = TAKES[kind] ?? 2;
    const given = tokens.slice(i, i + takes).map(Number);
    i += takes;
    if (kind === "Z" || kind === "M") {
      if (ring.length > 0) rings.push(ring);
      ring = [];
      [x, y] = kind === "Z" ? (rings.at(-1)?.[0] ?? [x, y]) : [x, y];
      if (kind === "Z") continue;
    }
    const relative = command !== kind;
    const [endX, endY] = [
      kind === "V" ? undefined : given[kind === "H" ? 0 : takes - 2],
      kind === "H" ? undefined : given[takes - 1],
    ];
    x = endX === undefined ? x : relative ? x + endX : endX;
    y = endY === undefined ? y : relative ? y + endY : endY;
    ring.push([x, y]);
    straight &&= "MLHV".includes(kind);
    if (kind === "M") command = relative ? "l" : "L";
  }
  if (ring.length > 0) rings.push(ring);
  return { rings, straight };
}

/** A number short enough for path data. */
export function n(value: number): number {
  return Math.round(value * 100) / 100;
}
