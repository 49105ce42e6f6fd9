// A plain page to play at a table, until there is a real client. It talks the protocol of docs/protocol.md
// over one WebSocket, and asks the server to draw what its stream shows.

const $ = (id) => document.getElementById(id);
const night = matchMedia("(prefers-color-scheme: dark)");
const kept = { get: (key, other) => localStorage.getItem(key) ?? other, set: (key, value) => localStorage.setItem(key, value) };

async function ask(method, path, body) {
  const options = { method, headers: { "Accept-Language": kept.get("language", "en") } };
  if (body !== undefined) {
    options.body = JSON.stringify(body);
    options.headers["Content-Type"] = "application/json";
  }
  const answer = await fetch(path, options);
  const found = answer.status === 204 ? null : await answer.json();
  if (!answer.ok) throw new Error(found.text || found.error);
  return found;
}

function item(text, ...children) {
  const made = document.createElement("li");
  made.append(text, ...children);
  return made;
}

function button(text, title, press) {
  const made = document.createElement("button");
  made.type = "button";
  made.textContent = text;
  made.title = title;
  made.addEventListener("click", press);
  return made;
}

// The lobby

async function lobby() {
  $("name").value = kept.get("name", $("name").value);
  $("language").value = kept.get("language", "en");
  const list = (id, tables) => {
    const rows = tables.map((table) => {
      const link = document.createElement("a");
      link.href = `/?table=${encodeURIComponent(table.id)}`;
      link.textContent = `${table.players} players, ${table.state}`;
      const names = table.seats.map((seat) => seat.name || seat.bot).filter((name) => name);
      return item(link, names.length ? ` (${names.join(", ")})` : "");
    });
    $(id).replaceChildren(...(rows.length ? rows : [item("None yet.")]));
  };
  list("mine", await ask("GET", "/api/me/tables"));
  list("public", await ask("GET", "/api/tables"));
}

$("open").addEventListener("submit", async (event) => {
  event.preventDefault();
  kept.set("name", $("name").value);
  kept.set("language", $("language").value);
  const players = Number($("players").value);
  const people = Math.min(players, Number($("people").value));
  const seats = Array.from({ length: players }, (_, seat) =>
    seat < people ? { for: "anyone" } : { for: "bot", level: $("level").value });
  try {
    const opened = await ask("POST", "/api/tables", { seats, discovery: $("discovery").checked });
    location.href = `/?table=${encodeURIComponent(opened.id)}${people === 1 ? "&start" : ""}`;
  } catch (error) {
    $("line").textContent = error.message;
  }
});

// A table

class Table {
  constructor(id, host) {
    this.id = id;
    this.host = host;
    this.path = `/api/tables/${encodeURIComponent(id)}`;
    this.number = 0; // of the last request
    this.last = {}; // the last message of each stream
    this.parts = {};
    this.replies = new Map();
    this.wait = 500;
    this.drawing = false;
    this.stale = false;
  }

  connect() {
    this.socket = new WebSocket(`${location.origin.replace("http", "ws")}${this.path}/socket`);
    this.socket.addEventListener("open", () => this.greet());
    this.socket.addEventListener("message", (event) => this.hear(JSON.parse(event.data)));
    this.socket.addEventListener("close", (event) => {
      for (const reply of this.replies.values()) reply({ kind: "refused", error: "gone" });
      this.replies.clear();
      if (event.code >= 4400) return tell(`This table is closed to you (${event.code}).`);
      tell("The connection is lost; trying again ...");
      setTimeout(() => this.connect(), this.wait);
      this.wait = Math.min(10000, this.wait * 2);
    });
  }

  send(request) {
    const id = ++this.number;
    return new Promise((resolve) => {
      this.replies.set(id, resolve);
      this.socket.send(JSON.stringify({ id, ...request }));
    });
  }

  async try(request) {
    const reply = await this.send(request);
    tell(reply.kind === "refused" ? `That cannot be done: ${reply.error.replaceAll("_", " ")}.` : "");
    return reply;
  }

  async greet() {
    const welcome = await this.send({ do: "hello", protocol: 1 });
    if (welcome.kind !== "welcome") return tell("This page and the server are of different versions; load it again.");
    this.wait = 500;
    tell("");
    this.stream = welcome.streams[0];
    if (this.stream) await this.send({ do: "subscribe", stream: this.stream, after: this.last[this.stream] ?? -1 });
  }

  get seat() {
    return "ABCD".indexOf(this.stream);
  }

  hear(message) {
    if (message.kind === "full" || message.kind === "update") {
      if (message.stream !== this.stream) return;
      this.last[message.stream] = message.n;
      this.parts = message.kind === "full" ? message.parts : { ...this.parts, ...message.parts };
      for (const notice of message.notices ?? []) {
        if (notice.kind === "said") tell(`${notice.name || "Somebody"}: ${notice.text}`);
      }
      this.draw();
    } else if (this.replies.has(message.id)) {
      this.replies.get(message.id)(message);
      this.replies.delete(message.id);
    }
  }

  async sit(seat) {
    const name = kept.get("name", "Guest");
    const joined = await this.try({ do: "join", seat, name });
    if (joined.kind !== "ack") return;
    this.stream = "ABCD"[seat];
    await this.send({ do: "entropy", seat, text: crypto.randomUUID() });
    await this.send({ do: "ready", seat });
    await this.send({ do: "subscribe", stream: this.stream });
  }

  async draw() {
    this.stale = true;
    if (this.drawing) return;
    this.drawing = true;
    while (this.stale) {
      this.stale = false;
      const query = new URLSearchParams({ stream: this.stream, language: kept.get("language", "en"), night: night.matches });
      try {
        this.show(await ask("GET", `${this.path}/board?${query}`));
      } catch (error) {
        tell(error.message);
      }
    }
    this.drawing = false;
  }

  show(shown) {
    const parts = this.parts;
    const question = parts.question;
    $("heading").textContent = shown.heading;
    $("line").textContent = shown.line || (parts.status === "open" ? "The game has not begun." : "");
    $("board").innerHTML = shown.svg;
    $("letters").textContent = shown.board;
    $("question").textContent = question?.done ? "You have answered; the others still think." : shown.question;
    $("help").textContent = shown.help;
    $("story").replaceChildren(...shown.story.map((line) => item(line)).reverse());
    $("hand").replaceChildren(...shown.cards.map((card) => {
      const row = item(card.text);
      row.title = card.help;
      return row;
    }));
    const stale = question && shown.n !== this.last[this.stream]; // something newer is on its way
    $("options").replaceChildren(...(question && !stale ? shown.options : []).map((option) => {
      const made = button(option.text, option.help, () => this.choose(question.number, option.key));
      made.dataset.key = option.key;
      return made;
    }));
    for (const spot of $("board").querySelectorAll("[data-options]")) {
      const keys = spot.dataset.options.split(" ");
      if (question && keys.length === 1) {
        spot.style.cursor = "pointer";
        spot.addEventListener("click", () => this.choose(question.number, keys[0]));
      }
    }
    this.tools(parts, question);
    this.before(parts);
  }

  tools(parts, question) {
    const mine = this.seat >= 0 ? parts.people?.[this.seat] : null;
    const playing = parts.status === "playing" && mine;
    $("undo").hidden = !(playing && parts.undo);
    $("hint").hidden = !(playing && question && !question.done);
    $("leave").hidden = !(playing && !mine.bot);
    $("return").hidden = !(playing && mine.away);
    $("record").hidden = parts.status !== "over";
    $("record").href = `${this.path}/record`;
  }

  before(parts) {
    $("waiting").hidden = parts.status !== "open";
    if (parts.status !== "open") return;
    $("address").textContent = location.href.split("&")[0];
    $("people-list").replaceChildren(...parts.people.map((seat) =>
      item(`${seat.seat}: ${seat.bot || seat.name || "free"}${seat.name && seat.ready ? ", ready" : ""}`)));
    const made = parts.people.flatMap((seat, number) =>
      !seat.bot && !seat.name && this.seat < 0 ? [button(`Sit down at ${seat.seat}`, "", () => this.sit(number))] : []);
    if (this.host) made.push(button("Begin", "", () => this.try({ do: "start" })));
    $("seats").replaceChildren(...made);
  }

  choose(number, key) {
    $("options").replaceChildren();
    return this.try({ do: "choose", seat: this.seat, question: number, keys: [key] }).then((reply) => {
      if (reply.kind === "refused") this.draw();
    });
  }

  async hint() {
    tell("The druid thinks ...");
    const reply = await this.try({ do: "hint", seat: this.seat });
    for (const [place, hint] of (reply.hints ?? []).entries()) {
      const made = [...$("options").children].find((option) => option.dataset.key === hint.key);
      if (made && place === 0) made.classList.add("best");
    }
  }
}

function tell(text) {
  $("said").textContent = text;
}

async function main() {
  await ask("POST", "/api/guest", {});
  const query = new URLSearchParams(location.search);
  const id = query.get("table");
  if (!id) return lobby();
  const looked = await ask("GET", `/api/tables/${encodeURIComponent(id)}`);
  $("lobby").hidden = true;
  $("table").hidden = false;
  const table = new Table(id, looked.host);
  $("undo").addEventListener("click", () => table.try({ do: "undo", seat: table.seat }));
  $("hint").addEventListener("click", () => table.hint());
  $("leave").addEventListener("click", () => table.try({ do: "leave", seat: table.seat }));
  $("return").addEventListener("click", () => table.try({ do: "return", seat: table.seat }));
  $("chat").addEventListener("submit", (event) => {
    event.preventDefault();
    const seat = table.seat >= 0 ? { seat: table.seat } : {};
    if ($("text").value) table.try({ do: "say", text: $("text").value, ...seat });
    $("text").value = "";
  });
  night.addEventListener("change", () => table.draw());
  table.connect();
  if (query.has("start") && looked.status === "open" && looked.host) {
    table.socket.addEventListener("open", async () => {
      await table.sit(0);
      await table.try({ do: "start" });
    });
  }
}

main().catch((error) => { $("line").textContent = error.message; });
