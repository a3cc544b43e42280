// Every kind of question that comes in a game is answered by clicks, by turns with the mouse and by touch, and its end is told.
//
// Games that bots have played are walked from first question to first question, and what a click brought is taken back.
// What only whole games prove is proven where E2E_WHOLE=1 asks for them: each kind both by mouse and by touch, late in a game
// as well, and that a page which stays, comes and goes while bots play keeps up with a game to its end.
import { type Act, Player } from "./player";
import { expect, test } from "./server";
import { GAMES, type Played, type Question, Walk, firstOfEach, movesOf } from "./walk";

const SCREENS = {
  mouse: { viewport: { width: 1440, height: 900 }, contextOptions: { reducedMotion: "reduce" } },
  touch: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, colorScheme: "dark", contextOptions: { reducedMotion: "reduce" } },
} as const;

/** The first question of each kind; with boxes only of those that the game has not without them. */
function firsts(played: Played): number[] {
  const moves = movesOf(played);
  const plain = played.options ? movesOf({ ...played, options: {} }) : [];
  const known = new Set(firstOfEach(plain, played.seat).map((number) => plain[number]![2]));
  return firstOfEach(moves, played.seat).filter((number) => !known.has(moves[number]![2]));
}

/** What the game went on with, but rather something on the table than a button that declines. */
function wish({ choice, answer }: Question): Act {
  const onTable = ({ path }: Act): boolean => !String(path[0]).startsWith("~");
  return answer && onTable(answer) ? answer : (choice.acts.find(onTable) ?? answer ?? choice.acts[0]!);
}

for (const [at, played] of GAMES.entries()) {
  const name = played.options ? `${played.game} with its boxes` : played.game;
  for (const [hand, [how, screen]] of Object.entries(SCREENS).entries()) {
    test.describe(`by ${how}`, () => {
      test.use(screen);

      test(`questions of ${name} are answered, kind by kind`, async ({ page, baseURL }) => {
        const me = new Player(page, how === "touch");
        const walk = new Walk(me, played, movesOf(played));
        await walk.open(baseURL!);
        me.sitsAt(walk.table);
        for (const number of firsts(played).filter((_, kind) => kind % 2 === hand)) {
          const question = await walk.to(number);
          await me.answerOnPage(question.choice, wish(question), question.state.version);
          await walk.takeBack(question);
        }
        if (at % 2 === hand) {
          await walk.toTheEnd();
          await expect(page.getByRole("dialog").getByRole("heading", { name: /\bwins?\b|share the victory/ })).toBeVisible();
        }
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(screen.viewport.width);
        expect(me.errors).toEqual([]);
        await walk.close();
      });
    });
  }
}
