// What axe-core finds wrong with a page: anything, however slight.
import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";

/**
 * The faults of a page, or of some parts of it, as sentences; none is expected. The page has no frames, so axe may run in
 * it as a whole, and only what is wrong need be told: a table has a thousand things that are right.
 */
export async function faults(page: Page, ...parts: string[]): Promise<string[]> {
  const axe = new AxeBuilder({ page }).options({ resultTypes: ["violations"] }).setLegacyMode(true);
  for (const part of parts) axe.include(part);
  const { violations } = await axe.analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.html.slice(0, 160)} ${node.failureSummary ?? ""}`));
}
