// @ts-check
/**
 * The way to a desk over the network. A transport has two functions:
 * `call(token, request)` returns the response, or throws if there is none;
 * `subscribe(token, news, state)` tells each version, and whether the line is alive; it returns a
 * function that ends it.
 */

const PATIENCE = 7000; // ms without a heartbeat (one every 3 s) until the line is taken for dead
const ANSWER_WITHIN = 5000;
const CONNECT_WITHIN = 2500;
const LONGEST_PAUSE = 1500;

/** @param {number} ms */
export const pause = (ms) => new Promise((done) => setTimeout(done, ms));

export class HttpTransport {
  /** @param {string} table */
  constructor(table) {
    this.table = table;
    this.passedAround = false;
  }

  /** @param {string | null} token @returns {Record<string, string>} */
  headers(token) {
    const language = { "Accept-Language": document.documentElement.lang };
    return token ? { ...language, Authorization: `Bearer ${token}` } : language;
  }

  /** @param {string | null} token @param {object} request @param {number} within milliseconds */
  async call(token, request, within = ANSWER_WITHIN) {
    const response = await fetch(`call/${encodeURIComponent(this.table)}`, {
      method: "POST",
      headers: { "Content-Type": "application/json", ...this.headers(token) },
      body: JSON.stringify(request),
      signal: AbortSignal.timeout(within),
      cache: "no-store",
    });
    if (response.status >= 500) throw new Error("the server failed");
    return response.json();
  }

  /**
   * @param {string} token
   * @param {(version: string) => void} news
   * @param {(alive: boolean) => void} state
   */
  subscribe(token, news, state) {
    let ended = false;
    /** @type {AbortController | null} */
    let line = null;
    let heard = 0;
    let wait = 0;
    let known = "";

    /** @param {string} version */
    const tell = (version) => {
      if (ended) return;
      known = version;
      state(true);
      news(version);
    };

    /** Ask for the version while there is no stream; the heartbeat of a poor network. */
    const poll = async () => {
      try {
        const asked = { do: "since", version: known };
        const found = await this.call(token, asked, CONNECT_WITHIN);
        if (typeof found.version === "string") return tell(found.version);
      } catch {
        // the server can't be reached at all
      }
      if (!ended) state(false);
    };

    const connect = async () => {
      while (!ended) {
        if (document.hidden) return; // opened again when the page is looked at
        const own = (line = new AbortController());
        let patience = CONNECT_WITHIN;
        heard = performance.now();
        const watch = setInterval(() => performance.now() - heard > patience && own.abort(), 250);
        try {
          const response = await fetch(`events/${encodeURIComponent(this.table)}`, {
            headers: this.headers(token),
            signal: own.signal,
            cache: "no-store",
          });
          if (!response.ok || !response.body) throw new Error("no stream");
          patience = PATIENCE;
          const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
          let rest = "";
          for (;;) {
            const { done, value } = await reader.read();
            if (done) break;
            heard = performance.now();
            wait = 0;
            const lines = (rest + value).split("\n");
            rest = lines.pop() || "";
            for (const text of lines)
              if (text.startsWith("data: ")) tell(JSON.parse(text.slice(6)).version);
          }
        } catch {
          // whatever it was: try again
        } finally {
          clearInterval(watch);
        }
        if (ended || own !== line) return;
        await poll();
        if (ended || own !== line) return;
        wait = Math.min(wait ? wait * 2 : 200, LONGEST_PAUSE);
        await pause(wait);
        if (ended || own !== line) return;
      }
    };
    const reopen = () => {
      line?.abort();
      line = null;
      if (!document.hidden && !ended) {
        wait = 0;
        connect();
      }
    };
    document.addEventListener("visibilitychange", reopen);
    addEventListener("pageshow", reopen);
    addEventListener("online", reopen);
    connect();
    return () => {
      ended = true;
      line?.abort();
      document.removeEventListener("visibilitychange", reopen);
      removeEventListener("pageshow", reopen);
      removeEventListener("online", reopen);
    };
  }
}
