// The guide comes with a table that was opened to learn; no other table needs it.
import { Later } from "../../lib/later.svelte";

export const guideCard = new Later(() => import("./GuideCard.svelte"));
export const guideGoal = new Later(() => import("./GuideGoal.svelte"));
export const guideSheet = new Later(() => import("./GuideSheet.svelte"));
export const guideSteps = new Later(() => import("./GuideSteps.svelte"));
