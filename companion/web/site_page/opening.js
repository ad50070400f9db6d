// @ts-check
/**
 * What the site shows until the engine answers: the page's own text, written when the site was
 * made.
 */

import { button } from "./dom.js";
import { words } from "./words.js";

const shown = /** @type {HTMLElement} */ (document.querySelector(".screen"));

/** @param {import("./main.js").App} app */
export function opening(app) {
  const { transport, client } = app;
  const anew = () => transport.again(app);
  if (client && !client.busy)
    document
      .getElementById("coming")
      ?.replaceChildren(
        button(words("page-site-begin-anew"), anew, "primary", { "data-key": "again" }),
      );
  return shown;
}
