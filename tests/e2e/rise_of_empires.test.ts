// Rise of Empires against bots to the end, by mouse and by touch; how many cubes go into a region.
import { type Act, type Choice, Player, asked } from "./player";
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

test("two players play to the end", async ({ page }) => {
  const me = new Emperor(page, false);
  await me.sitDown("rise_of_empires", 1, {}, 3);
  await toTheEnd(me, "rise-of-empires");
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2, colorScheme: "dark" });
  test("four players play to the end by touch", async ({ page }) => {
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
