// A game comes to its end: bots say what mattered in it, and it can be played on from there.
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import AxeBuilder from "@axe-core/playwright";
import { Person, ask } from "./person";
import { expect, test } from "./server";

const golden = resolve(import.meta.dirname, "../golden/0.1.0/vinci-2-seats.txt");
const LEFT = 3; // moves that are still to be played; all are the first seat's

interface Opened {
  id: string;
  version: number;
  status: string;
  you: { seats: number[] };
}

test("a game that ends is analysed, and played on from a turning point at a new table", async ({ page }) => {
  const me = new Person(page);
  await page.emulateMedia({ reducedMotion: "reduce" });
  await me.arrive();
  const lines = readFileSync(golden, "utf8").trimEnd().split("\n");
  const record = lines.slice(0, -LEFT).filter((line) => !line.startsWith("result")).join("\n");
  const { body: table } = await ask<Opened>(page, "POST", "/api/records", { record });
  await ask(page, "POST", `/api/tables/${table.id}/sit`, { seat: 0, name: "Ines" });
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
  const { violations } = await new AxeBuilder({ page }).setLegacyMode().include("main").analyze();
  const serious = violations.filter(({ impact }) => impact === "serious" || impact === "critical");
  expect(serious.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" ")}`)).toEqual([]);

  // the list, the slider, the chart and the board show the same move
  const first = back.getByRole("listitem").first().getByRole("button");
  await first.click();
  await expect(first).toHaveAttribute("aria-pressed", "true");
  const move = await back.getByRole("slider", { name: "Move shown" }).inputValue();
  await expect(back.getByRole("heading", { name: `The board at move ${move}` })).toBeVisible();
  await expect(back.getByRole("region", { name: "Turning point 1" }).getByText("Why.")).toBeVisible();

  await back.getByRole("button", { name: "Play on from here" }).click();
  await page.waitForURL((url) => url.pathname.startsWith("/t/") && !url.pathname.includes(table.id));
  await me.waitForTurn();
  const { body: next } = await ask<Opened & { moves: number }>(page, "GET", `/api/tables/${me.table}`);
  expect([next.status, next.moves, next.you.seats.length]).toEqual(["running", Number(move), 1]);
  expect(me.errors).toEqual([]);
});
