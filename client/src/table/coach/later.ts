// The card of a hint comes with the first question for one.
import { Later } from "../../lib/later.svelte";

export const hintCard = new Later(() => import("./HintCard.svelte"));
