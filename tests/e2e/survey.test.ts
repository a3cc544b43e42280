// Nothing legal is ever out of reach: whole games of bots are walked question by question, and all that may be clicked is
// looked for on the page. Here a sample, where E2E_WHOLE=1 asks for it; `make page-survey` walks them all, on every screen, and writes a report.
import { type Browser, expect as check } from "@playwright/test";
import { type Look, SIZES, isPhone, sampled } from "./looks";
import { Person } from "./person";
import { expect, test } from "./server";
import { Survey } from "./survey";
import { BOXES, GAMES, type Played, Walk, firstOfEach, movesOf, questionsOf } from "./walk";

/** What the whole survey walks, narrowed by SURVEY_GAME, SURVEY_SIZE (`1024x768,390x844`), SURVEY_LANG, SURVEY_SEEDS, SURVEY_EVERY and SURVEY_FROM. With SURVEY_SHOW every n-th question is pictured as well. */
const wish = {
  game: process.env["SURVEY_GAME"] ?? "",
  size: process.env["SURVEY_SIZE"] ?? "",
  lang: process.env["SURVEY_LANG"] ?? "",
  seeds: Number(process.env["SURVEY_SEEDS"] ?? 1),
  every: process.env["SURVEY_EVERY"] ?? "question",
  /** The decision of a game at which a walk that was broken off goes on. */
  from: Number(process.env["SURVEY_FROM"] || 0),
  show: Number(process.env["SURVEY_SHOW"] || 0),
  /** Which sample is looked at: the same one in every run, so that nobody's change fails for what was there before. */
  sample: Number(process.env["SURVEY_NUMBER"] || 0),
};

const SHARE = 9; // the sample looks at one of so many kinds of questions each time, and twice at every game
const ANSWERS = 3; // each so many questions are answered by clicks
const TITLE = "The survey of the page";
const OFTEN = 20; // questions after which the report of a whole survey is written

async function walked(browser: Browser, baseURL: string, survey: Survey, played: Played, look: Look, numbers: readonly number[], number = 0): Promise<void> {
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
  const kept = Object.entries({ lang: look.lang, pace: "once" }); // what others did is not what is looked at
  await context.addInitScript((all) => {
    if (!location.protocol.startsWith("http")) return;
    for (const [key, value] of all) localStorage.setItem(`ecumene.${key}`, value);
  }, kept);
  const page = await context.newPage();
  const moves = movesOf(played);
  const walk = new Walk(new Person(page), played, moves);
  await walk.open(baseURL);
  survey.begin();
  for (const each of numbers) {
    if (each < walk.at) continue; // it was part of an answer
    await page.emulateMedia({ colorScheme: (each + played.seed + number) % 2 ? "dark" : "light" });
    const question = await walk.to(each);
    if (wish.show > 0 && survey.questions % wish.show === 0) await survey.show(page, `${played.game}-${look.size.join("x")}-${look.lang}-${each}-${question.choice.kind}`);
    await survey.look(walk, question, look);
    // a long walk that is broken off has told what it found
    if (survey.pictures && survey.questions % OFTEN === 0) console.log(`  decision ${each}: ${survey.questions} questions, ${survey.faults.size} faults: ${survey.write(TITLE)}`);
  }
  await walk.close();
  await context.close();
  expect(walk.person.errors).toEqual([]);
}

test("all that may be clicked can be reached, in a sample of every game's questions and screens", { tag: "@whole" }, async ({ browser, baseURL }) => {
  test.setTimeout(0);
  const survey = new Survey(false, ANSWERS);
  const number = wish.sample;
  console.log(`Sample ${number} of the survey; SURVEY_NUMBER=… chooses another.`);
  for (const [at, played] of GAMES.entries()) {
    const moves = movesOf(played);
    const kinds = firstOfEach(moves, played.seat);
    for (const [side, look] of sampled(number, at, GAMES.length, played.options === BOXES).entries()) {
      const share = kinds.filter((_, each) => (each + number + at + 4 * side) % Math.min(SHARE, kinds.length) === 0);
      const asked = share.map((each) => moves[each]![2]).join(", ");
      console.log(`  ${played.game}${played.options ? " with its boxes" : ""}, ${look.size.join("×")}, ${look.lang}: ${asked}`);
      await walked(browser, baseURL!, survey, played, look, share, number);
    }
  }
  check([...survey.faults.values()]).toEqual([]);
});

test("the whole survey", { tag: "@survey" }, async ({ browser, baseURL }) => {
  test.setTimeout(0);
  const survey = new Survey(true, ANSWERS);
  const names = GAMES.map((each) => ({ ...each, name: `${each.game}${each.options ? "-boxes" : ""}` }));
  for (const { name, ...played } of names.filter(({ name: each }) => wish.game === "" || each === wish.game)) {
    for (const size of SIZES.filter((each) => wish.size === "" || wish.size.split(",").includes(each.join("x")))) {
      for (const lang of (["en", "fr"] as const).filter((each) => wish.lang === "" || each === wish.lang)) {
        for (let seed = 0; seed < wish.seeds; seed++) {
          const each = { ...played, seed };
          const moves = movesOf(each);
          const all = wish.every === "kind" ? firstOfEach(moves, each.seat) : questionsOf(moves, each.seat);
          const numbers = all.filter((number) => number >= wish.from);
          await walked(browser, baseURL!, survey, each, { size, lang }, numbers);
          console.log(`${name}, ${size.join("×")}, ${lang}, seed ${seed}: ${survey.questions} questions, ${survey.faults.size} faults: ${survey.write(TITLE)}`);
        }
      }
    }
  }
});
