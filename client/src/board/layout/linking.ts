// Where the lines between things run.
import type { Element } from "../../lib/types";
import { n, type Point } from "../../lib/geometry";
import type { Place } from "./place";

/** A link's own path, or a line from edge to edge by way of its points. */
export function linkPath(link: Element, places: ReadonlyMap<string, Place>): string {
  if (link.path !== undefined) return link.path;
  const [from, to] = [places.get(link.from ?? ""), places.get(link.to ?? "")];
  if (!from || !to) return "";
  const via = (link.via ?? []).map(([x = 0, y = 0]): Point => [x, y]);
  const points = [edge(from, via[0] ?? to.at), ...via, edge(to, via.at(-1) ?? from.at)];
  return `M${points.map(([x, y]) => `${n(x)} ${n(y)}`).join("L")}`;
}

/** Where a line from the middle of a place towards a point leaves its box. */
function edge({ at, box }: Place, towards: Point): Point {
  const [dx, dy] = [towards[0] - at[0], towards[1] - at[1]];
  const [across, down] = [
    dx === 0 ? Infinity : box.w / 2 / Math.abs(dx),
    dy === 0 ? Infinity : box.h / 2 / Math.abs(dy),
  ];
  const share = Math.min(across, down, 1);
  return [at[0] + dx * share, at[1] + dy * share];
}

/** The links that lead to some things. */
export function linksTo(links: readonly Element[], ids: Iterable<string>): Element[] {
  const meant = new Set(ids);
  return links.filter(({ to }) => to !== undefined && meant.has(to));
}

/** A thing and what it lies in: who points at a card points at its place, too. */
export function withPlace(id: string, places: ReadonlyMap<string, Place>): string[] {
  const within = places.get(id)?.within;
  return within == null ? [id] : [id, ...withPlace(within, places)];
}
