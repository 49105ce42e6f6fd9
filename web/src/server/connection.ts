/** WebSocket connection to a table: reconnects by itself; each request has one reply. */
import { withRoot } from "../root";
import type { FromClient, FromServer } from "./messages";

export type Request = FromClient extends infer R ? (R extends { id: number } ? Omit<R, "id"> : never) : never;
export type Reply = Extract<FromServer, { id: number }>;
export type StreamMessage = Extract<FromServer, { stream: string }>;
export type PresenceMessage = Extract<FromServer, { kind: "present" | "nudged" }>;
export type LinkState = "joining" | "on" | "lost" | "closed";

const PROTOCOL = 1;
const RESTARTING = 1012; // the close code of a server that restarts: another one answers at once
const AT_ONCE = 250; // ms until the first try then, with jitter
const SETTLED = 1_000; // ms that a connection lasts at least of which it is believed
const QUIET = 2_500; // ms for which nobody is told that the connection is lost then
const SOONEST = 400;
const LATEST = 8_000;
const HEARTBEAT = 25_000;
const PATIENCE = 10_000;

/** A way to a table: a socket, or whatever else answers requests. */
export interface Link {
  send(request: Request): Promise<Reply>;
  end(): void;
}

export interface Listener {
  link(state: LinkState, code: number): void;
  hear(message: StreamMessage): void;
  /** What belongs to no stream: who is here, and nudges. */
  presence?(message: PresenceMessage): void;
  /** Connected (again): subscribe to streams now. */
  greeted(streams: string[]): void;
}

/** A request that waits for its reply. */
interface Asked {
  request: Request;
  resolve: (reply: Reply) => void;
}

/** What is asked anew after each greeting anyway. */
const OF_ONE_CONNECTION: readonly Request["do"][] = ["hello", "subscribe", "presence", "ping"];

export class Connection implements Link {
  #socket: WebSocket | null = null;
  #asked = new Map<number, Asked>();
  /** Requests that wait until a restarting server answers again. */
  #held: Asked[] = [];
  /** Timer of a restart of which nobody is told yet; 0 if there is none. */
  #quiet = 0;
  #last = 0;
  #wait = SOONEST;
  #timer = 0;
  #heart = 0;
  #since = 0; // when the server greeted us
  #ended = false;

  constructor(
    readonly table: string,
    readonly listener: Listener,
  ) {
    addEventListener("online", this.#soon);
    addEventListener("pageshow", this.#soon);
    document.addEventListener("visibilitychange", this.#soon);
    this.#connect();
  }

  /**
   * Send a request. If the connection is lost before the reply, the reply is `refused` with `gone`; but a server that
   * restarts has done nothing of what it has not answered, so that is sent again.
   */
  send(request: Request): Promise<Reply> {
    return new Promise((resolve) => {
      const asked = { request, resolve };
      if (this.#quiet && request.do !== "hello") this.#hold(asked);
      else this.#ask(asked);
    });
  }

  #ask(asked: Asked): void {
    const id = ++this.#last;
    const socket = this.#socket;
    if (socket?.readyState !== WebSocket.OPEN) {
      asked.resolve(gone(id));
      return;
    }
    this.#asked.set(id, asked);
    socket.send(JSON.stringify({ ...asked.request, id }));
  }

  #hold(asked: Asked): void {
    if (OF_ONE_CONNECTION.includes(asked.request.do)) asked.resolve(gone(0));
    else this.#held.push(asked);
  }

  /** End the quiet time of a restart: ask what was held, if there is a connection again. */
  #endQuiet(): void {
    clearTimeout(this.#quiet);
    this.#quiet = 0;
    for (const asked of this.#held.splice(0)) this.#ask(asked);
  }

  end(): void {
    this.#ended = true;
    removeEventListener("online", this.#soon);
    removeEventListener("pageshow", this.#soon);
    document.removeEventListener("visibilitychange", this.#soon);
    clearTimeout(this.#timer);
    clearInterval(this.#heart);
    this.#endQuiet();
    this.#socket?.close();
  }

  #connect(): void {
    const { protocol, host } = location;
    const address = `${protocol.replace("http", "ws")}//${host}${withRoot(`/api/tables/${encodeURIComponent(this.table)}/socket`)}`;
    const socket = new WebSocket(address);
    this.#socket = socket;
    const late = setTimeout(() => this.#giveUp(socket), PATIENCE);
    socket.addEventListener("open", () => void this.#greet().finally(() => clearTimeout(late)));
    socket.addEventListener("message", (event) => this.#hear(JSON.parse(event.data)));
    socket.addEventListener("close", (event) => {
      clearTimeout(late);
      if (this.#socket === socket) this.#lost(event.code);
    });
  }

  async #greet(): Promise<void> {
    const welcome = await this.send({ do: "hello", protocol: PROTOCOL });
    if (welcome.kind === "welcome") {
      this.#wait = SOONEST;
      clearInterval(this.#heart);
      this.#heart = window.setInterval(() => this.#beat(), HEARTBEAT);
      this.#since = Date.now();
      this.#endQuiet();
      this.listener.link("on", 0);
      this.listener.greeted(welcome.streams);
    } else if (welcome.kind === "refused" && welcome.error === "version") {
      this.#ended = true;
      this.listener.link("closed", 4400);
    }
  }

  /** Heartbeat: a connection that does not answer is closed; sleeping laptops and moving phones leave such. */
  async #beat(): Promise<void> {
    const socket = this.#socket;
    const late = setTimeout(() => this.#giveUp(socket), PATIENCE);
    await this.send({ do: "ping" });
    clearTimeout(late);
  }

  #giveUp(socket: WebSocket | null): void {
    if (this.#socket === socket) this.#lost(0);
    socket?.close();
  }

  #soon = (): void => {
    if (document.visibilityState === "hidden" || this.#ended) return;
    if (this.#socket?.readyState === WebSocket.OPEN) void this.#beat();
    else if (this.#timer) {
      clearTimeout(this.#timer);
      this.#timer = 0;
      this.#connect();
    }
  };

  #lost(code: number): void {
    clearInterval(this.#heart);
    const restarts = code === RESTARTING && this.#heart !== 0 && Date.now() - this.#since > SETTLED;
    this.#heart = 0;
    this.#socket = null;
    if (this.#ended) {
      this.#forget();
      return;
    }
    if (code >= 4400 && code < 4500) {
      this.#ended = true;
      this.#forget();
      this.#endQuiet();
      this.listener.link("closed", code);
      return;
    }
    if (restarts) this.#beQuiet();
    else this.#forget();
    if (!this.#quiet) this.listener.link("lost", code);
    const wait = restarts ? AT_ONCE : this.#wait;
    clearTimeout(this.#timer);
    this.#timer = window.setTimeout(
      () => {
        this.#timer = 0;
        this.#connect();
      },
      wait * (0.7 + 0.6 * Math.random()),
    );
    if (!restarts) this.#wait = Math.min(LATEST, this.#wait * 1.8);
  }

  /** Nobody knows whether what was not answered was done. */
  #forget(): void {
    for (const [id, { resolve }] of this.#asked) resolve(gone(id));
    this.#asked.clear();
  }

  /** Hold what a restarting server has not answered, and say for a while to nobody that it is away. */
  #beQuiet(): void {
    for (const asked of this.#asked.values()) this.#hold(asked);
    this.#asked.clear();
    clearTimeout(this.#quiet);
    this.#quiet = window.setTimeout(() => {
      this.#endQuiet();
      this.listener.link("lost", RESTARTING);
    }, QUIET);
  }

  #hear(message: FromServer): void {
    if (message.kind === "full" || message.kind === "update") {
      this.listener.hear(message);
      return;
    }
    if (message.kind === "present" || message.kind === "nudged") {
      this.listener.presence?.(message);
      return;
    }
    const asked = this.#asked.get(message.id);
    this.#asked.delete(message.id);
    asked?.resolve(message);
  }
}

function gone(id: number): Reply {
  return { kind: "refused", id, error: "gone" };
}
