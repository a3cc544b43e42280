// Why a thing cannot be clicked now, in a sentence about that thing.
import type { Why } from "../../lib/types";
import { plain, words } from "../../lib/words.svelte";
import type { Desk } from "./desk.svelte";

/** The rule that only says that something else is asked. */
const NOT_ASKED = "core.choice";

/** Its text where nothing can be said of the thing itself (`BARE` of the server's core/staging.py). */
const BARE = "no-core-choice";

/** The reason in words; a thing of which nothing can be said is told beside what is asked. */
export function whyNot(desk: Desk, id: string, why: Why): string {
  if (why.rule === NOT_ASKED && comesLater(desk, id)) return words.t("table-comes-later");
  if (why.rule === NOT_ASKED && isBare(why.text)) {
    const question = desk.asks === null ? "" : plain(desk.asks, desk.saying);
    return words.t("table-not-asked", { thing: desk.nameOf(id), question });
  }
  return why.text ? plain(why.text, desk.saying) : (why.sentence[words.lang] ?? "");
}

/** Whether it is a part of some answers, but not the first that is to be chosen now. */
function comesLater({ choice, now }: Pick<Desk, "choice" | "now">, id: string): boolean {
  const acts = choice?.acts ?? [];
  return !now?.lit.has(id) && acts.some(({ path }) => path.slice(now?.path.length).some((step) => [step].flat().includes(id)));
}

function isBare(text: Why["text"]): boolean {
  return text === null || (typeof text === "object" && text.t === BARE);
}

/** The rule to read on about it: that of a refusal, where it is one of the game's. */
export function ruleOfWhy(why: Why | null | undefined): string | undefined {
  return why?.rule === NOT_ASKED ? undefined : why?.rule;
}
