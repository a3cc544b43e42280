// Looking back comes with the first look at it.
import { Later } from "../../lib/later.svelte";

export const lookback = new Later(() => import("./Lookback.svelte"));
