// Tests that have a page need what jsdom lacks; the others are spared its cost.
if (typeof window !== "undefined") await import("./vitest.page");

export {};
