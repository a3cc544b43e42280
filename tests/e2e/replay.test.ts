// A record is imported and scrubbed; a link leads to a move for good; what was played can be saved.
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { Person, ask } from "./person";
import { expect, test } from "./server";

const golden = resolve(import.meta.dirname, "../golden/0.1.0/vinci-3-seats.txt");

test("a record is imported, scrubbed, linked to and saved", async ({ page, browser, baseURL }) => {
  const me = new Person(page);
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/");
  await page.getByRole("button", { name: "Import a record" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("textbox").fill(readFileSync(golden, "utf8"));
  await dialog.getByRole("button", { name: "Open the record" }).click();
  await page.waitForURL(/\/t\//);
  await expect(me.board).toBeVisible();
  const { body: info } = await ask<{ moves: number; status: string }>(page, "GET", `/api/tables/${me.table}`);
  expect(info.status).toBe("over");
  const close = page.getByRole("dialog").getByRole("button", { name: "Close" });
  if (await close.isVisible()) await close.click();

  // the scrubber: to the start, one on, and to a move in the middle by keyboard
  const slider = page.getByRole("slider", { name: "Move shown" });
  await page.getByRole("button", { name: "First move" }).click();
  await expect(page.getByText(`Move 0 of ${info.moves}`)).toBeVisible();
  await expect(me.board.getByRole("button", { name: /\d+ pawns/ })).toHaveCount(0);
  await page.getByRole("button", { name: "Next move" }).click();
  await expect(page.getByText(`Move 1 of ${info.moves}`)).toBeVisible();
  await slider.focus();
  await slider.press("PageUp");
  await slider.press("End");
  await expect(slider).toHaveValue(String(info.moves));

  // it plays by itself, says what each move was and marks it in the story; keys hold it and leaf
  await slider.fill("30");
  await expect(page.getByText(`Move 30 of ${info.moves}`)).toBeVisible();
  const told = me.decision.locator(".told");
  const said = async () => (await told.textContent())?.trim();
  const before = await said();
  await page.getByRole("combobox", { name: "Speed" }).selectOption("4×");
  await page.getByRole("button", { name: "Play the moves" }).first().click();
  await expect(page.getByText(/^Move 3[3-9] of/)).toBeVisible();
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  await page.keyboard.press("Space");
  await expect(page.getByRole("button", { name: "Play the moves" }).first()).toBeVisible();
  const held = Number(await slider.inputValue());
  await page.keyboard.press("ArrowRight");
  await expect(slider).toHaveValue(String(held + 1));
  await expect(page.getByRole("heading", { name: `Move ${held + 1} of` })).toBeVisible();
  expect(await said()).not.toBe(before);
  expect(before, "the story has no line of it").toMatch(/^random 0: .*Ukraine/);
  await slider.fill("60");
  await expect(page.getByRole("log").locator("[aria-current]").first()).toContainText("random 0 conquers Asia Minor");
  await expect(page.locator("[aria-live=polite]").filter({ hasText: "Move 60. random 0 conquers Asia Minor" })).toHaveCount(1);
  await expect(page.getByRole("log").locator("button:not([tabindex='-1'])"), "one tab stop, numbers are none").toHaveCount(1);
  await me.picture("replay-plays");

  // a permanent link to a move, opened by somebody else
  const stranger = await (await browser.newContext({ baseURL })).newPage();
  await stranger.goto(`/t/${me.table}?move=40`);
  await expect(stranger.getByText(`Move 40 of ${info.moves}`)).toBeVisible();
  await new Person(stranger).picture("replay");
  await stranger.context().close();

  // the record that is saved is the one that came
  const record = await page.evaluate(async (where) => (await fetch(where)).text(), `/api/tables/${me.table}/record`);
  const lines = (text: string): string[] => text.split("\n").filter((line) => /^\d/.test(line.trim()));
  expect(lines(record)).toEqual(lines(readFileSync(golden, "utf8")));
  expect(me.errors).toEqual([]);
});

test("a record that breaks a rule is refused with its line", async ({ page }) => {
  await page.goto("/");
  const broken = readFileSync(golden, "utf8").replace(/conquer [a-z_]+/, "conquer atlantis");
  const refused = await ask<{ code: string; text: { en: string } }>(page, "POST", "/api/records", { record: broken });
  expect([refused.status, refused.body.code]).toEqual([400, "bad_request"]);
  expect(refused.body.text.en).toContain("atlantis");
});
