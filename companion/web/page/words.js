// @ts-check
/**
 * What a page says, in the reader's language: the texts of `page*.ftl` and `studio.ftl` in
 * `layouts/words`. `companion/web/page_words.py` makes JSON of them; `languages.js` fetches it.
 */

/**
 * @typedef {object} Place an argument; with variants, a choice by it
 * @property {string} argument
 * @property {Record<string, Part[]>} [variants] by a number, a plural category or a keyword
 * @property {string} [default]
 * @property {string} [plurals] the language whose plurals the variants are for
 */
/** @typedef {string | Place} Part */
/**
 * @typedef {{tag: string, direction: string, comma: string, and: string,
 * plurals: Record<string, string[]>, messages: Record<string, Part[]>}} Words
 */

/** @type {Words} */
let spokenNow;

/** Speak a language from now on. @param {Words} language */
export const speak = (language) => (spokenNow = language);

/** A name as people read it. @param {string | null | undefined} name */
export const spoken = (name) => (name || "").replaceAll("_", " ").trim() || name || "";

/** What follows each other, in one label or sentence. @param {string[]} all */
export const clauses = (all) => all.join(spokenNow.comma);

/** Names or spaces in a row: Ann, Bob and Cat. @param {string[]} names */
export const listed = (names) => {
  const said = names.map(spoken);
  return [clauses(said.slice(0, -1)), ...said.slice(-1)].filter(Boolean).join(spokenNow.and);
};

/**
 * How arguments are shown that are names or coordinates; other values are shown as they are.
 * ARGUMENTS in companion/words.py says the same.
 * @type {Record<string, (value: any) => string>}
 */
const SHOWN = {
  ...Object.fromEntries(
    ["player", "who", "other", "grid", "space", "origin", "symbol"].map((name) => [name, spoken]),
  ),
  players: listed,
  castles: listed,
  place: (gridAndSpaces) => spoken(gridAndSpaces.join(" ")),
  dice: (dice) => dice.join(" "),
};

/** @param {Part[]} parts @param {Record<string, any>} values @returns {any[]} */
const filled = (parts, values) =>
  parts.flatMap((part) => {
    if (typeof part === "string") return [part];
    const value = values[part.argument];
    if (part.variants) return filled(variant(part, value), values);
    const show = SHOWN[part.argument];
    if (!show) return [Array.isArray(value) ? clauses(value) : value];
    const shown = value instanceof Node ? value : show(value);
    // names and coordinates keep their own direction among words that are read from the right
    return spokenNow.direction === "rtl" ? ["\u2068", shown, "\u2069"] : [shown];
  });

/** @param {Place} choice @param {any} value @returns {Part[]} */
function variant({ variants = {}, plurals = "", default: other = "" }, value) {
  const plural = spokenNow.plurals[plurals][value < 200 ? value : 100 + (value % 100)];
  return variants[value] || variants[plural] || variants[other];
}

/** What a message says. @param {string} key @param {Record<string, any>} [values] */
export const words = (key, values = {}) => filled(spokenNow.messages[key], values).join("");

/**
 * The same around elements, such as a code in bold: children for `h`.
 * @param {string} key @param {Record<string, any>} values
 */
export const wordsAround = (key, values) => filled(spokenNow.messages[key], values);
