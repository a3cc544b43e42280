// Rise & Fall against bots, to the end: a world that is built together and a quick one, by mouse and by touch.
import { overlaps, smallest } from "./legible";
import { type Act, type Choice, Player, asked } from "./player";
import { settle } from "./seen";
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

test("two players build their world and play it to the end", { tag: "@whole" }, async ({ page }) => {
  const me = new Founder(page, false);
  await me.sitDown("rise_and_fall", 1, { world: "together" }, 3);
  await me.picture("rise-and-fall-building");
  await toTheEnd(me, "rise-and-fall-built");
  const laid = [...me.kinds.keys()].filter((kind) => kind.startsWith("laytile"));
  expect(laid.sort()).toEqual(["forest", "glacier", "mountain", "plain", "sea"].map((terrain) => `laytile ${terrain}`));
});

test("four players play a quick world to the end", { tag: "@whole" }, async ({ page }) => {
  const me = new Founder(page, false);
  await me.sitDown("rise_and_fall", 3, { world: "quick" }, 5);
  await toTheEnd(me, "rise-and-fall-quick");
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2, colorScheme: "dark" });
  test("a quick world is played to the end by touch", { tag: "@whole" }, async ({ page }) => {
    const me = new Founder(page, true);
    await me.sitDown("rise_and_fall", 1, { world: "quick" }, 8);
    await me.picture("rise-and-fall-phone");
    await toTheEnd(me, "rise-and-fall-phone");
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  });
});

const FINGER = 24; // pixels

for (const [width, height] of [[390, 844], [360, 740]] as const) {
  test.describe(`at ${width}×${height}`, () => {
    test.use({ viewport: { width, height }, hasTouch: true, isMobile: true });

    test("hexes and pieces can be hit with a finger, and no card lies over a heading", async ({ page }) => {
      const me = new Player(page, true);
      await me.goOn(asked("rise_and_fall", "playcard", "", { seats: "4", after: "200", by: "quick" }));
      await me.waitForTurn();
      await settle(page);
      for (const what of ["path.target[data-id^='w.']", ".board .holder[data-piece]"]) {
        const { count, least } = await smallest(page, what);
        expect(count, what).toBeGreaterThan(4);
        expect(least, what).toBeGreaterThanOrEqual(FINGER);
      }
      await me.picture(`rise-and-fall-fingers-${width}`);
      await page.getByRole("button", { name: /^Cards/ }).last().tap();
      await expect(page.locator(".item.card").first()).toBeVisible();
      await settle(page);
      expect(await overlaps(page, ".zone .item.card", ".zone .title, .sheet h2, .zone h4")).toEqual([]);
      await me.picture(`rise-and-fall-hand-${width}`);
    });
  });
}

test("at 1024×768 the world opens whole in view, and nothing hides its first or its last row", async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 768 });
  const me = new Player(page, false);
  await me.goOn(asked("rise_and_fall", "playcard", "", { seats: "4", after: "200", by: "quick" }));
  await me.waitForTurn();
  await settle(page);
  const { world, free } = await page.evaluate(() => {
    const hexes = Array.from(document.querySelectorAll("path.target[data-id^='w.']")).map((node) => node.getBoundingClientRect());
    const board = document.querySelector(".board")!.getBoundingClientRect();
    const over = [".tray", ".bar"].flatMap((of) => Array.from(document.querySelectorAll(`.table > ${of}, ${of} > .tray`))).map((node) => node.getBoundingClientRect()).filter(({ height }) => height > 0);
    const world = [Math.min(...hexes.map(({ left }) => left)), Math.min(...hexes.map(({ top }) => top)), Math.max(...hexes.map(({ right }) => right)), Math.max(...hexes.map(({ bottom }) => bottom))] as const;
    return { world, free: [board.left, board.top, board.right, Math.min(board.bottom, ...over.map(({ top }) => top))] as const };
  });
  await me.picture("rise-and-fall-last-row");
  const HAIR = 1; // pixel
  expect(world[0]).toBeGreaterThanOrEqual(free[0] - HAIR);
  expect(world[1]).toBeGreaterThanOrEqual(free[1] - HAIR);
  expect(world[2]).toBeLessThanOrEqual(free[2] + HAIR);
  expect(world[3]).toBeLessThanOrEqual(free[3] + HAIR);
});

for (const waits of [true, false]) {
  test(waits ? "a tile that is put down waits for a second word" : "whoever turned that off lays a tile by one click", async ({ page }) => {
    if (!waits) await page.addInitScript(() => localStorage.setItem("ecumene.settings", JSON.stringify({ confirmTiles: false })));
    const me = new Player(page, false);
    await me.goOn(asked("rise_and_fall", "laytile", "", {}));
    await me.waitForTurn();
    const { choices, version } = await me.state();
    await me.take(choices[0]!, choices[0]!.acts[0]!);
    const dot = page.locator("g.hand circle:not(.casing)").first();
    const box = (await dot.boundingBox())!;
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
    await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
    const lay = page.locator(".tools .lay");
    if (waits) {
      await expect(lay).toBeEnabled();
      expect((await me.state()).version, "nothing is laid yet").toBe(version);
      await lay.click();
    }
    await expect.poll(async () => (await me.state()).version).toBeGreaterThan(version);
    expect(me.errors).toEqual([]);
  });
}
