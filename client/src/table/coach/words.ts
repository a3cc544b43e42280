// What a hint says around its answers. It travels with the card: most tables have no need of it.
import { carried } from "../../lib/carried";

export const says = carried({
  title: { en: "Hint", fr: "Conseil" },
  count: { en: "{n} so far", fr: "{n} jusqu’ici" },
  thinks: { en: "A {level} bot thinks it over", fr: "Un bot {level} y réfléchit" },
  points: { en: "points", fr: "points" },
  expected: { en: "{n} points expected, give or take {doubt}", fr: "{n} points attendus, à {doubt} près" },
  chance: { en: "Chance to win {n} %, give or take {doubt}.", fr: "Chance de gagner {n}\u202f%, à {doubt} près." },
  alike: { en: "As good as the others, by the same reasons.", fr: "Aussi bon que les autres, pour les mêmes raisons." },
  only: { en: "There is no other answer.", fr: "Il n’y a pas d’autre réponse." },
  lit: { en: "Lit on the board. Nothing is done yet.", fr: "Éclairé sur le plateau. Rien n’est encore fait." },
  foot: {
    en: "Points expected at the end; the bar is how sure. Reasons count against the other answers. Asked of: a {level} bot.",
    fr: "Points attendus à la fin\u202f; la barre dit la certitude. Les raisons comptent contre les autres réponses. Demandé à un bot {level}.",
  },
  again: { en: "Ask again", fr: "Redemander" },
});
