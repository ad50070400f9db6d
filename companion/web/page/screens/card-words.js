// @ts-check
/**
 * One word on the back of each card, as its owner likes: this phone keeps it, and nobody else gets
 * it.
 */

import { form, h } from "../dom.js";
import { onThisPhone } from "../storage.js";
import { words } from "../words.js";

/** @typedef {import("../main.js").App} App */

/** Where this phone keeps the words that a player writes on backs. @param {App} app */
const wordsKey = ({ client, view }) => `business-card-games-words:${client.table}:${view.me.name}`;

/**
 * What a word is written on: a place, or a card of the hand, whatever its number is then.
 * @param {App} app @param {string} at
 */
function backOf(app, at) {
  const { cards } = app.view.view;
  const [where, number] = at.split(" ");
  if (where !== "hand" || !cards) return at;
  const card = cards[Number(number)];
  const before = cards
    .slice(0, Number(number))
    .filter((/** @type {string} */ each) => each === card);
  return `hand ${card} ${before.length}`;
}

/**
 * The word on the back of a card, for its owner alone.
 * @param {App} app @param {string} at @returns {string}
 */
export const wordOn = (app, at) =>
  (app.view.me.name && onThisPhone.read(wordsKey(app))?.[backOf(app, at)]) || "";

/**
 * Write a word on a back; words on places where nothing lies any more are forgotten.
 * @param {App} app @param {string} back @param {string} word
 */
export function writeWord(app, back, word) {
  const lying = app.view.view.field.map((/** @type {any} */ each) => `place ${each.place}`);
  const before = Object.entries(onThisPhone.read(wordsKey(app)) || {});
  const kept = before.filter(([key]) => !key.startsWith("place ") || lying.includes(key));
  onThisPhone.write(wordsKey(app), { ...Object.fromEntries(kept), [back]: word });
}

/** @param {App} app @param {string} at */
export function wordSheet(app, at) {
  const field = /** @type {HTMLInputElement} */ (
    h("input", {
      id: "word",
      dir: "auto",
      autocomplete: "off",
      maxlength: 10,
      value: wordOn(app, at),
    })
  );
  const write = () => {
    writeWord(app, backOf(app, at), field.value.trim().split(/\s+/)[0]);
    app.close();
  };
  app.open(
    words("page-games-word"),
    h("p", words("page-games-word.about")),
    form(
      write,
      h("label", words("page-games-word.label"), field),
      h("button.primary", { type: "submit", "data-key": "write" }, words("page-games-word.write")),
    ),
  );
}
