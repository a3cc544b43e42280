// @vitest-environment jsdom
import { render } from "@testing-library/svelte";
import { expect, it } from "vitest";

import Gift from "./Gift.svelte";

const SIDES = Math.sqrt(3); // radii of a hex from one of its sides to the other

it("however much a hex gives, it is written within it", () => {
  for (const look of ["usual", "small", "tiny"] as const) {
    for (let number = 1; number <= 7; number++) {
      const gives = Array.from({ length: number }, (_, n): [string, number] => ["coin", n + 1]);
      const { container } = render(Gift, { gives, x: 0, y: 0, size: 100, look });
      const paper = container.querySelector("rect")!;
      expect(Number(paper.getAttribute("width")), `${number} ${look}`).toBeLessThan(100 * SIDES);
    }
  }
});
