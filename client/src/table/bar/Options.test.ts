// @vitest-environment jsdom
import { flushSync, mount, unmount } from "svelte";
import { afterEach, expect, test, vi } from "vitest";
import type { Desk, Option } from "../desk/desk.svelte";
import Options from "./Options.svelte";

afterEach(() => vi.restoreAllMocks());

test("the second half of a double click does not press what has just come to stand there", () => {
  const press = vi.fn<() => void>();
  const option = { id: "", label: "Do it", role: "primary", press } as unknown as Option;
  const desk = { options: [option], open: true, paying: null, asks: "What?", question: {}, lesson: null, live: { undoState: {} }, saying: { stage: null, names: [] } };
  const now = vi.spyOn(performance, "now").mockReturnValue(1000);
  const target = document.createElement("div");
  const view = mount(Options, { target, props: { desk: desk as unknown as Desk, rows: true } });
  flushSync();
  const click = (detail: number): boolean => target.querySelector("button")!.dispatchEvent(new MouseEvent("click", { detail, bubbles: true }));
  now.mockReturnValue(1200);
  click(2);
  expect(press).not.toHaveBeenCalled();
  click(1);
  expect(press).toHaveBeenCalledTimes(1);
  now.mockReturnValue(1600);
  click(2);
  expect(press).toHaveBeenCalledTimes(2);
  void unmount(view);
});
