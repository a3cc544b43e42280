// Answers given beforehand and turns that are planned, in the games where a turn is many decisions of different kinds.
import type { Browser, Locator, Page } from "@playwright/test";
import { faults } from "./axe";
import { OPEN, Person, YOU, ask, together } from "./person";
import { expect, test } from "./server";

test.use({ contextOptions: { reducedMotion: "reduce" } });

interface Asked {
  version: number;
  choices: { seat: number; kind: string; acts: { i: number; then?: number[] }[] }[];
}

interface Foreseen {
  offers: { kind: string; passes: object | null }[];
}

/** Two people at a table: Ada, who looks at it, and somebody else, who only answers. */
class Two {
  private constructor(
    readonly ada: Person,
    readonly other: Person,
    readonly id: string,
    readonly seat: number,
  ) {}

  static async sit(browser: Browser, page: Page, baseURL: string | undefined, game: string, seat: 0 | 1): Promise<Two> {
    const ada = new Person(page);
    const context = await browser.newContext({ baseURL, reducedMotion: "reduce" });
    const bob = new Person(await context.newPage());
    const table = await together(ada, bob, game, seat === 0 ? [YOU, OPEN] : [OPEN, YOU]);
    return new Two(ada, bob, table, seat);
  }

  /** What somebody is asked, if anything. */
  async asked(who: Person): Promise<string> {
    const { body } = await ask<Asked>(who.page, "GET", `/api/tables/${this.id}/state`);
    return body.choices[0]?.kind ?? "";
  }

  /** Somebody does what comes first, where they are asked. */
  async first(who: Person): Promise<boolean> {
    const { body } = await ask<Asked>(who.page, "GET", `/api/tables/${this.id}/state`);
    const [choice] = body.choices;
    const [act] = choice?.acts ?? [];
    if (!choice || !act) return false;
    const actions = [act.i, ...(act.then ?? [])];
    const done = await ask(who.page, "POST", `/api/tables/${this.id}/act`, { seat: choice.seat, version: body.version, actions });
    expect(done.status).toBe(200);
    return true;
  }

  /** Everybody does what comes first until Ada is asked such a question. */
  async untilAsked(kind: string): Promise<void> {
    await this.#until(async () => (await this.asked(this.ada)) === kind, kind);
  }

  /** Everybody does what comes first until Ada waits and will probably be asked this; with an answer that declines, where that is wished. */
  async untilForeseen(kind: string, declines: boolean, meanwhile = ""): Promise<void> {
    const foreseen = async (): Promise<boolean> => {
      if ((await this.asked(this.ada)) || (meanwhile && (await this.asked(this.other)) !== meanwhile)) return false;
      const { body } = await ask<Foreseen>(this.ada.page, "POST", `/api/tables/${this.id}/premoves/offers`, { seat: this.seat });
      return body.offers.length === 1 && body.offers[0]?.kind === kind && (!declines || body.offers[0].passes !== null);
    };
    await this.#until(foreseen, kind);
  }

  async #until(come: () => Promise<boolean>, kind: string): Promise<void> {
    for (let tries = 0; tries < 90; tries++) {
      if (await come()) return;
      if (!(await this.first(this.ada))) await this.first(this.other);
    }
    throw new Error(`Ada does not come to ${kind}`);
  }

  /** The other does what comes first until there is news of what Ada has answered. */
  async untilTold(news: Locator): Promise<void> {
    for (let tries = 0; tries < 30 && (await news.count()) === 0; tries++) {
      if (!(await this.first(this.other))) await expect(news.first()).toBeVisible();
    }
    await expect(news.first()).toBeVisible();
  }
}

/** What Ada does in a game, in this order: kinds of questions, and what she chooses. */
type Deed =
  | { does: "answer"; asked: string; chooses: RegExp }
  | { does: "decline"; asked: string; while?: string; told: RegExp }
  | { does: "plan"; asked: string; steps: RegExp[] };

const GIVEN = /^Your answer was given: /;

const COURSES: Record<string, { seat: 0 | 1; deeds: Deed[] }> = {
  rise_and_fall: {
    seat: 1,
    deeds: [
      { does: "answer", asked: "laytile", chooses: /^Lay the sea here: .*row/ },
      { does: "decline", asked: "wakepiece", while: "wakepiece", told: GIVEN },
      // after each piece the others are asked: a plan there is one step, looked at before it is sent
      { does: "plan", asked: "wakepiece", steps: [/./] },
    ],
  },
  rise_of_empires: {
    seat: 0,
    deeds: [
      { does: "answer", asked: "takeaction", chooses: /^Take Barter/ },
      { does: "plan", asked: "takeaction", steps: [/^Use Barter/, /./] },
      { does: "decline", asked: "refusefood", told: GIVEN },
    ],
  },
  beyond_the_horizon: {
    seat: 0,
    deeds: [
      { does: "answer", asked: "takeaction", chooses: /^Action 1: research/ },
      { does: "plan", asked: "researchslot", steps: [/^Research Wheel/, /^Produce/] },
    ],
  },
  tapestry: {
    seat: 0,
    deeds: [
      // what everybody begins with is dealt out then: she had better look at it
      { does: "decline", asked: "heraldsfirst", told: /^Something happened to you, so you decide again: Which card .*\? No$/ },
      { does: "plan", asked: "taketurn", steps: [/^Take income turn/, /^Your /] },
      { does: "answer", asked: "taketurn", chooses: /^Advance on .* for 1 (coin|worker)/ },
    ],
  },
};

async function answers(two: Two, panel: Locator, deed: Exclude<Deed, { does: "plan" }>): Promise<void> {
  const { ada } = two;
  await two.untilForeseen(deed.asked, deed.does === "decline", deed.does === "decline" ? deed.while : "");
  await panel.getByRole("button", { name: "Answer beforehand…" }).click();
  const offers = panel.locator("section button");
  const names = await offers.allTextContents();
  expect(new Set(names).size, "no two answers are called alike").toBe(names.length);

  await ada.picture(`ahead-${deed.asked}-offers`);
  if (deed.does === "answer") await offers.filter({ hasText: deed.chooses }).last().click();
  else await offers.filter({ hasText: / until something happens to me$/ }).click();
  const waits = deed.does === "answer" ? /^If it is still possible: / : /^Until something happens to you: /;
  await expect(ada.decision.getByText(waits)).toBeVisible();

  await ada.picture(`ahead-${deed.asked}-waits`);
  const news = panel.getByText(deed.does === "decline" ? deed.told : GIVEN);
  await two.untilTold(news);
  await panel.getByRole("button", { name: "Close this notice" }).click();
  await expect(news).toHaveCount(0);
}

async function plans(two: Two, panel: Locator, deed: Extract<Deed, { does: "plan" }>): Promise<void> {
  const { ada } = two;
  const { page } = ada;
  await two.untilAsked(deed.asked);
  await ada.waitForTurn();
  await panel.getByRole("button", { name: "Plan this turn" }).click();
  const plan = page.getByRole("region", { name: "Your plan" });
  for (const [at, step] of deed.steps.entries()) {
    await ada.waitForTurn();

    await ada.choices.getByRole("button", { name: step, disabled: false }).first().press("Enter");
    await expect(plan.getByRole("listitem")).toHaveCount(at + 1);
  }
  await ada.picture(`ahead-${deed.asked}-plan`);
  expect(await faults(page, ".plan", ".bar", ".own")).toEqual([]);
  await page.getByRole("button", { name: deed.steps.length > 1 ? `Send ${deed.steps.length} together` : "Send it" }).first().click();
  await expect(plan).toHaveCount(0);
}

for (const [game, { seat, deeds }] of Object.entries(COURSES)) {
  test(`answers beforehand and a plan: ${game}`, async ({ browser, page, baseURL }) => {
    const two = await Two.sit(browser, page, baseURL, game, seat);
    await page.getByRole("tab", { name: "Your notes" }).click();
    const panel = page.getByRole("tabpanel");
    for (const deed of deeds) await (deed.does === "plan" ? plans(two, panel, deed) : answers(two, panel, deed));
    expect(two.ada.errors).toEqual([]);
  });
}
