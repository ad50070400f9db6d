// @ts-check
/**
 * One phone for all: before another player looks, the phone is passed on, and nobody sees anything
 * meanwhile.
 */

import { button, h } from "../dom.js";
import { words } from "../words.js";

/** @param {import("../main.js").App} app */
export function handOver(app) {
  const { name } = app.ui.handTo;
  return h(
    "main.plain.cover",
    h("h1", words("page-pass-phone", { who: name })),
    h("p", words("page-games-nobody-looks")),
    button(
      words("page-games-i-am", { who: name }),
      async () => {
        delete app.ui.handTo;
        await app.transport.become(app, name);
      },
      "primary",
      { "data-key": "i-am" },
    ),
    button(words("page-games-back"), () => (delete app.ui.handTo, app.render()), "link"),
  );
}
