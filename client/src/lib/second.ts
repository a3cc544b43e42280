// The second person: a sentence about a player, turned to the reader who has not given a name. "Tamar pays" becomes
// "You pay" or « Vous payez », "Turn of Tamar" becomes "Your turn". Sentences are written once, in the third person.
import type { Lang } from "./types";

/** Stands for the reader in a sentence that is to be turned. */
export const YOU = "\uE003";

type Say = (word: string) => string;

const PLAYER = /\uE000p\d+\uE001/; // another's name

/** A sentence in which `YOU` stands for the reader, turned to them; `say` makes a word that points to the reader. */
export function secondPerson(lang: Lang, sentence: string, say: Say): string {
  const turned = lang === "fr" ? french(sentence, say) : english(sentence, say);
  const word = lang === "fr" ? "vous" : "you";
  return turned.replaceAll(YOU, (_: string, at: number) =>
    say(/(^|[.!?] )$/.test(turned.slice(0, at)) ? capital(word) : word),
  );
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** A phrase that was the first of its sentence and is no more; a name of the game keeps its letter. */
function inside(phrase: string): string {
  return /^\p{Lu}\p{Ll}/u.test(phrase) ? phrase.charAt(0).toLowerCase() + phrase.slice(1) : phrase;
}

/** What belongs to the reader at the beginning of a sentence: "Hand of …", "The bot of …", « Main de … ». */
function owned(sentence: string, of: RegExp, your: Say): string {
  return sentence.replace(of, (all: string, article: string | undefined, phrase: string) => {
    if (PLAYER.test(phrase)) return all;
    const isCapital = /^\p{Lu}/u.test((article ?? "") + phrase) || phrase.startsWith("\uE000");
    return `${your(isCapital ? "Y" : "y")} ${inside(phrase)}`;
  });
}

// ---- English

const SAME = new Set(["may", "will", "can", "must", "after", "as", "across", "in", "with", "without", "at", "and", "for"]);
const ODD: Record<string, string> = { is: "are", has: "have", was: "were", does: "do", goes: "go" };
const AND = / and (passes|loses|scores|has|keeps|wins|puts|lays|takes)\b/g;

function english(sentence: string, say: Say): string {
  const mine = sentence
    .replace(/\b(an?|\d+) ([^,.:;]*?) of \uE003/g, (_, n: string, what: string) => `${n} ${what} of ${say("yours")}`)
    .replace(/\bthe (\S+) of \uE003/g, (_, what: string) => `${say("your")} ${what}`);
  const begun = owned(mine, /^(The |the )?([^,.:;]*?) of \uE003/, (first) =>
    say(first === "Y" ? "Your" : "your"),
  ).replace(/ of \uE003/g, ` of ${say("yours")}`);
  let acts = false;
  const turned = begun.replace(/\uE003( now| also)? ([a-z]+)\b/g, (_, adverb: string | undefined, verb: string) => {
    acts ||= !SAME.has(verb) || verb === "can";
    return `${YOU}${adverb ?? ""} ${SAME.has(verb) ? verb : plainVerb(verb)}`;
  });
  return acts ? turned.replace(AND, (_, verb: string) => ` and ${plainVerb(verb)}`) : turned;
}

function plainVerb(verb: string): string {
  if (ODD[verb]) return ODD[verb];
  if (/[^aeiou]ies$/.test(verb)) return `${verb.slice(0, -3)}y`;
  if (/(ss|x|ch|sh)es$/.test(verb)) return verb.slice(0, -2);
  return /[^s]s$/.test(verb) ? verb.slice(0, -1) : verb;
}

// ---- French

const FORMS: Record<string, string> = {
  a: "avez",
  est: "êtes",
  fait: "faites",
  peut: "pouvez",
  doit: "devez",
  met: "mettez",
  remet: "remettez",
  devient: "devenez",
  revient: "revenez",
  prend: "prenez",
  reprend: "reprenez",
  perd: "perdez",
  rend: "rendez",
  vend: "vendez",
  choisit: "choisissez",
  agit: "agissez",
  unit: "unissez",
  bâtit: "bâtissez",
  remplit: "remplissez",
  investit: "investissez",
  convertit: "convertissez",
  produit: "produisez",
  construit: "construisez",
  combat: "combattez",
  atteint: "atteignez",
  acquiert: "acquérez",
  conquiert: "conquérez",
  reçoit: "recevez",
  perçoit: "percevez",
  marquera: "marquerez",
  paie: "payez",
  achète: "achetez",
  rachète: "rachetez",
  mène: "menez",
  soulève: "soulevez",
  relève: "relevez",
  prélève: "prélevez",
  révèle: "révélez",
  complète: "complétez",
};
const SUBJECT = /(^|[.:]\s| que |, et )\uE003 (ne |n’|l’|en |s’)?(\p{L}+)/gu;
const ET = / et (en |la |le )?(\p{L}+)/gu;
const OBJECT = /(attaque|combat|frappe|remplace) \uE003/g;
const TO = /(donne|prend) ([^.:]*?) à \uE003/g;

function french(sentence: string, say: Say): string {
  const mine = sentence.replace(
    /(^|\s)(une?|\d+) ([^,.:;]*?) de \uE003/g,
    (_, before: string, n: string, what: string) => `${before}${n} ${what} ${say("vous")} appartenant`,
  );
  const begun = owned(mine, /^(Le |La |L’|le |la |l’)?([^,.:;]*?) de \uE003/, (first) =>
    say(first === "Y" ? "Votre" : "votre"),
  ).replace(/ de \uE003/g, ` ${say("vous")} appartenant`);
  const object = begun.replace(OBJECT, `${YOU} $1`).replace(TO, `${YOU} $1 $2`);
  let acts = false;
  const turned = object.replace(SUBJECT, (all: string, start: string, little: string | undefined, verb: string) => {
    const form = formal(verb);
    acts ||= form !== undefined;
    return form === undefined ? all : `${start}${YOU} ${little === "s’" ? "vous " : (little ?? "")}${form}`;
  });
  return acts ? others(turned) : turned;
}

/** What else a sentence says of its subject: more verbs, and whose things are meant. */
function others(sentence: string): string {
  const verbs = sentence.replace(ET, (all: string, little: string | undefined, verb: string) => {
    const form = FORMS[verb] || VERBS.has(verb) ? formal(verb) : undefined; // "et la Frise" is no verb
    return form === undefined ? all : ` et ${little ?? ""}${form}`;
  });
  return verbs.replace(/(à )?\b(son|sa|ses) /g, (all, to: string | undefined, whose: string) =>
    to === undefined ? (whose === "ses" ? "vos " : "votre ") : all,
  );
}

const VERBS = new Set(["marque", "gagne", "passe", "place", "pose", "garde", "recouvre"]); // that follow "et"

/** A verb of the third person as one says it to the reader; undefined where it is none. */
function formal(verb: string): string | undefined {
  return FORMS[verb] ?? (verb.endsWith("e") ? `${verb}z` : undefined);
}
