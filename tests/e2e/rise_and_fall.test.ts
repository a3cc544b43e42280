// Rise & Fall against bots, to the end: a world that is built together and a quick one, by mouse and by touch.
import { type Act, type Choice, Player } from "./player";
import { expect, test } from "./server";

test.use({ contextOptions: { reducedMotion: "reduce" } });

const PLACES = /grow|build|found|educate|convert|land-/; // what brings pieces into the world, and so the end nearer

class Founder extends Player {
  /** The name of its pictures. */
  name = "";

  /** Laying a sea is another matter than laying a plain. */
  protected override kindOf({ kind, prompt }: Choice): string {
    return typeof prompt === "string" ? kind : [kind, prompt.a?.["terrain"]].filter(Boolean).join(" ");
  }

  /** Something that leads on: a new piece, else all at once, else whatever comes by turns. */
  protected override wish({ acts }: Choice): Act {
    const key = (act: Act): string => (typeof act.say === "string" ? act.say : act.say.t);
    const placing = acts.filter((act) => PLACES.test(key(act)));
    const all = acts.filter((act) => String(act.path[0]).startsWith("~all"));
    return this.byTurns(placing.length ? placing : all.length ? all : acts);
  }

  /** One later turn is answered on the page too, and kept as pictures. */
  protected override async look({ kind }: Choice, times: number): Promise<boolean> {
    if (kind !== "wakepiece" || times !== 30) return false;
    await this.comeBack();
    await this.waitForTurn();
    await this.page.keyboard.press("g"); // who leads where
    await this.picture(`${this.name}-regions`);
    await this.page.keyboard.press("g");
    await this.picture(`${this.name}-acting`);
    return true;
  }
}

async function toTheEnd(me: Founder, name: string): Promise<void> {
  me.name = name;
  const state = await me.playOn(1);
  await me.comeBack();
  const end = me.page.getByRole("dialog").getByRole("heading", { name: /\bwins?\b|share the victory/ });
  await expect(end).toBeVisible({ timeout: 30_000 });
  await me.picture(`${name}-over`);
  expect(Math.max(...state.table.points)).toBeGreaterThan(0);
  expect(state.table.winners.length).toBeGreaterThan(0);
  for (const kind of ["deploy", "playcard", "wakepiece"]) {
    expect([...me.kinds.keys()].some((one) => one.startsWith(kind)), kind).toBe(true);
  }
  expect(me.errors).toEqual([]);
}

test("two players build their world and play it to the end", async ({ page }) => {
  const me = new Founder(page, false);
  await me.sitDown("rise_and_fall", 1, { world: "together" }, 3);
  await me.picture("rise-and-fall-building");
  await toTheEnd(me, "rise-and-fall-built");
  const laid = [...me.kinds.keys()].filter((kind) => kind.startsWith("laytile"));
  expect(laid.sort()).toEqual(["forest", "glacier", "mountain", "plain", "sea"].map((terrain) => `laytile ${terrain}`));
});

test("four players play a quick world to the end", async ({ page }) => {
  const me = new Founder(page, false);
  await me.sitDown("rise_and_fall", 3, { world: "quick" }, 5);
  await toTheEnd(me, "rise-and-fall-quick");
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2, colorScheme: "dark" });
  test("a quick world is played to the end by touch", async ({ page }) => {
    const me = new Founder(page, true);
    await me.sitDown("rise_and_fall", 1, { world: "quick" }, 8);
    await me.picture("rise-and-fall-phone");
    await toTheEnd(me, "rise-and-fall-phone");
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  });
});
