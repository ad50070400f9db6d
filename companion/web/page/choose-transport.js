// @ts-check
/**
 * Which way leads to the desk: here the server that this page came from. The site has its own file
 * of this name.
 */

import { HttpTransport } from "./transport.js";

/** @param {import("./main.js").App} _ */
export async function chooseTransport(_) {
  return new HttpTransport("");
}
