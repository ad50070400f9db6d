// @ts-check
/**
 * The end: who won and why, all boards face up, the record, a keepsake to print, and another
 * game.
 */

import { button, capital, h, listed, readable, spoken } from "../dom.js";
import { drawGrid, rangeOf } from "../grid.js";
import { again, bar } from "./parts.js";
import { saveRecord } from "./host.js";
import { publicGrid } from "./play.js";
import { ruled } from "./rules.js";

/** @typedef {import("../main.js").App} App */

/** @param {App} app */
export function over(app) {
  const { view, client } = app;
  const { table } = view;
  const winners = view.view.result?.winners || [];
  const kept = client.board;
  const mayReveal = kept && view.mine.hidden && !view.mine.revealed;
  const reveal = () => app.act({ do: "form", form: "reveal", ...kept });
  return h(
    "div",
    { class: "screen over" },
    bar(app),
    h(
      "main",
      null,
      winner(view, winners),
      table.end && tally(app, table.end),
      mayReveal &&
        h(
          "section",
          { class: "panel" },
          h(
            "p",
            null,
            "Your board is still on this phone. Show it to prove that your answers were true.",
          ),
          button("Show my board", reveal, "primary", {
            disabled: client.busy,
            "data-key": "reveal",
          }),
        ),
      table.audit.length > 0 &&
        h(
          "section",
          { class: "panel audit" },
          h("h2", null, "What the boards prove"),
          table.audit.map((/** @type {string} */ line) =>
            h("p", null, readable(line, table.seats)),
          ),
        ),
      keepsake(view),
      h(
        "div",
        { class: "row" },
        button("Save the record", () => saveRecord(app), "", { "data-key": "record" }),
        button("Print a keepsake", () => print(), "", { "data-key": "print" }),
      ),
    ),
    again(app),
  );
}

/** Who won, large and in the game's colour. @param {any} view @param {string[]} winners */
function winner(view, winners) {
  const { symbols, seats } = view.table;
  const wins = winners.length === 1 ? "wins" : "win";
  const last = view.told?.lines || [];
  const why = !view.table.end?.reason && last[last.length - 2];
  const signs = winners.map((name) => symbols[name]).join(" ");
  return h(
    "section",
    { class: "winner" },
    signs && h("p", { class: "sign", "aria-hidden": "true" }, signs),
    h(
      "h1",
      { class: "turn", "data-heard": "" },
      winners.length ? `${listed(winners)} ${wins}` : "A draw",
    ),
    why && h("p", { class: "large" }, readable(why, seats)),
  );
}

/** How it was decided. @param {App} app @param {any} end */
function tally(app, end) {
  const { symbols, seats } = app.view.table;
  const rounds = end.tally.some((/** @type {any} */ each) => each.tally !== null);
  const rows = [...end.tally].sort(
    (one, other) =>
      (rounds ? other.tally - one.tally : other.nodes - one.nodes) || other.abroad - one.abroad,
  );
  const won = (/** @type {string} */ name) => end.winners.includes(name);
  return h(
    "section",
    { class: "stack" },
    h(
      "table",
      { class: "sums tally" },
      h(
        "thead",
        null,
        h(
          "tr",
          null,
          ["Player", "Nodes", rounds && "Tally", "Spaces held"].map(
            (text) => text && h("th", { scope: "col" }, text),
          ),
        ),
      ),
      h(
        "tbody",
        null,
        rows.map((row) =>
          h(
            "tr",
            { class: won(row.name) ? "won" : "" },
            h(
              "th",
              { scope: "row" },
              h("span", { class: "symbol" }, symbols[row.name]),
              ` ${spoken(row.name)}`,
            ),
            h("td", null, row.nodes),
            rounds && h("td", null, row.tally),
            h("td", null, row.abroad),
          ),
        ),
      ),
    ),
    end.reason &&
      h("p", null, ruled(app, capital(readable(end.reason, seats)).replace(/: (\w+)$/, " [$1]"))),
  );
}

/** All boards face up: who held what, and where the Nodes and Deflectors were. @param {any} view */
function keepsake(view) {
  const { symbols, end } = view.table;
  const boards = new Map(end?.boards.map((/** @type {any} */ each) => [each.name, each]));
  return h(
    "section",
    { class: "keepsake" },
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
        null,
        h(
          "figcaption",
          null,
          symbols[grid.name] && h("span", { class: "symbol" }, symbols[grid.name]),
          ` ${spoken(grid.name)}`,
          board?.how === "secret" && h("span", { class: "quiet" }, " kept secret"),
        ),
        drawGrid({ ...grid, nodes, shaded, deflectors: unused }, { symbols, me: view.me.name }),
      );
    }),
  );
}
