// What a strong player would do, where the table allows to ask. An answer is about one question: with the next it is gone.
import { api, problemOf } from "../../lib/api";
import { deedKey } from "../../lib/deed";
import type { Act, Choice, Hint, HintAnswer, Problem, TableInfo } from "../../lib/types";

/** The desk, as far as its coach knows it. */
export interface Coached {
  readonly live: { readonly id: string; readonly table: TableInfo | null };
  readonly question: Choice | null;
  readonly open: boolean;
  readonly plan: { readonly on: boolean };
  light(act: Act, n: number): void;
}

export class Coach {
  readonly #desk: Coached;
  #hint = $state.raw<Hint | null>(null);
  #problem = $state.raw<Problem | null>(null);
  #asking = $state(false);
  /** The question that all this is about. */
  #about = $state<string | null>(null);
  /** The answer that lies on the board. */
  lit = $state.raw<HintAnswer | null>(null);

  constructor(desk: Coached) {
    this.#desk = desk;
  }

  /** Whether the reader may ask: the table allows it, and they are asked something. */
  readonly allowed: boolean = $derived.by(() => this.#desk.live.table?.hints === true && this.#desk.question !== null && !this.#desk.plan.on);
  /** The question on the table. What others choose in secret meanwhile does not make it another. */
  readonly #now: string | null = $derived.by(() => {
    const { live, question } = this.#desk;
    return live.table && question ? `${(live.table.moves ?? 0) - (live.table.ready?.length ?? 0)} ${question.seat}` : null;
  });
  readonly #fits: boolean = $derived.by(() => this.#about !== null && this.#about === this.#now);

  readonly hint: Hint | null = $derived.by(() => (this.#fits ? this.#hint : null));
  readonly problem: Problem | null = $derived.by(() => (this.#fits ? this.#problem : null));
  readonly asking: boolean = $derived.by(() => this.#fits && this.#asking);
  /** Whether there is something to show. */
  readonly open: boolean = $derived.by(() => this.hint !== null || this.problem !== null || this.asking);

  async ask(): Promise<void> {
    const { live, question } = this.#desk;
    if (!this.allowed || !live.table || !question || this.asking || this.hint) return;
    this.close();
    const about = (this.#about = this.#now);
    this.#asking = true;
    const told = await api.hint(live.id, question.seat, live.table.version).then(
      (hint) => ({ hint, problem: null }),
      (error: unknown) => ({ hint: null, problem: problemOf(error) }),
    );
    if (this.#about !== about) return; // nobody wants to know any more
    this.#asking = false;
    [this.#hint, this.#problem] = [told.hint, told.problem];
  }

  /** Lights an answer on the board. It is chosen there, as if it had been clicked, and not done. */
  light(answer: HintAnswer): void {
    const found = this.#desk.question && actFor(this.#desk.question, answer.acts);
    if (!found || !this.#desk.open) return;
    this.#desk.light(found.act, found.n);
    this.lit = answer;
  }

  close(): void {
    this.#about = this.#hint = this.#problem = this.lit = null;
    this.#asking = false;
  }

  /** Forgets what is about another question, so that a table that comes back to this one starts anew. */
  look(): void {
    if (this.#about !== null && !this.#fits) this.close();
  }
}

/** The act of a choice that these actions are, and for how many; the one that they begin with where none is all of them. */
export function actFor(choice: Choice, acts: readonly number[]): { act: Act; n: number } | null {
  const whole = choice.acts.find((act) => deedKey(act) === acts.join(" "));
  if (whole) return { act: whole, n: 1 };
  const [first = -1] = acts;
  const begun = choice.acts.find((act) => !act.then && first >= act.i && first < act.i + (act.up_to ?? 1));
  return begun ? { act: begun, n: first - begun.i + 1 } : null;
}
