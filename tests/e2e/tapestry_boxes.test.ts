// Tapestry with all its boxes: chosen in the lobby by their pictures, and played to the end on a desk and on a phone.
import { type Act, asked, type Choice, Player, type State } from "./player";
import { scales, settle } from "./seen";
import { expect, test } from "./server";
import { BOXES, firstOfEach, movesOf, Walk } from "./walk";

test.use({ contextOptions: { reducedMotion: "reduce" } });

class Patron extends Player {
  protected override readonly stays = true;

  /** The cards with something at their edges, by their ids. */
  enchanted = new Set<string>();

  override async state(): Promise<State> {
    const state = await super.state();
    const cards = state.scene.elements.filter(({ left, right }) => left !== undefined || right !== undefined);
    this.enchanted = new Set(cards.map(({ id }) => id));
    return state;
  }

  /** What an advance brings is worth more than the end of an era; arts and enchanted cards are what these boxes are about. */
  protected override wish({ kind, acts }: Choice): Act {
    const others = acts.filter(({ path }) => path[0] !== "~income");
    const enchanted = others.filter(({ path }) => [path[0] ?? []].flat().some((id) => this.enchanted.has(id)));
    if (kind === "playcard" && enchanted.length) return this.byTurns(enchanted);
    const arts = others.filter(({ path }) => [path[0]].flat().includes("track.arts"));
    return this.byTurns(arts.length ? arts : others.length ? others : acts);
  }
}

async function toTheEnd(me: Patron, name: string): Promise<void> {
  const state = await me.playOn(1);
  const end = me.page.getByRole("dialog").getByRole("heading", { name: /\bwins?\b|share the victory/ });
  await expect(end).toBeVisible({ timeout: 30_000 });
  await me.picture(`${name}-over`);
  expect(Math.max(...state.table.points)).toBeGreaterThan(0);
  for (const kind of ["draftlandmark", "taketurn", "createmasterpiece"]) expect([...me.kinds.keys()]).toContain(kind);
  expect(state.scene.elements.some(({ id, in: within }) => id.startsWith("token.") && within === "track.arts")).toBe(true);
  expect(me.enchanted.size).toBeGreaterThan(0);
  expect(me.errors).toEqual([]);
}

test("boxes are chosen in the lobby, and the table has five tracks", async ({ page }) => {
  const me = new Player(page, false);
  await page.goto("/");
  await page.getByRole("button", { name: /Tapestry/ }).first().click();
  const boxes = page.getByRole("group", { name: "Boxes" }).getByRole("switch");
  await expect(boxes).toHaveCount(3);
  const brings = page.getByRole("status", { name: "What this table brings" });
  await expect(brings).toContainText("16 civilizations");
  await expect(brings).toContainText("heavy");
  for (const box of await boxes.all()) await box.click();
  await expect(brings).toContainText("41 civilizations");
  await expect(brings).toContainText("20 masterpieces");
  await expect(brings).toContainText(/for experts\s*about \d+ minutes/);
  await me.picture("tapestry-boxes-lobby");
  await page.getByRole("button", { name: "Play now" }).click();
  await page.waitForURL(/\/t\//);
  await me.waitForTurn();
  await expect(page.locator('[data-id^="track."]')).toHaveCount(5);
  expect(me.errors).toEqual([]);
});

test("two players play to the end with all boxes", { tag: "@whole" }, async ({ page }) => {
  const me = new Patron(page, false);
  await me.sitDown("tapestry", 1, BOXES, 7);
  await toTheEnd(me, "tapestry-boxes");
  await expect(page.locator(".edge").first()).toBeAttached();
  await expect(page.locator('[data-id^="reserve.p"]').first()).toBeAttached();
});

test.describe("with 1024 pixels", () => {
  test.use({ viewport: { width: 1024, height: 768 } });
  test("a question brings the tab forward that answers it", async ({ page }) => {
    const me = new Player(page, false);
    const options = Object.entries(BOXES).map((each) => each.join("=")).join(",");
    await me.goOn(asked("tapestry", "placebuilding", ".*", { seats: "5", after: "250", by: "quick", options }));
    await me.waitForTurn();
    const state = await me.state();
    const city = page.locator(`[data-id="city.p${state.choices[0]!.seat}"]`);
    await expect(city).toBeVisible();
    await expect(page.getByRole("group", { name: "Boards" }).getByRole("button", { name: "Capital", pressed: true })).toBeVisible();
    await me.picture("tapestry-boxes-1024");
    // all of it is in sight, its plots are large, and with five at the table no name of a part or a tier is cut
    const grid = page.locator(".tabbed .grid > svg");
    await expect(grid).toBeInViewport({ ratio: 1 });
    expect((await grid.boundingBox())!.height).toBeGreaterThan(9 * 30);
    const cut = await page.locator(".tabs, .head, .again .label, .again .icons").evaluateAll((all) =>
      all.filter((each) => each.scrollWidth > each.clientWidth + 1 || each.scrollHeight > each.clientHeight + 2).map(({ textContent }) => textContent),
    );
    expect(cut).toEqual([]);
    const { choices, version } = await me.state();
    await me.answerOnPage(choices[0]!, choices[0]!.acts[0]!, version);
    expect(me.errors).toEqual([]);
  });
});

for (const [width, height] of [[1440, 900], [1920, 1080]] as const) {
  test(`at ${width}×${height} the small world keeps its scale, whatever is asked, and what lies below it can be reached`, async ({ page, baseURL }) => {
    test.slow();
    await page.setViewportSize({ width, height });
    const played = { game: "tapestry", seats: 5, seat: 0, seed: 0, options: BOXES };
    const moves = movesOf(played);
    const walk = new Walk(new Player(page, false), played, moves);
    await walk.open(baseURL!);
    const seen = new Map<string, number>();
    const wanted = ["keepmats", "conquertarget", "choosedie", "createmasterpiece"]; // elsewhere, on the world, below it, elsewhere
    for (const each of firstOfEach(moves, played.seat).filter((number) => wanted.includes(moves[number]![2]))) {
      const { choice } = await walk.to(each);
      await settle(page);
      const [world, ...others] = await scales(page);
      expect(others).toEqual([]);
      seen.set(choice.kind, world!.scale);
    }
    expect([...seen.keys()]).toEqual(wanted);
    expect(new Set(seen.values()).size, JSON.stringify([...seen])).toBe(1);
    const achievement = page.locator(".columns .sheet.world").getByText("Conquer the middle island").first();
    await achievement.scrollIntoViewIfNeeded();
    await expect(achievement).toBeInViewport({ ratio: 0.9 });
    await walk.person.picture(`tapestry-boxes-world-${width}`);
    await walk.close();
  });
}

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2, colorScheme: "dark" });
  test("two players play to the end with all boxes by touch", { tag: "@whole" }, async ({ page }) => {
    const me = new Patron(page, true);
    await me.sitDown("tapestry", 1, BOXES, 5);
    await toTheEnd(me, "tapestry-boxes-phone");
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  });
});
