import { Player, asked } from "./player";
import { test } from "./server";
const kinds = "payadvance takeresource decide choosebuilding traderstoken renaissancetrack entertainerswalk mysticsprediction alchemistsdare merrymakerscolumn historianstile discardcard nexttrade heraldscard alchemistsmove inventorstoken takebonus maystep convertresource historianssquare militantsrow joingames magnatetrack chooselandmark playgained marriagetrack tradewith darktrack loseresource architectscube joinnearest heraldsfirst dictatetrack doubletile copycard inventorscircle isolationiststerrain tiletogive keeproll discardtile usetech choosetrack laytile refreshtech choosedie".split(" ");
for (const phone of [false, true]) test.describe(String(phone), () => {
  test.use(phone ? { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, contextOptions: { reducedMotion: "reduce" } } : { contextOptions: { reducedMotion: "reduce" } });
  test(`zz ${phone}`, async ({ page }) => {
    test.setTimeout(900_000);
    page.setDefaultTimeout(8000);
    const me = new Player(page, phone);
    for (const kind of kinds) {
      let at = "";
      try {
        const given = asked("tapestry", kind, "", { unseen: "$^" });
        await me.goOn(given);
        await me.waitForTurn();
        const { choices, version } = await me.state();
        const c = choices[0]!;
        const act = c.acts.find(({ path }) => !String(path[0]).startsWith("~")) ?? c.acts[0]!;
        at = JSON.stringify(act.path);
        await page.screenshot({ path: `/tmp/tap/table/shots/k-${phone ? "p" : "d"}-${kind}.png` });
        await me.answerOnPage(c, act, version);
        if (me.errors.length) console.log("ERRORS", kind, me.errors.splice(0));
        console.log("ok", kind, c.acts.length, at);
      } catch (e) {
        console.log("FAIL", kind, at, String(e).slice(0, 300));
        await page.screenshot({ path: `/tmp/tap/table/shots/fail-${phone ? "p" : "d"}-${kind}.png` });
      }
    }
  });
});
