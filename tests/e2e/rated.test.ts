// A rated game against a bot, from the lobby to its end: it counts, and one's own page tells the rating with its doubt.
import { faults } from "./axe";
import { ask, OFTEN } from "./person";
import { type Act, type Choice, Player } from "./player";
import { expect, test } from "./server";

test.use({ contextOptions: { reducedMotion: "reduce" } });

class Conqueror extends Player {
  /** Conquers where it can, and else goes on. */
  protected override wish({ acts }: Choice): Act {
    const key = (act: Act): string => (typeof act.say === "string" ? act.say : act.say.t);
    const on = [/conquer/, /gather/, /stop/].map((wish) => acts.find((act) => wish.test(key(act))));
    return on.find((act) => act !== undefined) ?? acts[0]!;
  }
}

test("a rated game against a bot counts, and one's own page tells the rating with its doubt", async ({ page }) => {
  test.slow();
  const me = new Conqueror(page, false);
  await me.arrive();
  await page.route("**/api/tables", async (route) => {
    if (route.request().method() !== "POST") return route.fallback();
    const asked = route.request().postDataJSON() as { rated?: boolean };
    expect(asked.rated).toBe(true);
    return route.continue({ postData: JSON.stringify({ ...asked, seats: [{ kind: "you" }, { kind: "bot", level: "gentle" }] }) });
  });
  await page.getByRole("button", { name: /^Options/ }).click();
  await page.getByRole("radio", { name: "It counts" }).check({ force: true });
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Play now" }).click();
  await page.waitForURL(/\/t\//);
  const table = me.table;
  const begun = async () => (await ask<{ status: string }>(page, "GET", `/api/tables/${table}`)).body.status;
  await expect.poll(begun, { intervals: OFTEN }).toBe("running");
  me.settleDown();
  await me.waitForTurn();
  await me.answer(/^Take people/);
  const { table: played } = await me.playOn(0);
  expect(played.status).toBe("over");
  await me.comeBack();
  await expect(page.getByRole("dialog").getByRole("heading", { name: /\bwins?\b|share the victory/ })).toBeVisible();
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
