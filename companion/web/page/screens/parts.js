// @ts-check
/** What several screens share: the bar at the top, the menu, the log. */

import { button, h, readable, spoken } from "../dom.js";
import { signals } from "../signals.js";
import { name } from "./join.js";
import { backSheet, hostSheet } from "./host.js";
import { introduction, ruled, rulesSheet } from "./rules.js";

/** @param {import("../main.js").App} app */
export function bar(app) {
  const { view } = app;
  return h(
    "header",
    { class: "bar" },
    h("span", { class: "game" }, name(view.table.game || "")),
    h("span", { class: "who" }, view.me.name ? spoken(view.me.name) : view.me.host ? "Host" : ""),
    h("span", { class: "line-state", role: "status" }, app.client.alive ? "" : "Reconnecting …"),
    view.host?.back && button("Back", () => backSheet(app), "quiet-button", { "data-key": "back" }),
    button("Menu", () => menuSheet(app), "quiet-button", { "data-key": "menu" }),
  );
}

/** A menu for screens without a bar. @param {import("../main.js").App} app */
export const menu = (app) => h("p", { class: "row" }, button("Menu", () => menuSheet(app), "quiet-button", { "data-key": "menu" }));

/** @param {import("../main.js").App} app */
function menuSheet(app) {
  const { view, client } = app;
  const game = view.table.game;
  const close = (/** @type {() => void} */ act) => () => (app.close(), act());
  app.open(
    "Menu",
    h(
      "div",
      { class: "stack" },
      view.me.host && button("Host: seats, undo, pause", close(() => hostSheet(app)), "", { "data-key": "host" }),
      view.told && button("What was played", close(() => logSheet(app))),
      game && button(`How ${name(game)} goes (2 minutes)`, close(() => introduction(app, game))),
      button("All rulings", close(() => rulesSheet(app))),
      button(`Sound and vibration: ${signals.on ? "on" : "off"}`, () => (signals.toggle(), app.close(), menuSheet(app))),
      client.kept.tokens.length > 1 && !app.transport.passedAround && client.kept.tokens.map((_, i) => i !== client.kept.current && button(`Look as seat ${i + 1} of this phone`, close(() => void client.change(i)))),
      app.transport.menu?.(app, close),
    ),
  );
}

/** @param {import("../main.js").App} app */
export async function logSheet(app) {
  const found = await app.client.look({ do: "log" });
  if (found.error) return app.refuse(found.error);
  const shown = found.log.map((/** @type {any} */ each, /** @type {number} */ i) => {
    const [said, ...steps] = each.steps[0]?.startsWith(each.said) ? each.steps : [each.said, ...each.steps];
    return h("li", { class: each.void ? "void" : "" }, h("b", null, `${i + 1}. `, ruled(app, readable(said, app.view.table.seats))), h("ul", null, steps.map((/** @type {string} */ step) => h("li", null, ruled(app, readable(step, app.view.table.seats))))));
  });
  app.open("What was played", shown.length ? h("ol", { class: "log", reversed: true }, shown.reverse()) : h("p", null, "Nothing yet."));
}
