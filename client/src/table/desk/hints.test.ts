// @vitest-environment jsdom
import { beforeEach, expect, test } from "vitest";
import { answered, isNew } from "./hints";

beforeEach(() => localStorage.clear());

test("a kind of question is new until it was answered twice", () => {
  expect(isNew("vinci:conquer")).toBe(true);
  answered("vinci:conquer");
  expect(isNew("vinci:conquer")).toBe(true);
  answered("vinci:conquer");
  expect(isNew("vinci:conquer")).toBe(false);
  expect(isNew("vinci:place")).toBe(true);
});

test("what cannot be read hides no hint", () => {
  localStorage.setItem("ecumene.answered", "{not json");
  expect(isNew("vinci:conquer")).toBe(true);
  answered("vinci:conquer");
  answered("vinci:conquer");
  expect(isNew("vinci:conquer")).toBe(false);
});
