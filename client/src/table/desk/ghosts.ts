// What would stand where, if an act were done.
import type { Drawing } from "../../lib/scene";
import type { Act, Choice, Ghost } from "../../lib/types";

/** The pieces that an act would bring: those it names, or the piece of its path at the hex to which it would go. */
export function ghostsOf(act: Act | null, choice: Choice | null, drawing: Drawing | null): Ghost[] {
  if (!act || act.ghost) return act?.ghost ?? [];
  const world = choice?.moves;
  const [piece, place] = act.path.map((step) => (typeof step === "string" ? step : (step[0] ?? "")));
  const { type, kind, owner } = drawing?.get(piece ?? "") ?? {};
  if (world === undefined || type !== "piece" || kind === undefined || !place?.startsWith(`${world}.`)) return [];
  const slot = place.slice(world.length + 1).split(".").map(Number);
  return [{ kind, within: world, slot, ...(owner === undefined ? {} : { owner }) }];
}
