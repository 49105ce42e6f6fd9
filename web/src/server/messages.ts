// Made from docs/messages.schema.json by `npm run types`.

export type ArdRiProtocol1 =
  | Hello
  | Subscribe
  | Choose
  | Preview
  | Whynot
  | Hint
  | Undo
  | Reset
  | Rewind
  | Order
  | Signal
  | Say
  | Mute
  | Join
  | Seatbot
  | Leave
  | Ready
  | Entropy
  | Start
  | Return
  | Resign
  | Vote
  | Presence
  | Nudge
  | Relieve
  | Ping
  | Welcome
  | Ack
  | Refused
  | Previewed
  | Question
  | Form
  | Item
  | Group
  | Outcome
  | LandAfter
  | Because
  | Hinted
  | SuggestedOption
  | Pong
  | Update
  | EventBatch
  | Full
  | ChatLine
  | Present
  | SeatPresence
  | Nudged
  | AllTableParts
  | SeatState
  | SharedTerms
  | Pace
  | Rhythm
  | ClockTimes
  | OpenQuestion
  | Closing
  | NoticeKind
  | FromClient
  | FromServer;
/** Why a table was closed. */
export type Closing = "host" | "idle" | "rules" | "vote";
/** What a notice is about. */
export type NoticeKind =
  "said" | "undone" | "left" | "timed_out" | "relieved" | "returned" | "resigned" | "replaced" | "read" | "fault";
export type FromClient =
  | Hello
  | Subscribe
  | Choose
  | Preview
  | Whynot
  | Hint
  | Undo
  | Reset
  | Rewind
  | Order
  | Signal
  | Say
  | Mute
  | Join
  | Seatbot
  | Leave
  | Ready
  | Entropy
  | Start
  | Return
  | Resign
  | Vote
  | Presence
  | Nudge
  | Relieve
  | Ping;
export type FromServer =
  Welcome | Ack | Refused | Previewed | Because | Hinted | Pong | Update | Full | Present | Nudged;

/** The first message: the version that the client speaks. */
export interface Hello {
  do: "hello";
  id: number;
  protocol: number;
}
/** Subscribe to a stream, after the message with this number; -1 for a full message. */
export interface Subscribe {
  do: "subscribe";
  id: number;
  stream: string;
  after?: number;
}
/** Answer a question and those that follow from it, by options' keys or plans: all of it, or nothing. */
export interface Choose {
  do: "choose";
  id: number;
  seat: number;
  question: number;
  /**
   * @minItems 1
   * @maxItems 64
   */
  keys: (
    | string
    | {
        [k: string]: number;
      }
  )[];
}
/** Ask which question would follow these answers. */
export interface Preview {
  do: "preview";
  id: number;
  seat: number;
  question: number;
  /**
   * @minItems 1
   * @maxItems 64
   */
  keys: (
    | string
    | {
        [k: string]: number;
      }
  )[];
}
/** Ask why a card cannot be played now. */
export interface Whynot {
  do: "whynot";
  id: number;
  seat: number;
  card: string;
}
/** Ask what a bot would do, at the question or after some answers to it (not at a table without help). */
export interface Hint {
  do: "hint";
  id: number;
  seat: number;
  /** @maxItems 64 */
  keys?: (
    | string
    | {
        [k: string]: number;
      }
  )[];
}
/** Take back the last choice. */
export interface Undo {
  do: "undo";
  id: number;
  seat: number;
}
/** Take back the whole turn, as far as possible. */
export interface Reset {
  do: "reset";
  id: number;
  seat: number;
}
/** Take back the whole last move, and what the bots did since (only alone with bots, for practice). */
export interface Rewind {
  do: "rewind";
  id: number;
  seat: number;
}
/** Set a standing order for a card: ask, always play it, or never. */
export interface Order {
  do: "order";
  id: number;
  seat: number;
  card: string;
  wish: "always" | "ask" | "never";
}
/** Signal that one would agree to a truce, or no longer. */
export interface Signal {
  do: "signal";
  id: number;
  seat: number;
  would?: boolean;
}
/** Chat, from a seat, or as a spectator without one. */
export interface Say {
  do: "say";
  id: number;
  text: string;
  seat?: number | null;
}
/** Mute another seat, or no longer. */
export interface Mute {
  do: "mute";
  id: number;
  seat: number;
  whom: number;
  muted?: boolean;
}
/** Take a seat. */
export interface Join {
  do: "join";
  id: number;
  seat: number;
  name: string;
}
/** Put a bot on an empty seat (only the host). */
export interface Seatbot {
  do: "seatbot";
  id: number;
  seat: number;
  level: string;
}
/** Leave a seat: one's own, or as the host before the game, any. */
export interface Leave {
  do: "leave";
  id: number;
  seat: number;
}
/** Be ready, or no longer. */
export interface Ready {
  do: "ready";
  id: number;
  seat: number;
  ready?: boolean;
}
/** Add entropy to the seed, having seen the commitment. */
export interface Entropy {
  do: "entropy";
  id: number;
  seat: number;
  text: string;
}
/** Begin the game (only the host). */
export interface Start {
  do: "start";
  id: number;
}
/** Take one's seat back from the bot. */
export interface Return {
  do: "return";
  id: number;
  seat: number;
}
/** Leave the game to a bot, for good. */
export interface Resign {
  do: "resign";
  id: number;
  seat: number;
}
/** Vote for abandoning the game, or no longer. */
export interface Vote {
  do: "vote";
  id: number;
  seat: number;
  yes?: boolean;
}
/** Ask to be told who is connected, now and whenever it changes. */
export interface Presence {
  do: "presence";
  id: number;
}
/** Remind the person of another seat that the game waits. */
export interface Nudge {
  do: "nudge";
  id: number;
  seat: number;
}
/** Let a bot play on for somebody who has been gone as long as the terms say. */
export interface Relieve {
  do: "relieve";
  id: number;
  seat: number;
}
/** Ask whether the server is there. */
export interface Ping {
  do: "ping";
  id: number;
}
/** The reply to hello: the version in use, and the streams that this client may hear. */
export interface Welcome {
  kind: "welcome";
  id: number;
  protocol: number;
  streams: string[];
}
/** Done, and in the log. */
export interface Ack {
  kind: "ack";
  id: number;
}
/** Not done, and nothing has changed; the key says why. */
export interface Refused {
  kind: "refused";
  id: number;
  error: string;
  params?: {
    [k: string]: string | number;
  };
}
/**
 * The question that would follow; null if it cannot be known, or another seat would be asked.
 *
 *     The outcome is missing in the draft, where it is up to all.
 */
export interface Previewed {
  kind: "previewed";
  id: number;
  question: Question | null;
  outcome?: Outcome | null;
}
/** A question to a seat, with all its options by their keys, and its form if it asks for a plan. */
export interface Question {
  question: string;
  card: string | null;
  options: string[];
  forced: boolean;
  form: Form | null;
}
/**
 * The form of a plan: the limits of each option, of groups of options, and of all together.
 *
 *     Clans `gather` in the hub from the territories named, or `scatter` from it to them; or options are picked.
 */
export interface Form {
  kind: "gather" | "pick" | "scatter";
  hub: string | null;
  items: Item[];
  least: number;
  most: number;
  groups?: Group[];
}
/** An option, and how often a plan may name it. */
export interface Item {
  option: string;
  least: number;
  most: number;
}
/** Options of which a plan may name only so many different ones. */
export interface Group {
  options: string[];
  most: number;
}
/** The outcome of answers if nobody else played a card, as far as the seat may know it. */
export interface Outcome {
  events: {
    [k: string]: string | number;
  }[];
  lands: LandAfter[];
  idle?: boolean;
}
/** A territory as it would be: the clans of each seat, and the chieftain if there is one. */
export interface LandAfter {
  territory: string;
  clans: number[];
  chieftain: string | null;
}
/** The reason why a card cannot be played: a key with parameters; null if it can. */
export interface Because {
  kind: "because";
  id: number;
  reason: string | null;
  params?: {
    [k: string]: string | number;
  };
}
/** Suggestions of a bot, the best first, for the question with this number. */
export interface Hinted {
  kind: "hinted";
  id: number;
  question: number;
  hints: SuggestedOption[];
}
/** An option that a bot suggests, with reasons: keys of the catalogues (`advice-*`) with parameters. */
export interface SuggestedOption {
  key: string;
  reasons: never[][];
}
/** Reply to a ping, with the server's time in milliseconds. */
export interface Pong {
  kind: "pong";
  id: number;
  at: number;
}
/** Changes since the last message of the same stream. */
export interface Update {
  kind: "update";
  stream: string;
  n: number;
  parts?: {
    [k: string]: unknown;
  };
  told?: EventBatch | null;
  notices?: {
    [k: string]: string | number | null;
  }[];
}
/** Events from a number on; those told before with this number or a higher one are taken back. */
export interface EventBatch {
  since: number;
  events: {
    [k: string]: string | number;
  }[];
}
/** Everything the recipient sees, in place of all messages of the stream up to this number. */
export interface Full {
  kind: "full";
  stream: string;
  n: number;
  parts: {
    [k: string]: unknown;
  };
  told: EventBatch;
  chat?: ChatLine[];
}
/** A line of chat; spectators have no seat. */
export interface ChatLine {
  seat: number | null;
  name: string;
  text: string;
  at: number;
}
/** Who of the people with a seat is connected; in place of what was told before. */
export interface Present {
  kind: "present";
  seats: SeatPresence[];
}
/**
 * Whether the person of a seat is connected; otherwise since when not, null if nobody knows.
 *
 *     From the time `relief` on others may let a bot play for them; null if they are here, or never.
 */
export interface SeatPresence {
  seat: string;
  here: boolean;
  since: number | null;
  relief: number | null;
}
/** Somebody reminds the person of a seat that the game waits. */
export interface Nudged {
  kind: "nudged";
  seat: string;
  by: string;
}
/** All parts of the table, those for one recipient included; spectators have fewer. */
export interface AllTableParts {
  status: "abandoned" | "open" | "over" | "playing";
  reason: string;
  people: SeatState[];
  marks: ("entropy" | "position" | "practice" | "read" | "rhythm" | "seed" | "shared")[];
  signals: string[];
  entropy: string[] | null;
  seed: string | null;
  next: string | null;
  terms: SharedTerms;
  clocks: ClockTimes | null;
  orders?: {
    [k: string]: "always" | "ask" | "never";
  };
  mutes?: string[];
  question?: OpenQuestion | null;
  undo?: number;
  rewind?: boolean;
}
/** A seat as everybody may see it: for whom it is, who holds it, and the bot that plays it now. */
export interface SeatState {
  seat: string;
  for: "anyone" | "bot" | "invited";
  name: string;
  bot: string;
  ready: boolean;
  away: boolean;
  resigned: boolean;
  abandon: boolean;
}
/** The terms of a table as everybody there sees them. */
export interface SharedTerms {
  seats: ("anyone" | "bot" | "invited")[];
  edition: string;
  windows: "open" | "sealed";
  round_limit: number;
  pace: Pace | null;
  rhythm: Rhythm | null;
  visibility: "link" | "private" | "public";
  spectators: boolean;
  rated: boolean;
  substitute: string;
  absence: number;
  beats: number;
  commitment: string;
  recorded: boolean;
}
/** The time control: a bank for each seat and an increment, in ms. */
export interface Pace {
  bank: number;
  increment?: number;
}
/**
 * The rhythm of reaction pauses, in ms; what others can see of it depends on nobody's hand.
 *
 *     A moment takes at least `least` and up to `spread` more, drawn by lot; one that only tales could answer
 *     takes `step`, and at most twice as long. `holds` says whose answers are awaited beyond that: `nobody`'s
 *     where others could notice, those of `persons` where there is but one, `all` in tests. These have up to
 *     `limit` (None: as long as they like), and so has everybody in open windows.
 */
export interface Rhythm {
  least: number;
  spread: number;
  step: number;
  limit: number | null;
  holds?: "all" | "nobody" | "persons";
}
/** The clocks: the ms left to each seat at a time, which of them run, and when each starts. */
export interface ClockTimes {
  at: number;
  left: number[];
  running: string[];
  starts: number[];
}
/** The question that a seat may answer now, by its number; in the draft perhaps answered already. */
export interface OpenQuestion {
  question: string;
  card: string | null;
  options: string[];
  forced: boolean;
  form: Form | null;
  number: number;
  answer?: string[];
  until?: number | null;
  done?: boolean;
}
