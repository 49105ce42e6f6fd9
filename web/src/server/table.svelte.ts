/** The open table: its state as it is shown (what the stream tells is played back), and the requests to it. */
import { SEATS } from "../box/catalogue";
import { settings } from "../settings/settings.svelte";
import { Past } from "../stage/past.svelte";
import type { Frame } from "../stage/frames";
import { current, Playback } from "../stage/playback.svelte";
import { randomText } from "./entropy";
import {
  Connection,
  type Link,
  type Listener,
  type LinkState,
  type Reply,
  type Request,
  type StreamMessage,
} from "./connection";
import type { Choose, Preview, SeatPresence, Update } from "./messages";
import type { GameEvent, Notice, Parts, ChatLine, Wish } from "./parts";
import type { Seat } from "./view";

export const SPECTATORS = "*";

const FEW = 200; // chat lines that are kept

export class Table {
  readonly playback: Playback;
  readonly past: Past;
  chat = $state.raw<ChatLine[]>([]);
  link = $state<LinkState>("joining");
  /** The close code, if the connection was closed for good. */
  code = $state(0);
  /** The streams that this person may subscribe to, and the one that is shown. */
  streams = $state.raw<string[]>([]);
  stream = $state("");
  /** The offset of the server's clock, in ms. */
  ahead = $state(0);

  /** Who of the people with a seat is connected. */
  present = $state.raw<SeatPresence[]>([]);

  /** Who has reminded the person here that the game waits, until they are told. */
  nudged = $state.raw<Seat | null>(null);
  /** Called with notices when they come, and with events when they are shown: for announcements. */
  heard: ((message: StreamMessage, before: Parts | null) => void)[] = [];

  #number = -1;
  #connection: Link;

  constructor(
    readonly id: string,
    connect = (listener: Listener): Link => new Connection(id, listener),
  ) {
    // text needs no time to be seen
    const speed = () => (document.hidden || settings.values.text ? "instant" : settings.values.speed);
    this.playback = new Playback({
      speed,
      ahead: () => this.ahead,
      you: () => SEATS[this.seat ?? -1] ?? null,
      told: (events, since, before) => this.#tell({ told: { since, events } }, before),
    });
    const { moments } = this.playback;
    this.past = new Past({ id, stream: () => this.stream, speed, moments });
    this.#connection = connect({
      link: (state, code) => {
        this.link = state;
        this.code = code;
      },
      greeted: (streams) => void this.#greeted(streams),
      hear: (message) => this.#hear(message),
      presence: (message) => {
        if (message.kind === "present") this.present = message.seats;
        else this.nudged = message.by as Seat;
      },
    });
  }

  /** The index of the seat that is played here; null for a spectator. */
  get seat(): number | null {
    const seat = SEATS.indexOf(this.stream as Seat);
    return seat < 0 ? null : seat;
  }

  /** The state of the table as it is shown, by parts; null until the first message. */
  get parts(): Parts | null {
    const { frame } = this.past;
    return frame ? { ...frame.parts, ...current(this.playback.parts) } : this.playback.parts;
  }

  /** What is shown now of what has happened, one beat of it; null if nothing is. */
  get frame(): Frame | null {
    return this.past.frame ?? this.playback.reel.frame;
  }

  /** Leave out what would still be shown: back to now. */
  skip(): void {
    this.past.close();
    this.playback.reel.skip();
  }

  /** The events that were shown; the first one has the number `since`. */
  get events(): GameEvent[] {
    return this.playback.events;
  }

  get since(): number {
    return this.playback.since;
  }

  get question() {
    return this.parts?.question ?? null;
  }

  end(): void {
    this.past.close();
    this.playback.clear();
    this.#connection.end();
  }

  /** Switch to another stream: another person on the same device, or the spectators. */
  async show(stream: string): Promise<Reply> {
    this.stream = stream;
    this.past.close();
    this.playback.clear();
    this.#number = -1;
    return this.#subscribe();
  }

  send(request: Request): Promise<Reply> {
    return this.#connection.send(request);
  }

  /** Send a request for the own seat. */
  #seated(request: Request extends infer R ? (R extends { seat: number } ? Omit<R, "seat"> : never) : never) {
    return this.send({ ...request, seat: this.seat ?? 0 } as Request);
  }

  /** Answer by options' keys and plans, which are how many of each option. */
  choose(keys: Choose["keys"], question = this.question?.number ?? -1): Promise<Reply> {
    return this.#seated({ do: "choose", question, keys });
  }

  preview(keys: Preview["keys"], question = this.question?.number ?? -1): Promise<Reply> {
    return this.#seated({ do: "preview", question, keys });
  }

  whyNot = (card: string) => this.#seated({ do: "whynot", card });
  /** Ask what a bot would do, after some answers to the question. */
  hint = (keys: Preview["keys"] = []) => this.#seated({ do: "hint", keys });
  undo = () => this.#seated({ do: "undo" });
  rewind = () => this.#seated({ do: "rewind" });
  reset = () => this.#seated({ do: "reset" });
  order = (card: string, wish: Wish) => this.#seated({ do: "order", card, wish });
  signal = (would: boolean) => this.#seated({ do: "signal", would });
  mute = (whom: number, muted: boolean) => this.#seated({ do: "mute", whom, muted });
  vote = (yes: boolean) => this.#seated({ do: "vote", yes });
  leave = () => this.#seated({ do: "leave" });
  comeBack = () => this.#seated({ do: "return" });
  resign = () => this.#seated({ do: "resign" });

  nudge = (seat: number) => this.send({ do: "nudge", seat });
  relieve = (seat: number) => this.send({ do: "relieve", seat });

  say(text: string): Promise<Reply> {
    return this.send({ do: "say", text, ...(this.seat === null ? {} : { seat: this.seat }) });
  }

  /** Take a seat, add entropy to the seed, and be ready. */
  async sit(seat: number, name: string): Promise<Reply> {
    const reply = await this.send({ do: "join", seat, name });
    if (reply.kind !== "ack") return reply;
    const stream = SEATS[seat] ?? SPECTATORS;
    if (!this.streams.includes(stream)) this.streams = [stream, ...this.streams];
    await this.send({ do: "entropy", seat, text: randomText() });
    await this.send({ do: "ready", seat });
    return this.show(stream);
  }

  // Messages from the server

  async #greeted(streams: string[]): Promise<void> {
    this.streams = streams;
    if (!streams.includes(this.stream)) {
      this.stream = streams[0] ?? "";
      this.#number = -1;
    }
    if (this.stream) await this.#subscribe();
    await this.send({ do: "presence" });
    const sent = Date.now();
    const pong = await this.send({ do: "ping" });
    if (pong.kind === "pong") this.ahead = pong.at - (sent + Date.now()) / 2;
  }

  #subscribe(): Promise<Reply> {
    return this.send({ do: "subscribe", stream: this.stream, after: this.#number });
  }

  #hear(message: StreamMessage): void {
    if (message.stream !== this.stream) return;
    if (message.kind === "full") this.chat = (message.chat ?? []) as unknown as ChatLine[];
    else if (message.n !== this.#number + 1) {
      void this.#subscribe();
      return;
    } else if (message.notices?.length) {
      for (const notice of message.notices as unknown as Notice[])
        if (notice.kind === "said") this.chat = [...this.chat, notice as unknown as ChatLine].slice(-FEW);
      this.#tell({ notices: message.notices }, this.parts);
    }
    this.#number = message.n;
    this.playback.take(message);
    if (message.kind === "full" || this.playback.received?.question?.until) this.past.close();
    if (message.kind === "full") for (const heard of this.heard) heard(message, null);
  }

  /** Tell listeners of events or notices, as a message. */
  #tell(news: Pick<Update, "told" | "notices">, before: Parts | null): void {
    const message: StreamMessage = { kind: "update", stream: this.stream, n: this.#number, ...news };
    for (const heard of this.heard) heard(message, before);
  }
}
