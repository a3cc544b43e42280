import { expect, it } from "vitest";

import { hyphened } from "./hyphens";

const broken = (title: string): string => hyphened(title).replaceAll("\u00AD", "|");

it("long words of a title may break where a syllable begins, and nowhere near their ends", () => {
  expect(broken("Cartography")).toBe("Carto|gra|phy");
  expect(broken("Mercantilism")).toBe("Mercanti|lism");
  expect(broken("Exploitation")).toBe("Exploi|ta|tion");
  expect(broken("Cartographie")).toBe("Carto|gra|phie");
  expect(broken("Renaissance")).toBe("Renais|sance");
  expect(broken("Espionnage")).toBe("Espion|nage");
  expect(broken("Droits des chimères")).toBe("Droits des chi|mè|res");
  expect(broken("Age of Wonders")).toBe("Age of Wonders");
});
