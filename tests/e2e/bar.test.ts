// The action bar holds every question's answers on every screen, and what is asked about is in sight.
import type { Page } from "@playwright/test";
import { expectInBar, expectInSight } from "./bar";
import { type Act, Player, type State, asked } from "./player";
import { settle } from "./seen";
import { expect, test } from "./server";

test.use({ contextOptions: { reducedMotion: "reduce" } });

const SIZES = { desk: [1440, 900], small: [1024, 768], tablet: [800, 1000], phone: [390, 844] } as const;

async function resize(page: Page, size: keyof typeof SIZES): Promise<void> {
  const [width, height] = SIZES[size];
  await page.setViewportSize({ width, height });
  await expect(page.locator(`.table.${size === "small" ? "desktop" : size === "desk" ? "desktop" : size}`)).toBeVisible();
}

/** French words are longer. */
async function speak(page: Page, lang: "en" | "fr"): Promise<void> {
  await page.evaluate((chosen) => localStorage.setItem("ecumene.lang", chosen), lang);
  await page.reload();
  await expect(page.locator(`html[lang=${lang}]`)).toBeAttached();
}

function first({ path }: Act): string {
  return [path[0]!].flat()[0]!;
}

/** The thing that most acts begin with, and those acts. */
function mostAsked({ choices }: State): [string, Act[]] {
  const starts = new Map<string, Act[]>();
  for (const act of choices[0]!.acts.filter(({ path }) => path.length > 1)) {
    starts.set(first(act), [...(starts.get(first(act)) ?? []), act]);
  }
  return [...starts].sort(([, one], [, other]) => other.length - one.length)[0]!;
}

/** Clicks a thing by the keyboard: on a small screen it may have to be looked for. */
async function choose(page: Page, id: string): Promise<void> {
  const thing = page.locator(`[data-id="${id}"]`).first();
  await thing.focus();
  await page.keyboard.press("Enter");
}

/** The bar stands under the board and its trays, and over nothing. */
async function expectApart(page: Page): Promise<void> {
  const overlap = await page.evaluate(() => {
    const bar = document.querySelector(".table > .bar")?.getBoundingClientRect();
    const others = Array.from(document.querySelectorAll(".table > main, .table > .tray")).map((each) => each.getBoundingClientRect());
    return bar ? others.filter(({ bottom }) => bottom > bar.top + 1).length : 0;
  });
  expect(overlap).toBe(0);
}

test("after a space is chosen the bar asks what one pays with, and every way is a chip in it", async ({ page }) => {
  const me = new Player(page, false);
  await me.goOn(asked("tapestry", "taketurn", "advance", { seats: "4", ways: "10" }));
  for (const lang of ["fr", "en"] as const) {
    await speak(page, lang);
    await me.waitForTurn();
    const [space, acts] = mostAsked(await me.state());
    for (const size of ["desk", "small", "tablet"] as const) {
      await resize(page, size);
      await expectInBar(page, `${lang}, ${size}, before`);
      const board = await page.locator("main").boundingBox();
      await choose(page, space);
      await expect(me.decision.getByRole("heading", { name: lang === "fr" ? /^Payer avec\s\?$/ : "Pay with?" })).toBeVisible();
      const chips = me.decision.locator("[data-step].chip");
      await expect(chips).toHaveCount(acts.length);
      await expectInBar(page, `${lang}, ${size}`);
      await expectApart(page);
      expect(await page.locator("main").boundingBox(), "the board keeps its place").toEqual(board);
      for (const name of await chips.evaluateAll((all) => all.map((chip) => chip.getAttribute("aria-label")))) {
        expect(name).toMatch(/^\d \p{L}+/u);
      }
      await me.picture(`bar-payment-${lang}-${size}`);
      await page.keyboard.press("Escape");
    }
  }
  // the last one by its figure, though no figure is seen where there is little room
  await resize(page, "small");
  const before = await me.state();
  const [space, acts] = mostAsked(before);
  await choose(page, space);
  await expect(me.decision.locator("[data-step].chip")).toHaveCount(acts.length);
  await expect(me.decision.locator('[data-step].chip[aria-pressed="true"]')).toHaveAttribute("data-step", String(acts[0]!.path.at(-1)));
  await page.keyboard.press("9");
  const ninth = me.decision.locator("[data-step].chip").nth(8);
  await expect(ninth).toHaveAttribute("aria-pressed", "true");
  expect((await me.state()).version, "nothing is paid yet").toBe(before.version);
  await page.keyboard.press("Enter"); // the space still has the focus: again is "do it"
  await expect.poll(async () => (await me.state()).version).toBeGreaterThan(before.version);
  expect(me.errors).toEqual([]);
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2, colorScheme: "dark" });
  test("the sheet opens on the ways to pay, and each can be tapped", async ({ page }) => {
    const me = new Player(page, true);
    await me.goOn(asked("tapestry", "taketurn", "advance", { seats: "4", ways: "10" }));
    await speak(page, "fr");
    await me.waitForTurn();
    const before = await me.state();
    const [space, acts] = mostAsked(before);
    await choose(page, space);
    const chips = me.decision.locator(".options .chip");
    await expect(chips).toHaveCount(acts.length);
    await expect(chips.first()).toBeInViewport({ ratio: 1 });
    await expectInBar(page, "phone");
    await me.picture("bar-payment-phone");
    await chips.last().tap();
    await expect(chips.last()).toHaveAttribute("aria-pressed", "true");
    await me.decision.locator('[data-step="done"]').first().tap();
    await expect.poll(async () => (await me.state()).version).toBeGreaterThan(before.version);
    expect(me.errors).toEqual([]);
  });
  test("what can be clicked on the map lies above the sheet, however high that stands", async ({ page }) => {
    const me = new Player(page, true);
    await me.goOn(asked("vinci", "expansion", "conquer", { seats: "3", after: "60", by: "quick" }));
    await me.waitForTurn();
    const { choices } = await me.state();
    const ids = choices[0]!.acts.map(first).filter((id) => !id.startsWith("~"));
    expect(ids.length).toBeGreaterThan(1);
    const sheet = page.locator(".sheet.question");
    await page.mouse.move(60, 200); // somebody has drawn the map down, to where the sheet will stand
    await page.mouse.down();
    await page.mouse.move(60, 330, { steps: 4 });
    await page.mouse.move(60, 450, { steps: 4 });
    await page.mouse.up();
    await page.locator(".sheet .grip").click(); // from its lowest stop to the next
    await expect(page.locator('.sheet .grip[aria-expanded="true"]')).toBeVisible();
    const under = (): Promise<string[]> =>
      sheet.evaluate((over, wanted) => {
        const { top } = over.getBoundingClientRect();
        return wanted.filter((id) => {
          const box = document.querySelector(`[data-id="${id}"]`)?.getBoundingClientRect();
          return !box || box.bottom > top || box.top < 0;
        });
      }, ids);
    await expect.poll(under).toEqual([]);
    expect(me.errors).toEqual([]);
  });
});

const CROWDED: Record<string, [string, string, string, Record<string, string>]> = {
  "Vinci, the start of a turn": ["vinci", "opening", "decline", { seats: "6" }],
  "Vinci, pawns to spread": ["vinci", "spread", "place", { seats: "6" }],
  "Beyond the Horizon, production": ["beyond_the_horizon", "chooseproduction", "sell", { seats: "4" }],
  "Beyond the Horizon, trade": ["beyond_the_horizon", "trade", "sell", { seats: "4" }],
  "Tapestry, a bonus": ["tapestry", "buy", "pay", { seats: "4" }],
  "Rise of Empires, a disc": ["rise_of_empires", "paydiscs", "pay", { seats: "4" }],
};
for (const [name, [game, kind, answer, more]] of Object.entries(CROWDED)) {
  test(`every answer is in the bar: ${name}`, async ({ page }) => {
    const me = new Player(page, false);
    await me.goOn(asked(game, kind, answer, more));
    for (const lang of ["fr", "en"] as const) {
      await speak(page, lang);
      await me.waitForTurn();
      for (const size of ["desk", "small", "tablet", "phone"] as const) {
        await resize(page, size);
        await expectInBar(page, `${lang}, ${size}`);
        await expectApart(page);
        const buttons = me.decision.locator(".options [data-step]");
        for (const button of await buttons.all()) {
          await button.focus(); // reached by the keyboard, and seen there
          await expect(button).toBeInViewport({ ratio: 0.99 });
        }
        await me.picture(`bar-${kind}-${lang}-${size}`);
      }
    }
    expect(me.errors).toEqual([]);
  });
}

// ---- in sight

/** Scrolls every part of the table to its end, as somebody who read there would leave it. */
async function scrollAway(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const part of Array.from(document.querySelectorAll(".desk, .column, .page"))) part.scrollTop = part.scrollHeight;
  });
}

/** Points at a thing until the browser has seen it, and whatever follows from that has moved. */
async function point(page: Page, id: string): Promise<void> {
  await page.locator(`[data-id="${id}"]`).first().hover();
  await expect(page.locator(`[data-id="${id}"]:hover`).first()).toBeAttached();
  await settle(page);
}

/** How much lies out of sight in columns that make room for what is asked about. */
async function hiddenBelow(page: Page): Promise<number[]> {
  return page.locator(".crowded .column:has(> .asked)").evaluateAll((all) => all.map((part) => part.scrollHeight - part.clientHeight));
}

/** Opens the page anew at the same question. */
async function askAnew(me: Player, version: number): Promise<void> {
  await me.page.reload();
  await me.sees(version);
  await me.waitForTurn();
}

const SIGHTS: Record<string, [string, string, string, Record<string, string>]> = {
  "the capital while one builds": ["tapestry", "placebuilding", "plot", { seats: "4" }],
  "the buildings while one takes one": ["beyond_the_horizon", "takebuilding", "take", { seats: "4", by: "quick" }],
};
for (const [name, [game, kind, answer, more]] of Object.entries(SIGHTS)) {
  test(`what is asked about is in sight: ${name}`, async ({ page }) => {
    const me = new Player(page, false);
    await me.goOn(asked(game, kind, answer, more));
    await me.waitForTurn();
    const { choices, version } = await me.state();
    const ids = choices[0]!.acts.map(first).filter((id) => !id.startsWith("~"));
    expect(ids.length).toBeGreaterThan(1);
    for (const size of ["desk", "small", "phone"] as const) {
      await resize(page, size);
      await askAnew(me, version);
      await expectInSight(page, ids, size);
      const folds = game === "tapestry" && size === "desk";
      if (folds) expect(await hiddenBelow(page), "its column need not be scrolled").toEqual([0]);
      await me.picture(`sight-${kind}-${size}`);
    }
    expect(me.errors).toEqual([]);
  });
}

test("a pane that was scrolled away comes back with its question, and stays where one scrolls it then", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 500 }); // too low for everything at either question
  const me = new Player(page, false);
  await me.goOn(asked("tapestry", "choosebuilding", "build", { seats: "4" }));
  await me.waitForTurn();
  const before = await me.state();
  const top = (): Promise<number> =>
    page.locator(".column").evaluateAll((parts) => parts.reduce((sum, part) => sum + part.scrollTop, 0));
  await scrollAway(page);
  const away = await top();
  expect(away).toBeGreaterThan(5);
  // pointing at something and looking around is no new question
  await point(page, "space.science_3");
  expect(await top()).toBe(away);
  await me.answerOnPage(before.choices[0]!, before.choices[0]!.acts[0]!, before.version);
  const { choices, version } = await me.state();
  expect(choices[0]!.kind).toBe("placebuilding");
  await me.sees(version);
  await expectInSight(page, choices[0]!.acts.map(first), "the plots");
  // whoever looks elsewhere then is left in peace
  await scrollAway(page);
  const left = await top();
  expect(left, "what is asked about takes most of the room, not all").toBeGreaterThan(5);
  await point(page, "space.science_4");
  expect(await top()).toBe(left);
  expect(me.errors).toEqual([]);
});
