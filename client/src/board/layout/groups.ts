// Groups: cells of a hex world that belong together, with what they are worth and who leads there. Pure.
import type { Drawing } from "../../lib/scene";
import type { Element } from "../../lib/types";
import { distance, type Point } from "../../lib/geometry";
import { cellAt, facesOutline, hexGrid } from "./hexes";

export interface Group {
  id: string;
  owner: string | undefined;
  /** What it is worth. */
  points: number | undefined;
  /** To be filled by the even-odd rule. */
  outline: string;
  /** Where its mark is put: the foot of one of its cells. */
  at: Point;
}

/** The groups of a hex world, as they are drawn. */
export function groupsOf(drawing: Drawing, hexes: Element): Group[] {
  const grid = hexGrid(hexes);
  const levels = new Map((hexes.cells ?? []).map(([q, r, , level]) => [`${q}.${r}`, Number(level ?? 0)]));
  const children = drawing.children(hexes.id);
  const taken = new Set(children.flatMap(({ type, slot }) => (type === "piece" ? [String(slot)] : [])));
  return children.filter(isGroup).map((group) => {
    const cells = cellsOfGroup(group);
    const faces = cells.map(([q, r]) => cellAt(grid, q, r, levels.get(`${q}.${r}`)));
    const free = faces.filter((_, i) => !taken.has(String(cells[i])));
    const [x, y] = middlemost(free.length > 0 ? free : faces, faces);
    return {
      id: group.id,
      owner: group.owner,
      points: group.n,
      outline: facesOutline(grid, faces),
      at: [x, y + (free.length > 0 ? 0 : 0.56 * grid.size)],
    };
  });
}

/** The group to which a cell, or what stands on it, belongs. */
export function groupAt(drawing: Drawing, id: string): Element | undefined {
  const own = drawing.get(id);
  if (own?.type === "group") return own;
  const onCell = own?.type === "piece" && Array.isArray(own.slot) && own.in !== undefined;
  const cell = onCell ? `${own.in}.${(own.slot as number[]).join(".")}` : id;
  const hexes = drawing.host(cell);
  if (hexes?.type !== "hexes" && own?.type !== undefined && !onCell) return undefined;
  const world = /^(.+)\.(-?\d+)\.(-?\d+)$/.exec(cell);
  if (!world?.[1]) return undefined;
  const [q, r] = [Number(world[2]), Number(world[3])];
  return drawing.children(world[1]).find((child) => isGroup(child) && holds(child, q, r));
}

/** Whether a world has groups to show. */
export function hasGroups(drawing: Drawing, hexes: Element): boolean {
  return drawing.children(hexes.id).some(isGroup);
}

function isGroup({ type }: Element): boolean {
  return type === "group";
}

function holds(group: Element, q: number, r: number): boolean {
  return cellsOfGroup(group).some((cell) => cell[0] === q && cell[1] === r);
}

function cellsOfGroup(group: Element): [number, number][] {
  return (group.cells ?? []).map(([q, r]) => [Number(q), Number(r)]);
}

/** The one of some points that is nearest to the middle of all. */
function middlemost(points: readonly Point[], all: readonly Point[]): Point {
  const count = Math.max(1, all.length);
  const middle: Point = [
    all.reduce((sum, [x]) => sum + x, 0) / count,
    all.reduce((sum, [, y]) => sum + y, 0) / count,
  ];
  return points.reduce(
    (best, next) => (distance(next, middle) < distance(best, middle) ? next : best),
    points[0] ?? middle,
  );
}
