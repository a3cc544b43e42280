// Nothing legal is ever out of reach: whole games of bots are walked question by question, and all that may be clicked is
// looked for on the page. Here a sample; `make page-survey` walks them all, on every screen, and writes a report.
import { type Browser, expect as check } from "@playwright/test";
import { expect, test } from "./server";
import { type Look, SIZES, Survey, isPhone } from "./survey";
import { type Played, Walk, firstOfEach, movesOf } from "./walk";

const BOXES = { plans_and_ploys: "in", arts_and_architecture: "in", fantasies_and_futures: "in" };
const GAMES: Played[] = [
  { game: "vinci", seats: 6, seat: 0, seed: 0 },
  { game: "rise_and_fall", seats: 4, seat: 0, seed: 0 },
  { game: "rise_of_empires", seats: 5, seat: 0, seed: 0 },
  { game: "beyond_the_horizon", seats: 4, seat: 0, seed: 0 },
  { game: "tapestry", seats: 5, seat: 0, seed: 0 },
  { game: "tapestry", seats: 5, seat: 0, seed: 0, options: BOXES },
];

/** What the whole survey walks, narrowed by SURVEY_GAME, SURVEY_SIZE (`1024x768,390x844`), SURVEY_LANG, SURVEY_SEEDS and SURVEY_EVERY. */
const wish = {
  game: process.env["SURVEY_GAME"] ?? "",
  size: process.env["SURVEY_SIZE"] ?? "",
  lang: process.env["SURVEY_LANG"] ?? "",
  seeds: Number(process.env["SURVEY_SEEDS"] ?? 1),
  every: process.env["SURVEY_EVERY"] ?? "question",
};

async function walked(browser: Browser, baseURL: string, survey: Survey, played: Played, look: Look, numbers?: number[]): Promise<void> {
  const [width, height] = look.size;
  const phone = isPhone(look.size);
  const context = await browser.newContext({
    baseURL,
    viewport: { width, height },
    hasTouch: phone,
    isMobile: phone,
    reducedMotion: "reduce",
    locale: look.lang,
  });
  await context.addInitScript((lang) => location.protocol.startsWith("http") && localStorage.setItem("ecumene.lang", lang), look.lang);
  const page = await context.newPage();
  const moves = movesOf(played);
  const walk = new Walk(page, played, moves);
  await walk.open(baseURL);
  survey.begin();
  for (const number of numbers ?? walk.questions) {
    await page.emulateMedia({ colorScheme: number % 2 ? "dark" : "light" });
    await survey.look(walk, await walk.to(number), look);
  }
  await walk.close();
  await context.close();
  expect(walk.person.errors).toEqual([]);
}

test("all that may be clicked can be reached, in a sample of every game's questions and screens", async ({ browser, baseURL }) => {
  test.skip(process.env["SURVEY"] === "all", "the whole survey is under way");
  test.slow(); // where others work on the machine, too
  const survey = new Survey(false);
  for (const [at, played] of GAMES.entries()) {
    const look: Look = { size: SIZES[(at * 3) % SIZES.length]!, lang: at % 2 ? "en" : "fr" };
    const kinds = firstOfEach(movesOf(played), played.seat);
    await walked(browser, baseURL!, survey, played, look, kinds.filter((_, number) => number % 4 === at % 4));
  }
  check([...survey.faults.values()]).toEqual([]);
});

test("the whole survey", async ({ browser, baseURL }) => {
  test.skip(process.env["SURVEY"] !== "all", "`make page-survey` walks whole games");
  test.setTimeout(0);
  const survey = new Survey(true);
  const names = GAMES.map((each) => ({ ...each, name: `${each.game}${each.options ? "-boxes" : ""}` }));
  for (const { name, ...played } of names.filter(({ name: each }) => wish.game === "" || each === wish.game)) {
    for (const size of SIZES.filter((each) => wish.size === "" || wish.size.split(",").includes(each.join("x")))) {
      for (const lang of (["en", "fr"] as const).filter((each) => wish.lang === "" || each === wish.lang)) {
        for (let seed = 0; seed < wish.seeds; seed++) {
          const each = { ...played, seed };
          const numbers = wish.every === "kind" ? firstOfEach(movesOf(each), each.seat) : undefined;
          await walked(browser, baseURL!, survey, each, { size, lang }, numbers);
          console.log(`${name}, ${size.join("×")}, ${lang}, seed ${seed}: ${survey.questions} questions, ${survey.faults.size} faults: ${survey.write("The survey of the page")}`);
        }
      }
    }
  }
});
