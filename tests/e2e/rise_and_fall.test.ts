// Rise & Fall against bots, to the end: a world that is built together and a quick one, by mouse and by touch.
//
// Each kind of question is answered by clicks the first times it comes. For the rest of the game the person leaves the
// page and plays over the table's API, comes back for every new kind of question, and for the end.
import type { Locator, Page } from "@playwright/test";
import { Person } from "./person";
import { expect, test } from "./server";

test.use({ contextOptions: { reducedMotion: "reduce" } });

type Step = string | string[];
interface Act {
  i: number;
  then?: number[];
  path: Step[];
  say: string | { t: string };
}
interface Choice {
  seat: number;
  kind: string;
  prompt: string | { t: string; a?: { terrain?: string } };
  acts: Act[];
}
interface State {
  version: number;
  table: { status: string; points: number[]; winners: number[] };
  choices: Choice[];
}

const PLACES = /grow|build|found|educate|convert|land-/; // what brings pieces into the world, and so the end nearer

class Player extends Person {
  readonly kinds = new Map<string, number>();
  #answers = 0;
  #home = "";

  constructor(
    page: Page,
    readonly touch: boolean,
  ) {
    super(page);
  }

  async sitDown(bots: number, options: Record<string, string | number>, seed: number): Promise<void> {
    await this.page.goto("/");
    const seats = [{ kind: "you" }, ...Array.from({ length: bots }, () => ({ kind: "bot", level: "gentle" }))];
    const given = { game: "rise_and_fall", seats, options, order: "fixed", seed };
    const opened = await this.page.request.post("/api/tables", { data: given });
    this.#home = ((await opened.json()) as { id: string }).id;
    await this.comeBack();
  }

  /** Looks at the table, if one does not already. */
  async comeBack(): Promise<void> {
    if (!this.page.url().includes(this.#home)) await this.page.goto(`/t/${this.#home}`);
    await expect(this.board.first()).toBeVisible({ timeout: 30_000 });
  }

  async state(): Promise<State> {
    return (await this.page.request.get(`/api/tables/${this.#home}/state`)).json() as Promise<State>;
  }

  /**
   * Plays on until the game is over. `clicks` says how often each kind of question is answered on the page; one later
   * turn is answered there too, and kept as the picture `name`-acting.
   */
  async playOn(clicks: number, name: string): Promise<State> {
    for (let tries = 0; tries < 20_000; tries++) {
      const state = await this.state();
      if (state.table.status === "over") return state;
      const choice = state.choices[0];
      if (!choice) {
        await this.page.waitForTimeout(15);
        continue;
      }
      const kind = kindOf(choice);
      const act = this.#wish(choice);
      const times = this.kinds.get(kind) ?? 0;
      this.kinds.set(kind, times + 1);
      const look = kind === "wakepiece" && times === 30;
      if (look) {
        await this.comeBack();
        await this.waitForTurn(60_000);
        await this.page.keyboard.press("g"); // who leads where
        await this.picture(`${name}-regions`);
        await this.page.keyboard.press("g");
        await this.picture(`${name}-acting`);
      }
      if (look || times < clicks) await this.#onThePage(choice, act, state.version);
      else await this.#send(choice, act, state.version);
    }
    throw new Error("the game does not end");
  }

  /** Something that leads on: a new piece, else all at once, else whatever comes by turns. */
  #wish({ acts }: Choice): Act {
    const key = (act: Act): string => (typeof act.say === "string" ? act.say : act.say.t);
    const placing = acts.filter((act) => PLACES.test(key(act)));
    const all = acts.filter((act) => String(act.path[0]).startsWith("~all"));
    const from = placing.length ? placing : all.length ? all : acts;
    return from[(this.#answers++ * 7919) % from.length]!;
  }

  async #send({ seat }: Choice, act: Act, version: number): Promise<void> {
    const order = { seat, version, actions: [act.i, ...(act.then ?? [])] };
    if (this.page.url() !== "about:blank") await this.page.goto("about:blank");
    const answer = await this.page.request.post(`/api/tables/${this.#home}/act`, { data: order });
    expect(answer.status(), await answer.text()).toBe(200);
  }

  async #onThePage(choice: Choice, act: Act, version: number): Promise<void> {
    await this.comeBack();
    await this.waitForTurn(60_000);
    if (/^(re)?laytile/.test(choice.kind)) await this.#lay(version);
    else await this.#choose(choice, act);
    await expect.poll(async () => (await this.state()).version, { timeout: 20_000 }).toBeGreaterThan(version);
  }

  /** Lays the tile in hand: turned by its button, then put where a dot says that it fits. */
  async #lay(version: number): Promise<void> {
    const turn = this.page.getByRole("button", { name: "Turn to the right" });
    const dots = this.page.locator("g.hand circle.dot:not(.casing)");
    for (let tries = 0; tries < 6 && (await this.state()).version === version; tries++) {
      if (await turn.isVisible()) await (this.touch ? turn.tap() : turn.click());
      const boxes = await Promise.all((await dots.all()).map((dot) => dot.boundingBox()));
      const box = boxes.filter((one) => one !== null)[tries];
      if (!box) continue;
      const spot: [number, number] = [box.x + box.width / 2, box.y + box.height / 2];
      await this.page.mouse.move(...spot);
      await this.page.mouse.click(...spot);
      await expect.poll(async () => (await this.state()).version, { timeout: 2_000 }).not.toBe(version).catch(() => undefined);
    }
  }

  async #choose(choice: Choice, act: Act): Promise<void> {
    const taken: string[] = [];
    for (const step of act.path) {
      const id = [step].flat().find((one) => !taken.includes(one))!;
      taken.push(id);
      if (silent(choice.acts, taken)) continue;
      if (id.startsWith("~")) await this.#press(id);
      else await this.#take(id);
    }
    if (!String(act.path.at(-1)).startsWith("~")) await this.#press("done");
  }

  async #press(step: string): Promise<void> {
    const button = this.page.locator(`[data-step="${step}"]`).first();
    await (this.touch ? button.tap() : button.click());
  }

  /** Clicks a thing where it is seen; what is covered or on another tab is taken by the keyboard, as people may. */
  async #take(id: string): Promise<void> {
    const thing = this.page.locator(`[data-id="${id}"]`).first();
    await expect(thing).toBeAttached();
    const spot = await this.#spot(thing, id);
    if (!spot) {
      await thing.focus();
      await this.page.keyboard.press("Enter");
    } else if (this.touch) await this.page.touchscreen.tap(...spot);
    else await this.page.mouse.click(...spot);
  }

  async #spot(thing: Locator, id: string): Promise<[number, number] | null> {
    const box = await thing.boundingBox();
    if (!box) return null;
    const spot: [number, number] = [box.x + box.width / 2, box.y + box.height / 2];
    const there = await this.page.evaluate(
      ([x, y]) => document.elementFromPoint(x, y)?.closest<HTMLElement>("[data-id]")?.dataset["id"] ?? null,
      spot,
    );
    return there === id ? spot : null;
  }
}

/** What is asked; laying a sea is another matter than laying a plain. */
function kindOf({ kind, prompt }: Choice): string {
  return typeof prompt === "string" ? kind : [kind, prompt.a?.terrain].filter(Boolean).join(" ");
}

/** Whether the page takes the last of these steps by itself, because there is no other. */
function silent(acts: Act[], taken: string[]): boolean {
  const at = taken.length - 1;
  const on = acts.filter(({ path }) => taken.slice(0, at).every((id, n) => [path[n]].flat().includes(id)));
  const same = new Set(on.map(({ path }) => String(path[at])));
  return same.size === 1 && on.every(({ path }) => path.length > at + 1);
}

async function toTheEnd(me: Player, name: string, clicks = 1): Promise<void> {
  const state = await me.playOn(clicks, name);
  await me.comeBack();
  const end = me.page.getByRole("dialog").getByRole("heading", { name: /wins|share the victory/ });
  await expect(end).toBeVisible({ timeout: 30_000 });
  await me.picture(`${name}-over`);
  expect(Math.max(...state.table.points)).toBeGreaterThan(0);
  expect(state.table.winners.length).toBeGreaterThan(0);
  for (const kind of ["deploy", "playcard", "wakepiece"]) {
    expect([...me.kinds.keys()].some((one) => one.startsWith(kind)), kind).toBe(true);
  }
  expect(me.errors).toEqual([]);
}

test("two players build their world and play it to the end", async ({ page }) => {
  test.setTimeout(240_000);
  const me = new Player(page, false);
  await me.sitDown(1, { world: "together" }, 3);
  await me.picture("rise-and-fall-building");
  await toTheEnd(me, "rise-and-fall-built");
  const laid = [...me.kinds.keys()].filter((kind) => kind.startsWith("laytile"));
  expect(laid.sort()).toEqual(["forest", "glacier", "mountain", "plain", "sea"].map((terrain) => `laytile ${terrain}`));
});

test("four players play a quick world to the end", async ({ page }) => {
  test.setTimeout(240_000);
  const me = new Player(page, false);
  await me.sitDown(3, { world: "quick" }, 5);
  await toTheEnd(me, "rise-and-fall-quick", 2);
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2, colorScheme: "dark" });
  test("a quick world is played to the end by touch", async ({ page }) => {
    test.setTimeout(240_000);
    const me = new Player(page, true);
    await me.sitDown(1, { world: "quick" }, 8);
    await me.picture("rise-and-fall-phone");
    await toTheEnd(me, "rise-and-fall-phone");
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  });
});
