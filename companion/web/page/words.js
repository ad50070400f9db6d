// @ts-check
/**
 * What the page says, in the reader's language. The texts stand in `layouts/words/TAG/page*.ftl`;
 * `companion/web/page_words.py` makes JSON of them, and `languages.js` fetches it.
 */

/**
 * @typedef {object} Place an argument; with variants, a choice by it
 * @property {string} argument
 * @property {Record<string, Part[]>} [variants] by a number, a plural category or a keyword
 * @property {string} [default]
 * @property {string} [plurals] the language of the plural categories
 */
/** @typedef {string | Place} Part */
/**
 * @typedef {{tag: string, direction: string, comma: string, and: string,
 * messages: Record<string, Part[]>}} Words
 */

/** @type {Words} */
let spokenNow;

/** Speak a language from now on. @param {Words} language */
export const speak = (language) => (spokenNow = language);

/** A name as people read it. @param {string | null | undefined} name */
export const spoken = (name) => (name || "").replaceAll("_", " ").trim() || name || "";

/** Things in a row: Ann, Bob and Cat. @param {string[]} all */
const inARow = (all) =>
  [all.slice(0, -1).join(spokenNow.comma), ...all.slice(-1)].filter(Boolean).join(spokenNow.and);

/** What follows each other, in one label or sentence. @param {string[]} all */
export const clauses = (all) => all.join(spokenNow.comma);

/** Names in a row. @param {string[]} names */
export const listed = (names) => inARow(names.map(spoken));

/** @param {string[]} names of arguments @param {(value: any) => string} show */
const all = (names, show) => Object.fromEntries(names.map((name) => [name, show]));

/**
 * How names and coordinates are shown, as ARGUMENTS in companion/words.py says. Other values are
 * words, numbers or elements, shown as they are.
 * @type {Record<string, (value: any) => string>}
 */
const SHOWN = {
  ...all(["player", "who", "other", "shooter", "owner", "grid"], spoken),
  ...all(["players", "others", "all"], listed),
  ...all(["space", "origin", "symbol"], String),
  ...all(["spaces", "among", "dice"], (spaces) => spaces.join(" ")),
  ...all(["nodes", "castles"], inARow),
  place: ([grid, ...spaces]) => [spoken(grid), ...spaces].join(" "),
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

/** @param {Place} choice @param {string | number} value @returns {Part[]} */
function variant({ variants = {}, plurals, default: other = "" }, value) {
  if (value in variants || typeof value !== "number") return variants[value] || variants[other];
  return variants[pluralRules(plurals).select(value)] || variants[other];
}

/** The plurals of a language; those of English if a folder's name is no tag. @param {any} tag */
function pluralRules(tag) {
  try {
    return new Intl.PluralRules(tag);
  } catch {
    return new Intl.PluralRules("en");
  }
}

/** What a message says. @param {string} key @param {Record<string, any>} [values] */
export const words = (key, values = {}) => filled(spokenNow.messages[key], values).join("");

/**
 * The same around elements, such as a code in bold: children for `h`.
 * @param {string} key @param {Record<string, any>} values
 */
export const wordsAround = (key, values) => filled(spokenNow.messages[key], values);
