// @ts-check
/** Attack/Defend: what all see of the cards, your hand, and a button for everything you may say. */

import { button, capital, counted, h, readable, s, signed, spoken } from "../dom.js";
import { acting, dock, isPlace } from "./card-moves.js";
import { chip } from "./computers.js";
import { ending } from "./cards-over.js";
import { faceInFull, ownCards, sides, slot, titles } from "./hand.js";
import { again, bar } from "./parts.js";
import { showsTable, tableView } from "./table-view.js";

/** @typedef {import("../main.js").App} App */
/** @typedef {import("./card-moves.js").Acting} Acting */

/** @param {App} app */
export function attackDefend(app) {
  const { view, ui } = app;
  const game = view.view;
  if (ui.position !== view.version)
    Object.assign(ui, {
      position: view.version,
      place: null,
      picked: [],
      discard: null,
      playing: null,
    });
  if (game.result)
    return h(
      "div",
      { class: "screen over" },
      bar(app),
      h("main", null, ending(app, [scores(view), told(view, view.told?.lines.slice(0, -1))])),
      again(app),
    );
  const now = acting(app);
  if (showsTable(app, Boolean(now.name))) return tableView(app);
  const turn = game.question?.player || game.turn;
  const mine = Boolean(now.name) && (turn === now.name || (!turn && now.moves.length > 0));
  const due = mine ? view.table.due?.replace(/^.*(Defender|Attacker)\): /, "") : view.table.due;
  return h(
    "div",
    { class: "screen cardplaying" },
    bar(app),
    h(
      "main",
      { class: "cardplay" },
      h(
        "div",
        { id: "reader", class: "reader", "data-heard": "" },
        ui.shown && faceInFull(app, ui.held),
      ),
      h(
        "div",
        { class: "head" },
        h("h1", { class: "turn", "data-mine": mine, "data-heard": "" }, heading(app, now, mine)),
        due && h("p", null, capital(readable(due, view.table.seats))),
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
  if (!game.mode) return "Deal the cards";
  if (!game.turn) return "Who defends?";
  const who = now.as.as ? spoken(now.name) : "you";
  if (mine)
    return now.asked
      ? `${capital(who)} choose${now.as.as ? "s" : ""}`
      : now.as.as
        ? `${spoken(now.name)}'s turn`
        : "Your turn";
  return game.question ? `${spoken(game.question.player)} chooses` : `${spoken(game.turn)}'s turn`;
}

/** @param {App} app */
function deal(app) {
  const { view, client } = app;
  const all =
    app.transport.passedAround ||
    view.table.seats.every((/** @type {any} */ seat) => seat.phone || seat.computer);
  const ask = (/** @type {string} */ cards) => () => app.act({ do: "form", form: "deal", cards });
  return h(
    "div",
    { class: "stack" },
    button(
      [
        h("b", null, "Cards on the phones"),
        h(
          "span",
          null,
          all
            ? "The computer shuffles. You see your hand on your phone."
            : "For this, every player needs a phone.",
        ),
      ],
      ask("phones"),
      "option",
      { "data-key": "deal phones", disabled: !all || client.busy },
    ),
    button(
      [
        h("b", null, "Printed cards"),
        h("span", null, "Shuffle and deal five each. The phones keep order and points."),
      ],
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
        "b",
        { class: "points", role: "img", "aria-label": counted(points, "point") },
        signed(points) || "0",
      ),
      h("b", null, spoken(name)),
      chip(view, name),
      h("span", null, `${side ? `${capital(side)}, ` : ""}hand\u00a0${hand}`),
    );
  return h("ul", { class: "scores" }, view.view.players.map(score));
}

/** @param {App} app */
function piles(app) {
  const game = app.view.view;
  const open =
    game.players.flatMap((/** @type {any} */ player) => player.scored).length + game.trash.length;
  return h(
    "p",
    { class: "piles" },
    `Deck ${game.deck_left} · discard pile ${game.discard}`,
    button(`Open cards: ${open}`, () => openCards(app), "link", { "data-key": "open cards" }),
  );
}

/** @param {App} app */
function openCards(app) {
  const game = app.view.view;
  const names = (/** @type {string[]} */ cards) =>
    cards
      .map(
        (card) =>
          titles(app, card) +
          (app.view.table.cards[card].points
            ? ` ${signed(app.view.table.cards[card].points)}`
            : ""),
      )
      .join(", ") || "none";
  app.open(
    "Open cards",
    game.players.map((/** @type {any} */ player) =>
      h("p", null, h("b", null, `${spoken(player.name)} has scored: `), names(player.scored)),
    ),
    h("p", null, h("b", null, "Trash: "), names(game.trash)),
  );
}

/** @param {App} app @param {Acting} now */
function field(app, now) {
  const { view, ui } = app;
  const lying = view.view.field;
  if (!lying.length) return null;
  const named = (/** @type {string} */ side) =>
    spoken(view.view.players.find((/** @type {any} */ each) => each.side === side)?.name);
  return ["defender", "attacker"].map((side) => {
    const cards = lying.filter((/** @type {any} */ each) => each.side === side);
    return (
      cards.length > 0 &&
      h(
        "section",
        { "aria-label": `Face-down cards of ${named(side)}` },
        h("h2", null, `${named(side)}'s face-down cards`),
        h(
          "div",
          { class: "cards" },
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
            const safe = each.protected ? ", can't be flipped now" : "";
            const look = known ? ", hold to look" : "";
            return slot(
              app,
              `place ${each.place}`,
              `${legal ? "legal " : ""}${ui.place === each.place ? "picked" : ""}`,
              null,
              [
                back(each.level),
                h(
                  "span",
                  { class: "number" },
                  each.protected
                    ? "safe "
                    : known && !sides(app).includes(side)
                      ? "seen "
                      : "place ",
                  each.place,
                ),
                h("span", { class: "heard" }, `, level ${each.level}${safe}${look}`),
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
  s(
    "svg",
    { viewBox: "-20 -20 40 40", class: "back", "aria-hidden": "true" },
    s("text", { y: 8 }, level),
  );

/** @param {any} view @param {string[]} [lines] */
function told(view, lines = view.told?.lines) {
  if (!lines) return null;
  const news = lines.filter((line) => line !== view.table.due);
  return h(
    "section",
    { class: "told" },
    news.map((/** @type {string} */ line) =>
      h("p", { "data-heard": "" }, `${capital(readable(line, view.table.seats))} `),
    ),
  );
}
