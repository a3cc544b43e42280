// A person who plays any game to its end, by clicks on what the page lights, by mouse or by touch.
//
// Each kind of question is answered by clicks the first times it comes. The rest of the game is played over the table's
// API; in a long game the person leaves the page for that, comes back for every new kind of question, and for the end.
import { execFileSync } from "node:child_process";
import { resolve } from "node:path";
import type { Locator, Page } from "@playwright/test";
import { expectInBar } from "./bar";
import { AWAY, OFTEN, Person } from "./person";
import { settle } from "./seen";
import { expect, python } from "./server";

export type Step = string | string[];
export interface Act {
  i: number;
  then?: number[];
  path: Step[];
  say: string | { t: string };
  final?: string;
  /** How many there may be: the actions for one, two … follow each other. */
  up_to?: number;
}
export interface Choice {
  seat: number;
  kind: string;
  prompt: string | { t: string; a?: Record<string, unknown> };
  acts: Act[];
  turns?: Record<string, number[][]>;
  within?: string;
}
export interface Thing {
  id: string;
  in?: string;
  cells?: number[][];
  corners?: string[];
  lines?: unknown;
  left?: unknown;
  right?: unknown;
  n?: number;
}
export interface State {
  version: number;
  table: { status: string; points: number[]; winners: number[] };
  scene: { elements: Thing[] };
  choices: Choice[];
}

/** A game that has come to a certain question, and the seat that is asked. */
export interface Asked {
  record: string;
  seat: number;
  seats: number;
}

/** Plays a game until somebody is asked such a question: see `asked.py`. */
export function asked(game: string, question: string, answer: string, more: Record<string, string> = {}): Asked {
  const wishes = Object.entries(more).flatMap(([name, value]) => [`--${name}`, value]);
  const script = resolve(import.meta.dirname, "asked.py");
  return JSON.parse(execFileSync(python, [script, game, question, answer, ...wishes], { encoding: "utf8" })) as Asked;
}

const FEW = 4; // answers over the API that a page shows while one waits

export class Player extends Person {
  /** How often each kind of question came. */
  readonly kinds = new Map<string, number>();
  #answers = 0;
  /** How many answers were given over the API since the last one on the page. */
  #sent = 0;
  #home = "";

  constructor(
    page: Page,
    readonly touch: boolean,
  ) {
    super(page);
  }

  async sitDown(game: string, bots: number, options: Record<string, string | number>, seed: number): Promise<void> {
    await this.arrive();
    const seats = [{ kind: "you" }, ...Array.from({ length: bots }, () => ({ kind: "bot", level: "gentle" }))];
    const opened = await this.page.request.post("/api/tables", { data: { game, seats, options, order: "fixed", seed } });
    this.#home = ((await opened.json()) as { id: string }).id;
    await this.comeBack();
  }

  /** Opens a table from a record and takes the seat that is asked; `other` takes the other one of two, else bots do. */
  async goOn({ record, seat, seats }: Asked, other?: Player): Promise<void> {
    await this.arrive();
    this.#home = (await this.#post<{ id: string }>("/api/records", { record })).id;
    await this.#post(`/api/tables/${this.#home}/sit`, { seat, name: "Ada" });
    if (other) await other.joinAt(this.#home, 1 - seat);
    else {
      const others = Array.from({ length: seats }, (_, each) => each).filter((each) => each !== seat);
      for (const bot of others) await this.#post(`/api/tables/${this.#home}/fill`, { seat: bot, kind: "bot", level: "gentle" });
    }
    await this.#post(`/api/tables/${this.#home}/begin`, {});
    await this.comeBack();
    if (other) await other.comeBack();
  }

  /** Sits at a table that was opened on the page. */
  sitsAt(table: string): void {
    this.#home = table;
  }

  async joinAt(table: string, seat: number): Promise<void> {
    this.#home = table;
    await this.arrive();
    await this.#post(`/api/tables/${table}/sit`, { seat, name: "Bob" });
  }

  async #post<T>(path: string, data: unknown): Promise<T> {
    const answer = await this.page.request.post(path, { data });
    expect(answer.ok(), await answer.text()).toBe(true);
    return (await answer.json()) as T;
  }

  /** Looks at the table, if one does not already. */
  async comeBack(): Promise<void> {
    if (!this.page.url().includes(this.#home)) await this.page.goto(`/t/${this.#home}`);
    await expect(this.page.locator("[data-id]").first()).toBeAttached();
  }

  override async playNow(): Promise<string> {
    this.#home = await super.playNow();
    return this.#home;
  }

  /** Stays at the table that the page shows. */
  settleDown(): void {
    this.#home = this.table;
  }

  async state(): Promise<State> {
    return (await this.page.request.get(`/api/tables/${this.#home}/state`, { maxRetries: 3 })).json() as Promise<State>;
  }

  /** The version of the table itself, without all that is on it. */
  async #version(): Promise<number> {
    const answer = await this.page.request.get(`/api/tables/${this.#home}`, { maxRetries: 3 });
    return ((await answer.json()) as { version: number }).version;
  }

  // ---- what differs from game to game

  /**
   * Whether one stays at the page for the first answers over the API, as the next kind of question comes soon. Whoever
   * gives more leaves it, and is back for the next kind and for the end: a page that shows them all is long behind.
   */
  protected readonly stays: boolean = false;

  /** The kind of a question, as far as answering it is concerned. */
  protected kindOf({ kind }: Choice): string {
    return kind;
  }

  /** The act that one chooses: whatever comes by turns. */
  protected wish({ acts }: Choice): Act {
    return this.byTurns(acts);
  }

  /** Called before a question is answered that has come so many times; says whether to answer it on the page. */
  protected async look(_choice: Choice, _times: number): Promise<boolean> {
    return false;
  }

  protected byTurns(acts: readonly Act[]): Act {
    return acts[(this.#answers++ * 7919) % acts.length]!;
  }

  /** How many, where an act asks it: one, two, three and all by turns. */
  protected amountOf({ up_to = 1 }: Act): number {
    return Math.min(up_to, [1, 2, 3, up_to][this.#answers % 4]!);
  }

  // ---- playing

  /** Plays on until the game is over, or `enough`; `clicks` says how often each kind of question is answered on the page. */
  async playOn(clicks: number, enough: (choice: Choice) => boolean = () => false): Promise<State> {
    for (let tries = 0; tries < 20_000; tries++) {
      const state = await this.state();
      const choice = state.choices[0];
      if (state.table.status === "over" || (choice && enough(choice))) {
        if (this.stays) await this.comeBack();
        return state;
      }
      if (!choice) {
        await this.#waitToBeAsked();
        continue;
      }
      const kind = this.kindOf(choice);
      const times = this.kinds.get(kind) ?? 0;
      this.kinds.set(kind, times + 1);
      const act = this.wish(choice);
      if ((await this.look(choice, times)) || times < clicks) await this.answerOnPage(choice, act, state.version);
      else await this.#send(choice, act, state.version);
    }
    throw new Error("the game does not end");
  }

  /** Asks only whose turn it is: a state has the whole table in it, and a server that tells it again and again is busy. */
  async #waitToBeAsked(): Promise<void> {
    const asked = async (): Promise<boolean> => {
      const answer = await this.page.request.get(`/api/tables/${this.#home}`, { maxRetries: 3 });
      const { status, pending, you } = (await answer.json()) as { status: string; pending: number[]; you: { seats: number[] } };
      return status === "over" || pending.some((seat) => you.seats.includes(seat));
    };
    await expect.poll(asked, { message: "the others come to an end", intervals: OFTEN, timeout: 120_000 }).toBe(true);
  }

  async #send({ seat }: Choice, act: Act, version: number): Promise<void> {
    const leaves = this.#sent++ >= (this.stays ? FEW : 0);
    if (leaves && this.page.url().includes(this.#home)) await this.page.goto(AWAY);
    const first = act.i + this.amountOf(act) - 1;
    const data = { seat, version, actions: [first, ...(act.then ?? [])] };
    const answer = await this.page.request.post(`/api/tables/${this.#home}/act`, { data });
    const told = await answer.text();
    if (!answer.ok() && told.startsWith('{"code":"stale"')) return; // others chose at the same time: look again
    expect(answer.ok(), told.slice(0, 500)).toBe(true);
  }

  /** Answers by clicks, and waits until the table has taken it. */
  async answerOnPage(choice: Choice, act: Act, version: number): Promise<void> {
    this.#sent = 0;
    await this.comeBack();
    await this.sees(version); // where one has just acted over the API, the page may still show the question before
    await this.waitForTurn();
    await expectInBar(this.page, choice.kind);
    if (choice.turns && act.path.some((step) => isCell(choice, step))) await this.#lay(choice, act, version);
    else await this.#choose(choice, act, version);
    const said = { message: `${choice.kind}: ${JSON.stringify(act.path)}`, intervals: OFTEN };
    await expect.poll(() => this.#version(), said).toBeGreaterThan(version);
  }

  /** Takes into the hand what is to be laid, where that is not done by itself. */
  async take(choice: Choice, act: Act): Promise<void> {
    const things = act.path.slice(0, act.path.findIndex((step) => isCell(choice, step))).map(String);
    for (const [at, id] of things.entries()) {
      if (!silent(choice.acts, things.slice(0, at + 1))) await this.#take([id]);
    }
    const hand = this.page.locator("g.hand").first();
    await this.#open(hand);
    await expect(hand, "something in the hand").toBeAttached();
  }

  /** Turns what is in the hand by its button, if it can be turned. */
  async turn(): Promise<void> {
    const button = this.page.getByRole("button", { name: "Turn to the right" });
    if (await button.isVisible()) await (this.touch ? button.tap() : button.click());
  }

  /** Lays what is in the hand on one of the dots in sight that say where it fits. */
  async layOn(dot: number): Promise<void> {
    const spots = await this.page.locator("g.hand circle:not(.casing)").evaluateAll((dots) =>
      dots.flatMap((each): [number, number][] => {
        const { x, y, width, height } = each.getBoundingClientRect();
        const spot: [number, number] = [x + width / 2, y + height / 2];
        const around = each.closest("svg")?.parentElement;
        return around?.contains(document.elementFromPoint(...spot)) ? [spot] : [];
      }),
    );
    const spot = spots[dot % Math.max(1, spots.length)];
    if (!spot) return;
    if (this.touch) await this.page.touchscreen.tap(...spot);
    else {
      await this.page.mouse.move(...spot);
      await this.page.mouse.click(...spot);
    }
    await settle(this.page);
    const waits = this.page.locator(".tools .lay:enabled"); // what a finger aimed at, and a tile of a world, waits for a second word
    if (await waits.isVisible()) await (this.touch ? waits.tap() : waits.click());
  }

  /** Lays it somewhere: where a dot is out of sight, another one is tried. */
  async #lay(choice: Choice, act: Act, version: number): Promise<void> {
    await this.take(choice, act);
    for (let tries = 0; tries < 6; tries++) {
      await this.turn();
      await this.layOn(tries);
      if (await this.#went(version)) return;
    }
  }

  /** Whether the table has gone on since a version; asked once the page waits for no answer. */
  async #went(version: number): Promise<boolean> {
    await settle(this.page);
    const open = this.choices.getByRole("button", { disabled: false });
    const rests = async (): Promise<boolean> => (await this.#version()) > version || (await open.count()) > 0;
    await expect.poll(rests, { message: "the table answers", intervals: OFTEN }).toBe(true);
    return (await this.#version()) > version;
  }

  async #choose(choice: Choice, act: Act, version: number): Promise<void> {
    const taken: string[] = [];
    for (const step of act.path) {
      const id = [step].flat().find((one) => !taken.includes(one))!;
      taken.push(id);
      if (silent(choice.acts, taken)) continue;
      if (id.startsWith("~")) {
        if (taken.length > 1) await expectInBar(this.page, `${choice.kind}, ${taken.join(" ")}`);
        // of several ways to pay, the first is chosen already; another one is chosen, then paid with
        const button = this.page.locator(`[data-step="${id}"]`).first();
        const other = (await button.getAttribute("aria-pressed")) === "false";
        await this.#press(id);
        if (other) await this.#press("done");
      } else await this.#take([id, ...[step].flat()]);
    }
    if ((act.up_to ?? 1) > 1) await this.#count(this.amountOf(act));
    if (!String(act.path.at(-1)).startsWith("~") || act.final !== undefined || act.up_to !== undefined) await this.#confirm(version);
  }

  /** Presses what does the act; where each click is an act by itself, as one pawn of many, it was done with the last one. */
  async #confirm(version: number): Promise<void> {
    const done = this.page.locator('[data-step="done"]').first();
    const ready = async (): Promise<boolean> => (await done.isVisible()) || (await this.#version()) > version;
    await expect.poll(ready, { message: "what does it is in sight", intervals: OFTEN }).toBe(true);
    if (await done.isVisible()) await this.#press("done");
  }

  /** Says how many, one by one from whatever the page proposes. */
  async #count(wanted: number): Promise<void> {
    const stepper = this.page.getByRole("group", { name: "How many" });
    const shown = async (): Promise<number> => Number(await stepper.getByRole("status").textContent());
    await expect(stepper, "how many, in sight").toBeInViewport({ ratio: 1 });
    await expect(this.page.locator('[data-step="done"]').first(), "and what does it").toBeInViewport({ ratio: 1 });
    for (let now = await shown(); now !== wanted; now = await shown()) {
      const button = stepper.getByRole("button", { name: now < wanted ? "One more" : "One less" });
      await (this.touch ? button.tap() : button.click());
    }
  }

  async #press(step: string): Promise<void> {
    const button = this.page.locator(`[data-step="${step}"]`).first();
    await (this.touch ? button.tap() : button.click());
  }

  /** Clicks one of alike things where it is seen; what is covered or on another tab is taken by the keyboard, as people may. */
  async #take(ids: readonly string[]): Promise<void> {
    const all = (more: string): Locator => this.page.locator(ids.map((id) => `[data-id="${id}"]${more}`).join(", "));
    const thing = all("").first();
    await this.#open(thing);
    await expect(thing, ids[0]).toBeAttached();
    await settle(this.page); // a board glides to what is asked about, and a finger waits for it
    const focused = all("[tabindex]").last(); // of several drawings of a thing one takes it
    let spot = await this.#spot(thing, ids);
    // what takes no focus is covered for a moment only
    const hit = async (): Promise<boolean> => (spot = await this.#spot(thing, ids)) !== null || (await focused.count()) > 0;
    if (!spot) await expect.poll(hit, { message: `${ids[0]} can be clicked`, intervals: OFTEN }).toBe(true);
    if (!spot) {
      await focused.focus();
      await this.page.keyboard.press("Enter");
    } else if (this.touch) await this.page.touchscreen.tap(...spot);
    else await this.page.mouse.click(...spot);
  }

  /** One mat is seen at a time, on a phone one part of the table: opens those with a light until the thing is there. */
  async #open(thing: Locator): Promise<void> {
    const lit = this.page.getByRole("group", { name: /^(Boards|Whose mat)$/ }).getByRole("button", { pressed: false });
    const closed = lit.filter({ has: this.page.locator("i") });
    for (let tries = 0; tries < 4 && (await thing.count()) === 0 && (await closed.count()) > 0; tries++) {
      const next = closed.nth(tries % (await closed.count()));
      await (this.touch ? next.tap() : next.click());
    }
  }

  async #spot(thing: Locator, ids: readonly string[]): Promise<[number, number] | null> {
    const box = await thing.boundingBox();
    if (!box) return null;
    const spot: [number, number] = [box.x + box.width / 2, box.y + box.height / 2];
    const there = await this.page.evaluate(
      ([x, y]) => document.elementFromPoint(x, y)?.closest<HTMLElement>("[data-id]")?.dataset["id"] ?? null,
      spot,
    );
    return there !== null && ids.includes(there) ? spot : null;
  }
}

function isCell({ within }: Choice, step: Step): boolean {
  return typeof step === "string" && within !== undefined && step.startsWith(`${within}.`);
}

/** Whether the page takes the last of these steps by itself, because there is no other. */
function silent(acts: Act[], taken: string[]): boolean {
  const at = taken.length - 1;
  const on = acts.filter(({ path }) => taken.slice(0, at).every((id, n) => [path[n]].flat().includes(id)));
  const same = new Set(on.map(({ path }) => String(path[at])));
  return same.size === 1 && on.every(({ path }) => path.length > at + 1);
}
