// @ts-check
/** The start page: the tables there are; for the organiser with a QR symbol for each. */

import { button, h } from "../dom.js";
import { joinSymbol } from "./join.js";
import { languageMenu } from "../languages.js";
import { words, wordsAround } from "../words.js";

/** @param {import("../main.js").App} app */
export function start(app) {
  const tables = app.ui.tables;
  const organised = tables?.some((/** @type {any} */ each) => each.code);
  return h(
    "main.plain",
    h("h1", "Business Card Games"),
    !tables
      ? h("p", words(app.ui.lost ? "page-trying-again" : "page-moment"))
      : h(
          "div",
          h("p", words(organised ? "page-tables-to-organise" : "page-which-table")),
          h(
            "ul.tables",
            tables.map((/** @type {any} */ each) => {
              return h(
                "li",
                h("h2", each.table),
                each.code && joinSymbol(app.ui.address, each.table, each.code),
                each.code && h("p", wordsAround("page-room-code", { text: h("b", each.code) })),
                button(
                  words(each.code ? "page-be-host" : "page-join"),
                  () => {
                    app.hash = new URLSearchParams(each.code ? { host: each.host } : {});
                    app.sitDown(each.table);
                  },
                  "primary",
                ),
              );
            }),
          ),
        ),
    languageMenu(app),
  );
}

/**
 * Fetch the list of tables, and open the only one at once.
 * @param {import("../main.js").App} app
 */
start.load = async (app) => {
  const key = app.hash.get("organiser");
  for (;;) {
    try {
      const response = await fetch("tables", {
        headers: key ? { Authorization: `Bearer ${key}` } : {},
        signal: AbortSignal.timeout(4000),
      });
      const found = await response.json();
      app.ui.tables = found.tables;
      app.ui.address = found.address;
      break;
    } catch {
      app.ui.lost = true;
      app.render();
      await new Promise((done) => setTimeout(done, 1500));
    }
  }
  if (app.ui.tables.length === 1 && !key) await app.sitDown(app.ui.tables[0].table);
  else app.render();
};
