// A rated game against a bot, from the lobby on, to the end that bots play: it counts, and one's own page tells the rating with its doubt.
import { faults } from "./axe";
import { ask, OFTEN, Person } from "./person";
import { expect, test } from "./server";

test.use({ contextOptions: { reducedMotion: "reduce" } });

test("a rated game against a bot counts, and one's own page tells the rating with its doubt", async ({ page }) => {
  test.slow();
  const me = new Person(page);
  await page.route("**/api/tables", async (route) => {
    if (route.request().method() !== "POST") return route.fallback();
    const asked = route.request().postDataJSON() as { rated?: boolean };
    expect(asked.rated).toBe(true);
    return route.continue({ postData: JSON.stringify({ ...asked, seats: [{ kind: "you" }, { kind: "bot", level: "gentle" }] }) });
  });
  await page.goto("/");
  await page.getByRole("button", { name: /^Options/ }).click();
  await page.getByRole("radio", { name: "It counts" }).check({ force: true });
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Play now" }).click();
  await page.waitForURL(/\/t\//);
  const table = me.table;
  const status = async () => (await ask<{ status: string }>(page, "GET", `/api/tables/${table}`)).body.status;
  await expect.poll(status, { intervals: OFTEN }).toBe("running");
  await me.waitForTurn();
  await me.answer(/^Take people/);
  await ask(page, "POST", `/api/tables/${table}/concede`, { seat: 0, level: "gentle" }); // and bots play it to its end
  await expect.poll(status, { intervals: OFTEN, timeout: 180_000 }).toBe("over");
  const counted = async () => (await ask<{ counted: boolean }>(page, "GET", `/api/tables/${table}/ratings`)).body.counted;
  await expect.poll(counted, { intervals: OFTEN }).toBe(true);

  await page.goto("/me");
  const ratings = page.getByRole("region", { name: "Ratings" });
  await expect(ratings.getByRole("listitem")).toHaveCount(1);
  await expect(ratings.getByText("2 players · one game")).toBeVisible();
  const [, rating, doubt] = /^(\d+)\? ± (\d+)$/.exec((await ratings.locator("strong").textContent()) ?? "") ?? [];
  expect(Number(rating)).not.toBe(1500); // it was won or lost
  expect(Number(doubt)).toBeGreaterThan(0);
  expect(Number(doubt)).toBeLessThan(250); // one game is known now
  await expect(ratings.getByText(/Gentle/i)).toBeVisible(); // beside the bots that it is measured by
  await me.picture("rated-me");
  expect(await faults(page)).toEqual([]);
  expect(me.errors).toEqual([]);
});
