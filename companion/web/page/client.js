// @ts-check
/**
 * What this phone knows of one table: its tokens, the last view, and how to ask for things.
 * A request that got no answer is sent again with the same id, so the desk carries it out once.
 */

import { pause } from "./transport.js";

const GIVE_UP_AFTER = 60_000;

/** A random word that nobody guesses. */
export function randomWord(bytes = 16) {
  return [...crypto.getRandomValues(new Uint8Array(bytes))].map((each) => each.toString(16).padStart(2, "0")).join("");
}

export class Client {
  /** @param {any} transport @param {string} table @param {() => void} changed */
  constructor(transport, table, changed) {
    this.transport = transport;
    this.table = table;
    this.changed = changed;
    this.key = `business-card-games:${table}`;
    /** @type {{tokens: string[], current: number, boards: Record<string, any>, code?: string}} */
    this.kept = { tokens: [], current: 0, boards: {} };
    try {
      Object.assign(this.kept, JSON.parse(localStorage.getItem(this.key) || "{}"));
    } catch {
      // a phone that keeps nothing still plays until the page is closed
    }
    /** @type {any} */
    this.view = null;
    this.alive = true;
    this.busy = false;
    this.wanted = "";
    /** @type {(() => void) | null} */
    this.end = null;
  }

  keep() {
    try {
      localStorage.setItem(this.key, JSON.stringify(this.kept));
    } catch {
      // see above
    }
  }

  get token() {
    return this.kept.tokens[this.kept.current] || null;
  }

  /** Take a token that was just given to this phone. @param {string} token */
  admit(token) {
    if (!this.kept.tokens.includes(token)) this.kept.tokens.push(token);
    this.kept.current = this.kept.tokens.indexOf(token);
    this.keep();
    this.listen();
  }

  /** Look with another token of this phone. @param {number} index */
  change(index) {
    this.kept.current = index;
    this.keep();
    this.view = null;
    this.listen();
    return this.refresh();
  }

  /** Forget a token that the table no longer knows. */
  forget() {
    this.kept.tokens.splice(this.kept.current, 1);
    this.kept.current = 0;
    this.keep();
    this.view = null;
    if (this.token) this.listen();
    else this.end?.();
    this.changed();
  }

  /** Hear of every change, until `stop`. */
  listen() {
    this.end?.();
    const token = this.token;
    if (!token) return;
    this.end = this.transport.subscribe(
      token,
      (/** @type {string} */ version) => this.heard(version),
      (/** @type {boolean} */ alive) => {
        if (alive !== this.alive) {
          this.alive = alive;
          this.changed();
        }
      },
    );
  }

  /** @param {string} version */
  heard(version) {
    if (!version) return void this.forget();
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
          const found = await this.transport.call(token, { do: "since", version: this.view?.version || "" });
          if (token !== this.token) break;
          if (found.error) {
            if (found.error.kind === "forbidden") this.forget();
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
   * Ask for something that may change the game. Returns the response, with `error` if it was refused.
   * @param {Record<string, any>} request
   * @param {string | null} [token]
   */
  async ask(request, token = this.token) {
    if (this.busy) return { error: { kind: "busy", message: "one moment" } };
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
          if (waited > GIVE_UP_AFTER) return { error: { kind: "lost", message: "The server can't be reached." } };
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
      return await this.transport.call(this.token, { id: randomWord(), at: this.view?.version || "", ...request });
    } catch {
      return { error: { kind: "lost", message: "The server can't be reached just now." } };
    }
  }
}
