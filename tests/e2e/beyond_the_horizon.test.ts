// Beyond the Horizon against bots to the end, by mouse and by touch; cards that are turned up for all, or for one alone.
import { overlaps, smallest } from "./legible";
import { type Act, type Choice, Player, asked } from "./player";
import { settle } from "./seen";
import { expect, test } from "./server";

test.use({ contextOptions: { reducedMotion: "reduce" } });

/** What ends a part of a turn or is only a trade. */
const IDLE = ["~pass", "~sell", "~buy"];
/** Questions of which a picture is taken, and how often each has come before. */
const PICTURES: Record<string, number> = { takeaction: 8, moveunits: 4, expand: 1 };

function first({ path }: Act): string {
  return [path[0]!].flat()[0]!;
}

class Explorer extends Player {
  protected override readonly stays = true;
  /** The name of its pictures. */
  name = "";

  /** Whatever does something: pawns go where they bring more than at home, units where nobody was; one trade is made. */
  protected override wish({ acts, kind }: Choice): Act {
    const trades = acts.filter((act) => ["~sell", "~buy"].includes(first(act)));
    if (kind === "chooseproduction" && trades.length && !this.kinds.has("trade")) return trades[0]!;
    if (kind === "trade") return acts.find((act) => first(act) === "~pass")!;
    const liked = acts.filter((act) => {
      if (kind === "chooseproduction") return first(act).startsWith("~produce.");
      return !IDLE.includes(first(act)) && !first(act).startsWith("space.grow");
    });
    const far = liked.filter(({ final }) => final !== undefined);
    return this.byTurns(far.length ? far : liked.length ? liked : acts);
  }

  protected override async look({ kind }: Choice, times: number): Promise<boolean> {
    if (PICTURES[kind] === times) {
      await this.comeBack();
      await this.waitForTurn();
      await this.picture(`${this.name}-${kind}`);
    }
    return false;
  }
}

/** Plays to the final standings, each kind of question first by clicks, and reads where the winner's points came from. */
async function toTheEnd(me: Explorer, name: string): Promise<void> {
  me.name = name;
  const state = await me.playOn(1);
  const end = me.page.getByRole("dialog");
  await expect(end.getByRole("heading", { name: /\bwins?\b|share the victory/ })).toBeVisible({ timeout: 60_000 });
  const best = Math.max(...state.table.points);
  expect(best).toBeGreaterThan(0);
  expect(state.table.winners.length).toBeGreaterThan(0);
  const sum = end.getByRole("listitem").first().getByRole("button", { name: String(best) });
  await (me.touch ? sum.tap() : sum.click());
  await expect(end.getByText("technologies", { exact: true }).last(), "an item of the score").toBeVisible();
  await me.picture(`${name}-over`);
  for (const kind of ALWAYS) expect([...me.kinds.keys()]).toContain(kind);
  expect(me.errors).toEqual([]);
}

/** What everybody is asked in every game. */
const ALWAYS = ["choosegovernment", "takeaction", "researchslot", "recruitunit", "moveunits", "chooseproduction"];

test("two players play to the end", { tag: "@whole" }, async ({ page }) => {
  const me = new Explorer(page, false);
  await me.sitDown("beyond_the_horizon", 1, { rounds: 20 }, 3);
  await toTheEnd(me, "beyond-the-horizon");
});

test("four players play to the end", { tag: "@whole" }, async ({ page }) => {
  const me = new Explorer(page, false);
  await me.sitDown("beyond_the_horizon", 3, { rounds: 20 }, 4);
  await toTheEnd(me, "beyond-the-horizon-four");
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2, colorScheme: "dark" });
  test("two players play to the end by touch", { tag: "@whole" }, async ({ page }) => {
    const me = new Explorer(page, true);
    await me.sitDown("beyond_the_horizon", 1, { rounds: 20 }, 5);
    await toTheEnd(me, "beyond-the-horizon-phone");
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  });
});

test("the tree lights what may be researched, and says what another slot still needs", async ({ page }) => {
  const me = new Player(page, false);
  await me.goOn(asked("beyond_the_horizon", "researchslot", "research III", { seats: "4", after: "180", by: "quick" }));
  await me.waitForTurn();
  const { choices, version, scene } = await me.state();
  const open = choices[0]!.acts.map((act) => [act.path[0]!].flat());
  // the card on a slot says what the slot needs, and so does an empty slot
  const closed = scene.elements.filter(({ lines }) => JSON.stringify(lines)?.includes("scene-lacks")).at(-1)!;
  await page.locator(`[data-id="${closed.id}"]`).first().hover();
  await expect(page.getByText(/^You still lack /).first()).toBeVisible();
  // a card is heard with the slot it lies on, an empty slot by itself
  const heard = page.locator(open[0]!.map((id) => `[data-id="${id}"][aria-label]`).join(", ")).first();
  await expect(heard).toHaveAttribute("aria-label", /research/i);
  await page.locator(`[data-id="${open[0]!.at(-1)}"]`).first().hover();
  await me.picture("beyond-the-horizon-research");
  await me.answerOnPage(choices[0]!, choices[0]!.acts[0]!, version);
  expect(me.errors).toEqual([]);
});

const FINGER = 23.5; // pixels

/** How to come to a question that few games ask. */
const SELDOM: Record<string, Record<string, string>> = {
  namecolour: { by: "quick" },
  spendcube: { by: "quick" },
  choosebuild: { by: "quick" },
  commit: { by: "quick" },
  claimobjective: { by: "quick" },
  keepprivate: { by: "quick", seats: "4" },
  choosecopy: { seats: "4", after: "200", towards: "act (internet|research_iv)|research IV|fortify|produce coins" },
};
for (const [kind, way] of Object.entries(SELDOM)) {
  test(`a question that comes seldom is answered by clicks: ${kind}`, async ({ page }) => {
    const me = new Player(page, false);
    await me.goOn(asked("beyond_the_horizon", kind, "(?!pass)", way));
    await me.waitForTurn();
    const { choices, version } = await me.state();
    const { acts } = choices[0]!;
    await me.answerOnPage(choices[0]!, acts.find((act) => !IDLE.includes(first(act)))!, version);
    await me.picture(`beyond-the-horizon-${kind}`);
    expect(me.errors).toEqual([]);
  });
}

test("cards that are turned up lie open for all, and one of them chooses", async ({ page, browser, baseURL }) => {
  const researcher = new Player(page, false);
  const other = new Player(await (await browser.newContext({ baseURL })).newPage(), false);
  await researcher.goOn(asked("beyond_the_horizon", "keeptechnology", "keep", { by: "quick" }), other);
  await researcher.waitForTurn();
  const { choices, version } = await researcher.state();
  const cards = choices[0]!.acts.map(first);
  expect(cards.length).toBeGreaterThan(1);
  for (const card of cards) {
    await expect(researcher.page.locator(`[data-id="${card}"]`).first()).toBeVisible();
    await expect(other.page.locator(`[data-id="${card}"]`).first()).toBeVisible();
  }
  await expect(other.choices.getByRole("button")).toHaveCount(0);
  await researcher.picture("beyond-the-horizon-keep");
  await other.picture("beyond-the-horizon-revealed");
  await researcher.answerOnPage(choices[0]!, choices[0]!.acts[1]!, version);
  await other.sees(version + 1);
  await expect(other.page.locator(`[data-id="${cards[0]}"]`)).toHaveCount(0);
  await expect(other.page.locator(`[data-id="${cards[1]}"]`).first()).toBeAttached();
  expect([...researcher.errors, ...other.errors]).toEqual([]);
});

test("nothing on the mat lies over its neighbour, and no title of the tree is cut", async ({ page }) => {
  const me = new Player(page, false);
  await me.goOn(asked("beyond_the_horizon", "chooseproduction", "sell", { seats: "4" }));
  await me.waitForTurn();
  for (const lang of ["fr", "en"]) {
    await page.evaluate((chosen) => localStorage.setItem("ecumene.lang", chosen), lang);
    await page.reload();
    await me.waitForTurn();
    for (const width of [1440, 1024]) {
      await page.setViewportSize({ width, height: 800 });
      await expect(page.locator(".columns > .column[data-id]").first()).toBeVisible();
      const faults = await page.evaluate(() => {
        const found: string[] = [];
        const all = (within: ParentNode, what: string): Element[] => Array.from(within.querySelectorAll(what));
        const beside = (things: Element[]): void => {
          const boxes = things.map((thing) => thing.getBoundingClientRect());
          boxes.slice(1).forEach((box, i) => {
            if (box.left < boxes[i]!.right - 0.5) found.push(`${things[i + 1]!.className} over its neighbour`);
          });
        };
        for (const column of all(document, ".columns > .column[data-id]")) {
          const { left, right } = column.getBoundingClientRect();
          const outside = all(column, ".pegs i, .foot *").filter((part) => {
            const box = part.getBoundingClientRect();
            return box.left < left - 0.5 || box.right > right + 0.5;
          });
          if (outside.length > 0) found.push(`${column.getAttribute("data-id")}: more than it holds`);
        }
        for (const row of all(document, ".columns")) beside(all(row, ":scope > .column[data-id]"));
        for (const row of all(document, ".rows .row")) beside(all(row, ".covered .token svg"));
        for (const title of all(document, ".plate b")) {
          if (title.scrollWidth > title.clientWidth) found.push(`cut: ${title.textContent}`);
        }
        return found;
      });
      expect(faults, `${lang}, ${width}`).toEqual([]);
    }
  }
  expect(me.errors).toEqual([]);
});

test.describe("late in a game, on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test("units and numbers of crowded hexes do not lie over each other", async ({ page }) => {
    const me = new Player(page, true);
    await me.goOn(asked("beyond_the_horizon", "moveunits", "", { seats: "4", after: "500", by: "quick" }));
    await me.waitForTurn();
    await settle(page);
    const units = ".board .company .all, .board .company .sum";
    await expect(page.locator(".board .company").first()).toBeAttached();
    expect(await overlaps(page, units, `.board .slot, ${units}`)).toEqual([]);
    const lit = await smallest(page, ".board .target.clickable[data-id^='unit.']");
    expect(lit.count).toBeGreaterThan(0);
    expect(lit.least, "a finger hits each unit").toBeGreaterThanOrEqual(FINGER);
    await me.picture("beyond-the-horizon-crowded-phone");
  });

  test("the tree is near enough to be read, and a finger hits each of its places", async ({ page }) => {
    const me = new Player(page, true);
    await me.goOn(asked("beyond_the_horizon", "takeaction", "", { seats: "4", after: "220", by: "quick" }));
    await me.waitForTurn();
    await settle(page);
    const letters = await page.locator(".board .plate b").evaluateAll((titles) =>
      titles.map((title) => (parseFloat(getComputedStyle(title).fontSize) * title.getBoundingClientRect().height) / (title as HTMLElement).offsetHeight),
    );
    expect(letters.length).toBeGreaterThan(10);
    expect(Math.min(...letters), "the size of titles").toBeGreaterThan(8);
    const lit = await smallest(page, ".board .target.clickable[data-id^='space.'][role=button]");
    expect(lit.count).toBeGreaterThan(0);
    expect(lit.least).toBeGreaterThanOrEqual(FINGER);
    await me.picture("beyond-the-horizon-tree-phone");
  });
});
