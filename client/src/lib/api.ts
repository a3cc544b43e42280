// The table's routes as typed functions. Whatever goes wrong is an `ApiProblem`.
import type {
  ActRequest,
  Analysis,
  Announcements,
  BanRequest,
  Both,
  BringsInfo,
  Channel,
  ChannelMade,
  ChannelRequest,
  Channels,
  Colour,
  Done,
  Fill,
  Foreseen,
  Forgotten,
  Friend,
  FriendLink,
  FriendsPage,
  GameInfo,
  GlossaryInfo,
  GuideInfo,
  Hint,
  Holidays,
  HowToPictures,
  HowToPlay,
  ImportRecord,
  Invitations,
  Invited,
  KeyOptions,
  Lobby,
  LobbyRequest,
  MarkInfo,
  Me,
  Moment,
  Nearby,
  NewTable,
  OperatorTable,
  Overview,
  PaperInfo,
  Person,
  PersonPage,
  Phrase,
  PlayOn,
  PlanDone,
  Planned,
  PlanRequest,
  PremoveOffers,
  PremoveRequest,
  PremovesInfo,
  Problem,
  ReportWhy,
  RuleBookInfo,
  SayRequest,
  SeatLink,
  Series,
  SignedIn,
  Sit,
  Stage,
  StandIn,
  TableInfo,
  TableRatings,
  TalkInfo,
  TalkRule,
  Verdict,
  Why,
} from "./types";

const TOO_MANY = 429;

/** An answer that says no, or no answer at all. */
export class ApiProblem extends Error {
  constructor(
    readonly problem: Problem,
    readonly status: number,
    /** Whoever asked too much may ask again after so many seconds. */
    readonly wait: number | null = null,
  ) {
    super(problem.text.en);
  }
}

const UNREACHABLE: Both = {
  en: "The table cannot be reached. Try again in a moment.",
  fr: "La table ne répond pas. Réessayez dans un instant.",
};
const UNREADABLE: Both = {
  en: "The table gave an answer that the page cannot read. Load the page again.",
  fr: "La réponse de la table est illisible. Rechargez la page.",
};

/** The problem of a request that got no answer. */
export function unreachable(): Problem {
  return { code: "unavailable", text: UNREACHABLE };
}

/** What went wrong, whatever was thrown. */
export function problemOf(error: unknown): Problem {
  return error instanceof ApiProblem ? error.problem : unreachable();
}

const at = (id: string, rest = ""): string => `tables/${encodeURIComponent(id)}${rest}`;

const channelPath = (id: string, rest = ""): string => `me/channels/${encodeURIComponent(id)}${rest}`;
const hookPath = (table: string, id = "", rest = ""): string => at(table, `/hooks${id && `/${encodeURIComponent(id)}`}${rest}`);

/** The end of an address that says what is looked for: what does not matter is left out. */
function queryOf(wanted: LobbyRequest): string {
  const said = Object.entries(wanted).filter(([, value]) => value !== null && value !== false && value !== "");
  return said.length ? `?${new URLSearchParams(said.map(([name, value]) => [name, String(value)])).toString()}` : "";
}

const stagePath = (hash: string, table: string): string =>
  `stages/${encodeURIComponent(hash)}?table=${encodeURIComponent(table)}`;

const stages = new Map<string, Promise<Stage>>();
const brought = new Map<string, Promise<BringsInfo>>();
const rulebooks = new Map<string, Promise<RuleBookInfo>>();
const glossaries = new Map<string, Promise<GlossaryInfo>>();
const howTos = new Map<string, Promise<HowToPlay>>();
const pictures = new Map<string, Promise<HowToPictures>>();

/** The last question who we are. Its answer makes us a guest; an order that came sooner would be another guest's. */
let introduced: Promise<unknown> = Promise.resolve();

function introduce(): Promise<Me> {
  const asked = call<Me>("GET", "me");
  introduced = asked.catch(() => undefined);
  return asked;
}

export const api = {
  me: introduce,
  rename: (name: string) => call<Me>("PUT", "me", { name }),
  forget: () => call<Forgotten>("DELETE", "me"),
  person: () => call<Person>("GET", "me/person"),
  changePerson: (change: { colour?: Colour; public?: boolean }) => call<Person>("PUT", "me/person", change),
  myPage: () => call<PersonPage>("GET", "me/page"),
  pageOf: (address: string) => call<PersonPage>("GET", `people/${encodeURIComponent(address)}`),
  askNewKey: () => call<KeyOptions>("POST", "me/passkeys/options", {}),
  addKey: (ask: string, credential: object) => call<Person>("POST", "me/passkeys", { ask, credential }),
  dropKey: (id: string) => call<Person>("DELETE", `me/passkeys/${encodeURIComponent(id)}`),
  newPhrase: () => call<Phrase>("POST", "me/phrase", {}),
  dropDevices: () => call<Person>("DELETE", "me/devices"),
  dropDevice: (id: string) => call<Person>("DELETE", `me/devices/${encodeURIComponent(id)}`),
  askKey: () => call<KeyOptions>("POST", "sign-in/options", {}),
  signIn: (ask: string, credential: object) => call<SignedIn>("POST", "sign-in", { ask, credential }),
  signInByPhrase: (phrase: string) => call<SignedIn>("POST", "sign-in/phrase", { phrase }),
  signOut: () => call<Person>("POST", "sign-out", {}),
  channels: () => call<Channels>("GET", "me/channels"),
  addChannel: (channel: ChannelRequest) => call<ChannelMade>("POST", "me/channels", channel),
  changeChannel: (id: string, change: { wants?: Channel["wants"]; lang?: Channel["lang"] }) => call<Channels>("PUT", channelPath(id), change),
  dropChannel: (id: string) => call<Channels>("DELETE", channelPath(id)),
  confirmChannel: (id: string, code: string) => call<Channels>("POST", channelPath(id, "/confirm"), { code }),
  tryChannel: (id: string) => call<Channels>("POST", channelPath(id, "/test"), {}),
  friends: () => call<FriendsPage>("GET", "me/friends"),
  newFriendLink: () => call<FriendsPage>("POST", "me/friends/link", {}),
  dropFriendLink: () => call<FriendsPage>("DELETE", "me/friends/link"),
  changeFriend: (id: string, kind: Friend["kind"]) => call<FriendsPage>("PUT", `me/friends/${encodeURIComponent(id)}`, { kind }),
  dropFriend: (id: string) => call<FriendsPage>("DELETE", `me/friends/${encodeURIComponent(id)}`),
  friendLink: (code: string) => call<FriendLink>("GET", `friends/${encodeURIComponent(code)}`),
  acceptFriend: (code: string) => call<FriendLink>("POST", `friends/${encodeURIComponent(code)}`, {}),
  /** Where one is awaited. */
  invitations: () => call<Invitations>("GET", "me/invitations"),
  decline: (table: string) => call<Invitations>("DELETE", `me/invitations/${encodeURIComponent(table)}`),
  games: () => call<GameInfo[]>("GET", "games"),
  rules: (game: string) => once(rulebooks, game, () => call<RuleBookInfo>("GET", `games/${encodeURIComponent(game)}/rules`)),
  /** What a game brings with some options, each written `id=value`. */
  brings: (game: string, chosen: readonly string[]) => {
    const path = `games/${encodeURIComponent(game)}/brings?${chosen.map((each) => `chosen=${encodeURIComponent(each)}`).join("&")}`;
    return once(brought, path, () => call<BringsInfo>("GET", path));
  },
  glossary: (game: string) => once(glossaries, game, () => call<GlossaryInfo>("GET", `games/${encodeURIComponent(game)}/glossary`)),
  howTo: (game: string) => once(howTos, game, () => call<HowToPlay>("GET", `games/${encodeURIComponent(game)}/how-to-play`)),
  pictures: (game: string) => once(pictures, game, () => call<HowToPictures>("GET", `games/${encodeURIComponent(game)}/pictures`)),
  /** A stage by its hash; the table tells a server that has not met it where to look. */
  stage: (hash: string, table: string) => once(stages, hash, () => call<Stage>("GET", stagePath(hash, table))),
  guide: (game: string) => call<GuideInfo>("GET", `games/${encodeURIComponent(game)}/guide`),
  nearby: () => call<Nearby>("GET", "nearby"),
  /** One's tables and those that are open to all; of these only such as are looked for. */
  lobby: (wanted: LobbyRequest = {}) => call<Lobby>("GET", `tables${queryOf(wanted)}`),
  create: (table: NewTable) => call<TableInfo>("POST", "tables", table),
  importRecord: (record: ImportRecord) => call<TableInfo>("POST", "records", record),
  table: (id: string) => call<TableInfo>("GET", at(id)),
  sit: (id: string, sit: Sit) => call<TableInfo>("POST", at(id, "/sit"), sit),
  fill: (id: string, fill: Fill) => call<TableInfo>("POST", at(id, "/fill"), fill),
  give: (id: string, seat: number, to: number) => call<TableInfo>("POST", at(id, "/give"), { seat, to }),
  admit: (id: string, since: number) => call<TableInfo>("POST", at(id, "/admit"), { since }),
  colour: (id: string, seat: number, colour: Colour) => call<TableInfo>("POST", at(id, "/colour"), { seat, colour }),
  begin: (id: string) => call<TableInfo>("POST", at(id, "/begin"), {}),
  leave: (id: string, standIn: StandIn) => call<TableInfo>("POST", at(id, "/leave"), standIn),
  comeBack: (id: string, seat: number) => call<TableInfo>("POST", at(id, "/come-back"), { seat }),
  concede: (id: string, standIn: StandIn) => call<TableInfo>("POST", at(id, "/concede"), standIn),
  /** One wishes for a pause of the clocks, or to go on. */
  pause: (id: string, seat: number, pause: boolean) => call<TableInfo>("POST", at(id, "/pause"), { seat, pause }),
  holidays: () => call<Holidays>("GET", "holidays"),
  takeHolidays: (days: number) => call<Holidays>("POST", "holidays", { days }),
  claim: (id: string, secret: string) => call<TableInfo>("POST", at(id, "/claim"), { secret }),
  act: (id: string, act: ActRequest) => call<Done>("POST", at(id, "/act"), act),
  rewind: (id: string, move: number, version: number) => call<Done>("POST", at(id, "/rewind"), { move, version }),
  ratings: (id: string) => call<TableRatings>("GET", at(id, "/ratings")),
  invited: (id: string) => call<Invited>("GET", at(id, "/invited")),
  invite: (id: string, friends: string[]) => call<Invited>("POST", at(id, "/invite"), { friends }),
  /** The same game once more, with seats kept for some of those who sat there. */
  againWith: (id: string, seats: number[]) => call<TableInfo>("POST", at(id, "/again-with"), { seats }),
  again: (id: string) => call<TableInfo>("POST", at(id, "/again"), {}),
  why: (id: string, seat: number, path: string[]) => call<Why | null>("POST", at(id, "/why"), { seat, path }),
  /** Which of one's own figures these actions are sure to change. */
  foresee: (id: string, seat: number, acts: number[]) => call<Foreseen>("POST", at(id, "/foresee"), { seat, acts }),
  /** What a strong player would do; where the table allows to ask. */
  hint: (id: string, seat: number, version: number) => call<Hint>("POST", at(id, "/hint"), { seat, version }),
  /** What was said at a table, as far as one may hear it. */
  talk: (id: string) => call<TalkInfo>("GET", at(id, "/talk")),
  say: (id: string, said: SayRequest) => call<TalkInfo>("POST", at(id, "/talk"), said),
  ruleTalk: (id: string, rule: TalkRule) => call<Done>("PUT", at(id, "/talk"), rule),
  report: (id: string, number: number, why: ReportWhy) => call<Done>("POST", at(id, `/talk/${number}/report`), { why }),
  /** What one keeps at a table for oneself; `seen` is the version that is changed. */
  paper: (id: string) => call<PaperInfo>("GET", at(id, "/paper")),
  keepNote: (id: string, note: string, seen: number) => call<PaperInfo>("PUT", at(id, "/paper/note"), { note, seen }),
  keepMarks: (id: string, marks: MarkInfo[], seen: number) => call<PaperInfo>("PUT", at(id, "/paper/marks"), { marks, seen }),
  /** What one's seats have answered beforehand, and what one could answer. */
  premoves: (id: string) => call<PremovesInfo>("GET", at(id, "/premoves")),
  premoveOffers: (id: string, seat: number) => call<PremoveOffers>("POST", at(id, "/premoves/offers"), { seat }),
  keepPremoves: (id: string, wish: PremoveRequest) => call<PremovesInfo>("PUT", at(id, "/premoves"), wish),
  /** What several decisions of one turn would come to; and doing all of them. */
  plan: (id: string, wish: PlanRequest) => call<Planned>("POST", at(id, "/plan"), wish),
  sendPlan: (id: string, wish: PlanRequest) => call<PlanDone>("POST", at(id, "/plan/send"), wish),
  seatLink: (id: string, seat: number) => call<SeatLink>("GET", at(id, `/seats/${seat}/link`)),
  /** Another link for one's seat; the old one, and whoever came by it, hold it no longer. */
  renewLink: (id: string, seat: number) => call<SeatLink>("POST", at(id, `/seats/${seat}/link`), {}),
  moment: (id: string, move: number) => call<Moment>("GET", at(id, `/moves/${move}`)),
  series: (id: string) => call<Series>("GET", at(id, "/series")),
  /** What bots think of a game that is over; to ask makes them begin. */
  analysis: (id: string) => call<Analysis>("GET", at(id, "/analysis")),
  announcements: () => call<Announcements>("GET", "announcements"),
  playOn: (id: string, from: PlayOn) => call<TableInfo>("POST", at(id, "/play-on"), from),
};

/** What only whoever runs the server may ask for; their token is in a cookie, once they have signed in. */
export const operatorApi = {
  signIn: (token: string) => call<Overview>("POST", "operator/sign-in", { token }),
  signOut: () => call<Announcements>("POST", "operator/sign-out", {}),
  overview: () => call<Overview>("GET", "operator"),
  settle: (table: string, number: number, verdict: Verdict) => call<Overview>("POST", `operator/reports/${encodeURIComponent(table)}/${number}`, { verdict }),
  ban: (ban: BanRequest) => call<Overview>("POST", "operator/bans", ban),
  unban: (id: string) => call<Overview>("DELETE", `operator/bans/${encodeURIComponent(id)}`),
  table: (id: string) => call<OperatorTable>("GET", `operator/${at(id)}`),
  close: (id: string, reason: Both) => call<OperatorTable>("POST", `operator/${at(id, "/close")}`, { reason }),
  reopen: (id: string) => call<OperatorTable>("POST", `operator/${at(id, "/reopen")}`, {}),
  announce: (text: Both, until: number) => call<Overview>("POST", "operator/announcements", { text, until }),
  withdraw: (id: string) => call<Overview>("DELETE", `operator/announcements/${encodeURIComponent(id)}`),
};

/** A content file with which a new game begins as this one did. */
export async function keepsake(id: string): Promise<string> {
  const response = await fetch(`/api/${at(id, "/keepsake")}`, { credentials: "same-origin" }).catch(() => null);
  if (response === null) throw new ApiProblem(unreachable(), 0);
  if (response.ok) return response.text();
  const answer: unknown = await response.json().catch(() => undefined);
  throw new ApiProblem(isProblem(answer) ? answer : { code: "server", text: UNREADABLE }, response.status);
}

/** The webhooks of a table, for its owner. */
export function hooksOf(table: string): {
  list: () => Promise<Channels>;
  add: (hook: ChannelRequest) => Promise<ChannelMade>;
  change: (id: string, change: { wants: Channel["wants"] }) => Promise<Channels>;
  drop: (id: string) => Promise<Channels>;
  tryOut: (id: string) => Promise<Channels>;
} {
  return {
    list: () => call<Channels>("GET", hookPath(table)),
    add: (hook) => call<ChannelMade>("POST", hookPath(table), hook),
    change: (id, change) => call<Channels>("PUT", hookPath(table, id), change),
    drop: (id) => call<Channels>("DELETE", hookPath(table, id)),
    tryOut: (id) => call<Channels>("POST", hookPath(table, id, "/test"), {}),
  };
}

/** Where the record is downloaded from. */
export function recordPath(id: string): string {
  return `/api/${at(id, "/record")}`;
}

async function call<T>(method: "GET" | "POST" | "PUT" | "DELETE", path: string, body?: unknown): Promise<T> {
  const request: RequestInit = { method, headers: { Accept: "application/json" }, credentials: "same-origin" };
  if (body !== undefined) {
    request.headers = { ...request.headers, "Content-Type": "application/json" };
    request.body = JSON.stringify(body);
  }
  if (method !== "GET") await introduced;
  const response = await fetch(`/api/${path}`, request).catch(() => null);
  if (response === null) throw new ApiProblem(unreachable(), 0);
  const answer: unknown = await response.json().catch(() => undefined);
  if (response.ok && answer !== undefined) return answer as T;
  const wait = response.status === TOO_MANY ? Number(response.headers.get("Retry-After")) || 1 : null;
  throw new ApiProblem(isProblem(answer) ? answer : { code: "server", text: UNREADABLE }, response.status, wait);
}

function isProblem(answer: unknown): answer is Problem {
  return typeof answer === "object" && answer !== null && "code" in answer && "text" in answer;
}

/** Asks once and keeps the answer; a failure is not kept. */
function once<T>(kept: Map<string, Promise<T>>, key: string, ask: () => Promise<T>): Promise<T> {
  const known = kept.get(key);
  if (known) return known;
  const asked = ask();
  kept.set(key, asked);
  asked.catch(() => kept.delete(key));
  return asked;
}
