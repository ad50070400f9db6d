// @ts-check
/** Making elements: `h` for HTML, `s` for SVG. Text is always text, never markup. */

export { listed, spoken } from "./words.js";

const SVG = "http://www.w3.org/2000/svg";

/**
 * @typedef {Node | string | number | null | undefined | false | any[]} Child an element, text,
 * nothing, or a list of these
 */

/**
 * @param {(name: string) => Element} create
 * @param {string} tag @param {any[]} parts
 */
function made(create, tag, [first, ...others]) {
  const [name, ...classes] = tag.split(".");
  const element = create(name);
  const given = first?.constructor === Object ? first : null;
  const attributes = { class: classes.join(" ") || null, ...given };
  for (const [key, value] of Object.entries(attributes)) {
    if (value === null || value === undefined || (value === false && !/^(aria|data)-/.test(key)))
      continue;
    if (key.startsWith("on")) element.addEventListener(key.slice(2), value);
    else if (key === "value") /** @type {HTMLInputElement} */ (element).value = value;
    else
      element.setAttribute(key, value === true && !/^(aria|data)-/.test(key) ? "" : String(value));
  }
  append(element, given ? others : [first, ...others]);
  return element;
}

/**
 * @param {Element} element
 * @param {Child[]} children
 */
function append(element, children) {
  for (const child of children) {
    if (Array.isArray(child)) append(element, child);
    else if (child instanceof Node) element.append(child);
    else if (child !== null && child !== undefined && child !== false)
      element.append(...inTheirDirections(String(child), element));
  }
}

/** A word that is read from right to left. */
const RIGHT_TO_LEFT_WORD = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]+/.source;

/** Words that are read from right to left, with what joins them. */
const RIGHT_TO_LEFT = new RegExp(`(${RIGHT_TO_LEFT_WORD}(?:[ '’-]+${RIGHT_TO_LEFT_WORD})*)`);

/**
 * A text in which names that are read from right to left don't move what stands beside them. Where
 * all is read so, messages set names apart themselves.
 * @param {string} text @param {Element} element where it goes; a drawing has no other words beside
 * a name
 */
function inTheirDirections(text, element) {
  if (element.namespaceURI === SVG || document.documentElement.dir === "rtl") return [text];
  return text
    .split(RIGHT_TO_LEFT)
    .map((part, i) => (i % 2 ? h("bdi", { dir: "auto" }, document.createTextNode(part)) : part));
}

/**
 * An element of HTML, such as `h("p.quiet", { id }, text)`.
 * @param {string} tag with classes behind it
 * @param {(Child | Record<string, any>)[]} parts attributes, which may be left out, and children
 * @returns {HTMLElement}
 */
export const h = (tag, ...parts) =>
  /** @type {HTMLElement} */ (made((name) => document.createElement(name), tag, parts));

/**
 * The same of SVG.
 * @param {string} tag @param {(Child | Record<string, any>)[]} parts @returns {SVGElement}
 */
export const s = (tag, ...parts) =>
  /** @type {SVGElement} */ (made((name) => document.createElementNS(SVG, name), tag, parts));

/**
 * Fields, and what is done once they are filled in.
 * @param {() => void} send @param {Child[]} children
 */
export const form = (send, ...children) =>
  h("form", { onsubmit: (/** @type {Event} */ each) => (each.preventDefault(), send()) }, children);

/**
 * A button; `kind` is a class such as "primary".
 * @param {Child} text @param {() => void} act @param {string} [kind]
 * @param {Record<string, any>} [more]
 */
export function button(text, act, kind = "", more = {}) {
  return h("button", { type: "button", class: kind, onclick: act, ...more }, text);
}

/** The games of territory: boards may be kept on phones. */
export const TERRITORY = ["reflector", "deflector", "defector"];

/** A text with its first letter a capital. @param {string} text */
export const capital = (text) => text.charAt(0).toUpperCase() + text.slice(1);

/** Points with their sign; nothing for none. @param {number} points */
export const signed = (points) => (points ? `${points > 0 ? "+" : "−"}${Math.abs(points)}` : "");

/** Whether a grid is nobody's. @param {string} grid */
export const isIsland = (grid) => /^I\d+$/.test(grid);
