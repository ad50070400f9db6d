// @ts-check
/**
 * One phone for all: before another player looks, the phone is passed on, and nobody sees anything
 * meanwhile.
 */

import { button, h, spoken } from "../dom.js";

/** @param {import("../main.js").App} app */
export function handOver(app) {
  const { name } = app.ui.handTo;
  return h(
    "main",
    { class: "plain cover" },
    h("h1", null, `Pass the phone to ${spoken(name)}`),
    h("p", null, "Nobody else looks now."),
    button(
      `I am ${spoken(name)}`,
      async () => {
        delete app.ui.handTo;
        await app.transport.become(app, name);
      },
      "primary",
      { "data-key": "i-am" },
    ),
    button("Back to the table", () => (delete app.ui.handTo, app.render()), "link"),
  );
}
