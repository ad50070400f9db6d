// @ts-check
/**
 * What this phone knows of one table: its tokens, the last view, and how to ask for things.
 * A request that got no answer is sent again with the same id, so the desk carries it out once.
 */

import { keptBoard } from "./kept-boards.js";
import { inThisTab, onThisPhone } from "./storage.js";
import { pause } from "./transport.js";
import { words } from "./words.js";

const GIVE_UP_AFTER = 60_000;

/** A random word that nobody guesses. */
export function randomWord(bytes = 16) {
  return [...crypto.getRandomValues(new Uint8Array(bytes))]
    .map((each) => each.toString(16).padStart(2, "0"))
    .join("");
}

export class Client {
  /** @param {any} transport @param {string} table @param {() => void} changed */
  constructor(transport, table, changed) {
    this.transport = transport;
    this.table = table;
    this.changed = changed;
    this.key = `business-card-games:${table}`;
    /** @type {string | null} the token with which this tab looks */
    this.looking = inThisTab.read(this.key);
    /** @type {string | null} the token of which it hears */
    this.listening = null;
    /** @type {any} */
    this.view = null;
    this.alive = true;
    this.busy = false;
    this.wanted = "";
    /** @type {(() => void) | null} */
    this.end = null;
  }

  /**
   * What all tabs of this phone know of the table; `seats` are those of the tokens, -1 for none.
   * @returns {{tokens: string[], code: string, seats?: number[]}}
   */
  get kept() {
    return { tokens: [], code: "", ...onThisPhone.read(this.key) };
  }

  /** @param {{tokens?: string[], code?: string, seats?: number[]}} changes */
  remember(changes) {
    onThisPhone.write(this.key, { ...this.kept, ...changes });
  }

  /** Another tab may have sat down, or stood up. */
  keptChanged() {
    if (this.token === this.listening) return;
    this.view = null;
    this.listen();
    if (this.token) this.refresh();
    this.changed();
  }

  /** @returns {string | null} */
  get token() {
    const { tokens } = this.kept;
    return this.looking && tokens.includes(this.looking) ? this.looking : tokens[0] || null;
  }

  /** Which of this phone's tokens it looks with. */
  get current() {
    return this.kept.tokens.indexOf(this.token || "");
  }

  /** @param {string | null} token */
  lookWith(token) {
    this.looking = token;
    inThisTab.write(this.key, token);
  }

  /** The board that only this phone knows, of the player who looks. */
  get board() {
    return keptBoard(this.table, this.view?.me.name, this.view?.mine?.commitment);
  }

  /** Take a token that was just given to this phone. @param {string} token */
  admit(token) {
    const { tokens } = this.kept;
    if (!tokens.includes(token)) this.remember({ tokens: [...tokens, token] });
    this.lookWith(token);
    this.listen();
  }

  /** Look with another token of this phone. @param {number} index */
  change(index) {
    this.lookWith(this.kept.tokens[index] || null);
    this.view = null;
    this.listen();
    return this.refresh();
  }

  /** Forget a token that the table no longer knows, or the one with which this tab looks. */
  forget(token = this.token) {
    this.remember({ tokens: this.kept.tokens.filter((each) => each !== token) });
    this.view = null;
    this.listen();
    this.changed();
  }

  /** Hear no more. */
  close() {
    this.end?.();
    this.end = this.listening = null;
  }

  /** Hear of every change. */
  listen() {
    this.close();
    const token = (this.listening = this.token);
    if (!token) return;
    this.end = this.transport.subscribe(
      token,
      (/** @type {string} */ version) => this.heard(version, token),
      (/** @type {boolean} */ alive) => {
        if (alive !== this.alive) {
          this.alive = alive;
          this.changed();
        }
      },
    );
  }

  /** @param {string} version @param {string} token */
  heard(version, token) {
    if (!version) return this.forget(token);
    this.wanted = version;
    if (version !== this.view?.version) this.refresh();
  }

  /** Fetch the view, until it is there. */
  async refresh() {
    if (this.refreshing) return;
    this.refreshing = true;
    const token = this.token;
    try {
      for (let tries = 0; token && tries < 5; tries++) {
        try {
          const found = await this.transport.call(token, {
            do: "since",
            version: this.view?.version || "",
          });
          if (token !== this.token) break;
          if (found.error) {
            if (found.error.kind === "forbidden") this.forget(token);
            break; // the next heartbeat asks again
          }
          if (found.me) this.show(found);
          break;
        } catch {
          await pause(400 * (tries + 1));
        }
      }
    } finally {
      this.refreshing = false;
    }
    if (token !== this.token) this.refresh();
  }

  /** @param {any} view */
  show(view) {
    if (view.version !== this.view?.version) {
      this.view = view;
      this.changed();
    }
  }

  /**
   * Ask for something that may change the game. Returns the response, with `error` if refused.
   * @param {Record<string, any>} request
   * @param {string | null} [token]
   */
  async ask(request, token = this.token) {
    if (this.busy) return { error: { kind: "busy", message: words("page-moment") } };
    this.busy = true;
    this.changed();
    try {
      const sent = { id: randomWord(), at: this.view?.version || "", ...request };
      for (let waited = 0, rest = 300; ; waited += rest, rest = Math.min(rest * 2, 2000)) {
        try {
          const found = await this.transport.call(token, sent);
          if (found.token) this.admit(found.token);
          if (found.me) this.show(found);
          else if (found.error?.kind === "stale") this.refresh();
          return found;
        } catch {
          if (waited > GIVE_UP_AFTER)
            return { error: { kind: "lost", message: words("page-no-server") } };
          await pause(rest);
        }
      }
    } finally {
      this.busy = false;
      this.changed();
    }
  }

  /** Ask for something to look at. @param {Record<string, any>} request */
  async look(request) {
    try {
      return await this.transport.call(this.token, {
        id: randomWord(),
        at: this.view?.version || "",
        ...request,
      });
    } catch {
      return { error: { kind: "lost", message: words("page-no-server-now") } };
    }
  }
}
