// What the guide says by itself. It travels with the guide: a table that teaches nothing has no need of it.
import { carried } from "../../lib/carried";

export const says = carried({
  guide: { en: "Guide", fr: "Guide" },
  goal: { en: "Goal: {goal}", fr: "But\u00a0: {goal}" },
  have: { en: "you have {n}", fr: "vous avez {n}" },
  step: { en: "Step {n} of {of}", fr: "Étape {n} sur {of}" },
  left: { en: "about {n} min left", fr: "encore {n} min environ" },
  why: { en: "Why?", fr: "Pourquoi\u202f?" },
  whyNumber: { en: "Why {n}?", fr: "Pourquoi {n}\u202f?" },
  back: { en: "Back to step {n}", fr: "Revoir l’étape {n}" },
  forth: { en: "On to step {n}", fr: "Reprendre l’étape {n}" },
  skip: { en: "Skip this step", fr: "Passer l’étape" },
  decided: { en: "You decided: {what}", fr: "Vous avez choisi\u00a0: {what}" },
  skipped: { en: "skipped", fr: "passée" },
  here: { en: "you are here", fr: "vous êtes ici" },
  press: { en: "Now press “{what}”.", fr: "Appuyez maintenant sur «\u00a0{what}\u00a0»." },
  wait: { en: "Play on", fr: "Continuez" },
  waitAbout: {
    en: "Answer as you like: what you point at is explained under Help. The next idea comes at its moment.",
    fr: "Répondez à votre gré\u00a0: l’Aide explique ce que vous désignez. L’idée suivante viendra à son heure.",
  },
  watch: { en: "Watch the others", fr: "Regardez les autres" },
  watchAbout: {
    en: "It is not your turn. The board and the log show what they do.",
    fr: "Ce n’est pas votre tour. Le plateau et le journal montrent ce qu’ils font.",
  },
  next: { en: "Next: {title}", fr: "Ensuite\u00a0: {title}" },
  done: { en: "You know the game", fr: "Vous connaissez le jeu" },
  doneAbout: {
    en: "That was the guide. The game goes on: play it to its end, or begin one of your own.",
    fr: "Le guide s’arrête ici. La partie continue\u00a0: jouez-la jusqu’au bout, ou commencez la vôtre.",
  },
  close: { en: "Close the guide", fr: "Fermer le guide" },
  leave: { en: "Leave the guide", fr: "Quitter le guide" },
  leaveAbout: {
    en: "This is a real game. Leave the guide and simply play on.",
    fr: "C’est une vraie partie. Quittez le guide et jouez simplement.",
  },
  resume: { en: "Take up the guide again", fr: "Reprendre le guide" },
  later: { en: "step {n}", fr: "étape {n}" },
});
