// Lobby → Vinci against three bots → the end of the game, by mouse and by the list of choices.
import { playersOutOfSight } from "./legible";
import { type Act, type Choice, Player } from "./player";
import { expect, test } from "./server";

const CLICKS = 15; // so many decisions are taken on the page; the rest of the game is played over the table's API

class Conqueror extends Player {
  /** Conquers where it can, and else goes on. */
  protected override wish({ acts }: Choice): Act {
    const key = (act: Act): string => (typeof act.say === "string" ? act.say : act.say.t);
    const on = [/conquer/, /gather/, /stop/].map((wish) => acts.find((act) => wish.test(key(act))));
    return on.find((act) => act !== undefined) ?? acts[0]!;
  }
}

test("a whole game of Vinci against three bots, to its end", { tag: "@whole" }, async ({ page }) => {
  const me = new Conqueror(page, false);
  await page.emulateMedia({ reducedMotion: "reduce" }); // three bots take their time otherwise
  await page.goto("/");
  await me.picture("lobby");
  await me.playNow();
  await me.picture("table-first-question");

  // by mouse: a pair of tokens, then provinces; a first click shows, a second one does
  const pair = page.getByRole("group", { name: "Peoples" }).getByRole("button").first();
  await pair.click();
  await expect(me.decision).toContainText("New tokens are drawn");
  await pair.click();
  await expect.poll(() => me.question()).not.toContain("Which people");

  let expanded = false;
  for (let decisions = 0; decisions < CLICKS; decisions++) {
    await me.waitForTurn();
    if (!expanded && (await me.question()).includes("conquer")) {
      expanded = true;
      await me.picture("table-expanding");
    }
    const before = await me.seen();
    const evenly = me.decision.getByRole("button", { name: "Spread evenly" });
    if (await evenly.isVisible()) {
      await evenly.click();
      await me.sees(before + 1);
    } else await me.answer(/^Conquer/, /^Gather/, /^Stop/);
  }
  expect(expanded).toBe(true);

  const { table } = await me.playOn(0);
  await me.comeBack();
  await expect(page.getByRole("dialog").getByRole("heading", { name: /\bwins?\b|share the victory/ })).toBeVisible();
  await me.picture("table-over");
  expect(table.status).toBe("over");
  expect(Math.max(...table.points)).toBe(table.points[table.winners[0] ?? 0]);
  expect(me.errors).toEqual([]);
});

test("with six players every panel is in view at 1024×768", async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 768 });
  const me = new Player(page, false);
  await me.sitDown("vinci", 5, {}, 2);
  await me.waitForTurn();
  await expect(page.locator("[data-player]")).toHaveCount(6);
  expect(await playersOutOfSight(page)).toEqual([]);
  await me.picture("vinci-six-1024");
});
