// The page itself: no serious fault by axe-core, small, quick, and every rule at hand.
import AxeBuilder from "@axe-core/playwright";
import { type Page } from "@playwright/test";
import { Person, ask } from "./person";
import { expect, test } from "./server";

/**
 * Faults that axe calls serious or critical, as sentences. The page has no frames, so axe may run in it as a whole,
 * and only what is wrong need be told: a table has a thousand things that are right.
 */
async function faults(page: Page): Promise<string[]> {
  const found = await new AxeBuilder({ page }).options({ resultTypes: ["violations"] }).setLegacyMode(true).analyze();
  return found.violations
    .filter(({ impact }) => impact === "serious" || impact === "critical")
    .flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.html.slice(0, 160)} ${node.failureSummary ?? ""}`));
}

const sizes = { desktop: { width: 1440, height: 900 }, tablet: { width: 820, height: 1180 }, phone: { width: 390, height: 844 } };
const looks = [
  ["desktop", "light", "vinci"],
  ["desktop", "dark", "rise_and_fall"],
  ["tablet", "light", "rise_and_fall"],
  ["phone", "light", "rise_and_fall"],
  ["phone", "dark", "vinci"],
  ["desktop", "light", "tapestry"],
  ["phone", "dark", "tapestry"],
] as const;

/** A first question and a later one of a game, looked at each time. */
async function look(me: Person, game: (typeof looks)[number][2], seen: (name: string) => Promise<void>): Promise<void> {
  if (game === "vinci") {
    await me.playNow();
    await seen("table");
    await me.answer(/^Take people I:/);
  } else if (game === "rise_and_fall") {
    await open(me, game, { world: "quick" });
    await seen("rise-and-fall-table");
    for (let pieces = 0; pieces < 3; pieces++) await me.answer(/nomad/, /city/, /ship/);
  } else {
    await open(me, game, {});
    await seen("tapestry-table");
    await me.answer();
  }
  await me.waitForTurn(60_000);
  await seen({ vinci: "turn", rise_and_fall: "rise-and-fall-card", tapestry: "tapestry-first-turn" }[game]);
}

/** A table against a bot. */
async function open(me: Person, game: string, options: Record<string, string>): Promise<void> {
  const seats = [{ kind: "you" }, { kind: "bot", level: "gentle" }];
  const { body } = await ask<{ id: string }>(me.page, "POST", "/api/tables", { game, seats, options, order: "fixed", seed: 3 });
  await me.page.goto(`/t/${body.id}`);
  await me.waitForTurn(60_000);
}

for (const [size, colorScheme, game] of looks) {
  test.describe(`${size}, ${colorScheme}`, () => {
    test.use({ viewport: sizes[size], colorScheme, reducedMotion: "reduce" } as object);
    test(`axe finds nothing serious in the lobby, at a table of ${game} and in the rulebook`, async ({ page }) => {
      const me = new Person(page);
      await page.goto("/");
      await expect(page.getByRole("button", { name: "Play now" })).toBeVisible();
      expect(await faults(page)).toEqual([]);
      await look(me, game, async (name) => {
        expect(await faults(page)).toEqual([]);
        await me.picture(`${name}-${size}-${colorScheme}`);
      });
      await page.goto(`/rules/${game}`);
      await expect(page.getByRole("searchbox")).toBeVisible();
      expect(await faults(page)).toEqual([]);
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(width).toBeLessThanOrEqual(sizes[size].width);
    });
  });
}

test("the table page weighs at most 200 KB, and nothing comes from elsewhere", async ({ page, server }) => {
  const sizes = new Map<string, number>();
  const elsewhere: string[] = [];
  page.on("response", async (response) => {
    const url = response.url();
    if (!url.startsWith(server.url)) elsewhere.push(url);
    if (!/\.(js|css)$/.test(url)) return;
    const { responseBodySize } = await response.request().sizes();
    sizes.set(url, responseBodySize);
  });
  const me = new Person(page);
  await me.playNow();
  const total = [...sizes.values()].reduce((sum, size) => sum + size, 0);
  expect(sizes.size).toBeGreaterThan(2);
  expect(total).toBeLessThanOrEqual(200 * 1024);
  expect(total).toBeGreaterThan(20 * 1024);
  expect(elsewhere).toEqual([]);
});

test("the rulebook is searched without accents, in French too", async ({ page }) => {
  await page.goto("/rules/vinci");
  const search = page.getByRole("searchbox");
  await search.fill("mountain");
  await expect(page.getByText(/mountain/i).first()).toBeVisible();
  await page.getByRole("button", { name: /Français|EN/ }).first().click();
  await search.fill("foret");
  await expect(page.getByText(/forêt/i).first()).toBeVisible();
});
