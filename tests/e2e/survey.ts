// A survey of the page: at each question of a walk everything that may be clicked is looked for, and what is wrong noted.
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import type { Page } from "@playwright/test";
import { faults as barFaults } from "./bar";
import type { Choice } from "./player";
import { type Cut, type Sight, type Wanted, cuts, inspectorOver, scales, settle, sights } from "./seen";
import { type Question, type Walk, stepsAfter } from "./walk";

export const SIZES = [[1024, 768], [1280, 720], [1366, 768], [1440, 900], [1920, 1080], [390, 844], [360, 740]] as const;
export type Size = (typeof SIZES)[number];
export const isPhone = ([width]: readonly [number, number]): boolean => width < 640;

/** How the page is looked at. */
export interface Look {
  size: readonly [number, number];
  lang: "en" | "fr";
}

/**
 * What can be wrong: a thing that cannot be clicked however one looks for it, nothing of what is asked about in sight,
 * something over the middle of a thing, a button of the bar, cut words, a board that zooms by itself.
 */
export type Kind = "out of reach" | "out of sight" | "overlaid" | "inspector" | "button" | "cut" | "zoomed";

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

const HOVERED = 2; // things of a question that are pointed at
const folder = resolve(process.env["SURVEY_FOLDER"] ?? resolve(import.meta.dirname, "../../artifacts/survey"));

export class Survey {
  readonly faults = new Map<string, Fault>();
  questions = 0;
  things = 0;
  #scales: Record<string, number> = {};
  #loads = 0;

  /** With `pictures` each fault is shown once, in a folder of its own. */
  constructor(readonly pictures: boolean) {
    if (!pictures) return;
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder, { recursive: true });
  }

  /** Another walk: its boards are drawn as they like at first. */
  begin(): void {
    this.#scales = {};
  }

  /** Looks at a question, and then on the way of its answer, click by click. */
  async look(walk: Walk, question: Question, look: Look): Promise<void> {
    this.questions++;
    const at = new Glance(this, walk, question, look);
    await settle(walk.page);
    await this.#keptStill(at, question.choice);
    const { answer, choice } = question;
    const taken: string[] = [];
    await at.whole(taken);
    for (const [depth, step] of (answer?.path ?? []).slice(0, -1).entries()) {
      const id = [step].flat()[0]!;
      const offered = stepsAfter(choice.acts, taken);
      taken.push(id);
      if (isCell(choice, id)) break;
      if (!offered.some((each) => each.includes(id))) continue; // the page took it by itself
      if (!(await at.click(id))) break;
      await settle(walk.page);
      if (depth < answer!.path.length - 1) await at.whole(taken);
    }
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
    const asked = fault.kind === "cut" ? "" : fault.question; // words are cut whatever is asked
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

  /** Writes the report: all faults by game, size and kind, each with its picture. */
  write(title: string): string {
    const all = [...this.faults.values()];
    writeFileSync(join(folder, "faults.json"), JSON.stringify(all, null, 1));
    writeFileSync(join(folder, "index.html"), pageOf(title, all, this.questions, this.things));
    return join(folder, "index.html");
  }
}

/** One question on one screen. */
class Glance {
  readonly page: Page;
  readonly #phone: boolean;

  constructor(
    readonly survey: Survey,
    readonly walk: Walk,
    readonly question: Question,
    readonly how: Look,
  ) {
    this.page = walk.page;
    this.#phone = isPhone(how.size);
  }

  async note(kind: Kind, choice: Choice, what: string, box?: readonly number[], same = plainly(what)): Promise<void> {
    const { played } = this.walk;
    const game = `${played.game}, ${played.seats} seats${Object.keys(played.options ?? {}).length > 0 ? ", boxes" : ""}`;
    const { size, lang } = this.how;
    const first = `decision ${this.question.number}, ${lang}, seed ${played.seed}, seat ${played.seat}`;
    await this.survey.note(this.page, { game, size: size.join("×"), kind, question: choice.kind, what, first }, same, box);
  }

  /** All that may be clicked now, on the table and in the bar, and all words. */
  async whole(taken: readonly string[]): Promise<void> {
    const { choice } = this.question;
    const wanted = this.#wanted(taken);
    this.survey.things += wanted.steps.length;
    const found = await sights(this.page, wanted);
    await this.#inSight(found);
    await this.#reach(found, wanted);
    if (!this.#phone && taken.length === 0) await this.#point(found, wanted);
    for (const { step, why } of await barFaults(this.page)) await this.note("button", choice, `${plainly(step)} ${why}`);
    for (const cut of await cuts(this.page)) await this.note("cut", choice, said(cut), cut.box, cut.by + plainly(cut.text));
    const grown = await this.page.evaluate(() => [document.documentElement.scrollWidth - innerWidth, document.documentElement.scrollHeight - innerHeight]);
    if (grown.some((each) => each > 0)) await this.note("button", choice, "the page itself scrolls");
  }

  #wanted(taken: readonly string[]): Wanted {
    const { choice, state } = this.question;
    const steps = stepsAfter(choice.acts, taken).filter(([id]) => !id!.startsWith("~") && !isCell(choice, id!));
    const holders = new Map(state.scene.elements.map((each) => [each.id, each as unknown as Holder]));
    const within: Record<string, string> = {};
    for (const each of holders.values()) {
      const place = holders.get(each.in ?? "");
      const slots = place?.slots ?? place?.spaces ?? [];
      const slot = typeof each.slot === "number" ? slots[each.slot]?.id : each.slot;
      const inside = slot ?? each.at ?? each.in;
      if (inside !== undefined) within[each.id] = inside;
      for (const own of [...(each.slots ?? []), ...(each.spaces ?? [])]) within[own.id] ??= each.id;
    }
    return { steps, within };
  }

  /** Something of what is asked about is in sight at once, in every part of the table that is. */
  async #inSight(found: readonly Sight[]): Promise<void> {
    const { choice } = this.question;
    const parts = this.#phone ? [found] : [...grouped(found.filter(({ state }) => state !== "absent"), ({ region }) => region).values()];
    if (found.length > 0 && found.every(({ state }) => state === "absent")) parts.push([...found]);
    for (const part of parts) {
      if (part.length === 0 || part.some(({ state }) => state === "there")) continue;
      const [first] = part;
      await this.note("out of sight", choice, `${first!.region || "no part"}: ${part.length} things, first ${first!.step} ${first!.state} ${first!.under ?? ""}`, first!.box, first!.region);
    }
  }

  /** What is not there comes by lit tabs, or where the board's own arrows lead. */
  async #reach(found: readonly Sight[], wanted: Wanted): Promise<void> {
    const { choice } = this.question;
    for (const { step, under, box, state } of found) {
      if (state === "there" && under !== undefined) await this.note("overlaid", choice, `${plainly(step)} under ${under}`, box);
      if (state === "covered") await this.note("out of reach", choice, `${plainly(step)} (${step}) under ${under ?? ""}`, box, `${plainly(step)} ${plainly(under ?? "")}`);
    }
    let left = found.filter(({ state }) => state === "absent" || state === "beyond");
    for (let tries = 0; left.length > 0 && tries < 16; tries++) {
      if (!(await this.#seek(left.find(({ state }) => state === "beyond"), tries))) break;
      await settle(this.page);
      const now = await sights(this.page, { ...wanted, steps: left.map(({ step }) => step.split(" ")) });
      left = now.filter(({ state }) => state !== "there" && state !== "scrolled");
    }
    for (const { step, state, under, box } of left) {
      await this.note("out of reach", choice, `${plainly(step)} (${step}) ${state} ${under ?? ""}`, box, `${plainly(step)} ${state}`);
    }
  }

  /** One thing that leads to what is not in sight: the arrow at that edge of its board, or what wears a light. */
  async #seek(beyond: Sight | undefined, tries: number): Promise<boolean> {
    const way = beyond?.box ? await edgeTowards(this.page, beyond.box) : "";
    const arrow = this.page.locator(`.board > button.${way || "none"}:visible`);
    const tabs = this.page.locator("[role=group] > button[aria-pressed=false]:has(> i), .table > nav button:not([aria-current]):has(> i), .tray .open[aria-expanded=false]");
    const choices = (await arrow.count()) > 0 ? arrow : tabs;
    const count = await choices.count();
    if (count === 0) return false;
    const next = choices.nth(tries % count);
    const pressed = this.#phone ? next.tap({ timeout: 3_000 }) : next.click({ timeout: 3_000 });
    return pressed.then(() => true, () => false);
  }

  /** The card about a thing that is pointed at lies over nothing that may be clicked. */
  async #point(found: readonly Sight[], wanted: Wanted): Promise<void> {
    const seen = found.filter(({ state, box }) => state === "there" && box);
    const some = [seen[0], seen[Math.floor(seen.length / 2)]].filter((each) => each !== undefined).slice(0, HOVERED);
    for (const { step, box } of new Set(some)) {
      await this.page.mouse.move(box![0] + box![2] / 2, box![1] + box![3] / 2);
      await this.page.evaluate(() => new Promise((next) => requestAnimationFrame(() => requestAnimationFrame(next))));
      const under = await inspectorOver(this.page, wanted);
      if (under.length > 0) await this.note("inspector", this.question.choice, `the card about ${plainly(step)} lies over ${under.length} lit things, as ${under[0]}`, box, plainly(step));
    }
    if (some.length > 0) await this.page.mouse.move(2, 2);
  }

  /** Clicks a thing or a button of the answer where it is seen. */
  async click(id: string): Promise<boolean> {
    if (id.startsWith("~")) {
      const button = this.page.locator(`[data-step="${id}"]:visible`).first();
      return (this.#phone ? button.tap({ timeout: 3_000 }) : button.click({ timeout: 3_000 })).then(() => true, () => false);
    }
    const wanted = { ...this.#wanted([]), steps: [[id]] };
    const node = this.page.locator(`[data-id="${id}"]:visible`).last();
    if ((await node.count()) === 0) return false;
    let [seen] = await sights(this.page, wanted);
    if (seen?.state === "scrolled") {
      await node.evaluate((each) => each.scrollIntoView({ block: "center", inline: "center" }));
      [seen] = await sights(this.page, wanted);
    }
    if (!seen?.spot) return false;
    if (this.#phone) await this.page.touchscreen.tap(...seen.spot);
    else await this.page.mouse.click(...seen.spot);
    return true;
  }
}

interface Holder {
  id: string;
  in?: string;
  at?: string;
  slot?: string | number;
  slots?: { id: string }[];
  spaces?: { id: string }[];
}

function isCell({ turns, within }: Choice, id: string): boolean {
  return turns !== undefined && within !== undefined && id.startsWith(`${within}.`);
}

/** The edge of its board beyond which a box lies: the one that it lies furthest behind. */
async function edgeTowards(page: Page, box: readonly number[]): Promise<string> {
  return page.evaluate((at) => {
    const [x = 0, y = 0] = [at[0]! + at[2]! / 2, at[1]! + at[3]! / 2];
    const arrows = Array.from(document.querySelectorAll<HTMLElement>(".board > button:is(.left, .right, .top, .bottom)"));
    const found = arrows.map((arrow) => {
      const board = arrow.parentElement!.getBoundingClientRect();
      const side = ["left", "right", "top", "bottom"].find((each) => arrow.classList.contains(each))!;
      const past = { left: board.left - x, right: x - board.right, top: board.top - y, bottom: y - board.bottom }[side]!;
      return { side, past };
    });
    return found.sort((one, other) => other.past - one.past)[0]?.side ?? "";
  }, box);
}

/** Without numbers: what is wrong with one of many like things is the same fault. */
function plainly(text: string): string {
  return text.replace(/-?\d+([.,]\d+)*/g, "#");
}

function said({ text, by }: Cut): string {
  return `“${text}” by ${by}`;
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

function grouped<T>(all: readonly T[], by: (each: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const each of all) groups.set(by(each), [...(groups.get(by(each)) ?? []), each]);
  return groups;
}

function escaped(text: string): string {
  return text.replace(/&/g, "&amp;").replace(/</g, "&lt;");
}

function pageOf(title: string, all: readonly Fault[], questions: number, things: number): string {
  const parts = [...grouped(all, ({ game }) => game)].map(([game, ofGame]) => {
    const sizes = [...grouped(ofGame, ({ size }) => size)].map(([size, ofSize]) => {
      const kinds = [...grouped(ofSize, ({ kind }) => kind)].map(([kind, faults]) => {
        const items = faults.map(
          ({ question, what, times, first, picture }) =>
            `<li><b>${escaped(question)}</b>: ${escaped(what)} <small>× ${times}, first at ${escaped(first)}</small>` +
            (picture ? `<br><a href="${picture}"><img src="${picture}" loading="lazy" width="420"></a>` : ""),
        );
        return `<h4>${kind} (${faults.length})</h4><ul>${items.join("")}</ul>`;
      });
      return `<details><summary>${size}: ${ofSize.length}</summary>${kinds.join("")}</details>`;
    });
    return `<h2>${escaped(game)}: ${ofGame.length}</h2>${sizes.join("")}`;
  });
  const style = "body{font:15px/1.4 sans-serif;margin:24px;max-width:1000px}img{border:1px solid #999;margin:4px 0 14px}";
  return `<!doctype html><meta charset="utf-8"><title>${escaped(title)}</title><style>${style}</style><h1>${escaped(title)}</h1>
<p>${questions} questions, ${things} things to click, ${all.length} faults.</p>${parts.join("\n")}`;
}
