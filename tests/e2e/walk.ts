// A recorded game is walked again at a real table, decision by decision: the page sits at one seat, others act by the API.
import { execFileSync } from "node:child_process";
import { resolve } from "node:path";
import { type APIRequestContext, type Page, request } from "@playwright/test";
import { AWAY, type Person } from "./person";
import type { Act, Choice, State, Step } from "./player";
import { settle } from "./seen";
import { expect, python } from "./server";

/** A game that bots play, see `walked.py`, and the seat from which it is looked at. */
export interface Played {
  game: string;
  seats: number;
  seat: number;
  seed: number;
  options?: Record<string, string>;
}

export const BOXES = { plans_and_ploys: "in", arts_and_architecture: "in", fantasies_and_futures: "in" };

/** Every game with many seats, that of the page first; and one with all its boxes. */
export const GAMES: readonly Played[] = [
  { game: "vinci", seats: 6, seat: 0, seed: 0 },
  { game: "rise_and_fall", seats: 4, seat: 0, seed: 0 },
  { game: "rise_of_empires", seats: 5, seat: 0, seed: 0 },
  { game: "beyond_the_horizon", seats: 4, seat: 0, seed: 0 },
  { game: "tapestry", seats: 5, seat: 0, seed: 0 },
  { game: "tapestry", seats: 5, seat: 0, seed: 0, options: BOXES },
];

type Move = [seat: number, action: number, kind: string];

/** One question to the seat of the page. */
export interface Question {
  /** The number of the decision in the game. */
  number: number;
  choice: Choice;
  state: State;
  /** What it was answered with. */
  answer: Act | undefined;
}

/** The longest that may be: 24 letters. */
const NAMES = ["Wilhelmina-Charlotte Oom", "Maximilian Montgomery II", "Anne-Catherine Delaroche", "Bartholomew Featherstone", "Konstantinos Papadopulos", "Guillermina Wenceslawska"];
const AT_ONCE = 100; // actions that a table takes at once

const known = new Map<string, Move[]>();

/** All decisions of a game that bots play. */
export function movesOf({ game, seats, seat, seed, options = {} }: Played): Move[] {
  const written = Object.entries(options).map((pair) => pair.join("=")).join(",");
  const script = resolve(import.meta.dirname, "walked.py");
  const wishes = [script, game, "--seats", String(seats), "--seed", String(seed), "--options", written, "--quick", String(seat)];
  const moves = known.get(String(wishes)) ?? (JSON.parse(execFileSync(python, wishes, { encoding: "utf8" })) as Move[]);
  known.set(String(wishes), moves);
  return moves;
}

/** All decisions of a seat. */
export function questionsOf(moves: readonly Move[], seat: number): number[] {
  return moves.flatMap(([who], number) => (who === seat ? [number] : []));
}

/** The decisions at which each kind of question comes for the first time, at most `most` of them. */
export function firstOfEach(moves: readonly Move[], seat: number, most = Infinity): number[] {
  const kinds = new Set<string>();
  const found = moves.flatMap(([who, , kind], number) => {
    if (who !== seat || kinds.has(kind)) return [];
    kinds.add(kind);
    return [number];
  });
  return found.slice(0, most);
}

export class Walk<Walker extends Person = Person> {
  /** How often the page was opened. */
  loads = 0;
  /** Where the table is in its game. */
  #at = 0;
  #table = "";
  #version = 0;
  #others!: APIRequestContext;

  constructor(
    readonly person: Walker,
    readonly played: Played,
    readonly moves: readonly Move[],
  ) {}

  get page(): Page {
    return this.person.page;
  }

  get table(): string {
    return this.#table;
  }

  async open(baseURL: string): Promise<void> {
    const { game, seats, seat, seed, options = {} } = this.played;
    this.#others = await request.newContext({ baseURL });
    await this.#others.get("/api/me");
    await this.page.request.get("/api/me");
    const wishes = Array.from({ length: seats }, () => ({ kind: "open" }));
    const opened = await this.#post<{ id: string }>(this.page.request, "/api/tables", { game, seats: wishes, options, order: "fixed", seed });
    this.#table = opened.id;
    for (let each = 0; each < seats; each++) {
      const who = each === seat ? this.page.request : this.#others;
      await this.#post(who, `/api/tables/${this.#table}/sit`, { seat: each, name: NAMES[each] });
    }
    this.#version = (await this.#post<{ version: number }>(this.page.request, `/api/tables/${this.#table}/begin`, {})).version;
  }

  /** The decision that the table has come to. */
  get at(): number {
    return this.#at;
  }

  /** Whether the page has answered a question in the way the game went: the table is further then, and so is the walk. */
  async wentOn({ number, answer }: Question, patience: number): Promise<boolean> {
    const deadline = Date.now() + patience;
    for (;;) {
      const { version } = await this.#info();
      if (version > this.#version) {
        this.#version = version;
        this.#at = number + 1 + (answer?.then?.length ?? 0);
        return true;
      }
      if (Date.now() > deadline) return false;
      await this.page.waitForTimeout(50);
    }
  }

  /** Takes the table back to a question that was answered otherwise than the game went on, or to where its deed began. */
  async takeBack({ number }: Question): Promise<void> {
    await this.#post(this.page.request, `/api/tables/${this.#table}/rewind`, { move: number, version: (await this.#info()).version });
    ({ version: this.#version, moves: this.#at } = await this.#info());
  }

  async #info(): Promise<{ version: number; moves: number }> {
    const answer = await this.page.request.get(`/api/tables/${this.#table}`, { maxRetries: 3 });
    return (await answer.json()) as { version: number; moves: number };
  }

  /** Goes on to the end of the game, and looks at the table only then. */
  async toTheEnd(): Promise<void> {
    await this.#leave();
    await this.#play(this.moves.length);
    await this.page.goto(`/t/${this.#table}`);
  }

  async #leave(): Promise<void> {
    if (this.page.url().includes(this.#table)) await this.page.goto(AWAY);
  }

  async close(): Promise<void> {
    await this.#others.dispose();
  }

  /** Goes on to a decision of the page's seat, whatever comes before it. Whoever leaps does not watch what is leapt over. */
  async to(number: number): Promise<Question> {
    if (number - this.#at > 12) await this.#leave();
    await this.#play(number);
    if (!this.page.url().includes(this.#table)) {
      await this.page.goto(`/t/${this.#table}`);
      this.loads++;
    }
    await this.person.sees(this.#version);
    const state = (await (await this.page.request.get(`/api/tables/${this.#table}/state`, { maxRetries: 3 })).json()) as State;
    const choice = state.choices.find(({ seat }) => seat === this.played.seat);
    expect(choice, `question ${number} of ${this.played.game}`).toBeDefined();
    await this.person.waitForTurn();
    // what others did is shown first, and begins to be shown a little after it has come
    const asks = this.page.locator(".bar > section.question, .sheet.question").first();
    await expect(async () => {
      await expect(asks).toBeVisible({ timeout: 20_000 });
      await settle(this.page);
      await expect(asks).toBeVisible({ timeout: 1 });
    }).toPass({ timeout: 60_000 });
    return { number, choice: choice!, state, answer: answerOf(choice!, this.moves.slice(number)) };
  }

  async #play(until: number): Promise<void> {
    while (this.#at < until) {
      const [seat] = this.moves[this.#at]!;
      let end = this.#at + 1;
      while (end < until && end - this.#at < AT_ONCE && this.moves[end]![0] === seat) end++;
      const actions = this.moves.slice(this.#at, end).map(([, action]) => action);
      const who = seat === this.played.seat ? this.page.request : this.#others;
      const done = await this.#post<{ version: number }>(who, `/api/tables/${this.#table}/act`, { seat, version: this.#version, actions });
      this.#version = done.version;
      this.#at = end;
    }
  }

  async #post<T>(who: APIRequestContext, path: string, data: unknown): Promise<T> {
    // a server closes a connection on which nothing was said for a while, perhaps just now
    const answer = await who.post(path, { data, maxRetries: 3 });
    expect(answer.ok(), `${path}: ${(await answer.text()).slice(0, 500)}`).toBe(true);
    return (await answer.json()) as T;
  }
}

/** The act that the game went on with: of several that begin alike, the one that its next moves carry out. */
function answerOf({ acts }: Choice, [move, ...next]: readonly Move[]): Act | undefined {
  const [seat, action] = move!;
  const fits = acts.filter(({ i, up_to = 1 }) => i <= action && action < i + up_to);
  return fits.find(({ then = [] }) => then.every((each, at) => next[at]?.[0] === seat && next[at][1] === each)) ?? fits[0];
}

/** What may be clicked after some clicks: each step with all the things that are the same click. Buttons begin with ~. */
export function stepsAfter(acts: readonly Act[], taken: readonly string[]): string[][] {
  let at = taken.length;
  const on = acts.filter(({ path }) => taken.every((id, n) => ids(path[n]).includes(id)) && path.length > at);
  if (on.length === 0) return [];
  // the page takes a step by itself where there is no other
  while (on.every(({ path }) => String(path[at]) === String(on[0]!.path[at]) && path.length > at + 1)) at++;
  const steps = new Map(on.filter(({ path }) => path.length > at).map(({ path }) => [String(path[at]), ids(path[at])]));
  return [...steps.values()];
}

function ids(step: Step | undefined): string[] {
  return step === undefined ? [] : [step].flat();
}
