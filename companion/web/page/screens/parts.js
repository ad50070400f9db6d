// @ts-check
/** What several screens share: the bar at the top, the menu, the log. */

import { button, capital, h, spoken } from "../dom.js";
import { signals } from "../signals.js";
import { name } from "./join.js";
import { backSheet, hostSheet, saveAsSheet, saveRecord, seatCode, undoSheet } from "./host.js";
import { adviceButton, advised, levelOf, thinking } from "./computers.js";
import { introduction, ruled, rulesSheet } from "./rules.js";
import { tableViewButton } from "./table-view.js";
import { languageMenu } from "../languages.js";
import { words } from "../words.js";

/**
 * How far the game is, by its record: who has a phone, or has marked everything, is no part of it.
 * @param {any} view
 */
export const gameAt = (view) => view.version.split(".")[0];

/** @param {import("../main.js").App} app */
export function bar(app) {
  const { view } = app;
  const player = view.table.game === "rotator" ? "" : view.me.name; // alone, without a name
  const who = player ? spoken(player) : view.me.host ? words("page-host") : "";
  return h(
    "div.top",
    h(
      "header.bar",
      h("span.game", name(view.table.game || "")),
      h("span.who", who),
      h(
        "span.line-state",
        { "data-heard": "" },
        app.client.alive ? "" : words("page-reconnecting.short"),
      ),
      view.host?.back &&
        button(words("page-back"), () => backSheet(app), "quiet-button", { "data-key": "back" }),
      h("span.on-large", tableViewButton(app)),
      button(words("page-menu"), () => menuSheet(app), "quiet-button", { "data-key": "menu" }),
    ),
    view.host && forTheHost(app),
    advised(app),
  );
}

/** What the host has to decide, on whatever screen. @param {import("../main.js").App} app */
function forTheHost(app) {
  const { client } = app;
  const { asking, record } = app.view.host;
  const allow = (/** @type {number} */ number, /** @type {boolean} */ on) => () =>
    app.act({ do: "allow", number, on });
  return [
    asking?.map((/** @type {any} */ each) =>
      h(
        "section.banner",
        h(
          "p",
          { "data-heard": "" },
          words("page-phone-wants", { number: each.number, who: each.name }),
          " ",
        ),
        h(
          "div.row",
          button(words("page-refuse"), allow(each.number, false), "", {
            disabled: client.busy,
            "data-key": `refuse ${each.number}`,
          }),
          button(words("page-let-in"), allow(each.number, true), "primary", {
            disabled: client.busy,
            "data-key": `allow ${each.number}`,
          }),
        ),
      ),
    ),
    record?.fault &&
      h(
        "section.banner",
        h(
          "p.warning",
          { "data-heard": "" },
          words("page-nothing-accepted", { reason: capital(record.fault) }),
          " ",
        ),
        button(words("page-other-file"), () => saveAsSheet(app), "primary", {
          "data-key": "save-as",
        }),
      ),
  ];
}

/** Another game with the same players, once one is over. @param {import("../main.js").App} app */
export function again(app) {
  if (!app.view.host?.again) return null;
  const begin = async () => (await app.act({ do: "again" })) && app.close();
  const ask = () =>
    app.open(
      words("page-again"),
      h("p", words("page-again.about")),
      button(words("page-save-record"), () => saveRecord(app)),
      button(words("page-again-same"), begin, "primary", { "data-key": "confirm-again" }),
    );
  const other = app.view.table.game === "rotator";
  return h(
    "section.dock",
    button(
      words(other ? "page-another-board" : "page-again-same"),
      app.transport.passedAround ? ask : begin,
      "primary",
      {
        disabled: app.client.busy,
        "data-key": "play-again",
      },
    ),
  );
}

/**
 * What a phone shows while somebody else acts: that the computer thinks or, if it is passed around,
 * whose hands it goes to.
 * @param {import("../main.js").App} app @param {string | null} name
 */
export const passOn = (app, name) => {
  if (!name) return null;
  if (levelOf(app.view, name)) return thinking(app, name);
  const pass = () => app.transport.handTo(app, name);
  return (
    app.transport.passedAround &&
    button(words("page-pass-phone", { who: name }), pass, "primary", { "data-key": "pass-on" })
  );
};

/** A menu for screens without a bar. @param {import("../main.js").App} app */
export const menu = (app) =>
  h(
    "p.row",
    button(words("page-menu"), () => menuSheet(app), "quiet-button", { "data-key": "menu" }),
  );

/** @param {import("../main.js").App} app */
function menuSheet(app) {
  const { view, client } = app;
  const game = view.table.game;
  const close = (/** @type {() => void} */ act) => () => (app.close(), act());
  app.open(
    words("page-menu"),
    h(
      "div.stack",
      view.me.host &&
        button(
          words("page-host.menu"),
          close(() => hostSheet(app)),
          "",
          { "data-key": "host" },
        ),
      view.undo &&
        button(words("page-take-back-what", { text: view.undo.said }), () => undoSheet(app), "", {
          "data-key": "undo",
        }),
      tableViewButton(app, ""),
      adviceButton(app),
      view.me.name &&
        !app.transport.passedAround &&
        view.table.stage !== "set-up" &&
        button(words("page-move-phone"), () => moveSheet(app), "", { "data-key": "move" }),
      view.told &&
        button(
          words("page-log"),
          close(() => logSheet(app)),
        ),
      game &&
        button(
          words("page-how-game-goes", { title: name(game) }),
          close(() => introduction(app, game)),
        ),
      button(
        words("page-all-rulings"),
        close(() => rulesSheet(app)),
      ),
      button(
        words(signals.on ? "page-sound.on" : "page-sound.off"),
        () => (signals.toggle(), app.close(), menuSheet(app)),
      ),
      client.kept.tokens.length > 1 &&
        !app.transport.passedAround &&
        client.kept.tokens.map(
          (_, i) =>
            i !== client.current &&
            button(
              words("page-look-as", { number: i + 1 }),
              close(() => void client.change(i)),
            ),
        ),
      app.transport.menu?.(app, close),
      languageMenu(app),
    ),
  );
}

/** How another phone gets this seat. @param {import("../main.js").App} app */
async function moveSheet(app) {
  const found = await app.client.look({ do: "code" });
  if (found.error) return app.refuse(found.error);
  app.open(words("page-move-phone"), seatCode(app, found.own));
}

/** @param {import("../main.js").App} app */
async function logSheet(app) {
  const found = await app.client.look({ do: "log" });
  if (found.error) return app.refuse(found.error);
  const shown = found.log.map((/** @type {any} */ each, /** @type {number} */ i) => {
    const [said, ...steps] = each.steps[0]?.startsWith(each.said)
      ? each.steps
      : [each.said, ...each.steps];
    return h(
      "li",
      { class: each.void ? "void" : "" },
      h("b", `${i + 1}. `, ruled(app, said)),
      h(
        "ul",
        steps.map((/** @type {string} */ step) => h("li", ruled(app, step))),
      ),
    );
  });
  app.open(
    words("page-log"),
    shown.length
      ? h("ol.log", { reversed: true }, shown.reverse())
      : h("p", words("page-log.empty")),
  );
}
