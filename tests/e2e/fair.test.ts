// Nobody is cheated or bullied, and everybody can see it: what is known beforehand, seats that were freed, links made anew.
import type { Browser, Page } from "@playwright/test";
import { Person, ask } from "./person";
import { expect, test } from "./server";

test.use({ contextOptions: { reducedMotion: "reduce" } });

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

async function another(browser: Browser, baseURL: string | undefined, more: object = {}): Promise<Person> {
  const context = await browser.newContext({ baseURL: baseURL ?? "", reducedMotion: "reduce", ...more });
  return new Person(await context.newPage());
}

/** A waiting table with one open seat, whose owner looks at it. */
async function open(me: Person, more: object): Promise<void> {
  await me.arrive();
  await ask(me.page, "PUT", "/api/me", { name: "Ada" });
  const seats = [{ kind: "you" }, { kind: "open" }];
  const { body } = await ask<{ id: string }>(me.page, "POST", "/api/tables", { game: "vinci", seats, order: "fixed", ...more });
  await me.page.goto(`/t/${body.id}`);
}

async function sit(person: Person, table: string, name: string): Promise<void> {
  await person.page.goto(`/t/${table}`);
  await person.page.getByRole("textbox", { name: /name|nom/i }).fill(name);
  await person.page.getByRole("button", { name: /^(Sit down|S’asseoir)$/ }).click();
}

const openMenu = (page: Page) => page.getByRole("button", { name: "Table menu" }).click();

test("a chosen seed is told in the waiting room, in the lists and in the story", async ({ page, browser, baseURL }) => {
  const ada = new Person(page);
  await open(ada, { seed: 7 });
  const bob = await another(browser, baseURL, { ...PHONE, locale: "fr-FR", colorScheme: "dark" });
  await sit(bob, ada.table, "Bob");
  await expect(page.getByText("The seed of this table was chosen.")).toBeVisible();
  await expect(bob.page.getByText("La graine de cette table a été choisie.")).toBeVisible();
  await bob.picture("waiting-room-seed-fr-dark-phone");
  await bob.page.goto("/");
  await expect(bob.page.getByText("Graine choisie").first()).toBeVisible();
  await bob.page.getByText("Graine choisie").first().scrollIntoViewIfNeeded();
  await bob.picture("lobby-seed-fr-dark-phone");
  await page.getByRole("button", { name: "Begin the game" }).click();
  await expect(page.getByRole("log").getByText(/seed of this table was chosen/)).toBeVisible();
  await page.goto("/");
  await expect(page.getByText("Chosen seed").first()).toBeVisible();
  await ada.picture("lobby-seed");
  expect([...ada.errors, ...bob.errors]).toEqual([]);
});

test("the owner frees a seat, and its person stays away until they are let in", async ({ page, browser, baseURL }) => {
  const ada = new Person(page);
  await open(ada, {});
  const bob = await another(browser, baseURL, PHONE);
  await sit(bob, ada.table, "ada");
  await page.getByRole("button", { name: "Free the seat of ada (2)" }).click();
  await expect(page.getByText("ada (2) cannot sit down at this table again")).toBeVisible();
  await ada.picture("free-a-seat");
  await page.getByRole("button", { name: "Free this seat", exact: true }).click();
  await expect(bob.page.getByText("The owner freed your seat.")).toBeVisible();
  await expect(bob.page.getByRole("button", { name: "Sit down" })).toHaveCount(0);
  await bob.picture("barred-phone");
  await expect(page.getByText("Cannot sit down here")).toBeVisible();
  await ada.picture("sent-away");
  await page.getByRole("button", { name: "Let ada (2) sit down again" }).click();
  await bob.page.getByRole("textbox", { name: /name/i }).fill("Bob");
  await bob.page.getByRole("button", { name: "Sit down" }).click();
  await expect(page.getByRole("listitem").filter({ hasText: "Bob" })).toBeVisible();
  expect([...ada.errors, ...bob.errors]).toEqual([]);
});

test("a renewed link takes the seat from whoever came by the old one, at once", async ({ page, browser, baseURL }) => {
  const ada = new Person(page);
  await open(ada, { seats: [{ kind: "you" }, { kind: "bot", level: "gentle" }], seed: 7 });
  await ada.waitForTurn();
  await openMenu(page);
  const menu = page.getByRole("dialog");
  await menu.getByRole("button", { name: "Play on another device" }).click();
  const field = menu.getByRole("textbox");
  const old = await field.inputValue();
  const thief = await another(browser, baseURL);
  await thief.page.goto(old);
  await thief.waitForTurn();
  await menu.getByRole("button", { name: "Renew this link" }).click();
  await expect(menu.getByText("This is the new link.")).toBeVisible();
  await ada.picture("link-renewed");
  expect(await field.inputValue()).not.toBe(old);
  await expect(thief.choices.getByRole("button")).toHaveCount(0);
  await expect(thief.page.getByRole("log").getByText(/has a new link for this seat/)).toBeVisible();
  await thief.picture("link-lost");
  await menu.getByRole("button", { name: "Close" }).click();
  await ada.answer(/^Take people I:/);
  await thief.page.goto(old);
  await expect(thief.page.getByText("This link opens no seat any more.")).toBeVisible();
  expect([...ada.errors, ...thief.errors]).toEqual([]);
});
