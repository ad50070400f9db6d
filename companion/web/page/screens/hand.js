// @ts-check
/**
 * Your cards in Attack/Defend: backs to tap, and faces that show only while you hold a card down.
 */

import { button, h, signed } from "../dom.js";
import { readAloud } from "../after-drawing.js";
import { words } from "../words.js";
import { acting } from "./card-moves.js";
import { wordOn, wordSheet } from "./card-words.js";

/** @typedef {import("../main.js").App} App */
/** @typedef {import("./card-moves.js").Acting} Acting */

/** A short tap does not show a face; milliseconds. */
const HELD_AFTER = 180;

/**
 * Which half of a card a player reads: that of the side, or both before the sides are settled.
 * @param {App} app
 */
export function sides(app) {
  const side = app.view.view.players.find(
    (/** @type {any} */ each) => each.name === app.view.me.name,
  )?.side;
  return side ? [side] : ["defender", "attacker"];
}

/** @param {App} app @param {string} card */
export const titles = (app, card) =>
  sides(app)
    .map((side) => app.view.table.cards[card][side].title)
    .join(" / ");

/**
 * What lies at a slot, if this player may know it.
 * @param {App} app @param {string} at @returns {string | null}
 */
function cardAt(app, at) {
  const [where, number] = (at || "").split(" ");
  const game = app.view.view;
  return (
    (where === "hand"
      ? game.cards?.[Number(number)]
      : where === "discard"
        ? game.looked?.[Number(number) - 1]
        : game.known?.[number]) || null
  );
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
export function slot(app, at, kind, label, content) {
  return h(
    "button",
    {
      type: "button",
      class: `card ${kind}`,
      "data-slot": at,
      "data-key": at,
      "aria-label": label,
      "aria-pressed": kind.includes("picked"),
      onpointerdown: (/** @type {PointerEvent} */ event) => hold(app, at, event),
      onkeydown: (/** @type {KeyboardEvent} */ event) => {
        if (![" ", "Enter"].includes(event.key)) return;
        event.preventDefault();
        if (!event.repeat) hold(app, at, null);
      },
      // a screen reader's tap
      onclick: (/** @type {MouseEvent} */ event) => event.detail === 0 && pick(app, at),
      oncontextmenu: (/** @type {Event} */ event) => event.preventDefault(),
    },
    content,
    at.startsWith("place") ? word(app, at) : h("span.face", face(app, at)),
  );
}

/** @param {App} app @param {string} at */
function face(app, at) {
  const card = app.ui.shown ? cardAt(app, at) : null;
  if (card) return [h("b", signed(app.view.table.cards[card].points)), titles(app, card)];
  const [where, number] = at.split(" ");
  return [String(Number(number) + (where === "hand" ? 1 : 0)), word(app, at)];
}

/** @param {App} app @param {string} at */
function word(app, at) {
  const written = wordOn(app, at);
  return written && h("span.word", written);
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
    // a drawing meanwhile removes the card
    document.documentElement.setPointerCapture?.(event.pointerId);
    addEventListener(
      "pointermove",
      (move) => {
        const found =
          document
            .elementFromPoint(move.clientX, move.clientY)
            ?.closest("[data-slot]")
            ?.getAttribute("data-slot") || "";
        if (found !== ui.held) {
          ui.held = found;
          if (ui.shown) faces(app);
        }
      },
      also,
    );
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
export function faceInFull(app, at) {
  const card = cardAt(app, at);
  if (!card) return null;
  const kind = app.view.table.cards[card];
  const [own] = sides(app);
  return h(
    "div.full",
    [own, own === "defender" ? "attacker" : "defender"].map((side) =>
      h(
        "section",
        { class: side },
        h(
          "h2",
          kind[side].title,
          " ",
          signed(kind.points),
          " ",
          h("small", words("page-games-for-side", { role: side })),
        ),
        kind[side].texts.map((/** @type {any} */ text) =>
          h(
            "p",
            text.need
              ? h(
                  "b.disc",
                  {
                    role: "img",
                    "aria-label": words("page-games-from-level", { level: text.need }),
                  },
                  text.need,
                )
              : null,
            text.text,
          ),
        ),
      ),
    ),
  );
}

/** @param {App} app @param {string} at */
function pick(app, at) {
  const { ui } = app;
  const [where, text] = at.split(" ");
  const number = Number(text);
  if (where === "hand")
    ui.picked = ui.picked.includes(number)
      ? ui.picked.filter((/** @type {number} */ each) => each !== number)
      : acting(app).many
        ? [...ui.picked, number]
        : [number];
  else ui[where] = ui[where] === number ? null : number;
  app.render();
}

/** @param {App} app @param {Acting} now */
export function ownCards(app, now) {
  const { view, ui } = app;
  const { cards, looked } = view.view;
  if (!cards) return looked;
  const take = now.asked?.step === "take";
  const own = pickedCard(app);
  return [
    take &&
      h(
        "section",
        h("h2", words("page-games-discards")),
        h(
          "div.cards",
          looked.map((/** @type {string} */ _, /** @type {number} */ i) =>
            slot(
              app,
              `discard ${i + 1}`,
              ui.discard === i + 1 ? "picked" : "legal",
              words("page-games-discard", { number: i + 1 }),
              null,
            ),
          ),
        ),
      ),
    h(
      "section",
      h(
        "div.head",
        h("h2", words(cards.length ? "page-games-hand" : "page-games-hand.empty")),
        own &&
          button(
            words(wordOn(app, own) ? "page-games-word-other" : "page-games-word-new"),
            () => wordSheet(app, own),
            "link",
            { "data-key": "word" },
          ),
      ),
      h(
        "div.cards.hand",
        cards.map((/** @type {string} */ card, /** @type {number} */ i) => {
          const legal = now.asked && now.moves.some((move) => move.cards.includes(card));
          return slot(
            app,
            `hand ${i}`,
            `${ui.picked.includes(i) ? "picked" : ""}${legal ? " legal" : ""}`,
            words("page-games-card", { number: i + 1, of: cards.length }),
            null,
          );
        }),
      ),
    ),
  ];
}
