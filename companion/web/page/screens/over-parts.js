// @ts-check
/** What the ends of all games have in common: the winner, and what people may keep. */

import { button, h } from "../dom.js";
import { words } from "../words.js";
import { saveRecord } from "./host.js";
import { recap } from "./recap.js";

/** Who has won, in words. @param {string[]} winners */
export function wonBy(winners) {
  if (!winners.length) return words("page-games-draw");
  return words("page-games-wins", { players: winners, count: winners.length });
}

/**
 * The end, large and in the game's colour.
 * @param {string} heading who won @param {string} signs the winners' symbols
 * @param {import("../dom.js").Child} why
 */
export const winner = (heading, signs, why) =>
  h(
    "section.winner",
    signs && h("p.sign", { "aria-hidden": "true" }, signs),
    h("h1.turn", { "data-heard": "" }, heading),
    why && h("p.large", why),
  );

/**
 * How it went, the record, and a print of what is on the screen.
 * @param {import("../main.js").App} app
 */
export const toKeep = (app) => [
  recap(app),
  (app.view.view.players || []).map(
    (/** @type {any} */ { name, computer }) =>
      computer &&
      h(
        "p.quiet.seed",
        words("page-games-played-by-computer", {
          player: name,
          strength: computer.level,
          text: computer.seed,
        }),
        " ",
        words("page-games-audit"),
      ),
  ),
  h(
    "div.row",
    button(words("page-save-record"), () => saveRecord(app), "", { "data-key": "record" }),
    button(words("page-games-print"), () => print(), "", { "data-key": "print" }),
  ),
];
