// Made from docs/messages.schema.json by `npm run types`.

export type ArdRiProtocol1 = FromClient | FromServer;
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
/** Ask what a bot would do, at the question or after some answers to it (not in rated games). */
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
  chat?: {
    [k: string]: string | number | null;
  }[];
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
