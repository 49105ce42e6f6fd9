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
  | Ping;
export type FromServer = Welcome | Ack | Refused | Previewed | Because | Hinted | Pong | Update | Full;

/** The first message: the version that the client speaks. */
export interface Hello {
  do: "hello";
  id: number;
  protocol: number;
}
/** Hear a stream, from after the message with this number; -1 for everything anew. */
export interface Subscribe {
  do: "subscribe";
  id: number;
  stream: string;
  after?: number;
}
/** Answer a question, and those that follow from it, by options' keys or plans: all of it, or nothing. */
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
/** What would be asked after these answers? */
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
/** Why can this card not be played now? */
export interface Whynot {
  do: "whynot";
  id: number;
  seat: number;
  card: string;
}
/** What would a bot do here? (not in rated games) */
export interface Hint {
  do: "hint";
  id: number;
  seat: number;
}
/** Take back the last choice. */
export interface Undo {
  do: "undo";
  id: number;
  seat: number;
}
/** Take back the whole turn, as far as it can be. */
export interface Reset {
  do: "reset";
  id: number;
  seat: number;
}
/** What to do with a card whenever it could answer something. */
export interface Order {
  do: "order";
  id: number;
  seat: number;
  card: string;
  wish: "always" | "ask" | "never";
}
/** Show, or no longer, that a truce would be agreed to. */
export interface Signal {
  do: "signal";
  id: number;
  seat: number;
  would?: boolean;
}
/** Chat, from a seat or (without) as a spectator. */
export interface Say {
  do: "say";
  id: number;
  text: string;
  seat?: number | null;
}
/** Do not tell what another seat says. */
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
/** Leave a seat: the own one, or before the game, as the host, any. */
export interface Leave {
  do: "leave";
  id: number;
  seat: number;
}
/** Be ready, or no longer; what is added to the seed may come with it. */
export interface Ready {
  do: "ready";
  id: number;
  seat: number;
  ready?: boolean;
}
/** Add something to the seed, having seen the commitment. */
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
/** Play again for oneself. */
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
/** Be for abandoning the game, or no longer. */
export interface Vote {
  do: "vote";
  id: number;
  seat: number;
  yes?: boolean;
}
/** Is the server there? */
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
/** It is done, and in the log. */
export interface Ack {
  kind: "ack";
  id: number;
}
/** It is not done, and nothing has changed; the key says why. */
export interface Refused {
  kind: "refused";
  id: number;
  error: string;
  params?: {
    [k: string]: string | number;
  };
}
/** The question that would come; none if that cannot be known, or another seat would be asked. */
export interface Previewed {
  kind: "previewed";
  id: number;
  question: Question | null;
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
 * What may be planned: how often each option is named, and how often in all.
 *
 *     Clans `gather` in the hub from the territories named, or `scatter` from it to them; or options are picked.
 */
export interface Form {
  kind: "gather" | "pick" | "scatter";
  hub: string | null;
  items: Item[];
  least: number;
  most: number;
}
/** An option, and how often a plan may name it. */
export interface Item {
  option: string;
  least: number;
  most: number;
}
/** Why a card cannot be played: a key with parameters; none if it can. */
export interface Because {
  kind: "because";
  id: number;
  reason: string | null;
  params?: {
    [k: string]: string | number;
  };
}
/** What a bot would do, the best first, about the question with this number. */
export interface Hinted {
  kind: "hinted";
  id: number;
  question: number;
  hints: Advised[];
}
/** An option that a bot thinks well of, and why: keys of the catalogues (`advice-*`) with parameters. */
export interface Advised {
  key: string;
  reasons: never[][];
}
/** Yes; and the server's time in milliseconds. */
export interface Pong {
  kind: "pong";
  id: number;
  at: number;
}
/** What has changed since the message before in the same stream. */
export interface Update {
  kind: "update";
  stream: string;
  n: number;
  parts?: {
    [k: string]: unknown;
  };
  told?: Told | null;
  notices?: {
    [k: string]: string | number | null;
  }[];
}
/** Events from a number on. What was known with this number or a higher one has been taken back. */
export interface Told {
  since: number;
  events: {
    [k: string]: string | number;
  }[];
}
/** All that can be seen, in place of all messages of the stream up to this number. */
export interface Full {
  kind: "full";
  stream: string;
  n: number;
  parts: {
    [k: string]: unknown;
  };
  told: Told;
  chat?: {
    [k: string]: string | number | null;
  }[];
}
