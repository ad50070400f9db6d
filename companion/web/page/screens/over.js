// @ts-check
/** The end: who won, what the boards prove, the record, and a keepsake to print. */

import { button, h, listed, readable, spoken } from "../dom.js";
import { drawGrid } from "../grid.js";
import { bar } from "./parts.js";
import { saveRecord } from "./host.js";

/** @param {import("../main.js").App} app */
export function over(app) {
  const { view, client } = app;
  const { table, me } = view;
  const winners = view.view.result?.winners || [];
  const kept = me.name && client.kept.boards[me.name];
  const own = view.mine;
  return h(
    "div",
    { class: "screen over" },
    bar(app),
    h(
      "main",
      null,
      h("h1", { class: "turn" }, winners.length ? `${listed(winners)} ${winners.length === 1 ? "wins" : "win"}` : "A draw"),
      view.told?.lines.length > 1 && h("p", { class: "large" }, readable(view.told.lines[view.told.lines.length - 2], table.seats)),
      h("ul", { class: "standings" }, [...view.view.players].sort((a, b) => b.nodes - a.nodes).map((player) =>
        h("li", null, h("b", null, spoken(player.name)), h("span", null, `${player.nodes} Node${player.nodes === 1 ? "" : "s"}${player.in_game ? "" : ", out of the game"}`)))),
      kept && own.hidden && !own.revealed && h("section", { class: "panel" }, h("p", null, "Your board is still on this phone. Show it, and everybody sees that your answers were true."),
        button("Show my board", () => app.act({ do: "form", form: "reveal", ...kept }), "primary", { disabled: client.busy, "data-key": "reveal" })),
      table.audit.length > 0 && h("section", { class: "panel audit" }, h("h2", null, "What the boards prove"), table.audit.map((/** @type {string} */ line) => h("p", null, readable(line, table.seats)))),
      h("section", { class: "keepsake" }, view.view.grids.map((/** @type {any} */ grid) => h("figure", null, h("figcaption", null, spoken(grid.name)), drawGrid(grid, { symbols: table.symbols, me: me.name })))),
      h("div", { class: "row" }, button("Save the record", () => saveRecord(app)), button("Print a keepsake", () => print())),
    ),
  );
}
