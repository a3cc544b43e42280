// A survey of the page: at each question of a walk everything that may be clicked is looked for, and what is wrong noted.
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import type { Page } from "@playwright/test";
import { Glance } from "./glance";
import { type Look, isPhone } from "./looks";
import type { Choice } from "./player";
import { pageOf, tableOf } from "./survey_report";
import { scales, settle } from "./seen";
import { type Question, type Walk, stepsAfter } from "./walk";

/**
 * What can be wrong: a thing that cannot be clicked however one looks for it, or whose click does nothing, nothing of what is
 * asked about in sight, something over the middle of a thing, a button of the bar, an answer that the table does not take, cut
 * words and icons, what is too small for a finger, a player whom one does not see, a board that zooms by itself.
 */
export type Kind =
  | "out of reach"
  | "not taken"
  | "out of sight"
  | "overlaid"
  | "inspector"
  | "button"
  | "unanswered"
  | "cut"
  | "small"
  | "player out of sight"
  | "zoomed";

export interface Fault {
  game: string;
  size: string;
  kind: Kind;
  question: string;
  what: string;
  /** How often it was found, and where first. */
  times: number;
  first: string;
  picture?: string;
}

/** What was looked at in a game on one screen. */
export interface Looked {
  game: string;
  size: string;
  questions: number;
  things: number;
  /** Clicks on the way to answers, and answers that were given by clicks alone. */
  clicks: number;
  answers: number;
}

const ALWAYS: readonly Kind[] = ["cut", "small", "player out of sight"]; // whatever is asked
const folder = resolve(process.env["SURVEY_FOLDER"] ?? resolve(import.meta.dirname, "../../artifacts/survey"));

export class Survey {
  readonly faults = new Map<string, Fault>();
  readonly looked = new Map<string, Looked>();
  questions = 0;
  #scales: Record<string, number> = {};
  #loads = 0;

  /** With `pictures` each fault is shown once, in a folder of its own; each `answers`th question is answered by clicks. */
  constructor(
    readonly pictures: boolean,
    readonly answers: number,
  ) {
    if (!pictures) return;
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder, { recursive: true });
  }

  /** Another walk: its boards are drawn as they like at first. */
  begin(): void {
    this.#scales = {};
  }

  /** What was looked at of a game on a screen so far. */
  count(game: string, size: string): Looked {
    const key = `${game} · ${size}`;
    const known = this.looked.get(key) ?? { game, size, questions: 0, things: 0, clicks: 0, answers: 0 };
    this.looked.set(key, known);
    return known;
  }

  /** A picture of the page as it is, for eyes that look for more than can be measured. */
  async show(page: Page, name: string): Promise<void> {
    await settle(page);
    await page.screenshot({ path: join(folder, "seen", `${name}.png`) });
  }

  /** Looks at a question, and then on the way of its answer, click by click; some answers are then given. */
  async look(walk: Walk, question: Question, look: Look): Promise<void> {
    this.questions++;
    const at = new Glance(this, walk, question, look);
    at.looked.questions++;
    await settle(walk.page);
    await this.#keptStill(at, question.choice);
    const { answer, choice } = question;
    const gives = this.questions % this.answers === 0 && at.givable;
    const taken: string[] = [];
    await at.whole(taken);
    await at.alongside();
    const path = answer?.path ?? [];
    for (const [depth, step] of (gives ? path : path.slice(0, -1)).entries()) {
      const id = [step].flat().find((each) => !taken.includes(each))!;
      const offered = stepsAfter(choice.acts, taken);
      taken.push(id);
      if (at.isCell(id)) break;
      if (!offered.some((each) => each.includes(id))) continue; // the page took it by itself
      if (!(await at.take(id))) break;
      await settle(walk.page);
      if (depth < path.length - 1) await at.whole(taken);
    }
    if (gives && taken.length === path.length && (await at.give())) return;
    for (const _ of taken) await walk.page.keyboard.press("Escape");
    if (!isPhone(look.size)) await walk.page.mouse.move(2, 2);
  }

  /** A board that is as wide as before shows as much as before, unless there is more to show. */
  async #keptStill(at: Glance, choice: Choice): Promise<void> {
    if (this.#loads !== at.walk.loads) this.#scales = {};
    this.#loads = at.walk.loads;
    for (const { board, box, size, scale } of await scales(at.page)) {
      const place = `${board} ${box} ${size[0]}`;
      const before = this.#scales[place];
      this.#scales[place] = scale;
      if (before === undefined || Math.abs(before / scale - 1) < 0.01) continue;
      await at.note("zoomed", choice, `${board}: scale ${before}, then ${scale} at ${size.join("×")}`, undefined, board);
    }
  }

  async note(page: Page, fault: Omit<Fault, "times">, same: string, box?: readonly number[]): Promise<void> {
    const asked = ALWAYS.includes(fault.kind) ? "" : fault.question;
    const key = [fault.game, fault.size, fault.kind, asked, same].join(" · ");
    const known = this.faults.get(key);
    if (known) {
      known.times++;
      return;
    }
    const noted: Fault = { ...fault, times: 1 };
    this.faults.set(key, noted);
    if (!this.pictures) return;
    noted.picture = `${String(this.faults.size).padStart(4, "0")}.png`;
    await frame(page, box ?? null);
    await page.screenshot({ path: join(folder, noted.picture) });
    await frame(page, null);
  }

  /** Writes the report: all faults by game, size and kind, each with its picture; and how much was looked at. */
  write(title: string): string {
    const all = [...this.faults.values()];
    const looked = [...this.looked.values()];
    writeFileSync(join(folder, "faults.json"), JSON.stringify(all, null, 1));
    writeFileSync(join(folder, "looked.json"), JSON.stringify(looked, null, 1));
    writeFileSync(join(folder, "table.md"), tableOf(looked, all));
    writeFileSync(join(folder, "index.html"), pageOf(title, looked, all));
    return join(folder, "index.html");
  }
}

/** Puts a frame around what a picture is about; takes it away. */
async function frame(page: Page, box: readonly number[] | null): Promise<void> {
  await page.evaluate((at) => {
    document.getElementById("survey-frame")?.remove();
    if (!at) return;
    const [left = 0, top = 0, width = 0, height = 0] = at;
    const node = document.createElement("div");
    node.id = "survey-frame";
    node.style.cssText = `position:fixed;z-index:99;pointer-events:none;outline:3px dashed #d0021b;outline-offset:3px;left:${left}px;top:${top}px;width:${width}px;height:${height}px`;
    document.body.append(node);
  }, box);
}
