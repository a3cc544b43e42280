// The analysis and the help come with the first look at them.
import { Later } from "../../lib/later.svelte";

export const analysis = new Later(() => import("./Analysis.svelte"));
export const help = new Later(() => import("./Help.svelte"));
