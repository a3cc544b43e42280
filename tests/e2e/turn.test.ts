// One turn, in the ways people play it: undo and redo, the keyboard alone, French, a phone.
import { Person } from "./person";
import { expect, test } from "./server";

/** From the first question to the expansion. */
async function toExpansion(me: Person): Promise<void> {
  await me.answer(/^(Take people I:|Prendre le peuple I )/, /I[ :]/);
  await me.waitForTurn();
  for (let step = 0; step < 3 && !(await expanding(me)); step++) {
    await me.answer(/^Gather/, /^Rassembler/, /^Make no peace/, /^Ne faire la paix/);
    await me.waitForTurn();
  }
  await expect.poll(() => expanding(me)).toBe(true);
}

async function expanding(me: Person): Promise<boolean> {
  return (await me.choices.getByRole("button", { name: /^(Conquer|Conquérir)/ }).count()) > 0;
}

test("a conquest is taken back and done again", async ({ page }) => {
  const me = new Person(page);
  await page.emulateMedia({ reducedMotion: "reduce" });
  await me.playVinci();
  await toExpansion(me);
  const before = await me.question();
  const done = await me.answer(/^Conquer/);
  await expect.poll(() => me.question()).not.toBe(before);
  const place = /^Conquer (.*?)(:| for|,)/.exec(done)?.[1] ?? "";
  await expect(page.getByRole("log").getByText(/^You conquer /).last()).toContainText(place);
  await page.getByRole("button", { name: /^Undo/ }).click();
  await expect.poll(() => me.question()).toBe(before);
  await page.getByRole("button", { name: /^Redo/ }).click();
  await expect.poll(() => me.question()).not.toBe(before);
  expect(me.errors).toEqual([]);
});

test("a province is conquered with two clicks on the map", async ({ page }) => {
  const me = new Person(page);
  await page.emulateMedia({ reducedMotion: "reduce" });
  await me.playVinci();
  await toExpansion(me);
  const before = await me.question();
  const name = (await me.choices.getByRole("button", { name: /^Conquer/ }).first().textContent()) ?? "";
  const place = /Conquer (?:the )?(.*?)(?:,| for|:|$)/.exec(name.trim())?.[1] ?? "";
  await me.click(new RegExp(`^${place}`));
  await expect(me.decision.getByRole("button", { name: new RegExp(`Conquer .*${place}`) })).toBeVisible();
  await me.picture("conquest-preview");
  expect(await me.question(), "the question has come to the act itself").toMatch(new RegExp(`^Conquer .*${place}.*\\?$`));
  await me.click(new RegExp(`^${place}`));
  await expect.poll(() => me.question()).not.toMatch(/^Conquer/);
  expect(await me.question()).not.toBe(before);
});

test("the keyboard alone plays a turn", async ({ page }) => {
  const me = new Person(page);
  await page.emulateMedia({ reducedMotion: "reduce" });
  await me.playVinci();
  await toExpansion(me);
  const before = await me.question();
  await me.board.focus();
  await page.keyboard.press("n");
  await page.keyboard.press("Enter");
  await page.keyboard.press("Enter");
  await expect.poll(() => me.question()).not.toBe(before);
  await expect(page.getByRole("button", { name: /^Undo/ }).first()).toBeEnabled(); // the table has answered
  await page.keyboard.press("u");
  await expect.poll(() => me.question()).toBe(before);
  await page.keyboard.press("?");
  await expect(page.getByRole("dialog").getByText("next and previous thing")).toBeVisible();
});

test.describe("in French", () => {
  test.use({ locale: "fr-FR" });
  test("everything is in French, and English is one click away", async ({ page }) => {
    const me = new Person(page);
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.goto("/");
    await expect(page.locator("html")).toHaveAttribute("lang", "fr");
    await me.picture("lobby-french");
    await me.playNow();
    await expect(me.decision).toContainText("peuple");
    await toExpansion(me);
    await me.picture("table-french");
    const question = await me.question();
    expect(question).toContain("pions");
    await page.getByRole("button", { name: "English" }).click();
    await expect.poll(() => me.question()).toContain("pawns");
    await expect(page.locator("html")).toHaveAttribute("lang", "en");
    expect(me.errors).toEqual([]);
  });
});

for (const scheme of ["light", "dark"] as const) {
  test.describe(`on a phone, ${scheme}`, () => {
    test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, colorScheme: scheme, deviceScaleFactor: 2 });
    test("a turn is played by touch", async ({ page }) => {
      const me = new Person(page);
      await page.emulateMedia({ reducedMotion: "reduce" });
      await (scheme === "light" ? me.playNow() : me.playVinci());
      await me.picture(`phone-choose-${scheme}`);
      await toExpansion(me);
      await me.picture(`phone-expand-${scheme}`);
      const before = await me.question();
      const name = (await me.choices.getByRole("button", { name: /^Conquer/ }).first().textContent()) ?? "";
      const place = /Conquer (?:the )?(.*?)(?:,| for|:|$)/.exec(name.trim())?.[1] ?? "";
      await me.click(new RegExp(`^${place}`), "tap");
      await me.picture(`phone-preview-${scheme}`);
      await me.decision.getByRole("button", { name: new RegExp(`Conquer .*${place}`) }).first().tap();
      await expect.poll(() => me.question()).not.toBe(before);
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(width).toBeLessThanOrEqual(390);
      expect(me.errors).toEqual([]);
    });
  });
}
