// Lobby → Vinci against three bots → the end of the game, by mouse and by the list of choices.
import { Person, ask } from "./person";
import { expect, test } from "./server";

test("a whole game of Vinci against three bots, to its end", async ({ page }) => {
  test.setTimeout(400_000);
  const me = new Person(page);
  await page.emulateMedia({ reducedMotion: "reduce" }); // three bots take their time otherwise
  await page.goto("/");
  await me.picture("lobby");
  const table = await me.playNow();
  await me.picture("table-first-question");

  // by mouse: a pair of tokens, then provinces; a first click shows, a second one does
  const pair = page.getByRole("group", { name: "Peoples" }).getByRole("button").first();
  await pair.click();
  await expect(me.decision).toContainText("New tokens are drawn");
  await pair.click();
  await expect.poll(() => me.question(), { timeout: 60_000 }).not.toContain("Which people");

  const end = page.getByRole("dialog").getByRole("heading", { name: /wins|share the victory/ });
  const asked = me.choices.getByRole("button", { disabled: false }).first();
  let expanded = false;
  for (let decisions = 0; decisions < 2_000; decisions++) {
    await expect(asked.or(end).first()).toBeAttached({ timeout: 120_000 });
    if (await end.isVisible()) break;
    if (!expanded && (await me.question()).includes("conquer")) {
      expanded = true;
      await me.picture("table-expanding");
    }
    const evenly = me.decision.getByRole("button", { name: "Spread evenly" });
    if (await evenly.isVisible()) await evenly.click();
    else await me.answer(/^Conquer/, /^Gather/, /^Stop/);
  }
  await expect(end).toBeVisible();
  await me.picture("table-over");
  const info = await ask<{ status: string; points: number[]; winners: number[] }>(page, "GET", `/api/tables/${table}`);
  expect(info.body.status).toBe("over");
  expect(Math.max(...info.body.points)).toBe(info.body.points[info.body.winners[0] ?? 0]);
  expect(me.errors).toEqual([]);
});
