// A deed: what one act does. Usually one action; a piece that is chosen and told where to takes two.
import type { Act } from "./types";

/** The actions of an act, in order; the table carries them out together. */
export function deed(act: Act): number[] {
  return [act.i, ...(act.then ?? [])];
}

/** What tells acts of one choice apart: several may begin with the same action. */
export function deedKey(act: Act): string {
  return deed(act).join(" ");
}
