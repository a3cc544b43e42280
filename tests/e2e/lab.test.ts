// What the lab makes for a browser, without any server: a report on one page, and the slider of a notebook.
import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { expect, type Page, test } from "@playwright/test";
import { python, root } from "./server";

test("a report opens from its file without network, and its charts answer the pointer", async ({ page, context }) => {
  const folder = mkdtempSync(join(tmpdir(), "ecumene-report-"));
  const balance = ["lab", "balance", "vinci", "--games", "4", "--seats", "2", "--jobs", "1", "--things", "decline"];
  execFileSync(python, ["-m", "ecumene", ...balance, "--write", folder], { cwd: folder });
  const wrong: string[] = [];
  const asked: string[] = [];
  page.on("pageerror", (error) => wrong.push(error.message));
  page.on("request", (request) => asked.push(request.url()));
  await context.setOffline(true);
  const address = pathToFileURL(join(folder, "vinci.html")).href;
  await page.goto(address);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("How balanced is Vinci?");
  const charts = page.locator("figure.chart");
  expect(await charts.count()).toBeGreaterThan(3);
  for (const chart of await charts.all()) await expect(chart.locator("svg.marks").first()).toBeVisible();

  const mark = page.locator("#chart-0 .mark-rect.role-mark path[d]:not([d=''])").first();
  const tooltip = page.locator("#vg-tooltip-element.visible");
  await expect(tooltip).toHaveCount(0);
  await mark.scrollIntoViewIfNeeded();
  await mark.hover({ force: true }); // Vega listens on the whole drawing
  await expect(tooltip).toBeVisible();
  await expect(tooltip.locator("tr")).not.toHaveCount(0);
  await expect(tooltip).toContainText(/\d/);
  expect(wrong).toEqual([]);
  expect(asked.filter((url) => url !== address && !/^(data|blob):/.test(url))).toEqual([]);
  rmSync(folder, { recursive: true, force: true });
});

const LABELS = { first: "To the start", back: "Back", on: "On", last: "To the end", run: "Play", rest: "Pause" };

/** The slider with a model of the kind that anywidget hands over, behind which a stand-in for Python draws each move. */
async function slider(page: Page, move: number): Promise<void> {
  const code = readFileSync(join(root, "src/ecumene/notebook/player.js"), "utf8");
  await page.setContent('<div id="here"></div>');
  await page.addScriptTag({ type: "module", content: code.replace("export default { render };", "window.render = render;") });
  await page.waitForFunction(() => "render" in window);
  await page.evaluate(
    ({ labels, start }) => {
      const told = (at: number) => ({
        move: at,
        count: `${at} of 5`,
        told: `Move ${at} <b>was</b> made`,
        svg: `<svg xmlns="http://www.w3.org/2000/svg" width="${40 + at}" height="30"/>`,
      });
      const values: Record<string, unknown> = { labels, last: 5, ...told(start) };
      const listeners = new Map<string, Set<() => void>>();
      const set = (name: string, value: unknown) => {
        if (values[name] === value) return;
        values[name] = value;
        for (const act of listeners.get(`change:${name}`) ?? []) act();
      };
      const model = {
        get: (name: string) => values[name],
        set,
        save_changes: () => Object.entries(told(values.move as number)).forEach(([name, value]) => set(name, value)),
        on: (name: string, act: () => void) => listeners.set(name, (listeners.get(name) ?? new Set()).add(act)),
        off: (name: string, act: () => void) => listeners.get(name)?.delete(act),
      };
      const state = window as unknown as Record<string, any>;
      state.close = state.render({ model, el: document.getElementById("here") });
      state.heard = () => [...listeners.values()].reduce((sum, acts) => sum + acts.size, 0);
      state.draw = (at: number) => model.set("move", at);
    },
    { labels: LABELS, start: move },
  );
}

test("a record in a notebook goes to where its buttons and its slider say", async ({ page }) => {
  await slider(page, 2);
  const board = page.locator("#here img");
  const range = page.getByRole("slider");
  const at = async (move: number) => {
    await expect(page.locator("output")).toHaveText(`${move} of 5`);
    await expect(range).toHaveValue(`${move}`);
    await expect(range).toHaveAttribute("aria-valuetext", `${move} of 5`);
    await expect(page.locator("#here p")).toHaveText(`Move ${move} <b>was</b> made`); // words, never markup
    await expect(board).toHaveAttribute("alt", `Move ${move} <b>was</b> made`);
    await expect.poll(() => board.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(40 + move);
  };
  const press = (name: string) => page.getByRole("button", { name, exact: true }).click();
  await at(2);
  await press(LABELS.on);
  await at(3);
  await press(LABELS.back);
  await press(LABELS.back);
  await at(1);
  await press(LABELS.last);
  await at(5);
  await press(LABELS.on); // there is no more
  await at(5);
  await press(LABELS.first);
  await at(0);
  await press(LABELS.back);
  await at(0);
  await range.fill("4");
  await at(4);
});

test("a record in a notebook plays by itself, rests, and is silent once it is closed", async ({ page }) => {
  await page.clock.install({ time: 0 });
  await slider(page, 5);
  await page.clock.pauseAt(60_000); // from here on time passes as it is told to
  const count = page.locator("output");
  await page.getByRole("button", { name: LABELS.run }).click(); // at the end it begins anew
  await expect(count).toHaveText("0 of 5");
  await page.clock.runFor(1500);
  await expect(count).toHaveText("2 of 5");
  await page.getByRole("button", { name: LABELS.rest }).click();
  await page.clock.runFor(5000);
  await expect(count).toHaveText("2 of 5");
  await page.getByRole("button", { name: LABELS.run }).click();
  await page.clock.runFor(5000);
  await expect(count).toHaveText("5 of 5");
  await expect(page.getByRole("button", { name: LABELS.run })).toBeVisible(); // it rests by itself at the end
  const heard = await page.evaluate(() => {
    const state = window as unknown as Record<string, any>;
    const before = state.heard();
    state.close();
    return [before, state.heard()];
  });
  expect(heard).toEqual([5, 0]);
});
