// @vitest-environment jsdom
import { fireEvent } from "@testing-library/dom";
import { render, screen } from "@testing-library/svelte";
import { beforeAll, expect, test } from "vitest";

import begin from "../../../fixtures/beyond_the_horizon-begin.json";
import stage from "../../../fixtures/beyond_the_horizon-stage.json";
import type { LiveTable } from "../../lib/live.svelte";
import type { Full, Stage } from "../../lib/types";
import { words } from "../../lib/words.svelte";
import { Desk } from "../desk/desk.svelte";
import FoldedTray from "./FoldedTray.svelte";

beforeAll(() => words.setLang("en"));

test("whoever must choose a card may look at the board first, and the cards come back", async () => {
  const { table, scene, choices } = begin as unknown as Full;
  const live = { id: "t", table, stage: stage as unknown as Stage, scene, choices, beats: [], connection: "live", accepted: 0 };
  const { container } = render(FoldedTray, { desk: new Desk(live as unknown as LiveTable) });
  const cards = (): number => container.querySelectorAll("[data-id].lit").length;
  expect(cards()).toBe(4);
  await fireEvent.click(screen.getByRole("button", { name: "Look at the board" }));
  expect(cards()).toBe(0);
  await fireEvent.click(screen.getByRole("button", { name: "Show the 4 cards" }));
  expect(cards()).toBe(4);
});
