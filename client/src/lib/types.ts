// Names for the generated types. `schema.ts` is written by `make types` from the table's own messages.
import type { components } from "./schema";

type All = components["schemas"];

export type Act = All["Act"];
export type ActRequest = All["ActRequest"];
export type Answer = All["Answer"];
export type Badge = All["Badge"];
export type Both = All["Both"];
export type Choice = All["Choice"];
export type Counter = All["Counter"];
export type Element = All["Element"];
export type FromPage = All["FromPage"];
export type FromTable = All["FromTable"];
export type Full = All["Full"];
export type GameInfo = All["GameInfo"];
export type Ghost = All["Ghost"];
export type Lobby = All["Lobby"];
export type LogLine = All["LogLine"];
export type Me = All["Me"];
export type Message = All["Message"];
export type Moment = All["Moment"];
export type NewTable = All["NewTable"];
export type OptionInfo = All["OptionInfo"];
export type Patch = All["Patch"];
export type Presence = All["Presence"];
export type Problem = All["Problem"];
export type RuleBookInfo = All["RuleBookInfo"];
export type RuleInfo = All["RuleInfo"];
export type Scene = All["Scene"];
export type SceneEvent = All["SceneEvent"];
export type SeatInfo = All["SeatInfo"];
export type SeatLink = All["SeatLink"];
export type SeatWish = All["SeatWish"];
export type Series = All["Series"];
export type Slot = All["Slot"];
export type Stage = All["Stage"];
export type StandingData = All["StandingData"];
export type TableInfo = All["TableInfo"];
export type TallyData = All["TallyData"];
export type UndoState = All["UndoState"];
export type Update = All["Update"];
export type Why = All["Why"];

export type Text = string | Message;
export type Colour = SeatInfo["colour"];
export type Level = NonNullable<SeatInfo["level"]>;
export type Lang = "en" | "fr";
