// The page itself: no fault by axe-core, small, and every rule at hand.
import { type Page } from "@playwright/test";
import { faults } from "./axe";
import { BOT, Person, YOU, ask } from "./person";
import { expect, test } from "./server";

const sizes = { desktop: { width: 1440, height: 900 }, tablet: { width: 820, height: 1180 }, phone: { width: 390, height: 844 } };
const looks = [
  ["desktop", "light", "vinci", "tapestry", "rise_of_empires"],
  ["desktop", "dark", "rise_and_fall", "beyond_the_horizon"],
  ["tablet", "light", "rise_and_fall"],
  ["phone", "light", "rise_and_fall", "beyond_the_horizon"],
  ["phone", "dark", "tapestry", "vinci", "rise_of_empires"],
] as const;
/** The picture of the later question of each game. */
const LATER = {
  vinci: "turn",
  rise_and_fall: "rise-and-fall-card",
  tapestry: "tapestry-first-turn",
  rise_of_empires: "rise-of-empires-first-cubes",
  beyond_the_horizon: "beyond-the-horizon-first-move",
};
type Game = keyof typeof LATER;

/** A first question and a later one of a game, looked at each time. */
async function look(me: Person, game: Game, seen: (name: string) => Promise<void>): Promise<void> {
  if (game === "vinci") {
    await me.playVinci();
    await seen("table");
    await me.answer(/^Take people I:/);
  } else if (game === "rise_and_fall") {
    await open(me, game, { world: "quick" });
    await seen("rise-and-fall-table");
    for (let pieces = 0; pieces < 3; pieces++) await me.answer(/nomad/, /city/, /ship/);
  } else if (game === "tapestry") {
    await open(me, game, {});
    await seen("tapestry-table");
    await me.answer();
  } else if (game === "beyond_the_horizon") {
    await open(me, game, {});
    await seen("beyond-the-horizon-governments");
    await me.answer();
    await me.answer(/^Action 3/);
    await me.answer(/settler/);
  } else {
    await open(me, game, {});
    await seen("rise-of-empires-table");
    await me.answer(/Nomad Horde/);
    await me.waitForTurn();
    await me.page.locator('[data-id="greece"]').first().press("Enter"); // and is asked how many
  }
  await me.waitForTurn();
  await seen(LATER[game]);
}

/** A table against a bot. */
async function open(me: Person, game: string, options: Record<string, string>): Promise<void> {
  await me.open(game, [YOU, BOT], { options, seed: 3 });
  await me.waitForTurn();
}

for (const [size, colorScheme, ...games] of looks) {
  test.describe(`${size}, ${colorScheme}`, () => {
    test.use({ viewport: sizes[size], colorScheme, contextOptions: { reducedMotion: "reduce" } });

    const fits = async (page: Page): Promise<void> => {
      expect(await faults(page)).toEqual([]);
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(width).toBeLessThanOrEqual(sizes[size].width);
    };

    for (const game of games) {
      test(`axe finds nothing at a table of ${game}`, async ({ page }) => {
        const me = new Person(page);
        await look(me, game, async (name) => {
          await fits(page);
          await me.picture(`${name}-${size}-${colorScheme}`);
        });
      });
    }

    test("axe finds nothing in the lobby and in the rulebook", async ({ page }) => {
      await page.goto("/");
      await expect(page.getByRole("button", { name: "Play now" })).toBeVisible();
      await fits(page);
      await page.goto(`/rules/${games[0]}`);
      await expect(page.getByRole("searchbox")).toBeVisible();
      await fits(page);
    });
  });
}

for (const [name, viewport] of Object.entries({ "1024 × 768": { width: 1024, height: 768 }, "a phone": sizes.phone })) {
  test(`Play now and Learn are in view on ${name}, and the bar keeps its lines in French, with every box`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await page.addInitScript(() => localStorage.setItem("ecumene.lang", "fr"));
    await page.goto("/");
    for (const game of ["Vinci", "Rise & Fall", "Rise of Empires", "Beyond the Horizon", "Tapestry"]) {
      const card = page.getByRole("button", { name: game });
      await expect(card).toContainText(/De \d à \d joueurs\s*\d+ min chacun\s*(facile|moyen|exigeant)/);
      await card.click();
      for (const start of [/^Jouer$/, /^Apprendre/]) await expect(page.getByRole("button", { name: start })).toBeInViewport({ ratio: 1 });
    }
    for (const box of await page.getByRole("switch").all()) await box.click();
    const bar = await Promise.all([/^Options/, /^Inviter/, /^Apprendre/, /^Jouer$/].map((n) => page.getByRole("button", { name: n }).boundingBox()));
    expect(new Set(bar.map((box) => box?.y)).size).toBe(viewport.width < 640 ? 2 : 1);
    expect(Math.max(...bar.map((box) => box?.height ?? 99))).toBeLessThanOrEqual(48);
    await page.getByRole("radio", { name: "prune" }).check();
    await new Person(page).picture(`lobby-${viewport.width}-fr`);
    await page.getByRole("button", { name: /^Jouer$/ }).click();
    await page.waitForURL(/\/t\//);
    const told = await ask<{ table: { seats: { kind: string; colour: string }[] } }>(page, "GET", `/api${new URL(page.url()).pathname.replace("/t/", "/tables/")}/state`);
    const mine = told.body.table.seats.filter(({ kind }) => kind === "person").map(({ colour }) => colour);
    expect(mine).toEqual(["plum"]);
  });
}

/** What came: the page itself (scripts, styles, letters) and what a game tells, in bytes; and what came from elsewhere. */
interface Weighed {
  sizes: Map<string, number>;
  elsewhere: string[];
  total: () => number;
  /** Everything else: the table with its words, its stage and its scene, over HTTP as sent and over the socket as it is. */
  told: Map<string, number>;
  whole: () => number;
}

/** Counts the bytes of everything that comes as it is sent. */
function weigh(page: Page, home: string): Weighed {
  const [sizes, told] = [new Map<string, number>(), new Map<string, number>()];
  const elsewhere: string[] = [];
  const sum = (of: Map<string, number>): number => [...of.values()].reduce((all, size) => all + size, 0);
  page.on("websocket", (socket) => {
    socket.on("framereceived", ({ payload }) => told.set("the socket", (told.get("the socket") ?? 0) + Buffer.byteLength(payload)));
  });
  page.on("response", async (response) => {
    const url = response.url();
    if (!url.startsWith(home)) elsewhere.push(url);
    const of = /\.(js|css|woff2)$/.test(url) ? sizes : told;
    const { responseBodySize } = await response.request().sizes().catch(() => ({ responseBodySize: 0 })); // one left for another page
    of.set(url, Math.max(responseBodySize, of.get(url) ?? 0)); // what is kept comes a second time for nothing
  });
  return { sizes, elsewhere, told, total: () => sum(sizes), whole: () => sum(sizes) + sum(told) };
}

const MOST = 250 * 1024; // of the page itself when it is first opened, whatever the game
/** Of all that comes, the game's words, map and table with it: what a game of few cards tells, and one with all its boxes. */
const [MOST_OF_ALL, MOST_WITH_BOXES] = [400 * 1024, 450 * 1024];

for (const [game, options, most] of [
  ["vinci", {}, MOST_OF_ALL],
  ["rise_and_fall", {}, MOST_OF_ALL],
  ["rise_of_empires", {}, MOST_OF_ALL],
  ["beyond_the_horizon", {}, MOST_OF_ALL],
  ["tapestry", { plans_and_ploys: "in", arts_and_architecture: "in", fantasies_and_futures: "in" }, MOST_WITH_BOXES],
] as const) {
  test(`everything that a first look at ${game} brings in French, page and game, has its limit`, async ({ page, server }) => {
    await page.addInitScript(() => localStorage.setItem("ecumene.lang", "fr"));
    const me = new Person(page);
    const { sizes, elsewhere, told, total, whole } = weigh(page, server.url);
    await page.goto("/tables"); // somebody with a link has not seen the lobby
    await open(me, game, options);
    const parts = [...told].filter(([, size]) => size > 2048).map(([url, size]) => `${url.replace(server.url, "")} ${Math.round(size / 1024)}`);
    console.log(`${game}: page ${Math.round(total() / 1024)} KB, all ${Math.round(whole() / 1024)} KB: ${parts.join(", ")}`);
    expect([...told.keys()].filter((url) => /\/api\//.test(url)).length, "what the game tells was counted").toBeGreaterThan(2);
    expect(total(), "what the page is was counted").toBeGreaterThan(20 * 1024);
    expect(total()).toBeLessThanOrEqual(MOST);
    expect(whole()).toBeLessThanOrEqual(most);
    expect(elsewhere).toEqual([]);
    const names = [...sizes.keys()].flatMap((url) => /assets\/([\w-]+)-[\w-]{8}\./.exec(url)?.[1] ?? []);
    expect(names).toContain(game === "vinci" || game === "rise_and_fall" ? "TablePage" : "DeskView");
    for (const later of ["GamePicture", "EndSheet", "TableMenu", "RuleBook", "Analysis"]) expect(names).not.toContain(later);
    const letters = names.filter((each) => /^(public|source)-/.test(each));
    expect(letters.sort()).toEqual(["public-sans-latin-wght-normal", "source-serif-4-latin-600-normal"]);
    const shown = await page.evaluate(() => [document.fonts.check("14px 'Public Sans'"), document.fonts.check("600 20px 'Source Serif 4'")]);
    expect(shown).toEqual([true, true]);
  });
}

test("the rulebook is searched without accents, in French too", async ({ page }) => {
  await page.goto("/rules/vinci");
  const search = page.getByRole("searchbox");
  await search.fill("mountain");
  await expect(page.getByText(/mountain/i).first()).toBeVisible();
  await page.getByRole("button", { name: /Français|EN/ }).first().click();
  await search.fill("foret");
  await expect(page.getByText(/forêt/i).first()).toBeVisible();
});
