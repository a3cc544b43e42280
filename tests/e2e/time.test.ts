// Time: chosen in the lobby, told at the table, to the eye and to a screen reader, on a desk and on a phone.
import { faults } from "./axe";
import { BOT, Person, YOU } from "./person";
import { expect, test } from "./server";

test.use({ contextOptions: { reducedMotion: "reduce" } });

test("a table over days is wished for in the lobby, and its clocks are told", async ({ page }) => {
  const me = new Person(page);
  await me.repeatable();
  await page.goto("/");
  await page.getByRole("button", { name: "Options" }).click();
  await page.getByRole("radio", { name: "Over days" }).first().check({ force: true });
  await page.getByRole("radio", { name: "3 days" }).check({ force: true });
  await expect(page.getByRole("dialog")).toContainText("3 days for every turn");
  await me.picture("time-options");
  expect(await faults(page)).toEqual([]);
  await page.getByRole("button", { name: "Done" }).click();
  await page.getByRole("button", { name: "Play now" }).first().click();
  await me.waitForTurn();
  const clock = page.getByRole("timer").first();
  await expect(clock).toHaveAccessibleName("3 days left");
  await me.picture("time-table");
  expect(await faults(page)).toEqual([]);
  await page.getByRole("button", { name: "Table menu" }).first().click();
  await page.getByRole("button", { name: "Ask for a pause" }).click();
  await expect(page.getByText("The clocks stand still. Anybody may go on.")).toBeVisible(); // there is one person only
  await expect(page.getByRole("button", { name: "Take holidays" })).toBeVisible();
  await me.picture("time-menu");
  expect(await faults(page)).toEqual([]);
  await page.getByRole("button", { name: "Take holidays" }).click();
  await expect(page.getByRole("button", { name: "End my holidays" })).toBeVisible();
  await me.picture("time-holidays");
  expect(await faults(page)).toEqual([]);
  await page.getByRole("button", { name: "Go on" }).click();
  expect(me.errors).toEqual([]);
});

test("a clock that runs low says so by more than a colour, and on a phone too", async ({ page }) => {
  const me = new Person(page);
  await me.open("vinci", [YOU, BOT, BOT], { pace: { kind: "clock", minutes: 1, increment_s: 0, level: "gentle" } });
  await me.waitForTurn();
  const clock = page.locator(".clock.mine.low").first();
  await expect(clock).toBeVisible();
  await expect(clock).toHaveAccessibleName(/^Only \d+ seconds left$/);
  await me.picture("time-low");
  await page.emulateMedia({ colorScheme: "dark" });
  await me.picture("time-low-dark");
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(page.locator(".strip .clock.low")).toBeVisible();
  await me.picture("time-low-phone");
  expect(await faults(page)).toEqual([]);
  expect(me.errors).toEqual([]);
});
