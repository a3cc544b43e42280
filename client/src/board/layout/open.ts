// A layout in which units that can be clicked on small hexes are as large as a finger needs. Pure.
import { opened } from "./company";
import type { Layout } from "./layout";
import { unitPlace } from "./place";

/** The layout with those companies opened that have such units; `least` is how wide a unit should be then, in the surface's units. */
export function withOpen(layout: Layout, isOpen: (id: string) => boolean, least: number): Layout {
  const crowds = layout.crowds.filter(({ units }) => units.some(({ id }) => isOpen(id)));
  if (crowds.length === 0) return layout;
  const cells = new Set(crowds.map(({ cell }) => cell));
  const companies = crowds.flatMap((crowd) => opened(crowd, ({ id }) => isOpen(id), least));
  const places = new Map(layout.places);
  for (const { members, cell } of companies) for (const member of members) places.set(member.piece.id, unitPlace(member, cell));
  return { ...layout, places, companies: [...layout.companies.filter(({ cell }) => !cells.has(cell)), ...companies] };
}
