// What one keeps at a table for oneself: a note, arrows and rings on the board, on every device, and nobody else's.
import type { Browser, Page } from "@playwright/test";
import { faults } from "./axe";
import { BOT, Person, YOU, ask, together } from "./person";
import { expect, test } from "./server";

test.use({ contextOptions: { reducedMotion: "reduce" } });

/** The middles of some things on the board that are in sight, by their ids. */
function things(page: Page, many: number): Promise<{ id: string; x: number; y: number }[]> {
  return page.evaluate((many) => {
    const room = document.querySelector("main")!.getBoundingClientRect();
    const found = new Map<string, { id: string; x: number; y: number }>();
    for (let y = room.top + 90; y < room.bottom - 90; y += 45) {
      for (let x = room.left + 60; x < room.right - 60; x += 45) {
        const id = document.elementFromPoint(x, y)?.closest<HTMLElement>("main .target[data-id]")?.dataset["id"];
        if (id && !found.has(id)) found.set(id, { id, x, y });
      }
    }
    const all = [...found.values()];
    return [all[0]!, ...all.slice(-many + 1)];
  }, many);
}

/** Presses the pencil: one draws once it says so, for what one draws with comes with the first use. */
async function draw(page: Page, name: RegExp): Promise<void> {
  const pencil = page.getByRole("button", { name }).first();
  await pencil.click();
  await expect(pencil).toHaveAttribute("aria-pressed", "true");
  expect(await page.getByRole("toolbar").count()).toBe(1);
}

test("notes and marks are kept for oneself, on every device", async ({ browser, page, baseURL }) => {
  const ada = new Person(page);
  const other = await browser.newContext({ baseURL, reducedMotion: "reduce", colorScheme: "dark" });
  const bob = new Person(await other.newPage());
  const table = await together(ada, bob, "vinci");
  await page.getByRole("tab", { name: "Your notes" }).click();
  const note = page.getByRole("textbox", { name: "Notes to yourself" });
  await note.fill("Burgundy first,\nthen the coast");
  await expect(page.getByText("Saved", { exact: true })).toBeVisible();

  // the same person on another device, a phone
  const { body: kept } = await ask<{ phrase: string }>(page, "POST", "/api/me/phrase");
  const device = await browser.newContext({ baseURL, reducedMotion: "reduce", viewport: { width: 390, height: 844 } });
  const phone = await device.newPage();
  await new Person(phone).arrive();
  expect((await ask(phone, "POST", "/api/sign-in/phrase", { phrase: kept.phrase })).status).toBe(200);
  await phone.goto(`/t/${table}`);

  // an arrow is dragged, a ring is tapped; the question does not hear of it
  await draw(page, /^Draw on the board/);
  const [one, two, three] = await things(page, 3);
  await page.mouse.move(one!.x, one!.y);
  await page.mouse.down();
  await page.mouse.move(two!.x, two!.y, { steps: 5 });
  await page.mouse.up();
  await page.mouse.click(three!.x, three!.y);
  await expect(page.locator("[data-mark]")).toHaveCount(2);
  const list = page.getByRole("list", { name: "Marks on the board" });
  await expect(list.getByRole("listitem")).toHaveText([/Arrow: .+ → .+\(Violet\)/, /Ring: .+\(Violet\)/]);
  await ada.picture("own-desktop");
  expect(await faults(page, ".own", ".tools")).toEqual([]);

  // they stay on their things when the board is zoomed
  const ring = page.locator(`[data-mark^="ring"] circle`).first();
  const before = await ring.boundingBox();
  expect(before).not.toBeNull();
  await page.getByRole("button", { name: "Stop drawing" }).first().click();
  await page.getByRole("button", { name: "Zoom in" }).click();
  await expect.poll(() => ring.boundingBox()).not.toEqual(before);

  // the phone has them already; a finger takes the ring away
  await expect(phone.locator("[data-mark]").first()).toBeAttached();
  await phone.getByRole("button", { name: "Your notes" }).click();
  await expect(phone.getByRole("textbox", { name: "Notes to yourself" })).toHaveValue("Burgundy first,\nthen the coast");
  await new Person(phone).picture("own-phone");
  await phone.getByRole("button", { name: /^Remove: Ring/ }).click();
  await expect(list.getByRole("listitem")).toHaveCount(1);

  // nothing of it reaches Bob, whose own are in French and by night
  await bob.page.route(/MarkLayer-.*\.js$/, async (route) => {
    await new Promise((come) => setTimeout(come, 2_000)); // a slow line
    await route.continue();
  });
  await bob.page.goto(`/t/${table}`);
  await bob.page.getByRole("button", { name: /Français/ }).first().click();
  await bob.page.getByRole("tab", { name: "Vos notes" }).click();
  await expect(bob.page.getByRole("textbox", { name: "Notes pour vous" })).toHaveValue("");
  await expect(bob.page.locator("[data-mark]")).toHaveCount(0);
  await draw(bob.page, /^Dessiner/);
  const [his] = await things(bob.page, 2);
  await bob.page.mouse.click(his!.x, his!.y);
  await expect(bob.page.locator("[data-mark]")).toHaveCount(1);
  await bob.picture("own-dark-fr");

  // of a thing that is half out of sight the half that is seen is ringed
  for (const _ of [1, 2, 3]) await bob.page.getByRole("button", { name: "Agrandir" }).click();
  const half = (await things(bob.page, 20)).find(({ id }) => id !== his!.id);
  await bob.page.mouse.click(half!.x, half!.y);
  const marked = async () => (await ask<{ marks: { at: string }[] }>(bob.page, "GET", `/api/tables/${table}/paper`)).body.marks;
  await expect.poll(async () => (await marked()).length).toBe(2);
  await expect(bob.page.locator(`[data-mark="ring ${(await marked())[1]!.at} "]`)).toBeAttached();
  await bob.picture("own-half-seen");
  for (const person of [ada, bob]) expect(person.errors).toEqual([]);
});

test("an answer is given beforehand, taken back, and given when its question comes", async ({ browser, page, baseURL }) => {
  const ada = new Person(page);
  const other = await browser.newContext({ baseURL, reducedMotion: "reduce" });
  const bob = new Person(await other.newPage());
  const table = await together(ada, bob, "vinci");
  await page.getByRole("tab", { name: "Your notes" }).click();
  const panel = page.getByRole("tabpanel");
  const take = panel.getByRole("listitem").getByRole("button", { name: /^Take / }).last();
  for (const again of [true, false]) {
    await panel.getByRole("button", { name: "Answer beforehand…" }).click();
    await ada.picture("premove-offers");
    await take.click();
    await expect(panel.getByText(/^If it is still possible: Take /)).toBeVisible();
    if (again) await panel.getByRole("button", { name: /^Take back: / }).click();
  }
  await ada.picture("premove-waits");
  expect(await faults(page, ".own")).toEqual([]);

  // Bob moves; Ada's answer follows at once, as hers
  const state = await ask<{ version: number }>(bob.page, "GET", `/api/tables/${table}`);
  const { status } = await ask(bob.page, "POST", `/api/tables/${table}/act`, { seat: 1, version: state.body.version, actions: ["take I"] });
  expect(status).toBe(200);
  await expect(panel.getByText(/^Your answer was given: /)).toBeVisible();
  await expect(panel.getByText(/^If it is still possible: /)).toHaveCount(0);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole("button", { name: "Your notes" }).click();
  await ada.picture("premove-phone");
  expect(ada.errors).toEqual([]);
});

/** Two people at a table of Vinci: the first waits, the other is asked. */
async function waiting(browser: Browser, page: Page, baseURL: string | undefined): Promise<{ ada: Person; bob: Person; act: (action: string) => Promise<void> }> {
  const [ada, other] = [new Person(page), await browser.newContext({ baseURL, reducedMotion: "reduce" })];
  const bob = new Person(await other.newPage());
  const table = await together(ada, bob, "vinci");
  await page.getByRole("tab", { name: "Your notes" }).click();
  const act = async (action: string): Promise<void> => {
    for (const [seat, person] of [ada, bob].entries()) {
      const { body: now } = await ask<{ version: number; pending: number[] }>(person.page, "GET", `/api/tables/${table}`);
      if (!now.pending.includes(seat)) continue;
      const done = await ask(person.page, "POST", `/api/tables/${table}/act`, { seat, version: now.version, actions: [action] });
      expect(done.status).toBe(200);
      return;
    }
  };
  return { ada, bob, act };
}

test("an answer that somebody made impossible is dropped, and its giver is told where they play", async ({ browser, page, baseURL }) => {
  const { ada, act } = await waiting(browser, page, baseURL);
  const panel = page.getByRole("tabpanel");
  await panel.getByRole("button", { name: "Answer beforehand…" }).click();
  await panel.getByRole("button", { name: /^Take people I: Messages/ }).click();
  await expect(ada.decision.getByText(/^If it is still possible: Take people I: Messages/)).toBeVisible();
  await ada.picture("premove-bar");

  await act("take II"); // which is that people, for two points
  const news = page.getByRole("status").filter({ hasText: "Not given, for it was not possible any more" });
  await expect(news.first()).toBeVisible();
  await ada.waitForTurn();
  await ada.picture("premove-dropped");
  expect(await faults(page, ".failed", ".own")).toEqual([]);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole("button", { name: "Board", exact: true }).click();
  await expect(news.first()).toBeVisible();
  await ada.picture("premove-dropped-phone");
  await page.getByRole("button", { name: "Close this notice" }).first().click();
  await expect(news).toHaveCount(0);
  expect(ada.errors).toEqual([]);
});

test("a question is declined until something happens, and the wish is taken back where one waits", async ({ browser, page, baseURL }) => {
  const { ada, act } = await waiting(browser, page, baseURL);
  await act("take I");
  await act("take I"); // now Bob expands, and Ada will
  const panel = page.getByRole("tabpanel");
  const declines = ada.decision.getByText(/^Until something happens to you: .*Stop expanding/);
  for (const again of [true, false]) {
    await panel.getByRole("button", { name: "Answer beforehand…" }).click();
    await panel.getByRole("button", { name: /^“Stop expanding.* until something happens to me$/ }).click();
    await expect(declines).toBeVisible();
    if (again) await ada.decision.getByRole("button", { name: /^Take back: .*Stop/ }).click();
    if (again) await expect(declines).toHaveCount(0);
  }
  await ada.picture("premove-pass");
  const before = await ada.seen();
  await act("stop");
  await ada.sees(before + 2); // Bob's stop, and hers
  await expect(panel.getByText(/^Your answer was given: .*Stop expanding/)).toBeVisible();
  expect(ada.errors).toEqual([]);
});

for (const game of ["rise_and_fall", "rise_of_empires", "beyond_the_horizon", "tapestry"]) {
  test(`an arrow and a ring stay on the board of ${game}`, async ({ page }) => {
    const ada = new Person(page);
    const table = await ada.open(game, [YOU, BOT]);
    await ada.waitForTurn();
    await page.getByRole("tab", { name: "Your notes" }).click();
    await page.keyboard.press("d");
    await expect(page.getByRole("toolbar", { name: "Drawing" })).toBeVisible();
    const [one, two, three] = await things(page, 3);
    await page.mouse.move(one!.x, one!.y);
    await page.mouse.down();
    await page.mouse.move(two!.x, two!.y, { steps: 5 });
    await page.mouse.up();
    await page.mouse.click(three!.x, three!.y);
    const list = page.getByRole("list", { name: "Marks on the board" });
    await expect(list.getByRole("listitem")).toHaveText([/Arrow: (?!something).+ → (?!something).+\(Violet\)/, /Ring: (?!something).+\(Violet\)/]);
    const kept = async () => (await ask<{ marks: unknown[] }>(page, "GET", `/api/tables/${table}/paper`)).body.marks.length;
    await expect.poll(kept).toBe(2);
    await page.reload();
    await page.getByRole("tab", { name: "Your notes" }).click();
    await expect(list.getByRole("listitem")).toHaveCount(2);
    await expect(page.locator("[data-mark]")).toHaveCount(2);
    await ada.picture(`own-${game}`);
    expect(ada.errors).toEqual([]);
  });
}
