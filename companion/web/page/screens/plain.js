// @ts-check
/**
 * A screen that suits every game: what you may see in words, the legal moves, and a line to type.
 */

import { button, form, h } from "../dom.js";
import { words } from "../words.js";
import { bar } from "./parts.js";

/**
 * A legal move as a line, or, where programs get more than a line, with its parts named.
 * @param {any} move @returns {string}
 */
function told(move) {
  if (Array.isArray(move)) return move.join(" ");
  return typeof move === "string"
    ? move
    : Object.entries(move)
        .map(([key, value]) => `${key}: ${value}`)
        .join(", ");
}

/** @param {import("../main.js").App} app */
export function plain(app) {
  const { view, ui, client } = app;
  const turn = view.view.turn;
  const moves = (view.view.moves || []).map(told);
  const say = async (/** @type {string} */ text) =>
    (await app.act({ do: "say", text })) && ((ui.line = ""), app.render());
  return h(
    "div.screen",
    bar(app),
    h(
      "main",
      h(
        "h1.turn",
        view.view.result
          ? words("page-games-over")
          : turn === view.me.name && turn
            ? words("page-your-turn")
            : turn
              ? words("page-turn-of", { who: turn })
              : words("page-games-before-play"),
      ),
      view.view.result?.winners?.length > 0 &&
        h("p.large", words("page-games-won", { players: view.view.result.winners })),
      h("pre.spelled-out", (view.words || []).join("\n")),
      moves.length > 0 &&
        h(
          "details",
          { open: true },
          h("summary", words("page-games-moves", { count: moves.length })),
          h(
            "div.choices",
            moves.slice(0, 60).map((/** @type {string} */ move) =>
              button(move, () => ((ui.line = move), app.render()), "", {
                disabled: move.includes(":"),
              }),
            ),
          ),
        ),
      (view.me.host || view.me.name) &&
        form(
          () => say(ui.line || ""),
          h(
            "label",
            words("page-games-line"),
            h("input", {
              "data-key": "line",
              dir: "auto",
              autocomplete: "off",
              autocapitalize: "off",
              spellcheck: "false",
              value: ui.line || "",
              oninput: (/** @type {any} */ e) => (ui.line = e.target.value),
            }),
          ),
          h("button.primary", { type: "submit", disabled: client.busy }, words("page-games-say")),
        ),
    ),
  );
}
