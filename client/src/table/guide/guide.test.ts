// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from "vitest";
import type { LiveTable } from "../../lib/live.svelte";
import { draw } from "../../lib/scene";
import type { Full, GuideInfo, Stage } from "../../lib/types";
import research from "../../../fixtures/beyond_the_horizon-research.json";
import horizonJson from "../../../fixtures/beyond_the_horizon-stage.json";
import expand from "../../../fixtures/vinci-expand.json";
import stageJson from "../../../fixtures/vinci-stage.json";
import { Desk } from "../desk/desk.svelte";
import { lessonOf, type Lesson } from "./lesson.svelte";
import { arrowBetween, bestCorner, overlap } from "./pointing";

const stage = stageJson as unknown as Stage;
const said = (text: string) => ({ en: text, fr: text });
const step = (id: string, chapter?: string) => ({
  ...{ id, title: said(id), text: said("Of {thing}."), task: said("Take {thing}."), why: "act" },
  ...(chapter ? { chapter: said(chapter) } : {}),
});
const GUIDE: GuideInfo = {
  ...{ game: "vinci", minutes: 10, goal: said("Win") },
  steps: [step("enter", "One"), step("grow"), step("later", "Two")],
};

/** A table to learn at, at which these steps fit. */
async function learning(id: string, ...fitting: string[]): Promise<{ desk: Desk; lesson: Lesson }> {
  return learningAt(expand as unknown as Full, stage, id, ...fitting);
}

async function learningAt({ table, scene, choices, log }: Full, stage: Stage, id: string, ...fitting: string[]): Promise<{ desk: Desk; lesson: Lesson }> {
  const first = choices[0]!.acts.find(({ path }) => Array.isArray(path[0])) ?? choices[0]!.acts[0]!;
  const guide = fitting.map((one) => ({ step: one, acts: [first.i], suggested: first.i, points: [[first.path[0]].flat()[0]!] }));
  const live = {
    ...{ id, table: { ...table, guide: true }, stage, scene, drawing: draw(stage, scene!), choices, guide, log, logFrom: 0, beats: [] },
    ...{ takeBeat: () => undefined, connection: "live", accepted: 0, act: async () => null },
  };
  const desk = new Desk(live as unknown as LiveTable);
  const lesson = lessonOf(desk);
  desk.lesson = lesson;
  await vi.waitFor(() => expect(lesson.info).not.toBeNull());
  return { desk, lesson };
}

beforeEach(() => {
  localStorage.clear();
  vi.stubGlobal("fetch", async () => new Response(JSON.stringify(GUIDE)));
});

test("the first open step that fits is told, and names what it points at", async () => {
  const { desk, lesson } = await learning("a", "enter", "grow", "later");
  expect(lesson.now?.step.id).toBe("enter");
  expect(lesson.text(GUIDE.steps[0]!.task)).toBe(`Take ${desk.nameOf(lesson.points[0]!)}.`);
  expect(desk.lamp.suggested).toBe(lesson.points[0]);
  expect(lesson.why.tally).toEqual(lesson.suggested?.tally);
});

test("once an answer is begun, what it goes on with is pointed at, and never another beginning", async () => {
  const { choices, ...full } = expand as unknown as Full;
  const acts = [["po", "alps"], ["po", "ebro"], ["ebro", "alps"]].map((path, i) => ({ i, path, say: "Go" }));
  const { desk, lesson } = await learningAt({ ...full, choices: [{ ...choices[0]!, acts }] } as Full, stage, "going");
  const moment = { step: "enter", acts: [0, 1, 2], suggested: 0, points: ["po", "ebro", "alps"] };
  Object.assign(desk.live, { guide: [moment] });
  expect(lesson.target).toBe("po");
  desk.pick("po");
  expect(lesson.target, "also a second thing").toBe("ebro");
  desk.pick("alps");
  expect([desk.now?.chosen?.i, lesson.target]).toEqual([0, null]);
});

test("where a place and the card on it are one click, the card is named, for that is what one sees", async () => {
  const { desk, lesson } = await learningAt(research as unknown as Full, horizonJson as unknown as Stage, "horizon", "enter");
  const [place, card] = [lesson.suggested!.path[0]].flat();
  expect([place, card]).toEqual(["slot.ii2", "tech.navigation"]);
  expect(lesson.text(GUIDE.steps[0]!.task)).toBe(`Take ${desk.nameOf(card!)}.`);
  expect(desk.nameOf(card!)).not.toBe(desk.nameOf(place!));
  desk.point(place!);
  expect(desk.subject, "and explained").toBe(card);
});

test("a step is done by an answer that shows its idea, not by another", async () => {
  const { desk, lesson } = await learning("b", "enter");
  const good = lesson.now!.moment.suggested;
  const other = desk.choice!.acts.find(({ i }) => i !== good)!;
  await desk.act([other.i]);
  expect(lesson.isDone(GUIDE.steps[0]!)).toBe(false);
  await desk.act([good]);
  expect(lesson.decided(GUIDE.steps[0]!)).not.toBe("");
  expect(lesson.now).toBeNull();
  expect(lesson.shown?.id).toBe("grow");
});

test("what was taken back is told again, what was decided before it is not", async () => {
  const { desk, lesson } = await learning("back", "enter", "grow");
  await desk.act([lesson.now!.moment.suggested]);
  const lines = desk.live.log.length;
  Object.assign(desk.live, { log: [...desk.live.log, ...desk.live.log.slice(-1)] });
  await desk.act([lesson.now!.moment.suggested]);
  expect(lesson.open.map(({ id }) => id)).toEqual(["later"]);
  desk.live.onBack?.(lines + 1);
  expect(lesson.now?.step.id).toBe("grow");
  desk.live.onBack?.(lines);
  expect(lesson.now?.step.id).toBe("enter");
  expect((await learning("back", "enter")).lesson.isDone(GUIDE.steps[0]!), "also after the page was left").toBe(false);
});

test("later chapters wait, steps of one chapter do not", async () => {
  expect((await learning("c", "later")).lesson.now).toBeNull();
  expect((await learning("d", "grow", "later")).lesson.now?.step.id).toBe("grow");
});

test("what was skipped or left is remembered, and taken up when asked", async () => {
  const { lesson } = await learning("e", "enter", "grow");
  lesson.skip();
  expect(lesson.decided(GUIDE.steps[0]!)).toBeNull();
  expect(lesson.now?.step.id).toBe("grow");
  lesson.leave();
  const again = (await learning("e", "enter", "grow")).lesson;
  expect([again.goesOn, again.now]).toEqual([false, null]);
  again.resume();
  expect(again.now?.step.id).toBe("grow");
});

test("looking back points at nothing and changes nothing", async () => {
  const { lesson } = await learning("f", "grow");
  lesson.look(GUIDE.steps[0]!);
  expect([lesson.shown?.id, lesson.points]).toEqual(["enter", []]);
  lesson.look(null);
  expect(lesson.shown?.id).toBe("grow");
});

const rect = (left: number, top: number, width = 100, height = 100) => ({ left, top, width, height });

test("a card never stands over what it speaks of, and over as little else as can be", () => {
  const room = rect(0, 0, 1000, 800);
  expect(bestCorner(room, 384, 300, [], [])).toBe("top-left");
  expect(bestCorner(room, 384, 300, [rect(50, 50)], [rect(800, 50), rect(800, 120)])).toBe("bottom-left");
  expect(bestCorner(room, 384, 300, [rect(50, 50), rect(50, 600)], [])).toBe("top-right");
});

test("an arrow goes from the card's edge to the thing, unless they are next to each other", () => {
  const arrow = arrowBetween(rect(0, 0, 384, 300), rect(500, 500));
  expect(arrow?.line.startsWith("M384.0 300.0Q")).toBe(true);
  expect(arrowBetween(rect(0, 0, 384, 300), rect(390, 100))).toBeNull();
  expect(overlap(rect(0, 0), rect(99, 99))).toBe(true);
  expect(overlap(rect(0, 0), rect(101, 0))).toBe(false);
});
