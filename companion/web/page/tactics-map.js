// @ts-check
/**
 * The table of Tactics Joker as it is printed: ground by colour and pattern, values, signs, and the
 * armies.
 */

import { s } from "./dom.js";
import { clauses, words } from "./words.js";

const W = 10;
const H = 11.6;

/** All spaces in reading order. */
const SPACES = Array.from({ length: 49 }, (_, i) => `${"ABCDEFG"[i % 7]}${Math.floor(i / 7) + 1}`);

/** Column and row of a space, from 0. @param {string} space @returns {[number, number]} */
const placeOf = (space) => ["ABCDEFG".indexOf(space[0]), Number(space[1]) - 1];

/** What a card adds to a battle. @param {string} card */
const valueOf = (card) =>
  card === "X" ? 0 : { A: 1, J: 10, Q: 10, K: 13 }[card[0]] || Number(card.slice(0, -1));

/** @param {string} card @returns {"castle" | "forest" | "mountain" | "plain"} */
export function groundOf(card) {
  if (card[0] === "K") return "castle";
  if ("JQX".includes(card[0])) return "plain";
  return card.endsWith("C") ? "forest" : card.endsWith("S") ? "mountain" : "plain";
}

/** What is written on a card. @param {string} card */
const written = (card) => (card === "X" ? words("page-games-joker") : card);

const recruits = (/** @type {string} */ card) => "JQ".includes(card[0]);

/** A pattern of three staggered rows. @param {string} kind */
function pattern(kind) {
  const sign =
    kind === "forest" ? "l-.9 0 .9-1.1-.6 0 .8-1 .8 1-.6 0 .9 1.1z" : "l-1.3 0 1.3-2 1.3 2z";
  return [3, 2, 3]
    .map((count, row) =>
      Array.from(
        { length: count },
        (_, i) => `M${(W * (i + 0.5 + (count === 2 ? 0.5 : 0))) / 3} ${6.6 + row * 2.1}${sign}`,
      ).join(""),
    )
    .join("");
}

/** A card as it lies on the table. @param {string | null} card @param {boolean} turned */
export function face(card, turned = false) {
  if (card === null)
    return [
      s("rect.unseen", { width: W, height: H }),
      s("text.value", { x: 5, y: 7.2, "text-anchor": "middle" }, "?"),
    ];
  const kind = groundOf(card);
  const top = kind === "castle" ? 4.7 : 3.7;
  return [
    s("rect", { class: kind, width: W, height: H }),
    kind === "castle" &&
      s("path.wall", { d: "M0 0H1.1V.7H2.2V0H3.3V.7H4.4V0H5.5V.7H6.6V0H7.8V.7H8.9V0H10V1.3H0Z" }),
    (kind === "forest" || kind === "mountain") &&
      s("path", { class: `sign ${kind}`, d: pattern(kind) }),
    recruits(card) &&
      !turned && [
        s("path.flag", { d: "M3 6V10.6M3 6h4.6l-.8 1.4.8 1.4H3" }),
        s("text.plus", { x: 5, y: 8.2, "text-anchor": "middle" }, "+1 "),
      ],
    card === "X" &&
      s("path.star", {
        d: "M5 5.6 5.75 7.45 7.7 7.6 6.2 8.9 6.7 10.8 5 9.75 3.3 10.8 3.8 8.9 2.3 7.6 4.25 7.45Z",
      }),
    // the blanks part the words for who reads by ear
    s("text", { class: `value ${kind}`, x: 0.5, y: top }, `${valueOf(card)} `),
    s(
      "text.card",
      { x: 9.5, y: kind === "castle" ? 3.4 : 2.4, "text-anchor": "end" },
      `${written(card)} `,
    ),
  ];
}

/** Signs of fresh, tired and spent units: arrows up, sideways, down. @param {any} army */
function arrows(army) {
  const kinds = [
    ...Array(army.units - army.tired - army.spent).fill("M-.65.55 0-.65.65.55Z"),
    ...Array(army.tired).fill("M-.55-.65.65 0-.55.65Z"),
    ...Array(army.spent).fill("M-.65-.55 0 .65.65-.55Z"),
  ];
  return kinds.map((d, i) =>
    s("path", { d, transform: `translate(${5 + (i - (kinds.length - 1) / 2) * 1.4} 10.05)` }),
  );
}

/**
 * An army as a token: round for the first player, square for the second.
 * @param {any} army @param {number} seat @param {string} symbol @param {boolean} tiring
 */
function token(army, seat, symbol, tiring) {
  return s(
    "g",
    { class: `army seat${seat}` },
    s("rect", {
      x: 0.7,
      y: tiring ? 5.2 : 5.7,
      width: 8.6,
      height: tiring ? 6 : 5,
      rx: seat ? 0.4 : 2.5,
    }),
    s("text", { x: 5, y: tiring ? 8.5 : 9.5, "text-anchor": "middle" }, `${symbol} ${army.units}`),
    tiring && arrows(army),
  );
}

/**
 * @typedef {object} MapOptions
 * @property {Record<string, string>} symbols
 * @property {Set<string>} [glow] spaces that may be tapped
 * @property {string} [from]
 * @property {string} [to]
 * @property {{from: string, space: string} | null} [last] the last move
 * @property {(space: string) => void} [pick]
 */

/** @param {any} view what a player may see @param {MapOptions} options */
export function drawMap(view, { symbols, glow = new Set(), from, to, last, pick }) {
  const names = Object.keys(symbols);
  const cells = SPACES.map((space) => {
    const [column, row] = placeOf(space);
    const [card, army] = [view.table[row][column], view.armies[space]];
    const enemy = army && army.player !== view.turn;
    const turned = view.turned.includes(space);
    const plus = card && recruits(card) && !turned;
    // what is written on the space comes first, in its order: so it can be chosen by voice
    const drawn = [
      ...(card === null ? ["?"] : [plus && "+1", String(valueOf(card)), written(card)]),
      army && `${symbols[army.player]} ${army.units}`,
    ];
    const heard = [
      space,
      drawn.filter(Boolean).join(" "),
      card === null
        ? words("page-games-unseen")
        : words("page-games-ground", { form: groundOf(card) }),
    ];
    if (plus) heard.push(words("page-games-recruit"));
    if (turned) heard.push(words("page-games-turned"));
    if (army) heard.push(words("page-games-army", { who: army.player }));
    if (army?.tired) heard.push(words("page-games-tired-units", { count: army.tired }));
    if (army?.spent) heard.push(words("page-games-spent-units", { count: army.spent }));
    if (glow.has(space)) heard.push(words("page-grid-legal"));
    const marked =
      space === from
        ? "from"
        : space === to
          ? "to"
          : glow.has(space)
            ? enemy
              ? "glow attack"
              : "glow"
            : "";
    return s(
      "g",
      {
        transform: `translate(${column * W} ${row * H})`,
        class: `space ${marked}`,
        ...(pick
          ? {
              role: "gridcell",
              "data-space": space,
              "aria-label": clauses(heard),
              tabindex: space === (to || from || "A1") ? 0 : -1,
            }
          : {}),
      },
      face(card, turned),
      army &&
        token(army, names.indexOf(army.player), symbols[army.player], army.player === view.turn),
      s("rect.edge", { width: W, height: H }),
      marked && s("rect.mark", { x: 0.45, y: 0.45, width: W - 0.9, height: H - 0.9 }),
    );
  });
  const middle = (/** @type {string} */ space) =>
    placeOf(space).map((at, i) => (at + 0.5) * (i ? H : W));
  const way = last && [...middle(last.from), ...middle(last.space)];
  const map = s(
    "svg.tactics-map",
    {
      viewBox: "-3.6 -4.4 74 86.2",
      role: pick ? "grid" : "img",
      "aria-label": words("page-games-map"),
    },
    [0, 1, 2, 3, 4, 5, 6].map((row) =>
      s("g", pick ? { role: "row" } : null, cells.slice(row * 7, row * 7 + 7)),
    ),
    s("rect.frame", { width: 7 * W, height: 7 * H }),
    way && s("path.way", { d: `M${way[0]} ${way[1]}L${way[2]} ${way[3]}` }),
    [..."ABCDEFG"].map((letter, i) => [
      s("text.label", { x: (i + 0.5) * W, y: -1.2 }, letter),
      s("text.label", { x: -1.9, y: (i + 0.5) * H + 1 }, i + 1),
    ]),
  );
  if (pick) {
    const at = (/** @type {Event} */ event) =>
      /** @type {Element} */ (event.target).closest("[data-space]")?.getAttribute("data-space");
    map.addEventListener("click", (event) => {
      const space = at(event);
      if (space) pick(space);
    });
    map.addEventListener("keydown", (event) => {
      const space = at(event);
      const key = /** @type {KeyboardEvent} */ (event).key;
      const step = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 }[key];
      if (!space || (step === undefined && key !== "Enter" && key !== " ")) return;
      event.preventDefault();
      if (step === undefined) return pick(space);
      const next = map.querySelector(`[data-space=${SPACES[SPACES.indexOf(space) + step]}]`);
      /** @type {HTMLElement | null} */ (next)?.focus();
    });
  }
  return map;
}

/** A card by itself, to choose. @param {string} card */
export const smallCard = (card) =>
  s(
    "svg.tactics-map.small-card",
    { viewBox: `-.4 -.4 ${W + 0.8} ${H + 0.8}` },
    face(card),
    s("rect.frame", { width: W, height: H }),
  );
