// The rulebook comes with the first look into it.
import { Later } from "../lib/later.svelte";

export const ruleBook = new Later(() => import("./RuleBook.svelte"));
