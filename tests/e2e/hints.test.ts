// Hints: wished for in the lobby, asked for at the table, lit on the board and never played by themselves.
import { Person } from "./person";
import { expect, test } from "./server";

test.use({ contextOptions: { reducedMotion: "reduce" } });

test("whoever opened a table with hints sees what a strong player would do, and does it", async ({ page }) => {
  const me = new Person(page);
  await me.repeatable();
  await page.goto("/");
  await page.getByRole("button", { name: "Options" }).click();
  await page.getByRole("radio", { name: "For whoever asks" }).check({ force: true });
  await page.getByRole("button", { name: "Done" }).click();
  await page.getByRole("button", { name: "Play now" }).first().click();
  await me.waitForTurn();
  const version = await page.locator(".table").getAttribute("data-version");
  await page.getByRole("button", { name: "What would a strong player do?" }).click();
  const answers = page.getByRole("region", { name: "Hint" }).getByRole("button", { name: /Chance to win/ });
  await expect(answers.first()).toBeVisible({ timeout: 60_000 });
  expect(await answers.count()).toBeGreaterThan(1);
  await expect(page.locator(".table")).toHaveAttribute("data-version", String(Number(version) + 1)); // it was counted
  await answers.nth(1).click();
  await expect(answers.nth(1)).toHaveAttribute("aria-pressed", "true");
  await expect(me.decision.locator(".primary")).toBeEnabled();
  await expect(page.locator(".table"), "nothing was played").toHaveAttribute("data-version", String(Number(version) + 1));
  await me.decision.locator(".primary").click();
  await expect(answers).toHaveCount(0);
  await expect(page.locator(".table")).not.toHaveAttribute("data-version", String(Number(version) + 1));
  expect(me.errors).toEqual([]);
});
