// @ts-check
/**
 * The end: who won and why, all boards face up, the record, a keepsake to print, and another
 * game.
 */

import { button, capital, h, spoken } from "../dom.js";
import { drawGrid, rangeOf } from "../grid.js";
import { again, bar } from "./parts.js";
import { toKeep, winner, wonBy } from "./over-parts.js";
import { publicGrid } from "./play.js";
import { ruled } from "./rules.js";
import { words } from "../words.js";

/** @typedef {import("../main.js").App} App */

/** @param {App} app */
export function over(app) {
  const { view, client } = app;
  const { table } = view;
  const winners = view.view.result?.winners || [];
  const kept = client.board;
  const mayReveal = kept && view.mine.hidden && !view.mine.revealed;
  const last = view.told?.lines || [];
  const { reason, out = [] } = table.end || {};
  const why = !reason && [...out, last[last.length - 2]].join(" ");
  const reveal = () => app.act({ do: "form", form: "reveal", ...kept });
  return h(
    "div.screen.over",
    bar(app),
    h(
      "main",
      winner(
        wonBy(winners),
        winners.map((/** @type {string} */ name) => table.symbols[name]).join(" "),
        why,
      ),
      table.end && tally(app, table.end),
      mayReveal &&
        h(
          "section.panel",
          h("p", words("page-show-board.about")),
          button(words("page-show-board"), reveal, "primary", {
            disabled: client.busy,
            "data-key": "reveal",
          }),
        ),
      table.audit.length > 0 &&
        h(
          "section.panel.audit",
          h("h2", words("page-boards-prove")),
          table.audit.map((/** @type {string} */ line) => h("p", line)),
        ),
      keepsake(view),
      toKeep(app),
    ),
    again(app),
  );
}

/** How it was decided. @param {App} app @param {any} end */
function tally(app, end) {
  const { symbols } = app.view.table;
  const rounds = end.tally.some((/** @type {any} */ each) => each.tally !== null);
  const rows = [...end.tally].sort(
    (one, other) =>
      (rounds ? other.tally - one.tally : other.nodes - one.nodes) || other.abroad - one.abroad,
  );
  const won = (/** @type {string} */ name) => end.winners.includes(name);
  return h(
    "section.stack",
    h(
      "table.sums.tally",
      h(
        "thead",
        h(
          "tr",
          [words("page-player"), words("page-nodes.title"), rounds && words("page-tally")].map(
            (text) => text && h("th", { scope: "col" }, text),
          ),
        ),
      ),
      h(
        "tbody",
        rows.map((row) =>
          h(
            "tr",
            { class: won(row.name) ? "won" : "" },
            h("th", { scope: "row" }, h("span.symbol", symbols[row.name]), ` ${spoken(row.name)}`),
            h("td", row.nodes),
            rounds && h("td", row.tally),
          ),
        ),
      ),
    ),
    end.reason && h("p", ruled(app, `${capital(end.reason)} [${end.ruling}]`)),
  );
}

/** All boards face up: who held what, and where the Nodes and Deflectors were. @param {any} view */
function keepsake(view) {
  const { symbols, end } = view.table;
  const boards = new Map(end?.boards.map((/** @type {any} */ each) => [each.name, each]));
  return h(
    "section.keepsake",
    view.view.grids.map((/** @type {any} */ { name }) => {
      const grid = publicGrid(view, name);
      const board = boards.get(name);
      const own = (board?.nodes || []).map((/** @type {string} */ space) => [space, grid.name]);
      const nodes = { ...Object.fromEntries(own), ...grid.nodes };
      const shaded = board?.nodes ? board.nodes.flatMap(rangeOf) : grid.shaded;
      const unused = (board?.deflectors || []).filter(
        (/** @type {string} */ space) => !grid.used.includes(space),
      );
      return h(
        "figure",
        h(
          "figcaption",
          symbols[grid.name] && h("span.symbol", symbols[grid.name]),
          ` ${spoken(grid.name)}`,
          board?.how === "secret" && h("span.quiet", " ", words("page-kept-secret")),
        ),
        drawGrid({ ...grid, nodes, shaded, deflectors: unused }, { symbols, me: view.me.name }),
      );
    }),
  );
}
