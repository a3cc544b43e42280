// A person at a table: opens the page, reads the question and answers it, as people do or by the list of choices.
import { mkdirSync } from "node:fs";
import { join, resolve } from "node:path";
import { type Locator, type Page, expect } from "@playwright/test";

const SEED = 7; // of every game that is opened in the lobby: what goes well once goes well always
const pictures = resolve(import.meta.dirname, "../../artifacts/pictures");
mkdirSync(pictures, { recursive: true });

/** How long to wait between two looks, in milliseconds: Playwright's own pauses grow to a second. */
export const OFTEN = [20, 50, 100, 100, 200];

export class Person {
  readonly decision: Locator;
  readonly choices: Locator;
  readonly board: Locator;
  readonly errors: string[] = [];

  constructor(readonly page: Page) {
    this.decision = page.getByRole("region", { name: /^(Your decision|Votre décision)$/ });
    this.choices = page.getByRole("region", { name: /^(Choices|Choix)$/ });
    this.board = page.getByRole("application");
    page.on("pageerror", (error) => this.errors.push(error.message));
    page.on("console", (line) => {
      // a refused request is logged by the browser itself
      if (line.type() === "error" && !line.text().startsWith("Failed to load resource")) this.errors.push(line.text());
    });
  }

  /** Opens the lobby and waits to be known there: what is asked of the table sooner would be asked by another guest. */
  async arrive(): Promise<void> {
    await this.page.goto("/");
    const known = async () => (await this.page.context().cookies()).some(({ name }) => name === "ecumene_guest");
    await expect.poll(known, { intervals: OFTEN }).toBe(true);
  }

  /** Whatever game is opened in the lobby has the same seed and the same order of seats each time. */
  async repeatable(): Promise<void> {
    await this.page.route("**/api/tables", async (route) => {
      if (route.request().method() !== "POST") return route.fallback();
      const asked = route.request().postDataJSON() as object;
      return route.continue({ postData: JSON.stringify({ ...asked, order: "fixed", seed: SEED }) });
    });
  }

  /** From the lobby to a table against bots: the two clicks of the promise. */
  async playNow(): Promise<string> {
    await this.repeatable();
    await this.page.goto("/");
    await this.page.getByRole("button", { name: /^(Play now|Jouer)$/ }).click();
    await this.page.waitForURL(/\/t\//);
    await this.waitForTurn();
    return this.table;
  }

  /** The id of the table. */
  get table(): string {
    return new URL(this.page.url()).pathname.split("/")[2] ?? "";
  }

  /** Waits until the page shows the table as it is in this version, or later. */
  async sees(version: number): Promise<void> {
    const said = { message: `version ${version}`, intervals: OFTEN };
    await expect.poll(() => this.seen(), said).toBeGreaterThanOrEqual(version);
  }

  /** The version of the table that the page shows. */
  async seen(): Promise<number> {
    return Number(await this.page.locator("[data-version]").getAttribute("data-version"));
  }

  async waitForTurn(timeout = 60_000): Promise<void> {
    await expect(this.choices.getByRole("button").first()).toBeEnabled({ timeout });
  }

  async question(): Promise<string> {
    return (await this.decision.getByRole("heading").first().textContent()) ?? "";
  }

  /** Answer by the list of choices: the first that fits the earliest wish. Waits until the page shows what came of it. */
  async answer(...wishes: RegExp[]): Promise<string> {
    for (let tries = 0; tries < 10; tries++) {
      await this.waitForTurn();
      const before = await this.seen();
      const said = await this.#choose([...wishes, /./]);
      if (said === null) continue;
      await this.sees(before + 1);
      return said;
    }
    throw new Error("nothing to choose");
  }

  /** The choice that was made; nothing where the list went away while what others did is shown. */
  async #choose(wishes: RegExp[]): Promise<string | null> {
    for (const wish of wishes) {
      const button = this.choices.getByRole("button", { name: wish, disabled: false }).first();
      if ((await button.count()) === 0) continue;
      const said = (await button.textContent({ timeout: 5_000 }).catch(() => null)) ?? "";
      const chosen = await button.press("Enter", { timeout: 5_000 }).then(() => true, () => false);
      return chosen && said ? said.trim() : null;
    }
    return null;
  }

  /** Click, or tap, a thing on the board where its middle is; a piece may stand there, which is the same to a person. */
  async click(name: RegExp, how: "click" | "tap" = "click"): Promise<void> {
    const box = await this.board.getByRole("button", { name }).first().boundingBox();
    if (!box) throw new Error(`${name} is not on the board`);
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    if (how === "tap") await this.page.touchscreen.tap(x, y);
    else await this.page.mouse.click(x, y);
  }

  async picture(name: string, fullPage = false): Promise<void> {
    await this.page.screenshot({ path: join(pictures, `${name}.png`), fullPage });
  }
}

/** Ask the server itself, as the person's own browser would. */
export async function ask<T>(page: Page, method: string, path: string, body?: unknown): Promise<{ status: number; body: T }> {
  return page.evaluate(
    async ([how, where, what]) => {
      const given = what === undefined ? {} : { body: JSON.stringify(what), headers: { "Content-Type": "application/json" } };
      const answer = await fetch(where, { method: how, ...given });
      return { status: answer.status, body: await answer.json() };
    },
    [method, path, body] as const,
  );
}
