// @ts-check
/** Python in the browser: the engine that the referee's own computer runs, unchanged. */

import { loadPyodide } from "./pyodide/pyodide.mjs";

/** Say how many of three steps are done. @param {number} steps */
const progress = (steps) => postMessage({ progress: steps });

const engine = async () => {
  const packed = /** @type {ReadableStream} */ ((await fetch("engine.bin")).body);
  return new Response(packed.pipeThrough(new DecompressionStream("gzip"))).arrayBuffer();
};

const ready = (async () => {
  const [python, archive] = await Promise.all([
    loadPyodide({ indexURL: new URL("pyodide/", import.meta.url).href }),
    engine(),
  ]);
  progress(1);
  python.unpackArchive(archive, "zip", { extractDir: "/engine" });
  python.runPython("import sys; sys.path.insert(0, '/engine')");
  progress(2);
  const browser = python.pyimport("companion.web.browser");
  progress(3);
  return browser;
})();

/** @type {any} */
let table = null;

const acts = {
  /** @param {any} browser @param {string | null} kept */
  open: (browser, kept) => {
    table = browser.BrowserTable(kept ?? undefined);
  },
  /**
   * @param {any} _ @param {string | null} token @param {string} request @param {string} language
   */
  call: (_, token, request, language) =>
    JSON.parse(table.call(token ?? undefined, request, language)),
  /** @param {any} _ */
  play: (_) => JSON.parse(table.play()),
  /** @param {any} _ @param {string} token */
  version: (_, token) => table.version(token),
};

onmessage = async ({ data: { number, what, given } }) => {
  try {
    postMessage({ number, value: /** @type {any} */ (acts)[what](await ready, ...given) });
  } catch (error) {
    console.error(error);
    postMessage({ number, error: String(error) });
  }
};
