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

vi.stubGlobal("fetch", async () => Response.json(book));

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
