// The pictures of the README: a game in its middle, on a desk and on a phone. `make picture` takes them.
import { resolve } from "node:path";
import { type Page } from "@playwright/test";
import { Person, ask } from "./person";
import { expect, test } from "./server";

const docs = resolve(import.meta.dirname, "../../docs");
const DECISIONS = 60;

/** A table of known chance, played on until the person may conquer in a full world. */
async function middleOfAGame(page: Page): Promise<Person> {
  const me = new Person(page);
  await page.goto("/");
  await ask(page, "PUT", "/api/me", { name: "Lior" });
  const seats = [{ kind: "you" }, { kind: "bot" }, { kind: "bot" }, { kind: "bot" }];
  const { body } = await ask<{ id: string }>(page, "POST", "/api/tables", { game: "vinci", seats, order: "fixed", seed: 11, title: "Thursday table" });
  await page.goto(`/t/${body.id}`);
  for (let decisions = 0; decisions < 400; decisions++) {
    await me.waitForTurn(60_000);
    const conquest = me.choices.getByRole("button", { name: /^Conquer/ });
    if (decisions >= DECISIONS && (await conquest.count()) > 3) break;
    const evenly = me.decision.getByRole("button", { name: "Spread evenly" });
    if (await evenly.isVisible()) await evenly.click();
    else await me.answer(/^Conquer/, /^Gather/, /^Stop/);
  }
  return me;
}

async function preview(me: Person, how: "click" | "tap"): Promise<void> {
  const names = await me.choices.getByRole("button", { name: /^Conquer/ }).allTextContents();
  const dearest = names.map((name) => name.trim()).sort((a, b) => Number(/\d+/.exec(b)?.[0]) - Number(/\d+/.exec(a)?.[0]))[0] ?? "";
  const place = /Conquer (?:the )?(.*?)(?:,| for|:|$)/.exec(dearest)?.[1] ?? "";
  await me.click(new RegExp(`^${place}`), how);
  await expect(me.decision.getByRole("button", { name: new RegExp(`Conquer .*${place}`) }).first()).toBeVisible();
}

test.describe("on a desk", () => {
  test.use({ viewport: { width: 1440, height: 900 }, colorScheme: "light" });
  test("the table", async ({ page }) => {
    test.setTimeout(300_000);
    await page.emulateMedia({ reducedMotion: "reduce" });
    const me = await middleOfAGame(page);
    await preview(me, "click");
    await page.screenshot({ path: resolve(docs, "table.png") });
  });
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, colorScheme: "dark", hasTouch: true, isMobile: true, deviceScaleFactor: 2 });
  test("the table", async ({ page }) => {
    test.setTimeout(300_000);
    await page.emulateMedia({ reducedMotion: "reduce" });
    const me = await middleOfAGame(page);
    await preview(me, "tap");
    await page.screenshot({ path: resolve(docs, "phone.png") });
  });
});
