// @ts-check
/** The end of Attack/Defend: who won, and all cards face up. */

import { button, h, signed, spoken } from "../dom.js";
import { saveRecord } from "./host.js";

/** @typedef {import("../main.js").App} App */

/** @param {App} app @param {string} heading who won */
export function ending(app, heading) {
  const { seed, end, cards } = app.view.table;
  const { result, players } = app.view.view;
  const winner = players.find((/** @type {any} */ each) => result.winners.includes(each.name));
  const other = players.find((/** @type {any} */ each) => each !== winner);
  const sum =
    winner && `${winner.points} points to ${signed(other.points) || 0}, as the ${winner.side}.`;
  const face = (/** @type {string} */ id, /** @type {string} */ where) => {
    const { points, defender, attacker } = cards[id];
    const text = `${defender.title} / ${attacker.title}${where}`;
    return h("li", null, h("b", null, `${signed(points)} `), text);
  };
  const faces = (/** @type {string} */ title, /** @type {[string, string][]} */ shown) =>
    h(
      "section",
      { class: "open-cards" },
      h("h2", null, title),
      shown.length
        ? h(
            "ul",
            null,
            shown.map(([id, where]) => face(id, where)),
          )
        : h("p", null, "none"),
    );
  const hands = Object.entries(end?.hands || {});
  const lying = Object.entries(end?.lying || {});
  return [
    h(
      "section",
      { class: "winner" },
      winner && h("p", { class: "sign", "aria-hidden": "true" }, winner.points),
      h("h1", { class: "turn", "data-heard": "" }, heading),
      sum && h("p", { class: "large" }, sum),
    ),
    h("p", null, result.by === "points" ? "Five points win." : "The deck has run out."),
    hands.map(([name, hand]) =>
      faces(
        `${spoken(name)}'s hand`,
        hand.map((/** @type {string} */ id) => [id, ""]),
      ),
    ),
    lying.length > 0 &&
      faces(
        "Face-down cards",
        lying.map(([place, id]) => [id, ` on place ${place}`]),
      ),
    seed && h("p", { class: "quiet" }, `The cards were dealt by the seed ${seed}.`),
    h(
      "p",
      { class: "row" },
      button("Save the record", () => saveRecord(app), "", { "data-key": "record" }),
    ),
  ];
}
