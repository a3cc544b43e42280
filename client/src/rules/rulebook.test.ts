// @vitest-environment jsdom
import { fireEvent, render, screen, waitFor } from "@testing-library/svelte";
import { afterEach, expect, test, vi } from "vitest";

import { words } from "../lib/words.svelte";
import RuleBook from "./RuleBook.svelte";

const rule = (id: string, en: string, fr: string, source = "rulebook") => ({ id, section: "s", en, fr, source, ruling: "" });
const book = {
  game: "vinci",
  version: 1,
  sections: [
    {
      id: "conquest",
      title: { en: "Conquest", fr: "Conquête" },
      rules: [
        rule("vinci.forest", "A forest costs three.", "Une forêt coûte trois.", "house"),
        rule("vinci.mountain", "A mountain costs four.", "Une montagne coûte quatre."),
      ],
    },
  ],
};

const chapter = (title: string, phases: string[], ...texts: string[]) => ({
  title,
  phases,
  blocks: texts.map((text) => ({ kind: "text", text })),
});
const howTo = {
  game: "vinci",
  en: [
    chapter("", [], "Lead a people."),
    chapter("In a nutshell", [], "Expand, then **decline**."),
    chapter("Expanding", ["expand"], "Pay pawns for a forest."),
  ],
  fr: [chapter("", [], "Menez un peuple."), chapter("En bref", [], "Déclinez."), chapter("S’étendre", ["expand"], "Payez une forêt.")],
};

const glossary = {
  game: "vinci",
  entries: [
    { id: "pawn", about: ["piece.pawn"], icon: "", rule: "", en: { word: "Pawn", text: "Takes and holds." }, fr: { word: "Pion", text: "Prend et tient." } },
    { id: "fort", about: ["piece.fort"], icon: "", rule: "", en: { word: "Fort", text: "Dearer by one." }, fr: { word: "Fort", text: "Plus cher." } },
  ],
};

vi.stubGlobal("fetch", async (path: string) => Response.json(path.endsWith("how-to-play") ? howTo : path.endsWith("glossary") ? glossary : book));
Element.prototype.scrollIntoView = vi.fn<() => void>();

afterEach(() => words.setLang("en"));

test("it opens at the rule one asked about", async () => {
  const { container } = render(RuleBook, { game: "vinci", rule: "vinci.mountain" });
  expect(await screen.findByText("A mountain costs four.")).toBeTruthy();
  expect(container.querySelector(".asked")?.getAttribute("data-rule")).toBe("vinci.mountain");
  await waitFor(() => expect(document.activeElement?.getAttribute("data-rule")).toBe("vinci.mountain"));
});

test("searching leaves the rules that speak of it, in the language of the moment", async () => {
  words.setLang("fr");
  const { container } = render(RuleBook, { game: "vinci" });
  await fireEvent.input(await screen.findByRole("searchbox"), { target: { value: "FORET" } });
  expect([...container.querySelectorAll("[data-rule]")].map((one) => one.getAttribute("data-rule"))).toEqual(["vinci.forest"]);
  expect(container.querySelector("mark")?.textContent).toBe("forêt");
  expect(screen.getByRole("status").textContent).toBe("1 règle");
});

test("a rule of ours says so", async () => {
  render(RuleBook, { game: "vinci" });
  expect(await screen.findAllByText("House rule")).toHaveLength(1);
});

const opened = (container: HTMLElement): (string | undefined)[] =>
  [...container.querySelectorAll<HTMLDetailsElement>(".how details[open]")].map((one) => one.querySelector("h3")?.textContent);

test("how to play stands above the rules, open at the phase being played", async () => {
  const { container } = render(RuleBook, { game: "vinci", phase: "expand" });
  expect(await screen.findByText("Lead a people.")).toBeTruthy();
  expect(opened(container)).toEqual(["Expanding"]);
  expect(container.querySelector(".now .tag")?.textContent).toBe("Now");
  expect(container.querySelector(".how ~ .reference")).toBeTruthy();
});

test("without a phase it opens in a nutshell, and on a page of its own everywhere", async () => {
  const rail = render(RuleBook, { game: "vinci", phase: "elsewhere" });
  await screen.findByText("Lead a people.");
  expect(opened(rail.container)).toEqual(["In a nutshell"]);
  expect(rail.container.querySelector(".now")).toBeNull();
  rail.unmount();
  const page = render(RuleBook, { game: "vinci", contents: true });
  await screen.findByText("Lead a people.");
  expect(opened(page.container)).toEqual(["In a nutshell", "Expanding"]);
});

test("what rules are called in the program is shown on request only", async () => {
  const { container } = render(RuleBook, { game: "vinci" });
  const wish = await screen.findByRole("checkbox");
  expect(container.querySelector(".id")).toBeNull();
  await fireEvent.click(wish);
  expect([...container.querySelectorAll(".id")].map((one) => one.textContent)).toEqual(["vinci.mountain", "vinci.forest"]);
});

test("the words of the game stand in the order of the alphabet, and are searched too", async () => {
  const { container } = render(RuleBook, { game: "vinci" });
  await screen.findByText("Words of the game");
  const terms = (): (string | null)[] => [...container.querySelectorAll("dt")].map((one) => one.textContent);
  expect(terms()).toEqual(["Fort", "Pawn"]);
  await fireEvent.input(screen.getByRole("searchbox"), { target: { value: "holds" } });
  expect(terms()).toEqual(["Pawn"]);
});
