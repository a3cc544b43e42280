// How the boards of a table were looked at before they went away: what is opened large and closed again is found as it was.
import type { Look } from "./view.svelte";

const PLACES = 2; // of different width in which a board is remembered: small and large
const kept = new WeakMap<object, Map<string, Look[]>>();

/** The looks at a region of a table, the last one first; `stage` is the table's own. */
export function looksAt(stage: object, region: string): readonly Look[] {
  return kept.get(stage)?.get(region) ?? [];
}

export function keepLook(stage: object, region: string, look: Look): void {
  if (look.width === 0 || look.height === 0) return;
  const looks = kept.get(stage) ?? new Map<string, Look[]>();
  const others = (looks.get(region) ?? []).filter(({ width }) => width !== look.width);
  looks.set(region, [look, ...others].slice(0, PLACES));
  kept.set(stage, looks);
}
