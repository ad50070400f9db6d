// @ts-check
/**
 * Attack/Defend: your hand, the face-down cards, and a button for everything you may say. Faces
 * show only while you hold a card down.
 */

import { button, capital, counted, h, listed, readable, s, spoken } from "../dom.js";
import { readAloud } from "../after-drawing.js";
import { again, bar } from "./parts.js";
import { wordOn, wordSheet, writeWord } from "./card-words.js";
import { ending, signed } from "./cards-over.js";

/** A short tap does not show a face; milliseconds. */
const HELD_AFTER = 180;

/** What a button for a choice says, by the step of the question. @type {Record<string, string>} */
const CHOICES = {
  peek: "Look at it", lower: "Lower it", raise: "Raise it", flip: "Flip it", trash: "Put it in the trash", return: "Return it to the hand",
  protect: "Protect it", switch: "Exchange them", place: "Place it", take: "Take it", saddle: "Give it to the other", discard: "Discard", raid: "It is a score card …",
};

/** The order of the buttons: what is done with a card that was tapped comes first. */
const ORDER = ["choose", "play", "place", "advance", "use", "flip", "discard", "draw", "wager", "accept", "prefer", "side", "end"];

/** @typedef {import("../main.js").App} App */
/**
 * @typedef {{verb: string, place: number | null, cards: string[], rest: string[]}} Move a statement: a place or another number, cards, other words
 */
/**
 * @typedef {{name: string | null, as: {as?: string}, others: string[], moves: Move[], asked: any, many: boolean}} Acting for whom this phone plays now
 */

/** @param {App} app */
export function attackDefend(app) {
  const { view, ui } = app;
  const game = view.view;
  if (ui.position !== view.version) Object.assign(ui, { position: view.version, place: null, picked: [], discard: null, playing: null });
  const now = acting(app);
  const turn = game.question?.player || game.turn;
  const mine = Boolean(now.name) && (turn === now.name || (!turn && now.moves.length > 0));
  const due = mine ? view.table.due?.replace(/^.*(Defender|Attacker)\): /, "") : view.table.due;
  return h(
    "div",
    { class: `screen cardplaying${game.result ? " over" : ""}` },
    bar(app),
    h(
      "main",
      { class: "cardplay" },
      h("div", { id: "reader", class: "reader", "data-heard": "" }, ui.shown && faceInFull(app, ui.held)),
      game.result
        ? ending(app, heading(app, now, false))
        : h(
            "div",
            { class: "head" },
            h("h1", { class: "turn", "data-mine": mine, "data-heard": "" }, heading(app, now, mine)),
            due && h("p", null, capital(readable(due, view.table.seats))),
          ),
      game.mode
        ? [scores(app), !game.result && ownCards(app, now), field(app, now), piles(app), told(view)]
        : deal(app),
    ),
    game.result ? again(app) : game.mode && dock(app, now),
  );
}

/** @param {App} app @returns {Acting} */
function acting(app) {
  const { view, ui } = app;
  const { me, host } = view;
  const game = view.view;
  const open = Object.entries(host?.table?.moves || {}).filter(([name, moves]) => host.for.includes(name) && moves.length);
  const due = game.question?.player || game.turn;
  const named = open.find(([name]) => name === ui.playsFor) || open.find(([name]) => name === due) || open[0];
  const own = me.name && (game.moves.length || !named) && !(ui.playing && named && ui.playsFor === named[0]);
  const name = own ? me.name : named?.[0] || null;
  const moves = (own ? game.moves : named?.[1] || []).map((/** @type {string} */ text) => parsed(text, view.table.cards));
  const asked = game.question?.player === name ? game.question : null;
  const many = Boolean(game.cards) && (moves.some((/** @type {Move} */ move) => move.verb === "wager") || asked?.step === "discard");
  return { name, as: own || !name ? {} : { as: name }, others: own ? [] : open.map((each) => each[0]), moves, asked, many };
}

/** @param {string} text @param {Record<string, any>} cards @returns {Move} */
function parsed(text, cards) {
  const [verb, , ...words] = text.split(" ");
  const number = words.find((word) => /^\d+$/.test(word));
  return { verb, place: number === undefined ? null : Number(number), cards: words.filter((word) => word in cards), rest: words.filter((word) => word !== number && !(word in cards)) };
}

/** @param {App} app @param {Acting} now @param {boolean} mine */
function heading(app, now, mine) {
  const { view } = app;
  const game = view.view;
  if (game.result) return game.result.winners.length ? `${listed(game.result.winners)} wins` : "A draw";
  if (!game.mode) return "Deal the cards";
  if (!game.turn) return "Who defends?";
  const who = now.as.as ? spoken(now.name) : "you";
  if (mine) return now.asked ? `${capital(who)} choose${now.as.as ? "s" : ""}` : now.as.as ? `${spoken(now.name)}'s turn` : "Your turn";
  return game.question ? `${spoken(game.question.player)} chooses` : `${spoken(game.turn)}'s turn`;
}

/**
 * Which half of a card a player reads: that of the side, or both before the sides are settled.
 * @param {App} app
 */
function sides(app) {
  const side = app.view.view.players.find((/** @type {any} */ each) => each.name === app.view.me.name)?.side;
  return side ? [side] : ["defender", "attacker"];
}

/** @param {App} app @param {string} card */
const titles = (app, card) => sides(app).map((side) => app.view.table.cards[card][side].title).join(" / ");

// -- what all see ----------------------------------------------------------------------------------

/** @param {App} app */
function deal(app) {
  const { view, client } = app;
  const all = app.transport.passedAround || view.table.seats.every((/** @type {any} */ seat) => seat.phone);
  const ask = (/** @type {string} */ cards) => () => app.act({ do: "form", form: "deal", cards });
  return h(
    "div",
    { class: "stack" },
    button([h("b", null, "Cards on the phones"), h("span", null, all ? "The computer shuffles. You see your hand on your phone." : "For this, every player needs a phone.")], ask("phones"), "option", { "data-key": "deal phones", disabled: !all || client.busy }),
    button([h("b", null, "Printed cards"), h("span", null, "Shuffle and deal five each. The phones keep order and points.")], ask("printed"), "option", { "data-key": "deal printed", disabled: client.busy }),
  );
}

/** @param {App} app */
function scores(app) {
  const score = (/** @type {any} */ { points, name, side, hand }) =>
    h(
      "li",
      { class: side || "" },
      h("b", { class: "points", role: "img", "aria-label": counted(points, "point") }, signed(points) || "0"),
      h("b", null, spoken(name)),
      h("span", null, `${side ? `${capital(side)}, ` : ""}hand\u00a0${hand}`),
    );
  return h("ul", { class: "scores" }, app.view.view.players.map(score));
}

/** @param {App} app */
function piles(app) {
  const game = app.view.view;
  const open = game.players.flatMap((/** @type {any} */ player) => player.scored).length + game.trash.length;
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
  const names = (/** @type {string[]} */ cards) => cards.map((card) => titles(app, card) + (app.view.table.cards[card].points ? ` ${signed(app.view.table.cards[card].points)}` : "")).join(", ") || "none";
  app.open("Open cards", game.players.map((/** @type {any} */ player) => h("p", null, h("b", null, `${spoken(player.name)} has scored: `), names(player.scored))), h("p", null, h("b", null, "Trash: "), names(game.trash)));
}

/** @param {App} app @param {Acting} now */
function field(app, now) {
  const { view, ui } = app;
  const lying = view.view.field;
  if (!lying.length) return null;
  const named = (/** @type {string} */ side) => spoken(view.view.players.find((/** @type {any} */ each) => each.side === side)?.name);
  return ["defender", "attacker"].map((side) => {
    const cards = lying.filter((/** @type {any} */ each) => each.side === side);
    return cards.length > 0 && h("section", { "aria-label": `Face-down cards of ${named(side)}` }, h("h2", null, `${named(side)}'s face-down cards`), h("div", { class: "cards" }, cards.map((/** @type {any} */ each) => {
      const asked = !view.view.question && view.table.asked_to_play === now.name && each.side === "defender";
      const legal = asked || now.moves.some((move) => move.verb !== "play" && isPlace(app, move) && move.place === each.place);
      const known = view.view.known?.[each.place];
      return slot(app, `place ${each.place}`, `${legal ? "legal " : ""}${ui.place === each.place ? "picked" : ""}`, null, [back(each.level), h("span", { class: "number" }, each.protected ? "safe " : known && !sides(app).includes(side) ? "seen " : "place ", each.place), h("span", { class: "heard" }, `, level ${each.level}${each.protected ? ", can't be flipped now" : ""}${known ? ", hold to look" : ""}`)]);
    })));
  });
}

/** The back of a card: its level. @param {number} level */
const back = (level) => s("svg", { viewBox: "-20 -20 40 40", class: "back", "aria-hidden": "true" }, s("text", { y: 8 }, level));

/** @param {any} view */
function told(view) {
  if (!view.told) return null;
  const lines = view.told.lines.filter((/** @type {string} */ line) => line !== view.table.due);
  return h(
    "section",
    { class: "told" },
    lines.map((/** @type {string} */ line) =>
      h("p", { "data-heard": "" }, `${capital(readable(line, view.table.seats))} `)),
  );
}

// -- your cards ------------------------------------------------------------------------------------

/**
 * What lies at a slot, if this player may know it.
 * @param {App} app @param {string} at @returns {string | null}
 */
function cardAt(app, at) {
  const [where, number] = (at || "").split(" ");
  const game = app.view.view;
  return (where === "hand" ? game.cards?.[Number(number)] : where === "discard" ? game.looked?.[Number(number) - 1] : game.known?.[number]) || null;
}

/** The one card of one's own that is picked. @param {App} app */
function pickedCard(app) {
  const { ui, view } = app;
  if (!view.me.name || !view.view.cards) return null;
  if (ui.picked.length === 1) return `hand ${ui.picked[0]}`;
  const lying = view.view.field.find((/** @type {any} */ each) => each.place === ui.place);
  return lying && sides(app).includes(lying.side) && !ui.picked.length ? `place ${ui.place}` : null;
}

/**
 * A card to tap, or to hold down.
 * @param {App} app @param {string} at @param {string} kind @param {string | null} label
 * @param {any} content
 */
function slot(app, at, kind, label, content) {
  return h("button", {
    type: "button", class: `card ${kind}`, "data-slot": at, "data-key": at, "aria-label": label, "aria-pressed": kind.includes("picked"),
    onpointerdown: (/** @type {PointerEvent} */ event) => hold(app, at, event),
    onkeydown: (/** @type {KeyboardEvent} */ event) => {
      if (![" ", "Enter"].includes(event.key)) return;
      event.preventDefault();
      if (!event.repeat) hold(app, at, null);
    },
    onclick: (/** @type {MouseEvent} */ event) => event.detail === 0 && pick(app, at), // a screen reader's tap
    oncontextmenu: (/** @type {Event} */ event) => event.preventDefault(),
  }, content, at.startsWith("place") ? word(app, at) : h("span", { class: "face" }, face(app, at)));
}

/** @param {App} app @param {string} at */
function face(app, at) {
  const card = app.ui.shown ? cardAt(app, at) : null;
  if (card) return [h("b", null, signed(app.view.table.cards[card].points)), titles(app, card)];
  const [where, number] = at.split(" ");
  return [String(Number(number) + (where === "hand" ? 1 : 0)), word(app, at)];
}

/** @param {App} app @param {string} at */
function word(app, at) {
  const written = wordOn(app, at);
  return written && h("span", { class: "word" }, written);
}

/** Show all faces as long as a card is held down; slide to read another one, and let go to pick it.
 * @param {App} app @param {string} at @param {PointerEvent | null} event */
function hold(app, at, event) {
  const { ui } = app;
  event?.preventDefault();
  ui.letGo?.();
  const over = new AbortController();
  const also = { signal: over.signal };
  ui.held = at;
  const timer = setTimeout(() => ((ui.shown = true), faces(app)), HELD_AFTER);
  ui.letGo = () => {
    clearTimeout(timer);
    over.abort();
    ui.letGo = null;
    ui.shown = false;
    faces(app);
  };
  const done = () => {
    ui.letGo?.();
    if (ui.held) pick(app, ui.held);
  };
  if (event) {
    document.documentElement.setPointerCapture?.(event.pointerId); // a drawing meanwhile removes the card
    addEventListener("pointermove", (move) => {
      const found = document.elementFromPoint(move.clientX, move.clientY)?.closest("[data-slot]")?.getAttribute("data-slot") || "";
      if (found !== ui.held) {
        ui.held = found;
        if (ui.shown) faces(app);
      }
    }, also);
    addEventListener("pointerup", done, also);
    addEventListener("pointercancel", () => ui.letGo?.(), also);
  } else addEventListener("keyup", (key) => (key.preventDefault(), done()), also);
  addEventListener("blur", () => ui.letGo?.(), also);
  document.addEventListener("visibilitychange", () => ui.letGo?.(), also);
}

/**
 * Draw the faces, or take them away, without drawing the screen anew: a finger rests on it.
 * @param {App} app
 */
function faces(app) {
  for (const each of document.querySelectorAll("[data-slot]")) {
    const at = each.getAttribute("data-slot") || "";
    const shown = [face(app, at)].flat();
    each.querySelector(".face")?.replaceChildren(...shown);
    each.classList.toggle("held", app.ui.shown && at === app.ui.held);
  }
  const full = app.ui.shown ? faceInFull(app, app.ui.held) : null;
  const reader = /** @type {HTMLElement} */ (document.getElementById("reader"));
  const held = document.querySelector(".card.held")?.getBoundingClientRect();
  reader.classList.toggle("below", held !== undefined && held.top < innerHeight / 2);
  reader.replaceChildren(...(full ? [full] : []));
  readAloud(/** @type {HTMLElement} */ (document.getElementById("root")));
}

/**
 * Both halves of a card, as they are printed on it: that of one's own side first.
 * @param {App} app @param {string} at
 */
function faceInFull(app, at) {
  const card = cardAt(app, at);
  if (!card) return null;
  const kind = app.view.table.cards[card];
  const [own] = sides(app);
  return h("div", { class: "full" }, [own, own === "defender" ? "attacker" : "defender"].map((side) =>
    h("section", { class: side }, h("h2", null, kind[side].title, " ", signed(kind.points), h("small", null, ` for the ${capital(side)}`)),
      kind[side].texts.map((/** @type {any} */ text) => h("p", null, text.need ? h("b", { class: "disc", role: "img", "aria-label": `From level ${text.need}:` }, text.need) : null, text.text)))));
}

/** @param {App} app @param {string} at */
function pick(app, at) {
  const { ui } = app;
  const [where, text] = at.split(" ");
  const number = Number(text);
  if (where === "hand") ui.picked = ui.picked.includes(number) ? ui.picked.filter((/** @type {number} */ each) => each !== number) : acting(app).many ? [...ui.picked, number] : [number];
  else ui[where] = ui[where] === number ? null : number;
  app.render();
}

/** @param {App} app @param {Acting} now */
function ownCards(app, now) {
  const { view, ui } = app;
  const { cards, looked } = view.view;
  if (!cards) return looked;
  const take = now.asked?.step === "take";
  const own = pickedCard(app);
  return [
    take && h("section", null, h("h2", null, "The top discards: hold to look"), h("div", { class: "cards" }, looked.map((/** @type {string} */ _, /** @type {number} */ i) => slot(app, `discard ${i + 1}`, ui.discard === i + 1 ? "picked" : "legal", `Discard ${i + 1} from the top`, null)))),
    h("section", null,
      h("div", { class: "head" },
        h("h2", null, cards.length ? "Your hand: hold to look" : "Your hand is empty"),
        own && button(wordOn(app, own) ? "Change the word" : "Write on its back", () => wordSheet(app, own), "link", { "data-key": "word" })),
      h("div", { class: "cards hand" }, cards.map((/** @type {string} */ card, /** @type {number} */ i) => {
        const legal = now.asked && now.moves.some((move) => move.cards.includes(card));
        return slot(app, `hand ${i}`, `${ui.picked.includes(i) ? "picked" : ""}${legal ? " legal" : ""}`, `Card ${i + 1} of ${cards.length}`, null);
      }))),
  ];
}

// -- what you may say ------------------------------------------------------------------------------

/** Whether the number in a move is a place. @param {App} app @param {Move} move */
const isPlace = (app, move) => move.place !== null && move.verb !== "wager" && !(move.verb === "choose" && app.view.view.question?.step === "take");

/** Whether what is tapped makes a move complete. @param {App} app @param {Move} move */
function ready(app, move) {
  const { ui, view } = app;
  if (isPlace(app, move) && move.place !== ui.place) return false;
  if (view.view.cards && move.verb === "choose" && move.place !== null && !isPlace(app, move) && move.place !== ui.discard) return false;
  if (!view.view.cards) return true;
  const picked = ui.picked.map((/** @type {number} */ i) => view.view.cards[i]);
  return !move.cards.length || [...picked].sort().join() === [...move.cards].sort().join();
}

/** @param {App} app @param {Acting} now */
function dock(app, now) {
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
   * @type {Map<string, Move[]>} one button for all moves that differ only in the face of a printed card
   */
  const groups = new Map();
  for (const move of now.moves.filter((each) => ready(app, each))) {
    const key = [move.verb, move.place, ...move.rest, paper && move.cards.length ? "…" : move.cards.length].join(" ");
    groups.set(key, [...(groups.get(key) || []), move]);
  }
  const turn = game.question?.player || game.turn || (now.moves.length ? null : view.table.seats.find((/** @type {any} */ seat) => seat.name !== view.me.name)?.name);
  const buttons = [...groups.values()].sort(([one], [other]) => ORDER.indexOf(one.verb) - ORDER.indexOf(other.verb)).map(([move, ...more]) => {
    const printed = paper && move.cards.length ? [move, ...more] : null;
    const scoring = paper && move.verb === "end" && game.players.find((/** @type {any} */ each) => each.name === now.name)?.side === "attacker";
    const cards = paper ? move.cards : ui.picked.map((/** @type {number} */ i) => game.cards[i]).slice(0, move.cards.length);
    const act = printed ? () => whichCard(app, label(app, now, move), printed, (card) => say(move, [card])) : scoring ? () => endOnPaper(app, [], (named) => say(move, named)) : () => say(move, cards);
    const chosen = (move.cards.length && move.verb !== "discard") || (move.verb === "choose" && move.rest[0] !== "none") || isPlace(app, move) || (move.verb === "draw" && !now.moves.some((each) => each.verb === "end")) || (move.verb === "end" && !game.actions);
    return button(label(app, now, move), act, chosen && (!printed || isPlace(app, move)) ? "primary" : "", { disabled: client.busy, "data-key": [move.verb, ...move.rest].join(" "), "data-say": "" });
  });
  const hint = wanted(app, now);
  const first = playFirst(app, now);
  const next = app.transport.passedAround && turn && turn !== view.me.name ? turn : null;
  return (hint || first || buttons.length > 0 || next) && h("section", { class: "dock" },
    first,
    now.others.length > 1 && h("div", { class: "segments" }, now.others.map((name) => button(`For ${spoken(name)}`, () => ((ui.playsFor = name), app.render()), name === now.name ? "picked" : "", { "aria-pressed": name === now.name, "data-key": `for ${name}` }))),
    hint && h("p", null, hint),
    buttons.length > 0 && h("div", { class: "row" }, buttons),
    next && button(`Pass the phone to ${spoken(next)}`, () => app.transport.handTo(app, next), "primary", { "data-key": "pass-on" }),
  );
}

/** The question if the Defender plays a card first (K9). It is put wherever the table puts it, whatever lies there, and nobody waits for the answer.
 * @param {App} app @param {Acting} now */
function playFirst(app, now) {
  const { view, ui } = app;
  const asked = view.table.asked_to_play;
  if (!asked || ui.playing !== null) return null;
  const around = app.transport.passedAround && asked !== view.me.name;
  if (!around && asked !== view.me.name && !view.host?.for.includes(asked)) return null;
  const answer = (/** @type {boolean} */ playing) => () => (Object.assign(ui, { playing, ...(playing && asked !== now.name ? { playsFor: asked } : {}) }), app.render());
  return h("div", { class: "row first" },
    h("p", null, `${asked === view.me.name ? "Play" : `${spoken(asked)}: play`} a face-down card first?`),
    around ? button(`Pass the phone to ${spoken(asked)}`, () => app.transport.handTo(app, asked), "", { "data-key": "play first" }) : button("Play a card", answer(true), "", { "data-key": "play first" }),
    button("Not now", answer(false), "", { "data-key": "play nothing" }));
}

/** What is still to be tapped, in words. @param {App} app @param {Acting} now */
function wanted(app, now) {
  const { view, ui } = app;
  const game = view.view;
  if (!now.name) return null;
  if (view.table.asked_to_play === now.name) {
    if (ui.place && !now.moves.some((move) => move.place === ui.place)) return "That card can't be played at its level.";
    return ui.place ? null : ui.playing ? "Tap the card you play." : "Wait for the other player.";
  }
  if (!now.moves.length) return "Wait for the other player.";
  const many = now.asked?.step === "discard" ? now.asked.count : 0;
  if (many) return ui.picked.length === many ? null : `Tap ${counted(many, "card")} of your hand. The last one goes on top.`;
  if (now.asked?.step === "take") return ui.discard ? null : "Tap one of the discards.";
  if (now.asked && now.moves.some((move) => isPlace(app, move)) && !ui.place) return "Tap a face-down card.";
  if (now.asked && game.cards && now.moves.some((move) => move.cards.length) && !ui.picked.length) return "Tap a card of your hand.";
  if (now.asked) return null;
  if (now.moves.some((move) => move.verb === "wager")) return game.cards ? "Accept, or tap cards of your hand to wager them." : null;
  const open = now.moves.some((move) => move.verb !== "end" && (isPlace(app, move) || (game.cards && move.cards.length)));
  return open && !ui.place && !ui.picked.length && !now.moves.some((move) => move.verb === "draw" && !game.drawn) ? "Tap a card to see what you can do with it." : null;
}

/** @param {App} app @param {Acting} now @param {Move} move */
function label(app, now, move) {
  const { ui } = app;
  const game = app.view.view;
  const [word] = move.rest;
  const lying = game.field.find((/** @type {any} */ each) => each.place === move.place);
  switch (move.verb) {
    case "prefer": return word === "defender" ? "I prefer to defend" : "I prefer to attack";
    case "side": return word === "defender" ? "Agreed: I defend" : "Agreed: I attack";
    case "accept": return "Accept";
    case "wager": return `Wager ${counted(move.place ?? ui.picked.length, "card")}`;
    case "draw": return word === "deck" ? "Draw from the deck" : "Draw a discard";
    case "place": return game.cards ? "Place it face down" : "Place a card face down";
    case "discard": return game.cards ? "Discard it" : "Discard a card";
    case "advance": return `Advance to level ${lying.level + 1}`;
    case "use": return game.cards ? "Use it" : "Use a card …";
    case "flip": return `Flip place ${move.place}`;
    case "play": return `Play place ${move.place}`;
    case "end": return game.actions ? `End turn (${game.actions} left)` : "End turn";
  }
  if (word === "none") return "Choose none";
  if (word === "kept") return "No score card: keep it";
  if (word === "yes") return "Place a card";
  const step = now.asked?.step || "";
  return step === "take" && !game.cards ? `Take number ${move.place}` : CHOICES[step] || "Choose";
}

// -- printed cards ---------------------------------------------------------------------------------

/**
 * Ask which printed card was turned up or used.
 * @param {App} app @param {string} title @param {Move[]} moves
 * @param {(card: string) => void} act
 */
function whichCard(app, title, moves, act) {
  app.open(title.replace(" …", ""), h("p", null, "Which card is it?"), h("div", { class: "choices" }, moves.map(({ cards: [card] }) => {
    const { defender, attacker } = app.view.table.cards[card];
    return button(`${defender.title} / ${attacker.title} ${signed(app.view.table.cards[card].points)}`.trim(), () => (app.close(), act(card)), "", { "data-key": `card ${card}` });
  })));
}

/**
 * Ask the Attacker for the +1 and +2 cards in the hand (K12).
 * @param {App} app @param {string[]} named @param {(named: string[]) => void} act
 */
function endOnPaper(app, named, act) {
  const scored = Object.entries(app.view.table.cards).filter(([, kind]) => kind.points > 0);
  app.open("End turn", h("p", null, "The Defender scores every +1 and +2 in your hand. Tap each of them."),
    h("div", { class: "choices" }, scored.map(([card, kind]) => button(`${kind.defender.title} ${signed(kind.points)}: ${named.filter((each) => each === card).length}`, () => endOnPaper(app, [...named, card], act), "", { "data-key": `held ${card}` }))),
    named.length > 0 && button("Start again", () => endOnPaper(app, [], act), "link"),
    button(named.length ? `End turn with ${counted(named.length, "score card")}` : "End turn with none", () => (app.close(), act(named)), "primary", { "data-key": "end with these" }));
}
