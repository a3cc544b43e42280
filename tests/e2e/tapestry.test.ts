// Tapestry against bots, to the end.
import { Player, type Choice } from "./player";
import { expect, test } from "./server";

test.use({ contextOptions: { reducedMotion: "reduce" } });

class Explorer extends Player {
  seen = new Set<string>();
  override async look(choice: Choice, times: number): Promise<boolean> {
    if (times === 0) {
      await this.comeBack();
      await this.waitForTurn(60_000);
      await this.page.waitForTimeout(300);
      await this.page.screenshot({ path: `/tmp/tap/table/shots/${this.touch ? "ph" : "d"}-${choice.kind}.png` });
    }
    console.log(choice.kind, choice.acts.length, JSON.stringify(choice).length);
    return true;
  }
}

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2, colorScheme: "dark" });
  test("phone explore", async ({ page }) => {
    test.setTimeout(900_000);
    const me = new Explorer(page, true);
    await me.sitDown("tapestry", 3, {}, Number(process.env.SEED ?? 5));
    const state = await me.playOn(Infinity);
    console.log(JSON.stringify(state.table.points), state.table.moves, [...me.kinds]);
    expect(me.errors).toEqual([]);
  });
});

test("explore", async ({ page }) => {
  test.setTimeout(900_000);
  const me = new Explorer(page, false);
  await me.sitDown("tapestry", 1, {}, Number(process.env.SEED ?? 3));
  const state = await me.playOn(Infinity);
  console.log(JSON.stringify(state.table.points), state.table.moves, [...me.kinds]);
  expect(me.errors).toEqual([]);
});
