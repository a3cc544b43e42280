// Answers to a question that comes again and again, as one request: everything here, or spread evenly.
import { deed } from "../../lib/deed";
import type { Act, Choice } from "../../lib/types";

/** How many answers this question still wants, when it may be answered in bulk. */
export function left(choice: Choice | null): number {
  return choice?.repeat && choice.repeat > 1 ? choice.repeat : 0;
}

/** The acts that answer such a question with one click on the board. */
export function places(choice: Choice): Act[] {
  return choice.acts.filter((act) => act.path.length === 1 && !act.final && !isWord(act.path[0]!));
}

/** The same act, as often as the question comes. */
export function allHere(act: Act, times: number): number[] {
  return Array.from({ length: times }, () => deed(act)).flat();
}

/**
 * Each answer goes where the least is, the first in order on a tie. `have` says what stands there already, so the
 * result is as even as it can be.
 */
export function spread(acts: Act[], have: number[], times: number): number[] {
  if (!acts.length) return [];
  const counts = acts.map((_, at) => have[at] ?? 0);
  return Array.from({ length: times }, () => {
    const least = counts.indexOf(Math.min(...counts));
    counts[least]! += 1;
    return deed(acts[least]!);
  }).flat();
}

function isWord(step: string | string[]): boolean {
  return typeof step === "string" && step.startsWith("~");
}
