// @ts-check
/** Where the page begins: which table, which screen, and how a screen is drawn anew. */

import { Client } from "./client.js";
import { TERRITORY, button, capital, h } from "./dom.js";
import { chooseTransport } from "./choose-transport.js";
import { fetchWords } from "./languages.js";
import { words } from "./words.js";
import { tellTurn } from "./signals.js";
import { focusedKey, readAloud, refocused, showSending } from "./after-drawing.js";
import { closeSheet, isSheetOpen, openSheet } from "./sheets.js";
import { ruleSheet } from "./screens/rules.js";
import { start } from "./screens/start.js";
import { asking, join } from "./screens/join.js";
import { setUp } from "./screens/set-up.js";
import { board } from "./screens/board.js";
import { play } from "./screens/play.js";
import { over } from "./screens/over.js";
import { rotator } from "./screens/rotator.js";
import { tactics } from "./screens/tactics.js";
import { attackDefend } from "./screens/attackdefend.js";
import { plain } from "./screens/plain.js";
import { handOver } from "./screens/hand-over.js";

/** What keeps its place when the screen is drawn anew. */
const SCROLLING = "main, .words";

/** @typedef {ReturnType<typeof makeApp>} App */

function makeApp() {
  const app = {
    /** @type {Client} */ client: /** @type {any} */ (null),
    /** @type {any} */ transport: null,
    hash: new URLSearchParams(location.hash.slice(1)),
    /**
     * What the screens remember between two drawings; nothing the server has to know. @type
     * {Record<string, any>}
     */
    ui: {},
    /** The key of what has the focus, while it can't have it. @type {string | null} */ focus: null,
    /** The key of the button that was tapped last. */ tapped: "",

    get view() {
      return app.client?.view;
    },

    /** Carry something out, and say why if it was refused. @param {Record<string, any>} request */
    async act(request) {
      const found = await app.client.ask(request);
      if (found.error && found.error.kind !== "busy") app.refuse(found.error);
      return found.error ? null : found;
    },

    /** @param {{message: string, ruling?: string | null, kind?: string}} error */
    refuse(error) {
      const why = error.ruling;
      app.say(
        error.kind === "stale" ? words("page-stale") : capital(error.message),
        why && (() => ruleSheet(app, why)),
      );
    },

    /**
     * Show a line for a while, or until somebody types or taps.
     * @param {string} text @param {(() => void) | null | ""} [why]
     */
    say(text, why = null) {
      const notice = /** @type {HTMLElement} */ (document.getElementById("notice"));
      notice.replaceChildren(
        h("p", text),
        ...(why ? [button(words("page-why"), () => (notice.replaceChildren(), why()))] : []),
        button("✕", () => notice.replaceChildren(), "close", {
          "aria-label": words("page-close"),
        }),
      );
      clearTimeout(app.ui.noticed);
      const over = new AbortController();
      const gone = (/** @type {Event | void} */ event) => {
        if (event && notice.contains(/** @type {Node} */ (event.target))) return;
        over.abort();
        notice.replaceChildren();
      };
      app.ui.noticed = setTimeout(gone, 9000);
      for (const event of ["input", "pointerdown"])
        addEventListener(event, gone, { signal: over.signal });
    },

    /** Lay a sheet over the screen. @param {string} title @param {any[]} content */
    open(title, ...content) {
      app.focus = focusedKey() ?? app.focus;
      openSheet(title, content, () => app.render());
    },

    close: closeSheet,

    /** Draw the screen anew. */
    render() {
      const root = /** @type {HTMLElement} */ (document.getElementById("root"));
      const { stage } = app.view?.table || {};
      const stays = stage === app.ui.stage; // the end is seen from its top
      app.ui.stage = stage;
      const scrolled = [...root.querySelectorAll(SCROLLING)].map((each) => each.scrollTop);
      app.focus = focusedKey() ?? app.focus;
      root.replaceChildren(screen(app));
      const scrolling = root.querySelectorAll(SCROLLING);
      scrolling.forEach((each, i) => (each.scrollTop = (stays && scrolled[i]) || 0));
      document.body.dataset.game = (app.view?.table || app.ui.lobby)?.game || "";
      document.body.dataset.drawn = app.view?.version || "";
      document.body.classList.toggle("lost", Boolean(app.client?.token) && !app.client.alive);
      showSending(app.client?.busy ? app.tapped : "");
      if (app.focus !== null && !isSheetOpen())
        app.focus = refocused(root, app.focus, app.client?.busy);
      readAloud(root);
    },

    /** Sit down at a table. @param {string} table */
    async sitDown(table) {
      app.client?.close();
      app.ui = {};
      app.client = new Client(app.transport, table, () => {
        tellTurn(app);
        tellNews(app);
        app.render();
      });
      app.transport.table = table;
      const key = app.hash.get("host");
      if (key) {
        const found = await app.client.ask({ do: "host", key });
        if (found.error && !app.client.token) app.refuse(found.error);
      }
      const code = app.hash.get("code");
      if (code) app.client.remember({ code });
      if (key || code || app.hash.get("own"))
        history.replaceState(null, "", `#table=${encodeURIComponent(table)}`);
      if (app.client.token) {
        app.client.listen();
        await app.client.refresh();
      }
      app.render();
    },
  };
  return app;
}

/**
 * Say once what everybody has to hear, such as a seat that has changed hands. Where one phone goes
 * from hand to hand, no other has taken it.
 * @param {App} app
 */
function tellNews(app) {
  if (!app.view || app.transport.passedAround) return;
  const { news } = app.view.table;
  const number = news?.number ?? 0;
  if (app.ui.news !== undefined && app.ui.news !== number && news)
    app.say(words("page-seat-taken", { who: news.who }));
  app.ui.news = number;
}

/** The screen for what this phone knows. @param {App} app @returns {Element} */
function screen(app) {
  if (!app.client) return app.transport.passedAround ? app.transport.opening(app) : start(app);
  const view = app.view;
  if (!app.client.token) return app.transport.passedAround ? app.transport.opening(app) : join(app);
  if (!view)
    return h(
      "main.plain",
      h("h1", words("page-moment")),
      h("p", words(app.client.alive ? "page-looking-for-table" : "page-reconnecting")),
    );
  if (view.me.asks) return asking(app);
  if (app.ui.handTo !== undefined) return handOver(app);
  const { table, me } = view;
  if (table.stage === "set-up") return me.host ? setUp(app) : join(app);
  if (table.game === "rotator") return rotator(app);
  if (table.game === "tactics-joker") return tactics(app);
  if (table.game === "attack-defend") return attackDefend(app);
  if (!TERRITORY.includes(table.game)) return plain(app);
  if (table.stage === "boards") return board(app);
  return table.stage === "over" ? over(app) : play(app);
}

const app = makeApp();
app.transport = await chooseTransport(app);
await fetchWords();
app.render();
addEventListener("storage", ({ key }) => {
  if (!app.client) return;
  app.transport.storageChanged?.(key);
  if (key === null || key === app.client.key) app.client.keptChanged();
  else app.render(); // a board may have come, or gone
});
document.addEventListener(
  "click",
  ({ target }) => {
    if (!app.client || app.client.busy) return; // a request that goes on has nothing to do with it
    const tapped = target instanceof Element && target.closest("button");
    app.tapped = (tapped && tapped.getAttribute("data-key")) || "";
  },
  { capture: true },
);
document.addEventListener(
  "keydown",
  (event) => {
    // a key that is held down means what had the focus, not what has it next
    const button = event.target instanceof Element && event.target.closest("button");
    if (event.repeat && button && ["Enter", " "].includes(event.key)) event.preventDefault();
  },
  { capture: true },
);
addEventListener("hashchange", () => {
  const hash = new URLSearchParams(location.hash.slice(1));
  const table = hash.get("table");
  const anew = ["code", "host", "own", "rotator"].some((key) => hash.get(key));
  if (anew || (table && table !== app.client?.table)) location.reload();
});
const named = app.hash.get("table");
if (app.transport.begin) await app.transport.begin(app);
else if (named) await app.sitDown(named);
else await start.load(app);
