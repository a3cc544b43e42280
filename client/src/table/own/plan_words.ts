// What stands around a turn that is planned.
import { carried } from "../../lib/carried";

export const says = carried({
  title: { en: "Your plan", fr: "Votre plan" },
  heading: { en: "Several decisions at once", fr: "Plusieurs décisions à la fois" },
  start: { en: "Plan this turn", fr: "Préparer ce tour" },
  about: { en: "Try several decisions on a board of your own, step back, and send them together. Nobody sees it, and nothing is done before.", fr: "Essayez plusieurs décisions sur un plateau à vous, revenez en arrière, puis envoyez-les ensemble. Personne ne le voit et rien n’est fait avant." },
  empty: { en: "Choose as usual: nothing is done until you send it.", fr: "Choisissez comme d’habitude\u00a0: rien n’est fait avant l’envoi." },
  one: { en: "Send it", fr: "L’envoyer" },
  send: { en: "Send {n} together", fr: "Envoyer les {n}" },
  drop: { en: "Drop the plan", fr: "Abandonner le plan" },
  back: { en: "Take back, with what follows: {say}", fr: "Retirer, avec la suite\u00a0: {say}" },
  times: { en: "{say} × {n}", fr: "{say} × {n}" },
  chance: { en: "Chance decides now. Send your plan to see what comes.", fr: "Le hasard décide maintenant. Envoyez votre plan pour voir la suite." },
  hidden: { en: "Something hidden comes out now. Send your plan to see it.", fr: "Une chose cachée se révèle maintenant. Envoyez votre plan pour la voir." },
  other: { en: "Your plan is whole: somebody else decides next.", fr: "Votre plan est complet\u00a0: c’est ensuite à quelqu’un d’autre de décider." },
  over: { en: "Your plan is whole: the game would be over.", fr: "Votre plan est complet\u00a0: la partie serait finie." },
  moved: { en: "The table has moved on, so your plan was dropped.", fr: "La table a continué sans lui\u00a0: votre plan est abandonné." },
  part: { en: "{done} of {of} steps were done. Then chance, something hidden or somebody else came between: go on from here.", fr: "{done} étapes sur {of} ont été faites. Puis le hasard, une chose cachée ou quelqu’un d’autre s’est interposé\u00a0: continuez d’ici." },
  close: { en: "Close", fr: "Fermer" },
});
