// What people do with a table beside playing: give up, meet again, change the device, go back.
import type { Page } from "@playwright/test";
import { BOT, Person, YOU, ask } from "./person";
import { expect, test } from "./server";

test.use({ contextOptions: { reducedMotion: "reduce" } });

/** Opens a table of two, against a bot or alone, and waits for its first question. */
async function sitDown(me: Person, other: "bot" | "you"): Promise<void> {
  await me.open("vinci", [YOU, other === "bot" ? BOT : YOU]);
  await me.waitForTurn();
}

function menu(page: Page): ReturnType<Page["getByRole"]> {
  return page.getByRole("dialog");
}

async function openMenu(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Table menu" }).click();
  await expect(menu(page)).toBeVisible();
}

test("who concedes is played to the end by a bot, and meets the same people again", async ({ page }) => {
  const me = new Person(page);
  await sitDown(me, "bot");
  const first = me.table;
  await openMenu(page);
  await menu(page).getByRole("button", { name: "Concede …" }).click();
  await expect(menu(page)).toContainText("You cannot come back");
  await me.picture("concede");
  await menu(page).getByRole("button", { name: "Concede", exact: true }).click();
  await expect(page.getByRole("log").getByText("You give up; a bot plays on.")).toBeVisible();
  const end = menu(page).getByRole("heading", { name: /\bwins?\b|share the victory/ });
  await expect(end).toBeVisible({ timeout: 120_000 });
  await menu(page).getByRole("button", { name: "Again with the same people" }).click();
  await page.waitForURL((url) => url.pathname.startsWith("/t/") && !url.pathname.endsWith(first));
  await me.waitForTurn();
  const { body } = await ask<{ seats: { kind: string }[]; you: { seats: number[] } }>(page, "GET", `/api/tables/${me.table}`);
  expect(body.seats.map((seat) => seat.kind).sort()).toEqual(["bot", "person"]);
  expect(body.you.seats).toHaveLength(1);
  expect(me.errors).toEqual([]);
});

test("a seat goes to another device by its secret link", async ({ page, browser, baseURL }) => {
  const me = new Person(page);
  await sitDown(me, "bot");
  await openMenu(page);
  await menu(page).getByRole("button", { name: "Play on another device" }).click();
  const link = await menu(page).getByRole("textbox").inputValue();
  expect(link).toContain("seat=");
  await page.keyboard.press("Escape");

  const phone = await browser.newContext({ baseURL, reducedMotion: "reduce", viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  const there = new Person(await phone.newPage());
  await there.page.goto(link);
  await there.waitForTurn();
  expect(there.page.url(), "the secret does not stay in the address").not.toContain("seat=");
  const asked = await me.question();
  await there.answer(/^Take people I:/);
  await expect(page.getByRole("log").getByText(/takes/).first()).toBeVisible();
  await expect.poll(() => me.question()).not.toBe(asked);
  await phone.close();
  expect([...me.errors, ...there.errors]).toEqual([]);
});

test("the owner takes the table back, and the log says so", async ({ page }) => {
  const me = new Person(page);
  await sitDown(me, "you");
  const first = await me.question();
  for (let answers = 0; answers < 3; answers++) await me.answer(/^Take people I:/, /^Gather/, /^Conquer/);
  const moves = async () => (await ask<{ moves: number }>(page, "GET", `/api/tables/${me.table}`)).body.moves;
  await expect.poll(moves).toBe(3);
  await page.getByRole("button", { name: "First move" }).click();
  await expect(page.getByText("Move 0 of 3")).toBeVisible();
  await openMenu(page);
  await menu(page).getByRole("button", { name: "Take the table back to move 0" }).click();
  await expect.poll(moves).toBe(0);
  await expect.poll(() => me.question()).toBe(first);
  await expect(page.getByRole("log").getByText(/took the table back to move 0/)).toBeVisible();
  await me.answer(/^Take people I:/);
  expect(me.errors).toEqual([]);
});

test("an absent friend is counted down, then a bot plays, and who comes back has the seat again", async ({ page, browser, baseURL }) => {
  const me = new Person(page);
  await me.arrive();
  await ask(page, "PUT", "/api/me", { name: "Ann" });
  const table = { game: "vinci", seats: [{ kind: "open" }, { kind: "you" }], order: "fixed", seed: 7, absence: { away_s: 20, idle_s: 86_400 } };
  const { body } = await ask<{ id: string }>(page, "POST", "/api/tables", table);
  await page.goto(`/t/${body.id}`);
  await expect(page.getByText("A bot may play for somebody who was away for 20 seconds")).toBeVisible();

  const context = await browser.newContext({ baseURL, reducedMotion: "reduce" });
  const bob = new Person(await context.newPage());
  await bob.arrive();
  await ask(bob.page, "POST", `/api/tables/${body.id}/sit`, { name: "Bob" });
  await bob.page.goto(`/t/${body.id}`);
  await page.getByRole("button", { name: "Begin the game" }).click();
  while (!(await ask<{ pending: number[] }>(page, "GET", `/api/tables/${body.id}`)).body.pending.includes(0)) await me.answer(/./);
  await bob.waitForTurn();
  await bob.page.goto("/"); // he looks elsewhere

  await expect(me.decision.getByRole("timer")).toHaveText(/^A bot may play for Bob in 0:\d\d$/);
  await me.picture("absent-friend");
  const letBot = me.decision.getByRole("button", { name: "Let a bot play for Bob" });
  await expect(letBot).toBeVisible();
  await page.emulateMedia({ colorScheme: "dark" });
  await me.picture("absent-friend-dark");
  await letBot.click();
  const story = page.getByRole("log");
  await expect(story.getByText(/Ann lets a bot play for Bob after \d+ seconds away/)).toBeVisible();

  await bob.page.goto(`/t/${body.id}`); // before the bot has moved: it is as if he had never left
  await expect(story.getByText("Bob is back before the bot has moved.")).toBeVisible();
  await bob.waitForTurn();
  await bob.page.goto("/");
  await expect(letBot).toBeVisible();
  await letBot.click();
  await expect(story.getByText(/Bob takes/)).toBeVisible();

  await bob.page.goto(`/t/${body.id}`); // too late for that: he is told, and says so himself
  await expect(bob.decision.getByText(/You were away, so Ann let a bot play for you\. It plays until you are back\./)).toBeVisible();
  await bob.picture("stood-in");
  await bob.decision.getByRole("button", { name: "I am back" }).click();
  await expect(story.getByText("Bob is back.", { exact: true })).toBeVisible();
  await context.close();
  expect([...me.errors, ...bob.errors]).toEqual([]);
});
