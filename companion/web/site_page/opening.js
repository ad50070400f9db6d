// @ts-check
/**
 * What the site shows until the engine answers: the page's own text, written when the site was
 * made. Here a tap on it opens an introduction step by step.
 */

import { button } from "./dom.js";
import { introductions } from "./introductions.js";
import { drawExample, introduction } from "./screens/rules.js";
import { words } from "./words.js";

const shown = /** @type {HTMLElement} */ (document.querySelector(".opening"));

/** Put the board of the first introduction in the place of the icon. */
async function showBoard() {
  const known = await introductions().catch(() => null);
  const board = known && drawExample(known.steps.nodes.grid || {}, { small: true });
  if (board) shown.querySelector(".first-board")?.replaceWith(board);
}

/** @param {import("./main.js").App} app */
export function opening(app) {
  const { transport, client } = app;
  showBoard();
  const anew = () => transport.again(app);
  if (client && !client.busy)
    document
      .getElementById("coming")
      ?.replaceChildren(
        button(words("page-site-begin-anew"), anew, "primary", { "data-key": "again" }),
      );
  shown.onclick = (event) => {
    const text = /** @type {Element} */ (event.target).closest("summary")?.parentElement;
    if (!(text instanceof HTMLDetailsElement) || text.open) return;
    event.preventDefault(); // a text that was opened before is closed as ever
    introduction(app, text.dataset.game || "");
  };
  return shown;
}
