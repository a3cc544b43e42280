// Rise of Empires against bots to the end, by mouse and by touch; how many cubes go into a region.
import type { Page } from "@playwright/test";
import { playersOutOfSight } from "./legible";
import { type Act, type Choice, Player, asked } from "./player";
import { settle } from "./seen";
import { expect, test } from "./server";

test.use({ contextOptions: { reducedMotion: "reduce" } });

class Emperor extends Player {
  protected override readonly stays = true;
  /** The name of its pictures. */
  name = "";

  /** An action of a turn B is a question of its own: discs are taken back. */
  protected override kindOf({ kind, acts }: Choice): string {
    return kind === "takeaction" && acts.some(({ path }) => String(path[0]).startsWith("disc.")) ? "takeback" : kind;
  }

  /** Cubes go where others are, so that there are fights; once a disc is paid for; and what one has one does not let go. */
  protected override wish(choice: Choice): Act {
    const { acts, kind } = choice;
    const liked = acts.filter(({ path, then }) => {
      const first = [path[0]!].flat();
      if (kind === "placecubes") return first.some((id) => id.startsWith("cubes.") && !id.endsWith(".p0"));
      if (kind.startsWith("refuse")) return first[0] === "~done";
      if (this.kindOf(choice) === "takeback" && !this.kinds.has("paydiscs")) return then === undefined;
      return !["~pass", "~done"].includes(first[0]!);
    });
    return this.byTurns(liked.length ? liked : acts);
  }

  protected override async look({ kind }: Choice, times: number): Promise<boolean> {
    if (kind === "takeaction" && times === 7) {
      await this.comeBack();
      await this.waitForTurn();
      await this.picture(`${this.name}-action`);
    }
    return false;
  }
}

/** Plays to the final standings, each kind of question first by clicks. */
async function toTheEnd(me: Emperor, name: string): Promise<void> {
  me.name = name;
  const state = await me.playOn(1);
  const end = me.page.getByRole("dialog").getByRole("heading", { name: /\bwins?\b|share the victory/ });
  await expect(end).toBeVisible({ timeout: 60_000 });
  await me.picture(`${name}-over`);
  expect(Math.max(...state.table.points)).toBeGreaterThan(0);
  expect(state.table.winners.length).toBeGreaterThan(0);
  const kinds = [...me.kinds.keys()];
  for (const kind of ["takeaction", "placecubes", "takeback", "paydiscs", "keeptiles", "chooseposition"]) {
    expect(kinds).toContain(kind);
  }
  // what a disc is used for once it is paid, whichever row it came from
  expect(kinds.some((kind) => ["taketile", "takeempire", "choosetrade"].includes(kind))).toBe(true);
  expect(me.errors).toEqual([]);
}

test("two players play to the end", { tag: "@whole" }, async ({ page }) => {
  const me = new Emperor(page, false);
  await me.sitDown("rise_of_empires", 1, {}, 3);
  await toTheEnd(me, "rise-of-empires");
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2, colorScheme: "dark" });
  test("four players play to the end by touch", { tag: "@whole" }, async ({ page }) => {
    const me = new Emperor(page, true);
    await me.sitDown("rise_of_empires", 3, {}, 5);
    await toTheEnd(me, "rise-of-empires-phone");
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  });
});

test("a fight is answered by clicks", async ({ page }) => {
  const me = new Player(page, false);
  await me.goOn(asked("rise_of_empires", "fight", "", { by: "quick" }));
  await me.waitForTurn();
  const { choices, version } = await me.state();
  await me.answerOnPage(choices[0]!, choices[0]!.acts[0]!, version);
  expect(me.errors).toEqual([]);
});

test("a region is asked how many cubes: one more, all, a figure of the keyboard", async ({ page }) => {
  const me = new Player(page, false);
  const at = asked("rise_of_empires", "placecubes", "place \\S+ 6", { seats: "4", after: "400" });
  await me.goOn(at);
  await me.waitForTurn();
  const before = await me.state();
  const others = ({ path }: Act): number =>
    [path[0]!].flat().filter((id) => id.startsWith("cubes.") && !id.endsWith(`.p${at.seat}`)).length;
  const acts = before.choices[0]!.acts.filter(({ up_to = 1 }) => up_to >= 6);
  const act = acts.sort((one, two) => others(two) - others(one))[0]!; // where most others are
  const region = [act.path[0]!].flat()[0]!;
  const there = async (): Promise<number> => {
    const cubes = (await me.state()).scene.elements.find(({ id }) => id === `cubes.${region}.p${at.seat}`);
    return cubes?.n ?? 0;
  };
  const had = await there();

  const stepper = page.getByRole("group", { name: "How many" });
  const said = stepper.getByRole("status");
  await page.locator(`[data-id="${region}"]`).first().focus();
  await page.keyboard.press("Enter");
  await stepper.getByRole("button", { name: `All ${act.up_to}` }).click();
  await expect(said).toHaveText(String(act.up_to));
  await expect(stepper.getByRole("button", { name: "One more" })).toBeDisabled();
  await stepper.getByRole("button", { name: "One less" }).click();
  await expect(said).toHaveText(String(act.up_to! - 1));
  await page.keyboard.press("3");
  await expect(said).toHaveText("3");
  await me.picture("rise-of-empires-cubes");
  expect(await there(), "nothing is placed yet").toBe(had);
  await page.locator('[data-step="done"]').first().click();
  await expect.poll(there).toBe(had + 3);
  expect(me.errors).toEqual([]);
});

test("at 1024×768 tile and holdings lie beside the large map, and every player is in view", async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 768 });
  const me = new Player(page, false);
  await me.goOn(asked("rise_of_empires", "placecubes", "", { seats: "4", after: "150", by: "quick" }));
  await me.waitForTurn();
  await settle(page);
  const large = page.getByRole("button", { name: /^(Open large|Back to the table): The world/ });
  if ((await large.getAttribute("aria-label"))!.startsWith("Open large")) await large.click();
  await settle(page);
  const map = (await page.locator(".board").first().boundingBox())!;
  const headings = page.locator(".table h2:not(.unseen)").filter({ hasText: /^(Holdings|[A-Z][a-z]+( [A-Z][a-z]+)*)$/ });
  const beside = await headings.evaluateAll((all, edge) => all.filter((each) => each.checkVisibility() && each.getBoundingClientRect().left >= edge).map((each) => each.textContent?.trim() ?? ""), map.x + map.width);
  expect(beside.length, `beside the map: ${beside.join(", ")}`).toBeGreaterThanOrEqual(2);
  expect(beside).toContain("Holdings");
  await me.picture("rise-of-empires-large-1024");
  expect(await playersOutOfSight(page)).toEqual([]);
});

/** What a map of areas says, of each how often it is in sight, and what of it, and of its pieces, lies over something it says. */
async function told(page: Page): Promise<{ areas: number; names: number; badges: number; worded: number; pieces: number; over: string[] }> {
  return page.evaluate(() => {
    const HAIR = 1.5; // pixels
    const LETTERS = 0.7; // of the height of a line: its letters
    const TIPS = 0.1; // of the width of a piece: the tips of its shape, in the corners of which is nothing
    const board = document.querySelector(".board.chart")!;
    const seen = (node: Element): boolean => node.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && node.getBoundingClientRect().width > 0;
    const all = (of: string): Element[] => Array.from(board.querySelectorAll(of)).filter(seen);
    const [names, badges, pills, pieces] = [all("text.area"), all("g.badge"), all("g.pill"), all(".holder .body")];
    const boxes = [...names.flatMap((name) => Array.from(name.querySelectorAll("tspan"))), ...badges, ...pills, ...pieces].map((node) => {
      const { left, right, top, bottom, height } = node.getBoundingClientRect();
      const off = node.tagName === "tspan" ? ((1 - LETTERS) * height) / 2 : node.matches(".body") ? TIPS * height : 0;
      const aside = node.matches(".body") ? TIPS * (right - left) : 0;
      return { of: node.closest("text, .holder") ?? node, said: node.textContent?.trim() ?? "", left: left + aside, right: right - aside, top: top + off, bottom: bottom - off };
    });
    const over = boxes.flatMap((one, i) =>
      boxes
        .slice(0, i)
        .filter((two) => one.of !== two.of && !(one.of.matches(".holder") && two.of.matches(".holder")) && Math.min(one.right, two.right) - Math.max(one.left, two.left) > HAIR && Math.min(one.bottom, two.bottom) - Math.max(one.top, two.top) > HAIR)
        .map((two) => `${one.said} over ${two.said}`),
    );
    const areas = new Set(Array.from(board.querySelectorAll<SVGElement>("path.target[data-id]"), (node) => node.dataset["id"]).filter((id) => !id!.includes(".")));
    const worded = badges.filter((badge) => /\d+\/\d+ \D/.test(badge.textContent ?? "")).length;
    return { areas: areas.size, names: names.length, badges: badges.length, worded, pieces: pieces.length, over };
  });
}

for (const [width, height, lang] of [[1024, 768, "en"], [1280, 720, "fr"]] as const) {
  test.describe(`in ${lang} at ${width}×${height}`, () => {
    test.use({ viewport: { width, height }, locale: lang, colorScheme: lang === "fr" ? "dark" : "light" });

    test("both maps name every region, and nothing they say lies over another", async ({ page }) => {
      const me = new Player(page, false);
      await me.goOn(asked("rise_of_empires", "placecubes", "", { seats: "4", after: "400", by: "quick" }));
      await me.waitForTurn();
      const back = page.getByRole("button", { name: lang === "fr" ? /^Revenir à la table/ : /^Back to the table/ });
      for (const size of ["large", "small"]) {
        await settle(page);
        const { areas, names, badges, worded, pieces, over } = await told(page);
        await me.picture(`rise-of-empires-${size}-map-${width}`);
        expect(areas, size).toBeGreaterThan(20);
        expect(names, size).toBe(areas);
        expect(badges, size).toBeGreaterThanOrEqual(areas);
        expect(worded, size).toBeGreaterThan(size === "large" ? areas / 2 : areas / 4);
        expect(pieces, size).toBeGreaterThan(10);
        // on the small map at 1024×768 the cube of one region has no room in English: it touches its neighbour's name and badge
        const touches = size === "small" && lang === "en" ? 2 : 0;
        expect(over.length, `${size}: ${over.join(", ")}`).toBeLessThanOrEqual(touches);
        expect(over.filter((each) => !/^ over | over $/.test(each)), "names, badges and prices").toEqual([]);
        if (size === "large") await back.click();
      }
    });
  });
}

test.describe("a map held in a hand", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, locale: "fr", colorScheme: "dark" });

  test("names every region, and nothing it says lies over another", async ({ page }) => {
    const me = new Player(page, true);
    await me.goOn(asked("rise_of_empires", "placecubes", "", { seats: "4", after: "400", by: "quick" }));
    await me.waitForTurn();
    await settle(page);
    const { areas, names, worded, pieces, over } = await told(page);
    await me.picture("rise-of-empires-map-phone");
    expect(names).toBe(areas);
    expect(worded).toBeGreaterThan(areas / 2);
    expect(pieces).toBeGreaterThan(10);
    expect(over).toEqual([]);
  });
});
