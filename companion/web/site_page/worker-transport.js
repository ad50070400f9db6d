// @ts-check
/**
 * The way to a desk in this browser: the same `call` and `subscribe` as over the network.
 * One phone is passed around, so it has a token for the host and one for each player.
 */

import { button, h } from "./dom.js";
import { opening } from "./opening.js";
import { levelOf } from "./screens/computers.js";
import { onThisPhone } from "./storage.js";
import { words } from "./words.js";

const HOST_KEY = "this browser";

/** Why nothing answers. */
const noEngine = () =>
  words("WebAssembly" in globalThis ? "page-site-no-engine" : "page-site-no-webassembly");

export class WorkerTransport {
  constructor() {
    this.passedAround = true;
    this.opening = opening;
    this.table = "";
    /** Steps that are done of the three until the engine answers. */
    this.progress = 0;
    this.opened = "";
    /** The game as the engine has it. @type {string | null} */
    this.kept = null;
    this.worker = new Worker("worker.js", { type: "module" });
    /** @type {Map<number, {done: (value: any) => void, failed: (error: Error) => void}>} */
    this.waiting = new Map();
    this.last = 0;
    /** @type {{token: string, news: (version: string) => void} | null} */
    this.listener = null;
    /** When the computer says what it chooses. @type {number | undefined} */
    this.due = undefined;
    this.worker.onmessage = ({ data }) => {
      if (data.progress) return this.came(data.progress);
      const asked = this.waiting.get(data.number);
      this.waiting.delete(data.number);
      if (data.error) asked?.failed(new Error(data.error));
      else asked?.done(data.value);
    };
  }

  get key() {
    return `business-card-games-kept:${this.table}`;
  }

  /** @param {string} what @param {any[]} given @returns {Promise<any>} */
  send(what, ...given) {
    const number = ++this.last;
    return new Promise((done, failed) => {
      this.waiting.set(number, { done, failed });
      this.worker.postMessage({ number, what, given });
    });
  }

  /** Show how far the engine is. @param {number} steps */
  came(steps) {
    this.progress = steps;
    document.getElementById("progress")?.setAttribute("value", String(steps));
  }

  /**
   * Do something with the game while no other tab does.
   * @template T @param {() => Promise<T>} act @returns {Promise<T>}
   */
  alone(act) {
    return navigator.locks ? navigator.locks.request(this.key, act) : act();
  }

  /** @param {string | null} token @param {object} request */
  async call(token, request) {
    const { lang } = document.documentElement;
    let found;
    try {
      found = await this.alone(() => this.answer("call", token, JSON.stringify(request), lang));
    } catch (error) {
      const why = /RecordError: (.*)/.exec(String(error))?.[1];
      const message = why ? words("page-site-record-at-fault", { reason: why }) : noEngine();
      return { error: { kind: "lost", message } };
    }
    await this.tellNews(found);
    return found.response;
  }

  /** Tell what has changed, and let the computer speak after its pause. @param {any} found */
  async tellNews(found) {
    clearTimeout(this.due);
    if (found.due !== undefined) this.due = setTimeout(() => this.playNow(), found.due * 1000);
    if (found.kept && this.listener)
      this.listener.news(await this.send("version", this.listener.token));
  }

  /** Let the computer say what it chooses. */
  async playNow() {
    clearTimeout(this.due);
    await this.tellNews(await this.alone(() => this.answer("play")));
  }

  /**
   * Let the engine answer, in the game as it is kept: another tab may have gone on with it.
   * @param {"call" | "play"} what @param {any[]} given
   */
  async answer(what, ...given) {
    const kept = onThisPhone.readText(this.key);
    if (this.opened !== this.table || this.kept !== kept) {
      await this.send("open", kept);
      this.opened = this.table;
      this.kept = kept;
    }
    const found = await this.send(what, ...given);
    if (found.kept) {
      onThisPhone.writeText(this.key, found.kept);
      this.kept = found.kept;
    }
    return found;
  }

  /** Another tab has gone on with the game. @param {string | null} key */
  async storageChanged(key) {
    const { listener } = this;
    if (key !== this.key || !listener) return;
    const found = await this.call(listener.token, { do: "since", version: "" });
    if (listener === this.listener && found.version !== undefined) listener.news(found.version);
  }

  /**
   * @param {string} token @param {(version: string) => void} news
   * @param {(alive: boolean) => void} state
   */
  subscribe(token, news, state) {
    const own = (this.listener = { token, news });
    state(true);
    return () => {
      if (this.listener === own) this.listener = null;
    };
  }

  /** Open the table that the address names. @param {import("./main.js").App} app */
  async begin(app) {
    const board = app.hash.get("rotator")?.toUpperCase();
    app.hash.set("host", HOST_KEY);
    await app.sitDown(board ? `rotator ${board}` : app.hash.get("table") || "game");
    const { client } = app;
    const alone = client.kept.tokens.length === 1 && app.view?.me.seat === null;
    if (alone && app.view.table.stage !== "set-up") await this.begun(app); // others began it
    if (board && app.view?.table.stage === "set-up") {
      await app.act({ do: "setup", game: "rotator", seats: 1, variants: [], layout: null });
      await app.act({ do: "begin" });
      await app.act({ do: "join", code: app.view.host.code, seat: 0 });
      await app.act({ do: "form", form: "board", identity: board });
    }
  }

  /** Take a seat for each player. @param {import("./main.js").App} app */
  async begun(app) {
    const { client, view } = app;
    if (view.table.game === "rotator") return;
    const code = view.host.code;
    const seats = [-1]; // the host's token has none
    for (let seat = 0; seat < view.table.seats.length; seat++)
      if (!view.table.seats[seat].computer) {
        await client.ask({ do: "join", code, seat }, null);
        seats.push(seat);
      }
    client.remember({ seats });
    await client.change(0);
  }

  /** Give the seats back if the players are named anew. @param {import("./main.js").App} app */
  async wentBack(app) {
    const { client, view } = app;
    if (view.table.stage !== "set-up") return;
    for (let seat = 0; seat < view.table.seats.length; seat++)
      if (view.table.seats[seat].phone) await client.ask({ do: "free", seat });
    client.remember({ tokens: client.kept.tokens.slice(0, 1), seats: [-1] });
  }

  /**
   * Let another player have the phone.
   * @param {import("./main.js").App} app @param {string} name
   */
  handTo(app, name) {
    app.ui.handTo = { name };
    app.render();
  }

  /**
   * Look as another player who has the phone now.
   * @param {import("./main.js").App} app @param {string} name
   */
  async become(app, name) {
    const { client, view } = app;
    const seat = view.table.seats.findIndex((/** @type {any} */ each) => each.name === name);
    const { tokens, seats = tokens.map((_, i) => i - 1) } = client.kept;
    if (seats.includes(seat)) return client.change(seats.indexOf(seat));
    // the computer has played there: whoever goes on has no token yet
    const { host } = await this.call(tokens[0], { do: "view" });
    await client.ask({ do: "join", code: host.code, seat }, null);
    client.remember({ seats: [...seats, seat] });
  }

  /** @param {import("./main.js").App} app @param {(act: () => void) => () => void} close */
  menu(app, close) {
    const names =
      app.client.kept.tokens.length > 1
        ? app.view.table.seats.map((/** @type {any} */ seat) => seat.name)
        : [];
    return [
      names.map(
        (/** @type {string} */ name) =>
          name !== app.view.me.name &&
          !levelOf(app.view, name) &&
          button(
            words("page-pass-phone", { who: name }),
            close(() => this.handTo(app, name)),
            "",
            { "data-key": `hand ${name}` },
          ),
      ),
      app.client.current > 0 &&
        button(
          words("page-site-hosts-screen"),
          close(() => void app.client.change(0)),
          "",
          { "data-key": "host-screen" },
        ),
      button(
        words("page-site-again"),
        close(() => this.again(app)),
        "",
        { "data-key": "again" },
      ),
    ];
  }

  /** @param {import("./main.js").App} app */
  again(app) {
    const file = /** @type {HTMLInputElement} */ (
      h("input", { type: "file", accept: ".txt,text/plain", id: "file" })
    );
    const start = (/** @type {string} */ record) => {
      onThisPhone.remove(app.client.key);
      if (record) onThisPhone.write(this.key, { record, seats: null });
      else onThisPhone.remove(this.key);
      location.hash = "";
      location.reload();
    };
    app.open(
      words("page-another-game"),
      h("p", words("page-site-again.about")),
      button(words("page-site-new"), () => start(""), "danger", { "data-key": "new" }),
      h("label", words("page-site-go-on"), file),
      button(
        words("page-site-open"),
        async () => file.files?.[0] && start(await file.files[0].text()),
      ),
    );
  }
}
