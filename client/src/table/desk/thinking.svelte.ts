// What bots think of a game that is over. It takes them a while, so the page asks again until they have said all.
import { untrack } from "svelte";
import { api, ApiProblem, problemOf } from "../../lib/api";
import type { LiveTable } from "../../lib/live.svelte";
import type { Analysis, Problem } from "../../lib/types";

const AGAIN = 1500; // milliseconds between two questions how far they are

export class Thinking {
  analysis = $state.raw<Analysis | null>(null);
  problem = $state.raw<Problem | null>(null);
  #readers = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #of = -1;

  constructor(private readonly live: LiveTable) {}

  /** Follows the bots' thoughts for as long as somebody reads; what is whole is not asked for again. */
  follow(): () => void {
    this.#readers += 1;
    if (this.#readers === 1) void untrack(() => this.#ask()); // whoever follows is not begun anew by what comes
    return () => {
      this.#readers -= 1;
      if (!this.#readers) clearTimeout(this.#timer);
    };
  }

  async #ask(): Promise<void> {
    const { table } = this.live;
    const whole = this.analysis?.done && this.#of === table?.version;
    if (!this.#readers || table?.status !== "over" || whole) return;
    let wait = AGAIN;
    try {
      this.analysis = await api.analysis(this.live.id);
      this.problem = null;
      this.#of = table.version;
    } catch (error) {
      this.problem = problemOf(error);
      if (error instanceof ApiProblem) wait = Math.max(wait, (error.wait ?? 0) * 1000);
    }
    if (this.analysis?.done && !this.problem) return;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#ask(), wait);
  }
}

const known = new WeakMap<LiveTable, Thinking>();

/** What is thought of a table: the same for all parts of the page. */
export function thinkingOf(live: LiveTable): Thinking {
  const found = known.get(live) ?? new Thinking(live);
  known.set(live, found);
  return found;
}
