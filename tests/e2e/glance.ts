// One question on one screen: what a glance at it finds, and what comes of the clicks that answer it.
import type { Locator, Page } from "@playwright/test";
import { faults as barFaults } from "./bar";
import { type Cut, answered, cuts, playersOutOfSight, smalls } from "./legible";
import { type Look, isPhone } from "./looks";
import type { Choice } from "./player";
import { type Sight, type Wanted, inspectorOver, settle, sights } from "./seen";
import type { Kind, Looked, Survey } from "./survey";
import { grouped } from "./survey_report";
import { type Question, type Walk, stepsAfter } from "./walk";

const PATIENCE = 60_000; // milliseconds for one click: a machine may have much else to do
const HOVERED = 2; // things of a question that are pointed at
const FINGER = 24; // pixels that it needs

/** One question on one screen. */
export class Glance {
  readonly page: Page;
  readonly looked: Looked;
  readonly #phone: boolean;
  readonly #game: string;

  constructor(
    readonly survey: Survey,
    readonly walk: Walk,
    readonly question: Question,
    readonly how: Look,
  ) {
    this.page = walk.page;
    this.#phone = isPhone(how.size);
    const { game, seats, options = {} } = walk.played;
    this.#game = `${game}, ${seats} seats${Object.keys(options).length > 0 ? ", boxes" : ""}`;
    this.looked = survey.count(this.#game, how.size.join("x"));
  }

  async note(kind: Kind, choice: Choice, what: string, box?: readonly number[], same = plainly(what)): Promise<void> {
    const { played } = this.walk;
    const { size, lang } = this.how;
    const first = `decision ${this.question.number}, ${lang}, seed ${played.seed}, seat ${played.seat}`;
    await this.survey.note(this.page, { game: this.#game, size: size.join("×"), kind, question: choice.kind, what, first }, same, box);
  }

  /** All that may be clicked now, on the table and in the bar, and all words. */
  async whole(taken: readonly string[]): Promise<void> {
    const { choice } = this.question;
    const wanted = this.#wanted(taken);
    this.looked.things += wanted.steps.length;
    const found = await sights(this.page, wanted);
    await this.#inSight(found);
    await this.#reach(found, wanted);
    if (!this.#phone && taken.length === 0) await this.#point(found, wanted);
    for (const { step, why } of await barFaults(this.page)) await this.note("button", choice, `${plainly(step)} ${why}`);
    for (const cut of await cuts(this.page)) await this.note("cut", choice, said(cut), cut.box, cut.by + plainly(cut.text));
    if (this.#phone) for (const { name, box } of await smalls(this.page, wanted.steps, FINGER)) await this.note("small", choice, `${plainly(name)}: ${box[2]} × ${box[3]}`, box, plainly(name));
    const grown = await this.page.evaluate(() => [document.documentElement.scrollWidth - innerWidth, document.documentElement.scrollHeight - innerHeight]);
    if (grown.some((each) => each > 0)) await this.note("button", choice, "the page itself scrolls");
  }

  /** What stands beside every question: the players. */
  async alongside(): Promise<void> {
    // on a phone players stand in a row that one pushes along
    const away = this.#phone ? [] : await playersOutOfSight(this.page);
    for (const each of away) await this.note("player out of sight", this.question.choice, each, undefined, each.split(":")[0]);
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
    const pressed = this.#phone ? next.tap({ timeout: PATIENCE }) : next.click({ timeout: PATIENCE });
    return pressed.then(() => true, () => false);
  }

  /** The card about a thing that is pointed at lies over nothing that may be clicked. */
  async #point(found: readonly Sight[], wanted: Wanted): Promise<void> {
    const seen = found.filter(({ state, box }) => state === "there" && box);
    const some = [seen[0], seen[Math.floor(seen.length / 2)]].filter((each) => each !== undefined).slice(0, HOVERED);
    for (const { step, box } of new Set(some)) {
      await this.page.mouse.move(box![0] + box![2] / 2, box![1] + box![3] / 2);
      await nextFrame(this.page);
      const under = await inspectorOver(this.page, wanted);
      if (under.length > 0) await this.note("inspector", this.question.choice, `the card about ${plainly(step)} lies over ${under.length} lit things, as ${under[0]}`, box, plainly(step));
    }
    if (some.length > 0) await this.page.mouse.move(2, 2);
  }

  /** Whether an answer is a matter of clicks alone: nothing is turned or counted, and it is what the game went on with. */
  get givable(): boolean {
    const { answer } = this.question;
    return answer !== undefined && answer.path.length > 0 && (answer.up_to ?? 1) === 1 && !answer.path.flat().some((id) => this.isCell(id));
  }

  isCell(id: string): boolean {
    return isCell(this.question.choice, id);
  }

  /** Clicks a thing or a button of the answer where it is seen; the page must have taken it: it is chosen, or less is asked. */
  async take(id: string): Promise<boolean> {
    const { choice } = this.question;
    const spot = await this.#spotOf(id);
    if (!spot) {
      await this.note("not taken", choice, `${plainly(id)} is nowhere to be clicked`);
      return false;
    }
    // what the pointer brings about by being there is no answer
    if (!this.#phone && Array.isArray(spot)) await this.page.mouse.move(...spot);
    await nextFrame(this.page);
    const before = await answered(this.page);
    if (!(await this.#press(spot))) {
      await this.note("not taken", choice, `${plainly(id)} cannot be clicked`);
      return false;
    }
    this.looked.clicks++;
    const deadline = Date.now() + PATIENCE;
    while ((await answered(this.page)) === before) {
      if (Date.now() > deadline) {
        await this.note("not taken", choice, `${plainly(id)} was clicked, and nothing came of it`);
        return false;
      }
      await nextFrame(this.page);
    }
    return true;
  }

  /** Presses what does the act that is chosen, where that was not its last click; the table must go on. */
  async give(): Promise<boolean> {
    const { choice, answer } = this.question;
    const done = this.page.locator('[data-step="done"]:visible').first();
    const last = [answer!.path.at(-1) ?? ""].flat()[0]!;
    const waits = !last.startsWith("~") || answer!.final !== undefined || (await this.page.locator(`[data-step="${last}"][aria-pressed=true]`).count()) > 0;
    if (waits && (await done.count()) > 0) await this.#press(done);
    if (!(await this.walk.wentOn(this.question, PATIENCE))) {
      await this.note("unanswered", choice, `the table does not take ${plainly(answer!.path.join(" "))}`);
      return false;
    }
    this.looked.answers++;
    return true;
  }

  async #press(spot: Locator | [number, number]): Promise<boolean> {
    if (!Array.isArray(spot)) return (this.#phone ? spot.tap({ timeout: PATIENCE }) : spot.click({ timeout: PATIENCE })).then(() => true, () => false);
    if (this.#phone) await this.page.touchscreen.tap(...spot);
    else await this.page.mouse.click(...spot);
    return true;
  }

  /** Where a click takes a thing, or the button that does; null where there is none. */
  async #spotOf(id: string): Promise<Locator | [number, number] | null> {
    if (id.startsWith("~")) {
      const button = this.page.locator(`[data-step="${id}"]:visible`).first();
      return (await button.count()) > 0 ? button : null;
    }
    const same = this.question.answer?.path.find((each) => [each].flat().includes(id)) ?? id;
    const wanted = { ...this.#wanted([]), steps: [[same].flat()] };
    let [seen] = await sights(this.page, wanted);
    for (let tries = 0; seen && (seen.state === "absent" || seen.state === "beyond") && tries < 16; tries++) {
      if (!(await this.#seek(seen.state === "beyond" ? seen : undefined, tries))) break;
      await settle(this.page);
      [seen] = await sights(this.page, wanted);
    }
    if (seen?.state === "scrolled") {
      const node = this.page.locator(`[data-id="${id}"]:visible`).last();
      await node.evaluate((each) => each.scrollIntoView({ block: "center", inline: "center", behavior: "instant" }));
      [seen] = await sights(this.page, wanted);
    }
    return seen?.spot ?? null;
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

async function nextFrame(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((next) => requestAnimationFrame(() => requestAnimationFrame(next))));
}

function said({ text, by }: Cut): string {
  return `“${text}” by ${by}`;
}
