// @ts-check
/** Where the page begins: which table, which screen, and how a screen is drawn anew. */

import { Client } from "./client.js";
import { TERRITORY, button, h } from "./dom.js";
import { chooseTransport } from "./choose-transport.js";
import { tellTurn } from "./signals.js";
import { ruleSheet } from "./screens/rules.js";
import { start } from "./screens/start.js";
import { join } from "./screens/join.js";
import { setUp } from "./screens/set-up.js";
import { board } from "./screens/board.js";
import { play } from "./screens/play.js";
import { over } from "./screens/over.js";
import { rotator } from "./screens/rotator.js";
import { tactics } from "./screens/tactics.js";
import { attackDefend } from "./screens/attackdefend.js";
import { plain } from "./screens/plain.js";
import { handOver } from "./screens/hand-over.js";

/** @typedef {ReturnType<typeof makeApp>} App */

function makeApp() {
  const app = {
    /** @type {Client} */ client: /** @type {any} */ (null),
    /** @type {any} */ transport: null,
    hash: new URLSearchParams(location.hash.slice(1)),
    /** What the screens remember between two drawings; nothing the server has to know. @type {Record<string, any>} */
    ui: {},
    /** @type {Element | null} */ sheet: null,

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
      app.say(error.kind === "stale" ? "The game has gone on. Look again." : error.message, why && (() => ruleSheet(app, why)));
    },

    /** Show a line for a while, or until somebody types or taps. @param {string} text @param {(() => void) | null | ""} [why] */
    say(text, why = null) {
      const notice = /** @type {HTMLElement} */ (document.getElementById("notice"));
      notice.replaceChildren(
        h("p", null, text),
        ...(why ? [button("Why?", () => (notice.replaceChildren(), why()))] : []),
        button("✕", () => notice.replaceChildren(), "close", { "aria-label": "Close" }),
      );
      clearTimeout(app.ui.noticed);
      const over = new AbortController();
      const gone = (/** @type {Event | void} */ event) => {
        if (event && notice.contains(/** @type {Node} */ (event.target))) return;
        over.abort();
        notice.replaceChildren();
      };
      app.ui.noticed = setTimeout(gone, 9000);
      for (const event of ["input", "pointerdown"]) addEventListener(event, gone, { signal: over.signal });
    },

    /** Lay a sheet over the screen. @param {string} title @param {any[]} content */
    open(title, ...content) {
      app.close();
      const sheet = /** @type {HTMLDialogElement} */ (
        h("dialog", { class: "sheet", "aria-label": title }, h("header", null, h("h2", null, title), button("✕", () => app.close(), "close", { "aria-label": "Close" })), h("div", { class: "content" }, ...content))
      );
      sheet.addEventListener("close", () => sheet.remove());
      document.body.append(sheet);
      sheet.showModal();
      app.sheet = sheet;
    },

    close() {
      /** @type {HTMLDialogElement | null} */ (app.sheet)?.close();
      app.sheet = null;
    },

    /** Draw the screen anew; what had the focus has it again. */
    render() {
      const root = /** @type {HTMLElement} */ (document.getElementById("root"));
      const focused = document.activeElement?.getAttribute("data-key") || document.activeElement?.getAttribute("data-space");
      const scrolled = root.querySelector("main")?.scrollTop || 0;
      const drawn = screen(app);
      root.replaceChildren(drawn);
      const main = root.querySelector("main");
      if (main) main.scrollTop = scrolled;
      if (focused) {
        const again = root.querySelector(`[data-key="${CSS.escape(focused)}"], [data-space="${CSS.escape(focused)}"]`);
        /** @type {HTMLElement | null} */ (again)?.focus({ preventScroll: true });
      }
      document.body.dataset.game = (app.view?.table || app.ui.lobby)?.game || "";
      document.body.dataset.drawn = app.view?.version || "";
      document.body.classList.toggle("lost", Boolean(app.client?.token) && !app.client.alive);
    },

    /** Sit down at a table. @param {string} table */
    async sitDown(table) {
      app.client?.end?.();
      app.ui = {};
      app.client = new Client(app.transport, table, () => {
        tellTurn(app);
        app.render();
      });
      app.transport.table = table;
      const key = app.hash.get("host");
      if (key) {
        const found = await app.client.ask({ do: "host", key });
        if (found.error && !app.client.token) app.refuse(found.error);
      }
      const code = app.hash.get("code");
      if (code) app.client.kept.code = code;
      app.client.keep();
      if (key || code) history.replaceState(null, "", `#table=${encodeURIComponent(table)}`);
      if (app.client.token) {
        app.client.listen();
        await app.client.refresh();
      }
      app.render();
    },
  };
  return app;
}

/** The screen for what this phone knows. @param {App} app @returns {Element} */
function screen(app) {
  if (!app.client) return start(app);
  const view = app.view;
  if (!app.client.token && app.transport.passedAround) return h("main", { class: "plain" }, h("h1", null, "Business Card Games"), h("p", null, "Fetching the engine. It takes a while the first time, and then works offline."), app.client.busy ? null : button("Begin anew", () => app.transport.again(app)));
  if (!app.client.token) return join(app);
  if (!view) return h("main", { class: "plain" }, h("h1", null, "One moment …"), h("p", null, app.client.alive ? "Looking for the table." : "Reconnecting."));
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
app.render();
app.transport = await chooseTransport(app);
addEventListener("hashchange", () => {
  const hash = new URLSearchParams(location.hash.slice(1));
  if (hash.get("code") || hash.get("host") || hash.get("rotator") || (hash.get("table") && hash.get("table") !== app.client?.table)) location.reload();
});
const named = app.hash.get("table");
if (app.transport.begin) await app.transport.begin(app);
else if (named) await app.sitDown(named);
else await start.load(app);
