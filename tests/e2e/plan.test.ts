// Several decisions of one turn: tried on a board of one's own, taken back, sent together; and where nobody can plan on.
import type { Browser, Locator, Page } from "@playwright/test";
import { faults } from "./axe";
import { Person, ask, together } from "./person";
import { expect, test } from "./server";

test.use({ contextOptions: { reducedMotion: "reduce" } });

interface Asked {
  version: number;
  choices: { seat: number; kind: string; acts: { i: number; then?: number[] }[] }[];
}

/** Two people at a table of Vinci at which one of them, whose page comes first, is asked such a question. */
async function twoAt(browser: Browser, page: Page, baseURL: string | undefined, kind: string): Promise<[Person, Person]> {
  const one = new Person(page);
  const context = await browser.newContext({ baseURL, reducedMotion: "reduce", colorScheme: "dark" });
  const other = new Person(await context.newPage());
  const table = await together(one, other, "vinci");
  for (let tries = 0; tries < 50; tries++) {
    for (const [at, person] of [one, other].entries()) {
      const { body: state } = await ask<Asked>(person.page, "GET", `/api/tables/${table}/state`);
      const [choice] = state.choices;
      if (!choice) continue;
      if (choice.kind === kind) {
        await other.page.goto(`/t/${table}`);
        return at === 0 ? [one, other] : [other, one];
      }
      const [first] = choice.acts;
      const actions = [first!.i, ...(first!.then ?? [])];
      await ask(person.page, "POST", `/api/tables/${table}/act`, { seat: choice.seat, version: state.version, actions });
    }
  }
  throw new Error(`nobody is asked ${kind}`);
}

/** The person's plan, which they begin where their notes are. */
async function begin({ page }: Person): Promise<Locator> {
  await page.getByRole("tab", { name: "Your notes" }).click();
  await page.getByRole("tabpanel").getByRole("button", { name: "Plan this turn" }).click();
  const plan = page.getByRole("region", { name: "Your plan" });
  await expect(plan.getByText("Choose as usual")).toBeVisible();
  return plan;
}

/** Chooses from the list of all choices; what that was called. */
async function choose(person: Person, name: RegExp): Promise<string> {
  await person.waitForTurn();
  const button = person.choices.getByRole("button", { name, disabled: false }).first();
  const said = (await button.textContent()) ?? "";
  await button.press("Enter");
  return said.trim();
}

test("a turn is planned, taken back a step, and sent together", async ({ browser, page, baseURL }) => {
  const [ada, bob] = await twoAt(browser, page, baseURL, "expansion");
  await ada.waitForTurn();
  const before = await ada.seen();
  const plan = await begin(ada);
  const steps = plan.getByRole("listitem");
  const taken: string[] = [];
  for (const n of [1, 2]) {
    taken.push(await choose(ada, /^Conquer/));
    await expect(steps).toHaveCount(n);
  }
  await ada.picture("plan-desktop");
  expect(await faults(ada.page, ".plan", ".bar")).toEqual([]);

  // by the key and by the button: the board is as it was before, and nothing was done
  await ada.page.keyboard.press("u");
  await expect(steps).toHaveCount(1);
  taken[1] = await choose(ada, /^Conquer/);
  await expect(steps).toHaveCount(2);
  expect([await ada.seen(), await bob.seen()]).toEqual([before, before]);

  // on a phone, in French: the same plan is sent from over the board, and listed in the sheet
  await ada.page.setViewportSize({ width: 390, height: 844 });
  await ada.page.getByRole("button", { name: "Board", exact: true }).click();
  await expect(ada.page.getByRole("button", { name: "Send 2 together" }).first()).toBeInViewport();
  await ada.picture("plan-phone");
  await ada.page.setViewportSize({ width: 1440, height: 900 });
  await ada.page.getByRole("button", { name: /Français/ }).first().click();
  await expect(ada.page.getByRole("region", { name: "Votre plan" }).getByRole("listitem")).toHaveCount(2);
  await ada.picture("plan-fr");
  await ada.page.getByRole("button", { name: /English/ }).first().click();

  await plan.getByRole("button", { name: "Send 2 together" }).click();
  await expect(plan).toHaveCount(0);
  for (const person of [ada, bob]) await person.sees(before + 2);
  expect((await ada.seen()) - before).toBe(2);

  // the next plan is overtaken by what the same person does on another device, and says so
  await ada.waitForTurn();
  await begin(ada);
  await choose(ada, /^Conquer/);
  await expect(steps).toHaveCount(1);
  const { body: state } = await ask<Asked>(ada.page, "GET", `/api/tables/${ada.table}/state`);
  const stop = { seat: state.choices[0]!.seat, version: state.version, actions: ["stop"] };
  expect((await ask(ada.page, "POST", `/api/tables/${ada.table}/act`, stop)).status).toBe(200);
  await expect(ada.page.getByText("The table has moved on, so your plan was dropped.")).toBeVisible();
  await ada.picture("plan-moved");
  for (const person of [ada, bob]) expect(person.errors).toEqual([]);
});

test("a plan ends where chance decides, and what chance brings comes with sending it", async ({ browser, page, baseURL }) => {
  const [ada, bob] = await twoAt(browser, page, baseURL, "opening");
  await ada.waitForTurn();
  const before = await ada.seen();
  const plan = await begin(ada);
  await choose(ada, /decline/);
  await expect(plan.getByRole("listitem")).toHaveCount(1);
  await choose(ada, /^Take/);
  const end = ada.decision.getByRole("status");
  await expect(end).toHaveText(/^(Chance decides|Something hidden comes out) now/);
  await ada.picture("plan-ends");
  await ada.page.setViewportSize({ width: 390, height: 844 });
  await ada.page.getByRole("button", { name: "Board", exact: true }).click();
  await expect(end).toBeInViewport();
  await ada.picture("plan-ends-phone");
  await ada.page.setViewportSize({ width: 1440, height: 900 });
  await ada.decision.getByRole("button", { name: "Send 2 together" }).click();
  for (const person of [ada, bob]) await person.sees(before + 2);
  await expect(plan).toHaveCount(0);

  expect(ada.errors.concat(bob.errors)).toEqual([]);
});
