// @ts-check
/** Attack/Defend: what all see of the cards, your hand, and a button for everything you may say. */

import { button, h, s, signed, spoken } from "../dom.js";
import { clauses, words } from "../words.js";
import { acting, dock, isPlace } from "./card-moves.js";
import { chip } from "./computers.js";
import { ending } from "./cards-over.js";
import { faceInFull, ownCards, sides, slot, titles } from "./hand.js";
import { again, bar, gameAt } from "./parts.js";
import { showsTable, tableView } from "./table-view.js";

/** @typedef {import("../main.js").App} App */
/** @typedef {import("./card-moves.js").Acting} Acting */

/** @param {App} app */
export function attackDefend(app) {
  const { view, ui } = app;
  const game = view.view;
  if (ui.position !== gameAt(view))
    Object.assign(ui, {
      position: gameAt(view),
      place: null,
      picked: [],
      discard: null,
      playing: null,
    });
  if (game.result)
    return h(
      "div.screen.over",
      bar(app),
      h("main", ending(app, [scores(view), told(view, view.told?.lines.slice(0, -1))])),
      again(app),
    );
  const now = acting(app);
  if (showsTable(app, Boolean(now.name))) return tableView(app);
  const turn = game.question?.player || game.turn;
  const mine = Boolean(now.name) && (turn === now.name || (!turn && now.moves.length > 0));
  const due = mine ? view.table.due_to_you : view.table.due;
  return h(
    "div.screen.cardplaying",
    bar(app),
    h(
      "main.cardplay",
      h("div.reader", { id: "reader", "data-heard": "" }, ui.shown && faceInFull(app, ui.held)),
      h(
        "div.head",
        h("h1.turn", { "data-mine": mine, "data-heard": "" }, heading(app, now, mine)),
        due && h("p", due),
      ),
      game.mode
        ? [scores(view), ownCards(app, now), field(app, now), piles(app), told(view)]
        : deal(app),
    ),
    game.mode && dock(app, now),
  );
}

/** @param {App} app @param {Acting} now @param {boolean} mine */
function heading(app, now, mine) {
  const { view } = app;
  const game = view.view;
  if (!game.mode) return words("page-games-deal");
  if (!game.turn) return words("page-games-who-defends");
  if (mine && !now.as.as) return words(now.asked ? "page-games-you-choose" : "page-your-turn");
  const asked = mine ? now.asked : game.question;
  const who = mine ? now.name : game.question?.player || game.turn;
  return words(asked ? "page-chooses" : "page-turn-of", { who });
}

/** @param {App} app */
function deal(app) {
  const { view, client } = app;
  const all =
    app.transport.passedAround ||
    view.table.seats.every((/** @type {any} */ seat) => seat.phone || seat.computer);
  const ask = (/** @type {string} */ cards) => () => app.act({ do: "form", form: "deal", cards });
  return h(
    "div.stack",
    button(
      [
        h("b", words("page-games-on-phones")),
        h("span", words(all ? "page-games-on-phones.about" : "page-games-on-phones.refused")),
      ],
      ask("phones"),
      "option",
      { "data-key": "deal phones", disabled: !all || client.busy },
    ),
    // the computer can't see cards that are on paper
    !view.table.seats.some((/** @type {any} */ seat) => seat.computer) &&
      button(
        [h("b", words("page-games-printed")), h("span", words("page-games-printed.about"))],
        ask("printed"),
        "option",
        { "data-key": "deal printed", disabled: client.busy },
      ),
  );
}

/** @param {any} view */
export function scores(view) {
  const score = (/** @type {any} */ { points, name, side, hand }) =>
    h(
      "li",
      { class: side || "" },
      h(
        "b.points",
        { role: "img", "aria-label": words("page-games-points", { count: points }) },
        signed(points) || "0",
      ),
      h("b", spoken(name)),
      chip(view, name),
      h("span", words("page-games-hand-count", { role: side || "none", count: hand })),
    );
  return h("ul.scores", view.view.players.map(score));
}

/** @param {App} app */
function piles(app) {
  const game = app.view.view;
  const open =
    game.players.flatMap((/** @type {any} */ player) => player.scored).length + game.trash.length;
  return h(
    "p.piles",
    words("page-deck-and-discard", { count: game.deck_left, other_count: game.discard }),
    button(words("page-games-open-cards.count", { count: open }), () => openCards(app), "link", {
      "data-key": "open cards",
    }),
  );
}

/** @param {App} app */
function openCards(app) {
  const game = app.view.view;
  const names = (/** @type {string[]} */ cards) =>
    clauses(
      cards.map((card) =>
        `${titles(app, card)} ${signed(app.view.table.cards[card].points)}`.trim(),
      ),
    ) || words("page-games-none");
  app.open(
    words("page-games-open-cards"),
    game.players.map((/** @type {any} */ player) =>
      h(
        "p",
        h("b", words("page-games-has-scored.list", { who: player.name })),
        " ",
        names(player.scored),
      ),
    ),
    h("p", h("b", words("page-games-trash.list")), " ", names(game.trash)),
  );
}

/** @param {App} app @param {Acting} now */
function field(app, now) {
  const { view, ui } = app;
  const lying = view.view.field;
  if (!lying.length) return null;
  const named = (/** @type {string} */ side) =>
    view.view.players.find((/** @type {any} */ each) => each.side === side)?.name;
  return ["defender", "attacker"].map((side) => {
    const cards = lying.filter((/** @type {any} */ each) => each.side === side);
    return (
      cards.length > 0 &&
      h(
        "section",
        { "aria-label": words("page-face-down.label", { who: named(side) }) },
        h("h2", words("page-face-down", { who: named(side) })),
        h(
          "div.cards",
          cards.map((/** @type {any} */ each) => {
            const asked =
              !view.view.question &&
              view.table.asked_to_play === now.name &&
              each.side === "defender";
            const legal =
              asked ||
              now.moves.some(
                (move) => move.verb !== "play" && isPlace(app, move) && move.place === each.place,
              );
            const known = view.view.known?.[each.place];
            const seen = known && !sides(app).includes(side);
            const heard = [
              words("page-games-card-level", { level: each.level }),
              ...(each.protected ? [words("page-games-safe")] : []),
              ...(known ? [words("page-games-known")] : []),
            ];
            return slot(
              app,
              `place ${each.place}`,
              `${legal ? "legal " : ""}${ui.place === each.place ? "picked" : ""}`,
              null,
              [
                back(each.level),
                h(
                  "span.number",
                  words("page-games-place", {
                    form: each.protected ? "safe" : seen ? "seen" : "place",
                    number: each.place,
                  }),
                ),
                h("span.heard", clauses(["", ...heard])),
              ],
            );
          }),
        ),
      )
    );
  });
}

/** The back of a card: its level. @param {number} level */
export const back = (level) =>
  s("svg.back", { viewBox: "-20 -20 40 40", "aria-hidden": "true" }, s("text", { y: 8 }, level));

/** @param {any} view @param {string[]} [lines] */
function told(view, lines = view.told?.lines) {
  if (!lines) return null;
  const news = lines.filter((line) => line !== view.table.due);
  return h(
    "section.told",
    news.map((/** @type {string} */ line) => h("p", { "data-heard": "" }, `${line} `)),
  );
}
