// @ts-check
/** The end of Attack/Defend: who won and why, the points, and all cards face up. */

import { h, signed } from "../dom.js";
import { words } from "../words.js";
import { toKeep, winner, wonBy } from "./over-parts.js";

/** @param {import("../main.js").App} app @param {any[]} below what stands below the winner */
export function ending(app, below) {
  const { seed, end, cards } = app.view.table;
  const { result, players, trash } = app.view.view;
  const face = (/** @type {string} */ id, /** @type {string | null} */ place = null) => {
    const { points, defender, attacker } = cards[id];
    const text = `${defender.title} / ${attacker.title}`;
    const lies = place && words("page-games-on-place", { text, number: Number(place) });
    return h("li", h("b", `${signed(points)} `), lies || text);
  };
  const faces = (/** @type {string} */ title, /** @type {Element[]} */ shown) =>
    h(
      "section.open-cards",
      h("h2", title),
      shown.length ? h("ul", shown) : h("p", words("page-games-none")),
    );
  const all = (/** @type {string[]} */ ids) => ids.map((id) => face(id));
  const hands = Object.entries(end?.hands || {});
  const lying = Object.entries(end?.lying || {});
  return [
    winner(wonBy(result.winners), "", words("page-games-why-over", { form: result.by })),
    below,
    hands.map(([who, hand]) => faces(words("page-games-hand-of", { who }), all(hand))),
    lying.length > 0 &&
      faces(
        words("page-games-all-face-down"),
        lying.map(([place, id]) => face(id, place)),
      ),
    players.map((/** @type {any} */ { name, scored }) =>
      faces(words("page-games-has-scored", { who: name }), all(scored)),
    ),
    faces(words("page-games-trash"), all(trash)),
    seed && h("p.quiet", words("page-games-seed", { text: seed })),
    toKeep(app),
  ];
}
