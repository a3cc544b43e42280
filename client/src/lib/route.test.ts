// @vitest-environment jsdom
import { expect, test } from "vitest";

import { read, router, rulesPath, tablePath } from "./route.svelte";

const at = (path: string) => read(new URL(path, "http://table.example"));

test("every address means a page", () => {
  expect(at("/")).toEqual({ page: "lobby" });
  expect(at("/tables")).toEqual({ page: "tables" });
  expect(at("/replays/")).toEqual({ page: "replays" });
  expect(at("/t/abc")).toEqual({ page: "table", id: "abc", move: null });
  expect(at("/t/abc?move=31")).toEqual({ page: "table", id: "abc", move: 31 });
  expect(at("/t/abc?move=-1")).toEqual({ page: "table", id: "abc", move: null });
  expect(at("/rules")).toEqual({ page: "rules", game: null, rule: null });
  expect(at("/rules/vinci#vinci.setup.board")).toEqual({ page: "rules", game: "vinci", rule: "vinci.setup.board" });
  expect(at("/me")).toEqual({ page: "me" });
  expect(at("/operator")).toEqual({ page: "operator" });
  expect(at("/f/abc")).toEqual({ page: "friend", code: "abc" });
  expect(at("/p/abc")).toEqual({ page: "person", public: "abc" });
  for (const path of ["/nowhere", "/p", "/me/x", "/operator/x", "/t", "/tables/1", "/t/a/b", "/%"]) expect(at(path)).toEqual({ page: "missing" });
});

test("addresses are written as they are read", () => {
  expect(at(tablePath("a b", 3))).toEqual({ page: "table", id: "a b", move: 3 });
  expect(at(rulesPath("vinci", "vinci.x"))).toEqual({ page: "rules", game: "vinci", rule: "vinci.x" });
});

test("a seat's secret leaves the address at once and can be taken once", () => {
  router.go("/t/abc?seat=secret&move=2");
  expect(location.search).toBe("?move=2");
  expect(router.now).toEqual({ page: "table", id: "abc", move: 2 });
  expect(router.takeClaim()).toBe("secret");
  expect(router.takeClaim()).toBeNull();
});

test("a plain click on our own link changes the page without loading it", () => {
  const link = document.createElement("a");
  link.href = "/tables";
  document.body.append(link);
  link.click();
  expect(router.now).toEqual({ page: "tables" });
  const event = new MouseEvent("click", { bubbles: true, cancelable: true, ctrlKey: true });
  link.addEventListener("click", (one) => one.preventDefault(), { once: true });
  link.dispatchEvent(event);
  link.remove();
});
