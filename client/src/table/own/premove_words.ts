// What stands around answers that are given beforehand.
import { carried } from "../../lib/carried";
import type { PremoveAnswer, PremoveInfo } from "../../lib/types";
import { plain } from "../../lib/words.svelte";
import type { Desk } from "../desk/desk.svelte";

type Worded = Pick<PremoveAnswer, "say" | "path" | "prompt">;

export const says = carried({
  title: { en: "Answers beforehand", fr: "Réponses d’avance" },
  about: { en: "Given as soon as you are asked, also while you are away; only you see them.", fr: "Données dès que la question vient, même en votre absence\u202f; personne d’autre ne les voit." },
  choose: { en: "Answer beforehand…", fr: "Répondre d’avance…" },
  more: { en: "And then…", fr: "Et ensuite…" },
  close: { en: "Close the list", fr: "Fermer la liste" },
  find: { en: "Find an answer", fr: "Chercher une réponse" },
  none: { en: "Nobody can foresee what you will be asked.", fr: "Rien ne laisse prévoir ce qui vous sera demandé." },
  few: { en: "{n} more: write a word of it.", fr: "{n} de plus\u00a0: écrivez-en un mot." },
  first: { en: "If it is still possible: {say}", fr: "Si c’est encore possible\u00a0: {say}" },
  then: { en: "Then: {say}", fr: "Puis\u00a0: {say}" },
  passing: { en: "Until something happens to you: {say}", fr: "Jusqu’à ce qu’il vous arrive quelque chose\u00a0: {say}" },
  pass: { en: "“{say}” until something happens to me", fr: "«\u00a0{say}\u00a0» jusqu’à ce qu’il m’arrive quelque chose" },
  declined: { en: "{prompt} {say}", fr: "{prompt} {say}" },
  seen: { en: "Close this notice", fr: "Fermer cet avis" },
  back: { en: "Take back", fr: "Retirer" },
  taken: { en: "Take back: {say}", fr: "Retirer\u00a0: {say}" },
  given: { en: "Your answer was given: {say}", fr: "Votre réponse a été donnée\u00a0: {say}" },
  unsure: { en: "The server stopped while your answer was being given. Look whether it was: {say}", fr: "Le serveur s’est arrêté pendant que votre réponse était donnée. Voyez si elle l’a été\u00a0: {say}" },
  illegal: { en: "Not given, for it was not possible any more: {say}", fr: "Pas donnée, car ce n’était plus possible\u00a0: {say}" },
  touched: { en: "Something happened to you, so you decide again: {say}", fr: "Il vous est arrivé quelque chose\u00a0: à vous de décider. {say}" },
  gone: { en: "The table went back, so this was dropped: {say}", fr: "La table est revenue en arrière, ceci est donc abandonné\u00a0: {say}" },
});

/** What an answer is called by itself: with its place on the board, and with its question where it only declines. */
export function saidBy(desk: Desk): (answer: Worded) => string {
  return (answer) => {
    const [name = ""] = namesOf(desk, [answer]);
    return answer.prompt ? says("declined", { prompt: plain(answer.prompt, desk.saying), say: name }) : name;
  };
}

/** What answers to one question are called, each so that it is told from the others. */
export function namesOf(desk: Desk, answers: Worded[]): string[] {
  return desk.namesOfActs({ acts: answers.map(({ say, path = [] }) => ({ say, path })) });
}

/** What became of an answer. */
export function newsOf(told: NonNullable<PremoveInfo["told"]>, said: (answer: Worded) => string): string {
  const dropped = told.why === "back" ? "gone" : told.why === "touched" ? "touched" : "illegal";
  return says(told.what === "dropped" ? dropped : told.what, { say: said(told) });
}
