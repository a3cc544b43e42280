// Tapestry against bots to the end, by mouse and by touch; what is laid and turned; the defender's secret answer.
import { type Act, type Choice, Player, type State, type Thing, asked } from "./player";
import { expect, test } from "./server";

test.use({ contextOptions: { reducedMotion: "reduce" } });

class Ruler extends Player {
  protected override readonly stays = true;
  /** The name of its pictures. */
  name = "";

  /** What an advance brings is worth more than the end of an era: income turns come when nothing else can be done. */
  protected override wish({ acts }: Choice): Act {
    const others = acts.filter(({ path }) => path[0] !== "~income");
    return this.byTurns(others.length ? others : acts);
  }

  protected override async look({ kind }: Choice, times: number): Promise<boolean> {
    if (kind === "taketurn" && times === 12) {
      await this.comeBack();
      await this.waitForTurn();
      await this.picture(`${this.name}-turn`);
    }
    return false;
  }
}

/** Plays to the final standings, each kind of question first by clicks. */
async function toTheEnd(me: Ruler, name: string): Promise<void> {
  me.name = name;
  const state = await me.playOn(1);
  const end = me.page.getByRole("dialog").getByRole("heading", { name: /\bwins?\b|share the victory/ });
  await expect(end).toBeVisible({ timeout: 30_000 });
  await me.picture(`${name}-over`);
  expect(Math.max(...state.table.points)).toBeGreaterThan(0);
  expect(state.table.winners.length).toBeGreaterThan(0);
  for (const kind of ["keepmats", "taketurn", "playcard", "placebuilding"]) expect([...me.kinds.keys()]).toContain(kind);
  expect(me.errors).toEqual([]);
}

test("two players play to the end", { tag: "@whole" }, async ({ page }) => {
  const me = new Ruler(page, false);
  await me.sitDown("tapestry", 1, {}, 3);
  await toTheEnd(me, "tapestry");
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2, colorScheme: "dark" });
  test("four players play to the end by touch", { tag: "@whole" }, async ({ page }) => {
    const me = new Ruler(page, true);
    await me.sitDown("tapestry", 3, {}, 5);
    await toTheEnd(me, "tapestry-phone");
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  });

  test("the first tap on a button acts, although the hint above it goes away", async ({ page }) => {
    const me = new Player(page, true);
    await me.goOn(asked("tapestry", "payadvance", "pay"));
    await me.waitForTurn();
    const { choices, version } = await me.state();
    await me.answerOnPage(choices[0]!, choices[0]!.acts[0]!, version);
    expect(me.errors).toEqual([]);
  });
});

/** Lays what is in the hand, and says which things lie on the table since. */
async function lay(me: Player, before: State): Promise<Thing[]> {
  await me.layOn(1);
  await expect.poll(async () => (await me.state()).version).toBeGreaterThan(before.version);
  const known = new Set(before.scene.elements.map((thing) => JSON.stringify(thing)));
  return (await me.state()).scene.elements.filter((thing) => !known.has(JSON.stringify(thing)));
}

test("a landmark is turned and put into the capital, after a look at another player's mat", async ({ page }) => {
  const me = new Player(page, false);
  const at = asked("tapestry", "placelandmark", "site \\S+ 1");
  await me.goOn(at);
  await me.waitForTurn();
  const [own, other] = [at.seat, 1 - at.seat].map((seat) => page.locator(`[data-id="city.p${seat}"]`));
  const mats = page.getByRole("group", { name: "Whose mat" }).getByRole("button");
  await expect(own!).toBeVisible();
  await mats.nth(1 - at.seat).click();
  await expect(other!).toBeVisible();
  await page.locator('[data-id="space.science_3"]').first().hover(); // pointing at something leaves the mat where it is
  await page.locator('[data-id="space.military_3"]').first().hover();
  await expect(other!).toBeVisible();
  await expect(own!).toHaveCount(0);
  await mats.nth(at.seat).click();
  await expect(own!).toBeVisible();

  const before = await me.state();
  const choice = before.choices[0]!;
  await me.take(choice, choice.acts.find(({ path }) => String(path.at(-1)) === "~turn.1")!);
  await me.turn();
  await me.picture("tapestry-landmark");
  const laid = (await lay(me, before)).filter(({ cells, in: within }) => cells && within === `city.p${at.seat}`);
  expect(laid.map(({ cells }) => cells)).toEqual([choice.turns!["~turn.1"]]);
  expect(me.errors).toEqual([]);
});

test.describe("in the dark", () => {
  test.use({ colorScheme: "dark" });
  test("a territory is explored: a tile, where it lies, and how it is turned", async ({ page }) => {
    const me = new Player(page, false);
    await me.goOn(asked("tapestry", "exploretile", "tile"));
    await me.waitForTurn();
    const before = await me.state();
    const choice = before.choices[0]!;
    const act = choice.acts.at(-1)!;
    const tile = String(act.path[0]);
    await me.take(choice, act);
    await me.turn();
    await me.turn();
    await me.picture("tapestry-tile");
    const laid = (await lay(me, before)).filter(({ id, corners }) => corners && id.startsWith(`${choice.within}.`));
    const corners = before.scene.elements.find(({ id }) => id === tile)!.corners!;
    const turns = choice.acts.filter(({ path }) => path[0] === tile).map(({ path }) => Number(String(path[2]).slice("~turn.".length)));
    const by = [...new Set(turns)].sort()[2]!; // each press goes on to the next turn that makes a difference
    expect(laid.map((each) => each.corners)).toEqual([corners.map((_, i) => corners[(i - by + 6) % 6])]);
    expect(me.errors).toEqual([]);
  });
});

test("a defender is asked for a trap, and the attacker's page shows nothing of it", async ({ page, browser, baseURL }) => {
  const defender = new Player(page, false);
  const attacker = new Player(await (await browser.newContext({ baseURL })).newPage(), false);
  const at = asked("tapestry", "respond", "respond trap", { towards: "advance military|conquer", unseen: "card.trap" });
  await defender.goOn(at, attacker);
  await defender.waitForTurn();
  await expect(defender.decision.getByRole("button", { name: /Trap/ }).or(page.locator('[data-id^="card.trap."]').first())).toBeVisible();
  await defender.picture("tapestry-response");
  await expect(attacker.page.getByText(/Ada/).first()).toBeVisible();
  expect(await attacker.page.locator("body").innerText()).not.toMatch(/trap/i);
  await expect(attacker.choices.getByRole("button")).toHaveCount(0);
  await attacker.picture("tapestry-attacker");

  const { choices, version } = await defender.state();
  const pass = choices[0]!.acts.find(({ path }) => path[0] === "~pass")!;
  await defender.answerOnPage(choices[0]!, pass, version);
  await attacker.waitForTurn();
  expect(await attacker.page.locator("body").innerText()).not.toMatch(/trap/i);
  expect([...defender.errors, ...attacker.errors]).toEqual([]);
});

test("of two tapestry cards one is kept by a click, and nobody else sees them", async ({ page, browser, baseURL }) => {
  const me = new Player(page, false);
  const other = new Player(await (await browser.newContext({ baseURL })).newPage(), false);
  await me.goOn(asked("tapestry", "keepcard", "keep", { options: "first_card=of_two" }), other);
  await me.waitForTurn();
  await expect(page.locator('[data-id^="drawn."]')).toHaveCount(2);
  await me.picture("tapestry-keep-card");
  await expect(other.page.locator('[data-id^="drawn."]')).toHaveCount(0);

  const { choices, version } = await me.state();
  await me.answerOnPage(choices[0]!, choices[0]!.acts[0]!, version);
  await expect(page.locator('[data-id^="drawn."]')).toHaveCount(0);
  expect([...me.errors, ...other.errors]).toEqual([]);
});

test("of two civilizations one is kept by a click", async ({ page }) => {
  const me = new Player(page, false);
  await me.goOn(asked("tapestry", "keepcivilization", "lead", { options: "gained_civilization=of_two", by: "quick" }));
  await me.waitForTurn();
  const { choices, version } = await me.state();
  for (const { path } of choices[0]!.acts) await expect(page.locator(`[data-id="${String(path[0])}"]`)).toBeVisible();
  await me.picture("tapestry-keep-civilization");
  await me.answerOnPage(choices[0]!, choices[0]!.acts[1]!, version);
  expect(me.errors).toEqual([]);
});
