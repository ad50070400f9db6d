// @ts-check
/**
 * The whole table for everybody in the room: all grids as they lie, whose turn it is, the last
 * call.
 */

import { button, h, readable, s, spoken } from "../dom.js";
import { drawGrid } from "../grid.js";
import { bar } from "./parts.js";
import { acting, lastCall, standings } from "./play.js";

/** @typedef {import("../main.js").App} App */

/** How far the middles of two grids are apart on the drawing; a grid is 100 wide. */
const [APART, AT_LEAST] = [124, 108];

const ASK_AGAIN_AFTER = 1500; // ms

/** Whether a screen is large enough for a room. */
const large = matchMedia("(min-width: 62rem) and (min-height: 36rem)");

/**
 * Whether this phone shows the table instead of its own screen: as its host likes, and by itself on
 * a
 * large screen of a host who neither plays nor acts for others just now.
 * @param {App} app @param {{name: string | null}} now
 */
export function showsTable(app, now) {
  const { me, host } = app.view;
  if (!host) return false;
  return app.ui.tableView ?? (large.matches && !me.name && !now.name);
}

/** The button that shows the table, or the host's own screen again. @param {App} app */
export function tableViewButton(app) {
  const { host, table } = app.view;
  if (!host || table.stage !== "play" || !table.symbols || !table.places?.length) return null;
  const shown = showsTable(app, acting(app));
  const change = () => {
    app.ui.tableView = !shown;
    app.close();
    app.render();
  };
  return button(shown ? "Host's screen" : "Table view", change, "quiet-button", {
    "data-key": "table-view",
  });
}

/** @param {App} app */
export function tableView(app) {
  const { ui, view, client } = app;
  if (ui.seenAt !== view.version) {
    ui.seenAt = view.version;
    client.look({ do: "table-view" }).then((/** @type {any} */ found) => {
      if (found.view) ui.seen = found;
      else setTimeout(() => ((ui.seenAt = null), app.render()), ASK_AGAIN_AFTER);
      app.render();
    });
  }
  const seen = ui.seen;
  return h(
    "div",
    { class: "screen table-view" },
    bar(app),
    h(
      "main",
      { class: "room" },
      seen ? [drawnTable(seen), said(seen)] : h("h1", null, "One moment …"),
    ),
  );
}

/** @param {any} seen */
function said({ table, view, told }) {
  const asked = view.question;
  const turn = asked?.[0] || view.turn;
  const lines = asked ? [...table.so_far, `${table.asked}.`] : told?.lines || [];
  return h(
    "div",
    { class: "words" },
    h(
      "h1",
      { class: "turn", "data-heard": "" },
      asked ? `${spoken(turn)} is asked` : `${spoken(turn)}'s turn`,
    ),
    table.paused && h("p", { class: "warning" }, "The host has paused the game."),
    lines.map((/** @type {string} */ line) =>
      h("p", { class: "call", "data-heard": "" }, `${readable(line, table.seats)} `),
    ),
    standings({ view }),
  );
}

/** @param {any} seen */
function drawnTable(seen) {
  const { table, view } = seen;
  const events = lastCall(seen).events;
  const scale = Math.max(AT_LEAST, APART / nearestOf(table.places));
  const at = table.places.map((/** @type {number[]} */ [x, y]) => [x * scale, y * scale]);
  const xs = at.map((/** @type {number[]} */ place) => place[0]);
  const ys = at.map((/** @type {number[]} */ place) => place[1]);
  const [left, top] = [Math.min(...xs) - 92, Math.min(...ys) - 84];
  const box = [left, top, Math.max(...xs) - left + 92, Math.max(...ys) - top + 84];
  return s(
    "svg",
    { class: "room-table", viewBox: box.join(" "), role: "img", "aria-label": "All grids" },
    view.grids.map((/** @type {any} */ grid, /** @type {number} */ i) => {
      const [x, y] = at[i];
      const degrees = table.places[i][2];
      const fresh = events
        .filter((/** @type {any} */ event) => event.grid === grid.name)
        .map((/** @type {any} */ event) => event.space);
      const drawn = drawGrid(grid, { symbols: table.symbols, fresh, lies: degrees });
      for (const [name, value] of Object.entries({
        x: x - 58.5,
        y: y - 52.5,
        width: 110,
        height: 111,
      }))
        drawn.setAttribute(name, String(value));
      return [drawn, nameBeside(grid.name, table, view, [x, y], degrees)];
    }),
  );
}

/** How near the nearest two places are to each other. @param {number[][]} places */
function nearestOf(places) {
  const far = places.flatMap(([x, y], i) =>
    places.slice(i + 1).map(([otherX, otherY]) => Math.hypot(x - otherX, y - otherY)),
  );
  return Math.min(...far);
}

/**
 * A player's name at the outer edge of the grid.
 * @param {string} name @param {any} table @param {any} view @param {number[]} middle
 * @param {number} degrees
 */
function nameBeside(name, table, view, [x, y], degrees) {
  const angle = (degrees * Math.PI) / 180;
  const [outX, outY] = [-Math.sin(angle), Math.cos(angle)];
  const anchor = outX > 0.5 ? "start" : outX < -0.5 ? "end" : "middle";
  const turn = (view.question?.[0] || view.turn) === name;
  const far = { x: x + outX * 61, y: y + outY * 68 };
  const symbol = table.symbols[name] ? `${table.symbols[name]}  ` : "";
  return s(
    "text",
    { ...far, class: turn ? "whose turn" : "whose", "text-anchor": anchor },
    `${symbol}${spoken(name)}`,
  );
}
