// Acts that differ in how many: the table sends them as one with an `up_to`, the reader says how many.
import type { Act, Chip, Choice, Text } from "./types";

/** An act for so many of something. */
export interface Counted extends Act {
  up_to: number;
  n: number;
}

/** The act for `n`: its action, its sentence and what it would put on the table. */
export function withAmount(act: Act, n: number): Counted {
  const ghost = act.ghost?.map((piece) => ({ ...piece, n }));
  const first = act.i - (isCounted(act) ? act.n - 1 : 0);
  const chip = act.chip && { label: saying(act.chip.label, n), icons: act.chip.icons.map(([icon]) => [icon, n]) };
  const more = { ...(ghost ? { ghost } : {}), ...(chip ? { chip: chip as Chip } : {}) };
  return { ...act, up_to: act.up_to ?? 1, n, i: first + n - 1, say: saying(act.say, n), ...more };
}

export function isCounted(act: Act | null | undefined): act is Counted {
  return act?.up_to !== undefined && "n" in act;
}

/** How many one would take as a rule: the number on the thing, else all. */
export function usual({ pill, up_to = 1 }: Act): number {
  return Math.max(1, Math.min(pill ?? up_to, up_to));
}

/** A choice with a number in each such act: the one the reader chose for the act that begins with `first`, else the usual. */
export function numbered(choice: Choice, chosen: { first: number; n: number } | null): Choice {
  if (!choice.acts.some(({ up_to }) => up_to !== undefined)) return choice;
  const acts = choice.acts.map((act) => {
    if (act.up_to === undefined) return act;
    return withAmount(act, chosen?.first === act.i ? chosen.n : usual(act));
  });
  return { ...choice, acts };
}

/** The action for one of something. */
export function firstOf(act: Counted): number {
  return act.i - act.n + 1;
}

function saying(text: Text, n: number): Text {
  if (typeof text === "string" || text.a?.["n"] === undefined) return text;
  return { ...text, a: { ...text.a, n } };
}
