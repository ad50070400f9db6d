// @ts-check
/** What you may say in Attack/Defend: for whom this phone plays, and a button for every move. */

import { button, h, signed } from "../dom.js";
import { words } from "../words.js";
import { wordOn, writeWord } from "./card-words.js";
import { levelOf } from "./computers.js";
import { passOn } from "./parts.js";

/** @typedef {import("../main.js").App} App */
/**
 * @typedef {{verb: string, place: number | null, cards: string[], rest: string[]}} Move a
 * statement: a place or another number, cards, other words
 */
/**
 * @typedef {object} Acting for whom this phone plays now
 * @property {string | null} name
 * @property {{as?: string}} as
 * @property {string[]} others
 * @property {Move[]} moves
 * @property {any} asked
 * @property {boolean} many
 */

/** The order of the buttons: what is done with a card that was tapped comes first. */
const ORDER = [
  "choose",
  "play",
  "place",
  "advance",
  "use",
  "flip",
  "discard",
  "draw",
  "wager",
  "accept",
  "prefer",
  "side",
  "end",
];

/** @param {App} app @returns {Acting} */
export function acting(app) {
  const { view, ui } = app;
  const { me, host } = view;
  const game = view.view;
  const open = Object.entries(host?.table?.moves || {}).filter(
    ([name, moves]) => host.for.includes(name) && moves.length,
  );
  const due = game.question?.player || game.turn;
  const named =
    open.find(([name]) => name === ui.playsFor) || open.find(([name]) => name === due) || open[0];
  const own =
    me.name && (game.moves.length || !named) && !(ui.playing && named && ui.playsFor === named[0]);
  const name = own ? me.name : named?.[0] || null;
  const moves = (own ? game.moves : named?.[1] || []).map((/** @type {string} */ text) =>
    parsed(text, view.table.cards),
  );
  const asked = game.question?.player === name ? game.question : null;
  const many =
    Boolean(game.cards) &&
    (moves.some((/** @type {Move} */ move) => move.verb === "wager") || asked?.step === "discard");
  return {
    name,
    as: own || !name ? {} : { as: name },
    others: own ? [] : open.map((each) => each[0]),
    moves,
    asked,
    many,
  };
}

/** @param {string} text @param {Record<string, any>} cards @returns {Move} */
function parsed(text, cards) {
  const [verb, , ...words] = text.split(" ");
  const number = words.find((word) => /^\d+$/.test(word));
  return {
    verb,
    place: number === undefined ? null : Number(number),
    cards: words.filter((word) => word in cards),
    rest: words.filter((word) => word !== number && !(word in cards)),
  };
}

/** Whether the number in a move is a place. @param {App} app @param {Move} move */
export const isPlace = (app, move) =>
  move.place !== null &&
  move.verb !== "wager" &&
  !(move.verb === "choose" && app.view.view.question?.step === "take");

/** Whether what is tapped makes a move complete. @param {App} app @param {Move} move */
function ready(app, move) {
  const { ui, view } = app;
  if (isPlace(app, move) && move.place !== ui.place) return false;
  if (
    view.view.cards &&
    move.verb === "choose" &&
    move.place !== null &&
    !isPlace(app, move) &&
    move.place !== ui.discard
  )
    return false;
  if (!view.view.cards) return true;
  const picked = ui.picked.map((/** @type {number} */ i) => view.view.cards[i]);
  return !move.cards.length || [...picked].sort().join() === [...move.cards].sort().join();
}

/** @param {App} app @param {Acting} now */
export function dock(app, now) {
  const { view, ui, client } = app;
  const game = view.view;
  const paper = !game.cards;
  const say = async (/** @type {Move} */ move, /** @type {string[]} */ cards) => {
    const place = move.place === null ? [] : [move.place];
    const text = [move.verb, now.name, ...place, ...move.rest, ...cards].join(" ");
    const written = move.verb === "place" && !now.as.as ? wordOn(app, `hand ${ui.picked[0]}`) : "";
    const found = await app.act({ do: "say", text, ...now.as });
    if (!found || !written) return;
    const before = game.field.map((/** @type {any} */ each) => each.place);
    const placed = found.view.field.find((/** @type {any} */ each) => !before.includes(each.place));
    if (placed) writeWord(app, `place ${placed.place}`, written);
    app.render();
  };
  /**
   * @type {Map<string, Move[]>} one button for all moves that differ only in the face of a printed
   * card
   */
  const groups = new Map();
  for (const move of now.moves.filter((each) => ready(app, each))) {
    const key = [
      move.verb,
      move.place,
      ...move.rest,
      paper && move.cards.length ? "…" : move.cards.length,
    ].join(" ");
    groups.set(key, [...(groups.get(key) || []), move]);
  }
  const turn =
    game.question?.player ||
    game.turn ||
    (now.moves.length
      ? null
      : view.table.seats.find((/** @type {any} */ seat) => seat.name !== view.me.name)?.name);
  const buttons = [...groups.values()]
    .sort(([one], [other]) => ORDER.indexOf(one.verb) - ORDER.indexOf(other.verb))
    .map(([move, ...more]) => {
      const printed = paper && move.cards.length ? [move, ...more] : null;
      const scoring =
        paper &&
        move.verb === "end" &&
        game.players.find((/** @type {any} */ each) => each.name === now.name)?.side === "attacker";
      const cards = paper
        ? move.cards
        : ui.picked.map((/** @type {number} */ i) => game.cards[i]).slice(0, move.cards.length);
      const act = printed
        ? () => whichCard(app, label(app, now, move), printed, (card) => say(move, [card]))
        : scoring
          ? () => endOnPaper(app, [], (named) => say(move, named))
          : () => say(move, cards);
      const chosen =
        (move.cards.length && move.verb !== "discard") ||
        (move.verb === "choose" && move.rest[0] !== "none") ||
        isPlace(app, move) ||
        (move.verb === "draw" && !now.moves.some((each) => each.verb === "end")) ||
        (move.verb === "end" && !game.actions);
      return button(
        label(app, now, move),
        act,
        chosen && (!printed || isPlace(app, move)) ? "primary" : "",
        { disabled: client.busy, "data-key": [move.verb, ...move.rest].join(" "), "data-say": "" },
      );
    });
  const hint = wanted(app, now);
  const first = playFirst(app, now);
  const next = turn && turn !== view.me.name ? passOn(app, turn) : null;
  return (
    (hint || first || buttons.length > 0 || next) &&
    h(
      "section.dock",
      first,
      now.others.length > 1 &&
        h(
          "div.segments",
          now.others.map((name) =>
            button(
              words("page-games-for", { who: name }),
              () => ((ui.playsFor = name), app.render()),
              name === now.name ? "picked" : "",
              { "aria-pressed": name === now.name, "data-key": `for ${name}` },
            ),
          ),
        ),
      hint && h("p", hint),
      buttons.length > 0 && h("div.row", buttons),
      next,
    )
  );
}

/**
 * The question if the Defender plays a card first (K9). It is put wherever the table puts it,
 * whatever lies there, and nobody waits for the answer.
 * @param {App} app @param {Acting} now
 */
function playFirst(app, now) {
  const { view, ui } = app;
  const asked = view.table.asked_to_play;
  if (levelOf(view, asked)) return null; // it says at once whether it plays
  if (!asked || ui.playing !== null) return null;
  const around = app.transport.passedAround && asked !== view.me.name;
  if (!around && asked !== view.me.name && !view.host?.for.includes(asked)) return null;
  const answer = (/** @type {boolean} */ playing) => () => (
    Object.assign(ui, { playing, ...(playing && asked !== now.name ? { playsFor: asked } : {}) }),
    app.render()
  );
  return h(
    "div.row.first",
    h(
      "p",
      words(asked === view.me.name ? "page-games-play-first" : "page-games-play-first.other", {
        who: asked,
      }),
    ),
    around
      ? button(
          words("page-pass-phone", { who: asked }),
          () => app.transport.handTo(app, asked),
          "",
          {
            "data-key": "play first",
          },
        )
      : button(words("page-games-play-card"), answer(true), "", { "data-key": "play first" }),
    button(words("page-games-not-now"), answer(false), "", { "data-key": "play nothing" }),
  );
}

/** What is still to be tapped, in words. @param {App} app @param {Acting} now */
function wanted(app, now) {
  const { view, ui } = app;
  const game = view.view;
  if (!now.name) return null;
  if (view.table.asked_to_play === now.name) {
    if (ui.place && !now.moves.some((move) => move.place === ui.place))
      return words("page-games-too-low");
    if (ui.place) return null;
    return words(ui.playing ? "page-games-tap-card" : "page-games-wait");
  }
  if (!now.moves.length) return words("page-games-wait");
  const many = now.asked?.step === "discard" ? now.asked.count : 0;
  if (many)
    return ui.picked.length === many ? null : words("page-games-tap-hand-cards", { count: many });
  if (now.asked?.step === "take") return ui.discard ? null : words("page-games-tap-discard");
  if (now.asked && now.moves.some((move) => isPlace(app, move)) && !ui.place)
    return words("page-games-tap-face-down");
  if (now.asked && game.cards && now.moves.some((move) => move.cards.length) && !ui.picked.length)
    return words("page-games-tap-hand");
  if (now.asked) return null;
  if (now.moves.some((move) => move.verb === "wager"))
    return game.cards ? words("page-games-tap-wager") : null;
  const open = now.moves.some(
    (move) => move.verb !== "end" && (isPlace(app, move) || (game.cards && move.cards.length)),
  );
  return open &&
    !ui.place &&
    !ui.picked.length &&
    !now.moves.some((move) => move.verb === "draw" && !game.drawn)
    ? words("page-games-tap-any")
    : null;
}

/** @param {App} app @param {Acting} now @param {Move} move */
function label(app, now, move) {
  const { ui } = app;
  const game = app.view.view;
  const [word] = move.rest;
  const lying = game.field.find((/** @type {any} */ each) => each.place === move.place);
  const dealt = Boolean(game.cards);
  switch (move.verb) {
    case "prefer":
      return words("page-games-prefer", { role: word });
    case "side":
      return words("page-games-side", { role: word });
    case "accept":
      return words("page-accept");
    case "wager":
      return words("page-games-wager", { count: move.place ?? ui.picked.length });
    case "draw":
      return words("page-games-draw-card", { pile: word });
    case "place":
      return words(dealt ? "page-games-place-card" : "page-games-place-card.paper");
    case "discard":
      return words(dealt ? "page-games-discard-card" : "page-games-discard-card.paper");
    case "advance":
      return words("page-games-advance", { level: lying.level + 1 });
    case "use":
      return words(dealt ? "page-games-use-card" : "page-games-use-card.paper");
    case "flip":
      return words("page-games-flip", { number: move.place });
    case "play":
      return words("page-games-play", { number: move.place });
    case "end":
      return words(game.actions ? "page-games-end-turn.actions" : "page-games-end-turn", {
        count: game.actions,
      });
  }
  if (word === "none") return words("page-games-choose-none");
  if (word === "kept") return words("page-games-keep");
  if (word === "yes") return words("page-games-choose-place");
  const step = now.asked?.step || "none";
  if (step === "take" && !dealt) return words("page-games-take-number", { number: move.place });
  return words("page-games-choose", { form: step });
}

/**
 * Ask which printed card was turned up or used.
 * @param {App} app @param {string} title @param {Move[]} moves
 * @param {(card: string) => void} act
 */
function whichCard(app, title, moves, act) {
  app.open(
    title.replace(/\s*…$/, ""),
    h("p", words("page-games-which-card")),
    h(
      "div.choices",
      moves.map(({ cards: [card] }) => {
        const { defender, attacker, points } = app.view.table.cards[card];
        return button(
          `${defender.title} / ${attacker.title} ${signed(points)}`.trim(),
          () => (app.close(), act(card)),
          "",
          { "data-key": `card ${card}` },
        );
      }),
    ),
  );
}

/**
 * Ask the Attacker for the +1 and +2 cards in the hand (K12).
 * @param {App} app @param {string[]} named @param {(named: string[]) => void} act
 */
function endOnPaper(app, named, act) {
  const scored = Object.entries(app.view.table.cards).filter(([, kind]) => kind.points > 0);
  app.open(
    words("page-games-end-turn"),
    h("p", words("page-games-held")),
    h(
      "div.choices",
      scored.map(([card, { defender, points }]) => {
        const many = named.filter((each) => each === card).length;
        return button(
          `${defender.title} ${signed(points)}: ${many}`,
          () => endOnPaper(app, [...named, card], act),
          "",
          { "data-key": `held ${card}` },
        );
      }),
    ),
    named.length > 0 && button(words("page-games-again"), () => endOnPaper(app, [], act), "link"),
    button(
      words("page-games-end-turn.scored", { count: named.length }),
      () => (app.close(), act(named)),
      "primary",
      { "data-key": "end with these" },
    ),
  );
}
