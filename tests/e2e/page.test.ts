// The page itself: no serious fault by axe-core, small, quick, and every rule at hand.
import AxeBuilder from "@axe-core/playwright";
import { type Page } from "@playwright/test";
import { Person } from "./person";
import { expect, test } from "./server";

/** Faults that axe calls serious or critical, as sentences. */
async function faults(page: Page): Promise<string[]> {
  const found = await new AxeBuilder({ page }).analyze();
  return found.violations
    .filter(({ impact }) => impact === "serious" || impact === "critical")
    .flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.html.slice(0, 160)} ${node.failureSummary ?? ""}`));
}

const sizes = { desktop: { width: 1440, height: 900 }, tablet: { width: 820, height: 1180 }, phone: { width: 390, height: 844 } };

for (const [size, viewport] of Object.entries(sizes)) {
  for (const colorScheme of ["light", "dark"] as const) {
    test.describe(`${size}, ${colorScheme}`, () => {
      test.use({ viewport, colorScheme, reducedMotion: "reduce" } as object);
      test("axe finds nothing serious in the lobby, at the table and in the rulebook", async ({ page }) => {
        const me = new Person(page);
        await page.goto("/");
        await expect(page.getByRole("button", { name: "Play now" })).toBeVisible();
        expect(await faults(page)).toEqual([]);
        await me.playNow();
        expect(await faults(page)).toEqual([]);
        await me.picture(`table-${size}-${colorScheme}`);
        await me.answer(/^Take people I:/);
        await me.waitForTurn(60_000);
        expect(await faults(page)).toEqual([]);
        await me.picture(`turn-${size}-${colorScheme}`);
        await page.goto("/rules/vinci");
        await expect(page.getByRole("searchbox")).toBeVisible();
        expect(await faults(page)).toEqual([]);
        const width = await page.evaluate(() => document.documentElement.scrollWidth);
        expect(width).toBeLessThanOrEqual(viewport.width);
      });
    });
  }
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
