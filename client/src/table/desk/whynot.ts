// Why a thing cannot be clicked now, in a sentence about that thing.
import type { Why } from "../../lib/types";
import { plain, words } from "../../lib/words.svelte";
import type { Desk } from "./desk.svelte";

/** The rule that only says that something else is asked: the question itself says it better. */
const NOT_ASKED = "core.choice";

/** The reason in words; a thing that has no part in the question is told beside what is asked. */
export function whyNot(desk: Desk, id: string, why: Why): string {
  if (why.rule === NOT_ASKED) {
    const question = desk.asks === null ? "" : plain(desk.asks, desk.saying);
    return words.t("table-not-asked", { thing: desk.nameOf(id), question });
  }
  return why.text ? plain(why.text, desk.saying) : (why.sentence[words.lang] ?? "");
}

/** The rule to read on about it: that of a refusal, where it is one of the game's. */
export function ruleOfWhy(why: Why | null | undefined): string | undefined {
  return why?.rule === NOT_ASKED ? undefined : why?.rule;
}
