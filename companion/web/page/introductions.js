// @ts-check
/**
 * Two minutes for each game: `introductions.json`, which is also what the site shows first. The
 * message `page-introduction-STEP` says a step. It may ask for a tap on the space `tap`; `done` is
 * the grid after it, and the message's form `then` says what has happened.
 */

/**
 * @typedef {object} Picture
 * @property {string[]} [nodes] with their ranges
 * @property {string[]} [shaded]
 * @property {string[]} [used]
 * @property {Record<string, string>} [held] symbols by space
 */
/**
 * @typedef {object} Step
 * @property {Picture} [grid]
 * @property {string} [tap]
 * @property {Picture} [done]
 * @property {string} [picture]
 */
/**
 * @typedef {object} Introductions
 * @property {Record<string, {title: string, steps: string[]}>} games
 * @property {Record<string, Step>} steps
 */

/** @type {Promise<Introductions> | null} */
let known = null;

/** All introductions, fetched once. */
export function introductions() {
  known ??= fetch("introductions.json").then((response) => response.json());
  known.catch(() => (known = null));
  return known;
}
