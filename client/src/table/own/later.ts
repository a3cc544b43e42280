// What one keeps for oneself comes with the first note or mark.
import { Later } from "../../lib/later.svelte";
import type { Paper } from "../../lib/paper.svelte";

export const own = new Later(() => import("./Own.svelte"));
export const premoveNote = new Later(() => import("./PremoveNote.svelte"));
export const planLine = new Later(() => import("./PlanLine.svelte"));
export const planEnd = new Later(() => import("./PlanEnd.svelte"));
export const markLayer = new Later(() => import("./MarkLayer.svelte"));

/** Begins or ends drawing on the board. It begins once the layer is here: until then the board would take what is drawn as an answer. */
export async function switchDrawing(paper: Paper): Promise<void> {
  const wanted = !paper.draws;
  await markLayer.load(); // whoever presses twice meanwhile wants the same
  paper.draws = wanted && markLayer.here !== null;
}
