// A person at a table: opens the page, reads the question and answers it, as people do or by the list of choices.
import { mkdirSync } from "node:fs";
import { join, resolve } from "node:path";
import { type Locator, type Page, expect } from "@playwright/test";

/** Who sits where, when a table is opened. */
export const [YOU, OPEN, BOT] = [{ kind: "you" }, { kind: "open" }, { kind: "bot", level: "gentle" }];

const SEED = 7; // of every game that is opened: what goes well once goes well always
/** Where pictures go, if somebody wants them: each costs as much as a few clicks. */
const pictures = process.env.E2E_PICTURES ? resolve(import.meta.dirname, "../../artifacts/pictures") : null;
if (pictures) mkdirSync(pictures, { recursive: true });

/** Where a page goes that shall not see what happens at its table: to what the same process shows, for next to nothing. */
export const AWAY = "/health";

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

  /** Becomes known to the table: what is asked of it sooner would be asked by another guest. */
  async arrive(): Promise<void> {
    expect((await this.page.request.get("/api/me")).status()).toBe(200);
  }

  /** Opens a table, the same one each time, and looks at it; says its id. */
  async open(game: string, seats: object[], more: object = {}): Promise<string> {
    await this.arrive();
    const opened = await ask<{ id: string }>(this.page, "POST", "/api/tables", { game, seats, order: "fixed", seed: SEED, ...more });
    expect(opened.status, JSON.stringify(opened.body)).toBe(201);
    await this.page.goto(`/t/${opened.body.id}`);
    return opened.body.id;
  }

  /** Opens the table against bots that `playNow` leads to, without the lobby, and waits to be asked. */
  async playVinci(): Promise<void> {
    await this.open("vinci", [YOU, BOT, BOT, BOT]);
    await this.waitForTurn();
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

  async waitForTurn(timeout = 180_000): Promise<void> {
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

  /** The choice that was made, all at once; nothing where the list has gone away, while what others did is shown. */
  async #choose(wishes: RegExp[]): Promise<string | null> {
    const sources = wishes.map(({ source, flags }) => [source, flags] as const);
    return this.choices.getByRole("button", { disabled: false }).evaluateAll((buttons, wanted) => {
      const said = (button: Element): string => button.textContent?.trim().replace(/\s+/g, " ") ?? "";
      const liked = wanted.map(([source, flags]) => buttons.find((button) => new RegExp(source, flags).test(said(button))));
      const button = liked.find((each) => each !== undefined) as HTMLElement | undefined;
      if (!button) return null;
      button.focus();
      if (document.activeElement !== button) throw new Error(`${said(button)} takes no focus`);
      const chosen = said(button);
      button.click();
      return chosen;
    }, sources);
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
    if (pictures) await this.page.screenshot({ path: join(pictures, `${name}.png`), fullPage });
  }
}

/** Asks the server itself, as the person's own browser would: the one whose page is open, else the test's own. */
export async function ask<T>(page: Page, method: string, path: string, body?: unknown): Promise<{ status: number; body: T }> {
  const where = page.url().startsWith("http") ? new URL(path, page.url()).href : path;
  const answer = await page.request.fetch(where, { method, data: body, maxRetries: 3 });
  return { status: answer.status(), body: (await answer.json()) as T };
}

/** Two people at a table of two: the first one opens it, the other one sits down, and it begins; says its id. */
export async function together(one: Person, other: Person, game: string, seats: object[] = [YOU, OPEN]): Promise<string> {
  const table = await one.open(game, seats);
  await other.arrive();
  for (const [who, what, body] of [[other, "sit", { name: "Bob" }], [one, "begin", {}]] as const) {
    expect((await ask(who.page, "POST", `/api/tables/${table}/${what}`, body)).status, what).toBe(200);
  }
  return table;
}
