// What stands around that which one keeps for oneself. It travels with it.
import { carried } from "../../lib/carried";

export const says = carried({
  note: { en: "Notes to yourself", fr: "Notes pour vous" },
  private: { en: "Only you see notes and marks, on all your devices.", fr: "Personne d’autre ne voit vos notes et marques\u202f; vos appareils les ont tous." },
  saved: { en: "Saved", fr: "Enregistré" },
  saving: { en: "Saving…", fr: "Enregistrement…" },
  left: { en: "{n} letters left", fr: "{n} lettres restantes" },
  marks: { en: "Marks on the board", fr: "Marques sur le plateau" },
  none: { en: "No marks yet. Draw: drag from one thing to another for an arrow, tap a thing for a ring; once more takes it away.", fr: "Pas encore de marque. Pour dessiner\u00a0: glissez d’une chose à une autre pour une flèche, touchez une chose pour un cercle\u202f; une seconde fois l’efface." },
  draw: { en: "Draw on the board", fr: "Dessiner sur le plateau" },
  stop: { en: "Stop drawing", fr: "Ne plus dessiner" },
  ring: { en: "Ring: {at}", fr: "Cercle\u00a0: {at}" },
  arrow: { en: "Arrow: {at} → {to}", fr: "Flèche\u00a0: {at} → {to}" },
  gone: { en: "something that is not there now", fr: "une chose qui n’est plus là" },
  remove: { en: "Remove: {mark}", fr: "Effacer\u00a0: {mark}" },
  clear: { en: "Clear all", fr: "Tout effacer" },
  tools: { en: "Drawing", fr: "Dessin" },
  hint: { en: "Drag for an arrow, tap for a ring.", fr: "Glissez pour une flèche, touchez pour un cercle." },
  from: { en: "Arrow from {at}: choose where it ends.", fr: "Flèche depuis {at}\u00a0: choisissez où elle finit." },
  ink: { en: "Colour", fr: "Couleur" },
  violet: { en: "Violet", fr: "Violet" },
  red: { en: "Red", fr: "Rouge" },
  green: { en: "Green", fr: "Vert" },
  blue: { en: "Blue", fr: "Bleu" },
});
