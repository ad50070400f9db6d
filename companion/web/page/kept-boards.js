// @ts-check
/**
 * Boards that only this phone knows, each under a key of its own: table, player and the digest of
 * its
 * commitment. So no tab can overwrite another one's, and a board is used only if its player is
 * bound
 * to it.
 */

import { sha256 } from "./sha256.js";
import { onThisPhone } from "./storage.js";

/** @typedef {{nodes: string[], deflectors: string[], salt: string}} KeptBoard */

/**
 * The digest by which a player is bound to a board, as docs/record.md has it.
 * @param {string} name @param {KeptBoard} board
 */
function commitmentTo(name, { nodes, deflectors, salt }) {
  const slashes = deflectors.length ? ` deflectors ${deflectors.join(" ")}` : "";
  return sha256(`${name} nodes ${nodes.join(" ")}${slashes} salt ${salt}`);
}

/** @param {string} table @param {string} name @param {string} digest */
const keyOf = (table, name, digest) => `business-card-games-board:${table}:${name}:${digest}`;

/**
 * Keep a board, and return its digest.
 * @param {string} table @param {string} name @param {KeptBoard} board
 */
export function keepBoard(table, name, board) {
  const digest = commitmentTo(name, board);
  onThisPhone.write(keyOf(table, name, digest), board);
  return digest;
}

/**
 * Forget a board that the referee did not take.
 * @param {string} table @param {string} name @param {string} digest
 */
export const dropBoard = (table, name, digest) => onThisPhone.remove(keyOf(table, name, digest));

/**
 * The board to which a player is bound, if this phone has it.
 * @param {string} table @param {string | null} name @param {string | null | undefined} digest
 * @returns {KeptBoard | null}
 */
export function keptBoard(table, name, digest) {
  if (!name || !digest) return null;
  const board = onThisPhone.read(keyOf(table, name, digest));
  return board && commitmentTo(name, board) === digest ? board : null;
}
