// The rulebook comes with the first look into it, and its pictures, which need the boards, after it.
import { Later } from "../lib/later.svelte";

export const ruleBook = new Later(() => import("./RuleBook.svelte"));
export const picture = new Later(() => import("./pictures/ScenePicture.svelte"));
