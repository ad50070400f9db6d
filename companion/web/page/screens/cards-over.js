// @ts-check
/** The end of Attack/Defend: who won and why, the points, and all cards face up. */

import { h, signed, spoken } from "../dom.js";
import { toKeep, winner, wonBy } from "./over-parts.js";

/** Why the game is over, by what ended it. @type {Record<string, string>} */
const WHY = { points: "Five points win.", deck: "The deck has run out." };

/** @param {import("../main.js").App} app @param {any[]} below what stands below the winner */
export function ending(app, below) {
  const { seed, end, cards } = app.view.table;
  const { result, players, trash } = app.view.view;
  const face = (/** @type {string} */ id, where = "") => {
    const { points, defender, attacker } = cards[id];
    const text = `${defender.title} / ${attacker.title}${where}`;
    return h("li", null, h("b", null, `${signed(points)} `), text);
  };
  const faces = (/** @type {string} */ title, /** @type {Element[]} */ shown) =>
    h(
      "section",
      { class: "open-cards" },
      h("h2", null, title),
      shown.length ? h("ul", null, shown) : h("p", null, "none"),
    );
  const all = (/** @type {string[]} */ ids) => ids.map((id) => face(id));
  const hands = Object.entries(end?.hands || {});
  const lying = Object.entries(end?.lying || {});
  return [
    winner(wonBy(result.winners), "", WHY[result.by]),
    below,
    hands.map(([name, hand]) => faces(`${spoken(name)}'s hand`, all(hand))),
    lying.length > 0 &&
      faces(
        "Face-down cards",
        lying.map(([place, id]) => face(id, ` on place ${place}`)),
      ),
    players.map((/** @type {any} */ { name, scored }) =>
      faces(`${spoken(name)} has scored`, all(scored)),
    ),
    faces("Trash", all(trash)),
    seed && h("p", { class: "quiet" }, `The cards were dealt by the seed ${seed}.`),
    toKeep(app),
  ];
}
