// A game comes to its end: bots say what mattered in it, and it can be played on from there.
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import type { Page } from "@playwright/test";
import { faults } from "./axe";
import { cuts } from "./legible";
import { Person, ask } from "./person";
import { expect, test } from "./server";

const golden = resolve(import.meta.dirname, "../golden/0.1.0/vinci-2-seats.txt");
const LONGEST = "Wilhelmina-Charlotte Oom";
const LEFT = 3; // moves that are still to be played; all are the first seat's

interface Opened {
  id: string;
  version: number;
  status: string;
  you: { seats: number[] };
}

/** The same analysis in a hand, at night and in French: all of it can be read, nothing scrolls sideways. */
async function onPhone(page: Page, me: Person): Promise<void> {
  const desk = page.viewportSize()!;
  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ colorScheme: "dark", reducedMotion: "reduce" });
  await page.evaluate(() => localStorage.setItem("ecumene.lang", "fr"));
  await page.reload();
  await page.getByRole("button", { name: "Analyser" }).first().click();
  const back = page.getByRole("main", { name: "Analyse" });
  await expect(back.getByText("Pourquoi.")).toBeVisible();
  for (const part of ["head", "moments"]) {
    if (part === "moments") await back.getByText("Pourquoi.").scrollIntoViewIfNeeded();
    await me.picture(`lookback-phone-dark-${part}`);
    expect(await cuts(page), "words and icons are whole").toEqual([]);
  }
  const sideways = await back.evaluate((main) => {
    const wide = [document.documentElement, main, ...Array.from(main.querySelectorAll(".lookback, figure"))].filter((each) => each.scrollWidth > each.clientWidth + 1);
    const cut = Array.from(main.querySelectorAll<HTMLElement>("[translate=no]")).filter((name) => {
      const { left, right } = name.getBoundingClientRect();
      return left < 0 || right > innerWidth || name.scrollWidth > name.clientWidth + 1 && getComputedStyle(name).display !== "inline";
    });
    return [...wide, ...cut].map(({ outerHTML }) => outerHTML.slice(0, 120));
  });
  expect(sideways, "no sideways scroll, and every name is whole").toEqual([]);
  expect(await faults(page, "main")).toEqual([]);
  await page.evaluate(() => localStorage.setItem("ecumene.lang", "en"));
  await page.setViewportSize(desk);
  await page.reload();
  await page.getByRole("dialog").getByRole("button", { name: "Analyse" }).click();
  await page.getByRole("main", { name: "Analysis" }).getByRole("listitem").first().getByRole("button").click();
}

test("a game that ends is analysed, and played on from a turning point at a new table", async ({ page }) => {
  const me = new Person(page);
  await page.emulateMedia({ reducedMotion: "reduce" });
  await me.arrive();
  const lines = readFileSync(golden, "utf8").trimEnd().split("\n");
  const record = lines.slice(0, -LEFT).filter((line) => !line.startsWith("result")).join("\n");
  const { body: table } = await ask<Opened>(page, "POST", "/api/records", { record });
  await ask(page, "POST", `/api/tables/${table.id}/sit`, { seat: 0, name: LONGEST });
  await ask(page, "POST", `/api/tables/${table.id}/fill`, { seat: 1, kind: "bot" });
  const { body: begun } = await ask<Opened>(page, "POST", `/api/tables/${table.id}/begin`, {});
  const refused = await ask(page, "GET", `/api/tables/${table.id}/analysis`);
  expect(refused.status, "a game that runs is not analysed").toBe(409);
  await page.goto(`/t/${table.id}`);
  await me.waitForTurn();
  const actions = lines.slice(-LEFT).map((line) => line.replace(/^0 /, ""));
  await ask(page, "POST", `/api/tables/${table.id}/act`, { seat: 0, version: begun.version, actions });

  await page.getByRole("dialog").getByRole("button", { name: "Analyse" }).click();
  const back = page.getByRole("main", { name: "Analysis" });
  await expect(back.getByRole("heading", { name: "Chance to win, move by move" })).toBeVisible();
  await expect(back.getByRole("heading", { name: /turning point/i }).first()).toBeVisible({ timeout: 180_000 });
  await me.picture("lookback");
  expect(await faults(page, "main")).toEqual([]);

  // the list, the slider, the chart and the board show the same move
  const first = back.getByRole("listitem").first().getByRole("button");
  await first.click();
  await expect(first).toHaveAttribute("aria-pressed", "true");
  const move = await back.getByRole("slider", { name: "Move shown" }).inputValue();
  await expect(back.getByRole("heading", { name: `The board at move ${move}` })).toBeVisible();
  const why = back.getByRole("region", { name: "Turning point 1" }).locator(".why");
  await expect(why, "the game's own words for it").toContainText(/What speaks (for|against) “.+”, .+: .+\./);

  await onPhone(page, me);

  await back.getByRole("button", { name: "Play on from here" }).click();
  await page.waitForURL((url) => url.pathname.startsWith("/t/") && !url.pathname.includes(table.id));
  await me.waitForTurn();
  const { body: next } = await ask<Opened & { moves: number }>(page, "GET", `/api/tables/${me.table}`);
  expect([next.status, next.moves, next.you.seats.length]).toEqual(["running", Number(move), 1]);
  expect(me.errors).toEqual([]);
});
