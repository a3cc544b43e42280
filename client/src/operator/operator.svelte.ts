// What whoever runs the server sees, and what they do about it. Without the token nothing of it is here.
import { operatorApi, problemOf } from "../lib/api";
import type { BanRequest, Both, OperatorTable, Overview, Problem, Verdict } from "../lib/types";

/** Whom a ban is meant for; what is missing in it is asked. */
export interface Target {
  name: string;
  table: string;
  number?: number;
  seat?: number;
}

export class Operator {
  overview = $state.raw<Overview | null>(null);
  table = $state.raw<OperatorTable | null>(null);
  problem = $state.raw<Problem | null>(null);
  busy = $state(false);
  /** Whether it is known that this browser has no token, or a wrong one. */
  locked = $state(false);

  /** Whoever has signed in before is not asked again; that somebody has not is no problem to speak of. */
  async load(): Promise<void> {
    await this.#show(operatorApi.overview, true);
  }

  signIn(token: string): Promise<boolean> {
    return this.#show(() => operatorApi.signIn(token.trim()));
  }

  async signOut(): Promise<void> {
    if (await this.#try(operatorApi.signOut)) this.#forget();
  }

  look(): Promise<boolean> {
    return this.#show(operatorApi.overview);
  }

  settle(table: string, number: number, verdict: Verdict): Promise<boolean> {
    return this.#show(() => operatorApi.settle(table, number, verdict));
  }

  ban(ban: BanRequest): Promise<boolean> {
    return this.#show(() => operatorApi.ban(ban));
  }

  unban(id: string): Promise<boolean> {
    return this.#show(() => operatorApi.unban(id));
  }

  announce(text: Both, until: number): Promise<boolean> {
    return this.#show(() => operatorApi.announce(text, until));
  }

  withdraw(id: string): Promise<boolean> {
    return this.#show(() => operatorApi.withdraw(id));
  }

  /** A table by its link or its id. */
  find(given: string): Promise<boolean> {
    const id = tableOf(given);
    this.table = null;
    return this.#try(async () => {
      this.table = await operatorApi.table(id);
    });
  }

  close(id: string, reason: Both): Promise<boolean> {
    return this.#tableThen(() => operatorApi.close(id, reason));
  }

  reopen(id: string): Promise<boolean> {
    return this.#tableThen(() => operatorApi.reopen(id));
  }

  #tableThen(ask: () => Promise<OperatorTable>): Promise<boolean> {
    return this.#try(async () => {
      this.table = await ask();
      this.overview = await operatorApi.overview();
    });
  }

  #show(ask: () => Promise<Overview>, first = false): Promise<boolean> {
    return this.#try(async () => {
      this.overview = await ask();
      this.locked = false;
    }, first);
  }

  /** Nothing stays in sight once the token opens nothing any more. */
  async #try(work: () => Promise<unknown>, first = false): Promise<boolean> {
    this.busy = true;
    this.problem = null;
    try {
      await work();
      return true;
    } catch (error) {
      const problem = problemOf(error);
      const locked = problem.code === "not_allowed";
      if (locked) this.#forget();
      if (!(locked && first)) this.problem = problem;
      return false;
    } finally {
      this.busy = false;
    }
  }

  #forget(): void {
    this.overview = this.table = null;
    this.locked = true;
  }
}

/** The id in what somebody pasted: a link to a table, or the id itself. */
export function tableOf(given: string): string {
  const text = given.trim();
  return /\/t\/([^/?#]+)/.exec(text)?.[1] ?? text;
}

/** A moment, as whoever reads says it. */
export function moment(seconds: number, lang: string): string {
  return new Intl.DateTimeFormat(lang, { dateStyle: "medium", timeStyle: "short" }).format(new Date(seconds * 1000));
}
