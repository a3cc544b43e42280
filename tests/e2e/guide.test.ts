// The guide of Vinci: from Learn in the lobby to its last step, by what it suggests, on a desk and on a phone.
import { type Page } from "@playwright/test";
import { type Choice, Player } from "./player";
import { expect, test } from "./server";

interface Moment {
  step: string;
  acts: number[];
  suggested: number;
  points: string[];
}
interface Taught {
  version: number;
  table: { status: string; guide: boolean };
  choices: Choice[];
  guide: Moment[];
}

const MOST = 120; // decisions until the guide is over

/** Learns the game: does what the guide suggests, on the page where a step is told, and else plays on over the API. */
class Learner extends Player {
  readonly done: string[] = [];

  card(): ReturnType<Page["getByRole"]> {
    return this.page.getByRole("region", { name: "Guide", exact: true });
  }

  async learn(game = "Vinci"): Promise<string> {
    await this.page.goto("/");
    await this.page.getByRole("list", { name: "Games" }).getByRole("button", { name: new RegExp(game) }).click();
    await this.page.getByRole("button", { name: /^Learn/ }).click();
    await this.page.waitForURL(/\/t\//);
    this.sitsAt(this.table);
    await this.waitForTurn();
    return this.table;
  }

  async taught(): Promise<Taught> {
    return (await this.page.request.get(`/api/tables/${this.table}/state`, { maxRetries: 3 })).json() as Promise<Taught>;
  }

  /** One decision; says which step was told at it. */
  async decide(look: (step: string) => Promise<void>): Promise<string | null> {
    await this.waitForTurn();
    const { version, choices, guide } = await this.taught();
    const choice = choices[0];
    if (!choice) return null;
    await this.sees(version);
    const told = guide.find(({ step }) => !this.done.includes(step));
    const on = choice.acts.find(({ path }) => ["~gather", "~stop"].includes(String(path[0]))) ?? choice.acts[0]!;
    const act = choice.acts.find(({ i }) => i === told?.suggested) ?? on;
    if (told) {
      await expect(this.card().getByText(new RegExp(`Step ${this.done.length + 1} of`))).toBeVisible();
      await expect(this.card().getByRole("heading", { level: 2 }), "what it says is read first").toBeInViewport({ ratio: 1 });
      await look(told.step);
      this.done.push(told.step);
    }
    const evenly = this.decision.getByRole("button", { name: "Spread evenly" });
    if (await evenly.isVisible()) {
      await (this.touch ? evenly.tap() : evenly.click());
      await this.sees(version + 1);
    } else await this.answerOnPage(choice, act, version);
    return told?.step ?? null;
  }
}

const SIZES = [
  ["desk", { width: 1440, height: 900 }, "light"],
  ["phone", { width: 390, height: 844 }, "dark"],
] as const;
for (const [name, viewport, colorScheme] of SIZES) {
  test.describe(name, () => {
    test.use({ viewport, colorScheme, hasTouch: name === "phone", contextOptions: { reducedMotion: "reduce" } });

    test(`Vinci is learnt to the last step of its guide on a ${name}`, async ({ page }) => {
      const me = new Learner(page, name === "phone");
      await me.learn();
      expect((await me.taught()).table.guide).toBe(true);
      const { steps } = (await (await page.request.get("/api/games/vinci/guide")).json()) as { steps: { id: string }[] };
      for (let decisions = 0; decisions < MOST && me.done.length < steps.length; decisions++) {
        await me.decide((step) => me.picture(`guide-${name}-${String(me.done.length + 1).padStart(2, "0")}-${step}`));
      }
      expect(me.done).toEqual(steps.map(({ id }) => id));
      await expect(me.card().getByText("You know the game")).toBeVisible();
      await me.picture(`guide-${name}-over`);
      const close = me.card().getByRole("button", { name: "Close the guide" });
      await (name === "phone" ? close.tap() : close.click());
      await expect(me.card()).toHaveCount(0);
      await page.reload(); // and it is not told again
      await me.waitForTurn();
      await expect(me.card()).toHaveCount(0);
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(width).toBeLessThanOrEqual(viewport.width);
      expect(me.errors).toEqual([]);
    });
  });
}

test("a step is looked back at, explained, skipped, and the guide left and taken up again", async ({ page }) => {
  const me = new Learner(page, false);
  await me.learn();
  const first = me.card().getByRole("heading", { level: 2 });
  await expect(first).toHaveText("Choose a people");
  await me.card().getByRole("button", { name: "Why?" }).click();
  await expect(me.card().getByText(/skip/)).toBeVisible();
  await me.card().getByRole("button", { name: "Skip this step" }).click();
  await expect(first).toHaveText("Play on");
  await me.card().getByRole("button", { name: "Back to step 1" }).click();
  await expect(first).toHaveText("Choose a people");
  await me.card().getByRole("button", { name: "On to step 2" }).click();
  await expect(first).toHaveText("Play on");
  await page.getByRole("button", { name: "Leave the guide" }).click();
  await expect(me.card()).toHaveCount(0);
  await page.getByRole("button", { name: "Take up the guide again" }).click();
  await expect(me.card()).toBeVisible();
  expect(me.errors).toEqual([]);
});

const FEW = process.env.GUIDES === "whole" ? 16 : 3; // steps; all of them are followed by tests/test_guides.py
for (const [game, id] of [
  ["Tapestry", "tapestry"],
  ["Rise & Fall", "rise_and_fall"],
  ["Rise of Empires", "rise_of_empires"],
  ["Beyond the Horizon", "beyond_the_horizon"],
] as const) {
  for (const [name, viewport, colorScheme] of SIZES) {
    test.describe(name, () => {
      test.use({ viewport, colorScheme, hasTouch: name === "phone", contextOptions: { reducedMotion: "reduce" } });

      test(`${game} begins to be learnt on a ${name}`, async ({ page }) => {
        const me = new Learner(page, name === "phone");
        await me.learn(game);
        const { steps } = (await (await page.request.get(`/api/games/${id}/guide`)).json()) as { steps: { id: string }[] };
        const wanted = steps.slice(0, FEW).map((step) => step.id);
        for (let decisions = 0; decisions < MOST && me.done.length < wanted.length; decisions++) {
          await me.decide((step) => me.picture(`guide-${id}-${name}-${String(me.done.length + 1).padStart(2, "0")}-${step}`));
        }
        expect(me.done).toEqual(wanted);
        expect(me.errors).toEqual([]);
      });
    });
  }
}
