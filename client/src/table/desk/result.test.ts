// @vitest-environment jsdom
import { expect, test } from "vitest";
import { words } from "../../lib/words.svelte";
import type { Full } from "../../lib/types";
import over from "../../../fixtures/vinci-over.json";
import { resultOf } from "./result";

const table = (over as unknown as Full).table;

test("the winner and the points of the others, best first", () => {
  expect(resultOf({ ...table, winners: [3], points: [94, 98, 90, 137] }, words)).toBe(
    "Tove wins, 137 to 98, 94 and 90",
  );
});

test("a shared victory, a victory without others, and no winner", () => {
  expect(resultOf({ ...table, winners: [0, 1], points: [9, 9, 3, 2] }, words)).toBe(
    "Lior and Ines share the victory, 9 to 3 and 2",
  );
  expect(resultOf({ ...table, winners: [0], points: [9] }, words)).toBe("Lior wins with 9 points");
  expect(resultOf({ ...table, winners: [0], points: [1] }, words)).toBe("Lior wins with 1 point");
  expect(resultOf({ ...table, winners: [] }, words)).toBe("The game is over.");
});

test("somebody who gave up has not won: the bot in their seat has", () => {
  const seats = table.seats.map((seat) => ({ ...seat, conceded: seat.seat === 0 }));
  const left = { ...table, seats, winners: [0], points: [9, 4, 3, 2], you: { ...table.you, seats: [0] } };
  const standings = [0, 1, 2, 3].map((seat) => ({ who: `p${seat}`, place: seat + 1 }));
  expect(resultOf(left, words, 0, standings)).toBe(
    "The bot in your seat wins, 9 to 4, 3 and 2. You conceded: a bot played your seat to the end.",
  );
  expect(resultOf({ ...left, winners: [1], points: [3, 9, 2, 1] }, words, 0, [{ who: "p0", place: 2 }])).toBe(
    "Ines wins, 9 to 3, 2 and 1. You conceded: a bot played your seat to the end and came 2nd of 4.",
  );
  // to everybody else it is somebody's seat
  expect(resultOf({ ...left, you: { ...table.you, seats: [1] } }, words, 1, standings)).toBe(
    "The bot in the seat of Lior wins, 9 to 4, 3 and 2",
  );
  words.setLang("fr");
  expect(resultOf(left, words, 0, standings)).toBe(
    "Le bot qui vous a remplacé gagne, 9 contre 4, 3 et 2. " +
      "Vous avez abandonné\u00a0: un bot a joué votre place jusqu’à la fin.",
  );
  words.setLang("en");
});

test("whoever was away at the end wins, and learns that a bot played for them", () => {
  const seats = table.seats.map((seat) => ({ ...seat, away: seat.seat === 0 }));
  const away = { ...table, seats, winners: [0], points: [9, 4, 3, 2], you: { ...table.you, seats: [0] } };
  expect(resultOf(away, words, 0)).toBe("You win, 9 to 4, 3 and 2. A bot played for you at the end.");
});
