import { type Act, type Choice, Player } from "./player";
import { test } from "./server";
test.use({ contextOptions: { reducedMotion: "reduce" } });
class R extends Player {
  protected override readonly stays = true;
  t = Date.now(); last = "";
  protected override wish({ acts }: Choice): Act { const o = acts.filter(({ path }) => path[0] !== "~income"); return this.byTurns(o.length ? o : acts); }
  protected override async look({ kind }: Choice, times: number) { console.log(Date.now() - this.t, this.last); this.t = Date.now(); this.last = `${kind} ${times}`; return false; }
}
test("zz", async ({ page }) => { test.setTimeout(200_000); const me = new R(page, false); await me.sitDown("tapestry", 1, {}, 3); await me.playOn(1); });
