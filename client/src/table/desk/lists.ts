import type { Lang } from "../../lib/types";

/** Several things in a sentence: "147, 139 and 90". */
export function listed(items: string[], lang: Lang): string {
  return new Intl.ListFormat(lang === "en" ? "en-GB" : lang).format(items);
}
