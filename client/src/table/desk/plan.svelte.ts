// Several decisions of one turn, thought through on a board that only the reader sees, and sent together. What a decision
// would come to is guessed by the server from what the seat knows: nothing is learnt by trying.
import { api, problemOf } from "../../lib/api";
import type { Choice, Lang, Planned, Problem, Scene, TableInfo, Text } from "../../lib/types";

/** The desk, as far as its plan knows it. */
export interface Planner {
  readonly live: { readonly id: string; readonly table: TableInfo | null; readonly choices: readonly Choice[] };
}

/** One decision of a plan: what it says, and the table as it would be then. */
export interface PlanStep {
  actions: number[];
  say: Text;
  /** What it was called by whoever read it then, with its place on the board. */
  named: Partial<Record<Lang, string>>;
  /** How often it is done, where it comes again and again. */
  times: number;
  planned: Planned;
}

/** What became of a plan that is no more: the table went on without it, or so many of its actions were carried out. */
export type PlanNews = { what: "moved" } | { what: "part"; done: number; of: number };

export class Plan {
  readonly #desk: Planner;
  #seat = $state<number | null>(null);
  #steps = $state.raw<readonly PlanStep[]>([]);
  news = $state.raw<PlanNews | null>(null);
  #moves = $state(0);
  #sending = false;

  constructor(desk: Planner) {
    this.#desk = desk;
  }

  /** The moves that everybody has seen: what others choose in secret meanwhile changes nothing. */
  readonly #now: number = $derived.by(() => {
    const { table } = this.#desk.live;
    return (table?.moves ?? 0) - (table?.ready?.length ?? 0);
  });
  /** Whether the table is still the one that the plan is about. */
  readonly #fits: boolean = $derived.by(
    () => this.#now === this.#moves && this.#desk.live.choices.some((choice) => choice.seat === this.#seat),
  );

  /** Whether the reader plans; then nothing that they choose is done. */
  readonly on: boolean = $derived.by(() => this.#seat !== null && this.#fits);
  readonly steps: readonly PlanStep[] = $derived.by(() => (this.on ? this.#steps : []));
  /** The table after all of it; null before the first decision. */
  readonly last: Planned | null = $derived.by(() => this.steps.at(-1)?.planned ?? null);
  readonly scene: Scene | null = $derived.by(() => this.last?.scene ?? null);
  /** Why nothing more can be planned; empty where something can. */
  readonly ends: Planned["ends"] = $derived.by(() => this.last?.ends ?? "");

  get seat(): number | null {
    return this.#seat;
  }

  begin(seat: number): void {
    [this.#seat, this.#steps, this.news, this.#moves] = [seat, [], null, this.#now];
  }

  end(): void {
    [this.#seat, this.#steps] = [null, []];
  }

  /** One more decision; what went wrong, or null. */
  async add(actions: number[], say: Text, times = 1, named: PlanStep["named"] = {}): Promise<Problem | null> {
    const before = this.#steps;
    try {
      const planned = await api.plan(this.#desk.live.id, this.#wish(actions));
      if (this.on && this.#steps === before) this.#steps = [...before, { actions, say, named, times, planned }];
      return null;
    } catch (error) {
      return problemOf(error);
    }
  }

  /** Back to the first `kept` decisions. */
  back(kept = this.#steps.length - 1): void {
    this.#steps = this.#steps.slice(0, Math.max(0, kept));
  }

  /** Does all of it; the version that this made, or what went wrong. */
  async send(): Promise<number | Problem> {
    const wish = this.#wish();
    this.#sending = true;
    try {
      const told = await api.sendPlan(this.#desk.live.id, wish);
      const of = wish.actions.length;
      this.news = told.done < of ? { what: "part", done: told.done, of } : null;
      this.end();
      return told.version;
    } catch (error) {
      return problemOf(error);
    } finally {
      this.#sending = false;
    }
  }

  #wish(more: number[] = []): { seat: number; version: number; actions: number[] } {
    const actions = [...this.#steps.flatMap((step) => step.actions), ...more];
    return { seat: this.#seat ?? 0, version: this.#desk.live.table?.version ?? 0, actions };
  }

  /** Ends a plan that the table has overtaken, and says so. */
  look(): void {
    if (this.#seat === null || this.#fits || this.#sending) return;
    if (this.#steps.length) this.news = { what: "moved" };
    this.end();
  }
}
