// @ts-check
/**
 * What the site shows while the engine comes: the card's board, how far it is, and something to
 * read.
 */

import { button, h } from "../dom.js";
import { drawGrid, rangeOf } from "../grid.js";
import { INTRODUCTIONS } from "./introductions.js";
import { name } from "./join.js";
import { introduction } from "./rules.js";

/** A board as it is drawn on a card. */
const EXAMPLE = ["C3", "H3", "C7", "H8", "F5"];

/** @param {import("../main.js").App} app */
export function opening(app) {
  const { transport, client } = app;
  const grid = {
    name: "",
    nodes: Object.fromEntries(EXAMPLE.map((space) => [space, null])),
    shaded: EXAMPLE.flatMap(rangeOf),
  };
  const failed = client && !client.busy;
  return h(
    "div",
    { class: "screen opening" },
    h(
      "div",
      { class: "top" },
      h("header", { class: "bar" }, h("span", { class: "game" }, "Business Card Games")),
    ),
    h(
      "main",
      { class: "play" },
      h(
        "div",
        { class: "left" },
        h(
          "div",
          { class: "big" },
          drawGrid(grid, { symbols: {}, small: true, label: "A board of the card" }),
        ),
        failed
          ? button("Begin anew", () => transport.again(app), "primary", { "data-key": "again" })
          : h(
              "div",
              { class: "stack" },
              h("label", { for: "progress" }, "Fetching the engine"),
              h("progress", { id: "progress", max: 3, value: transport.progress }),
              h(
                "p",
                { class: "quiet" },
                "It takes a while the first time, and then works offline.",
              ),
            ),
      ),
      h(
        "div",
        { class: "words" },
        h("h1", null, "Meanwhile: how the games go"),
        Object.keys(INTRODUCTIONS).map((game) =>
          button(
            [h("b", null, name(game)), h("span", null, "2 minutes")],
            () => introduction(app, game),
            "piece",
            {
              "data-game": game,
              "data-key": `introduction ${game}`,
            },
          ),
        ),
      ),
    ),
  );
}
