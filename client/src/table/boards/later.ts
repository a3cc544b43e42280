// Tables of several sheets and planes have a part of the page that others never fetch.
import { Later } from "../../lib/later.svelte";
import type { Drawing } from "../../lib/scene";
import { boardRegions, isDesk } from "./regions";

export const deskView = new Later(() => import("./DeskView.svelte"));

/** Whether a table is several sheets and planes, or one plane. */
export function hasSeveral(drawing: Drawing): boolean {
  return isDesk(drawing) || boardRegions(drawing).length > 1;
}
