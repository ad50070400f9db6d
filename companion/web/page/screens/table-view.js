// @ts-check
/**
 * The whole table for everybody in the room: what lies there, whose turn it is, the last call, how
 * the players stand. It has nothing that a player hides.
 */

import { TERRITORY, button, capital, h, s, spoken } from "../dom.js";
import { drawGrid } from "../grid.js";
import { drawMap } from "../tactics-map.js";
import { back, scores } from "./attackdefend.js";
import { stillMarking } from "./paper.js";
import { bar } from "./parts.js";
import { lastCall, standings } from "./play.js";
import { standings as armies } from "./tactics.js";
import { lastMove } from "./tactics-moves.js";
import { clauses, words } from "../words.js";

/** @typedef {import("../main.js").App} App */

/** How far the middles of two grids are apart on the drawing; a grid is 100 wide. */
const [APART, AT_LEAST] = [124, 108];

const ASK_AGAIN_AFTER = 1500; // ms

/** Whether a screen is large enough for a room. */
const large = matchMedia("(min-width: 62rem) and (min-height: 36rem)");

/** Whether this phone may show the table. @param {App} app */
function mayShow(app) {
  const { host, table } = app.view;
  const known = [...TERRITORY, "tactics-joker", "attack-defend"].includes(table.game);
  return Boolean(host) && table.stage === "play" && known;
}

/**
 * Whether this phone shows the table instead of its own screen: as its host likes, and by itself on
 * a large screen of a host who neither plays nor acts for others just now.
 * @param {App} app @param {boolean} acts
 */
export function showsTable(app, acts) {
  const byItself = large.matches && !app.view.me.name && !acts;
  app.ui.showsTable = mayShow(app) && (app.ui.tableView ?? byItself);
  return app.ui.showsTable;
}

/**
 * The button that shows the table, or the host's own screen again.
 * @param {App} app @param {string} [kind] its class
 */
export function tableViewButton(app, kind = "quiet-button") {
  if (!mayShow(app)) return null;
  const shown = app.ui.showsTable;
  const change = () => {
    app.ui.tableView = !shown;
    app.close();
    app.render();
  };
  return button(words(shown ? "page-hosts-screen" : "page-table-view"), change, kind, {
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
    "div.screen.table-view",
    bar(app),
    h("main.room", seen ? [whatLies(seen), said(seen)] : h("h1", words("page-moment"))),
  );
}

/** What lies on the table. @param {any} seen */
export function whatLies(seen) {
  const { table, view } = seen;
  if (table.game === "attack-defend") return cards(seen);
  if (table.game !== "tactics-joker") return grids(seen);
  return h("div.room-table", drawMap(view, { symbols: table.symbols, last: lastMove(view) }));
}

/** Who has to do something now, and what. @param {any} seen */
function whoseTurn({ table, view }) {
  const asked = view.question;
  if (!asked) return words("page-turn-of", { who: view.turn });
  if (TERRITORY.includes(table.game)) return words("page-is-asked", { who: asked[0] });
  const { player: who } = asked;
  if (table.game === "attack-defend") return words("page-chooses", { who });
  return words(who === view.turn ? "page-turn-of" : "page-dice-of", { who });
}

/** @param {any} seen */
function said(seen) {
  const { table, view, told } = seen;
  const waits = TERRITORY.includes(table.game) && view.question;
  const lines = waits ? [...table.so_far, `${table.asked}.`] : told?.lines || [];
  return h(
    "div.words",
    h("h1.turn", { "data-heard": "" }, whoseTurn(seen)),
    table.paused && h("p.warning", words("page-paused")),
    stillMarking(table),
    lines.map((/** @type {string} */ line) =>
      h("p.call", { "data-heard": "" }, `${capital(line)} `),
    ),
    TERRITORY.includes(table.game) && standings(seen),
    table.game === "tactics-joker" && armies(seen),
  );
}

/** Attack/Defend: the points, and the backs of what lies face down. @param {any} seen */
function cards(seen) {
  const { view } = seen;
  const lying = (/** @type {any} */ player) =>
    view.field.filter((/** @type {any} */ each) => each.side === player.side);
  return h(
    "div.room-cards",
    scores(seen),
    view.players.map(
      (/** @type {any} */ player) =>
        player.side &&
        h(
          "section",
          { "aria-label": words("page-face-down.label", { who: player.name }) },
          h("h2", words("page-face-down", { who: player.name })),
          !lying(player).length && h("p.large", words("page-games-none")),
          h(
            "ul.cards",
            lying(player).map((/** @type {any} */ each) =>
              h(
                "li.card",
                { "data-place": each.place },
                back(each.level),
                h(
                  "span.number",
                  words("page-games-place", {
                    form: each.protected ? "safe" : "place",
                    number: each.place,
                  }),
                ),
                h(
                  "span.heard",
                  clauses(["", words("page-games-card-level", { level: each.level })]),
                ),
              ),
            ),
          ),
        ),
    ),
    h(
      "p.large",
      words("page-deck-and-discard", { count: view.deck_left, other_count: view.discard }),
    ),
  );
}

/** The grids as they lie. @param {any} seen */
function grids(seen) {
  const { table, view } = seen;
  const events = lastCall(seen).events;
  const scale = Math.max(AT_LEAST, APART / nearestOf(table.places));
  const at = table.places.map((/** @type {number[]} */ [x, y]) => [x * scale, y * scale]);
  const xs = at.map((/** @type {number[]} */ place) => place[0]);
  const ys = at.map((/** @type {number[]} */ place) => place[1]);
  const [left, top] = [Math.min(...xs) - 92, Math.min(...ys) - 84];
  const box = [left, top, Math.max(...xs) - left + 92, Math.max(...ys) - top + 84];
  return s(
    "svg.room-table",
    { viewBox: box.join(" "), role: "img", "aria-label": words("page-all-grids") },
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
