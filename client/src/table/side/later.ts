// The analysis comes with the first look at it.
import { Later } from "../../lib/later.svelte";

export const analysis = new Later(() => import("./Analysis.svelte"));
