// A game from outside our tree: written by `ecumene new-game`, built, installed, and played in the browser to its end.
import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Player } from "./player";
import { Server, expect, python, test as base } from "./server";

const NAME = "river_orchard";

/** At a server that finds the game as any installed package; our own sources know nothing of it. */
const test = base.extend({
  baseURL: async ({}, use) => {
    const folder = mkdtempSync(join(tmpdir(), "ecumene-new-game-"));
    const site = join(folder, "site");
    const run = (...words: string[]) => execFileSync(python, ["-m", ...words], { cwd: folder, encoding: "utf8" });
    run("ecumene", "new-game", NAME, "--folder", folder);
    run("pip", "install", "--quiet", "--no-deps", "--no-build-isolation", "--no-index", "--target", site, join(folder, NAME));
    const server = await Server.start(site);
    await use(server.url);
    await server.remove();
    rmSync(folder, { recursive: true, force: true });
  },
});

test.use({ contextOptions: { reducedMotion: "reduce" } });

test("a new game is played against a bot by clicking its trees, to its end", async ({ page }) => {
  const me = new Player(page, false);
  await page.goto("/");
  await expect(page.getByText("River orchard").first()).toBeVisible(); // the lobby offers it
  await me.sitDown(NAME, 1, {}, 7);
  await expect(page.locator('[data-id="tree.apple"]').first()).toBeVisible();
  const { table } = await me.playOn(20); // nine trees, so every answer is a click
  await me.comeBack();
  await expect(page.getByRole("dialog").getByRole("heading", { name: /\bwins?\b|share the victory/ })).toBeVisible();
  await me.picture("new-game-over");
  expect(table.status).toBe("over");
  expect(table.points.reduce((sum, points) => sum + points, 0)).toBeGreaterThanOrEqual(22); // what the trees are worth
  expect(me.errors).toEqual([]);
});
