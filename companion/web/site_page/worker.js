// @ts-check
/** Python in the browser: the engine that the referee's own computer runs, unchanged. */

import { loadPyodide } from "./pyodide/pyodide.mjs";

/** Say how many of three steps are done. @param {number} steps */
const progress = (steps) => postMessage({ progress: steps });

/** @param {string} name of an archive in gzip @returns {Promise<ArrayBuffer>} */
const fetched = async (name) => {
  const response = await fetch(name);
  if (!response.ok) throw new Error(`${name}: ${response.status}`);
  const packed = /** @type {ReadableStream} */ (response.body);
  return new Response(packed.pipeThrough(new DecompressionStream("gzip"))).arrayBuffer();
};

/** @type {any} */
let python = null;

const ready = (async () => {
  const [loaded, archive] = await Promise.all([
    loadPyodide({ indexURL: new URL("pyodide/", import.meta.url).href }),
    fetched("engine.bin"),
  ]);
  python = loaded;
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

/** The languages that the engine speaks by now, or will soon. @type {Map<string, Promise<void>>} */
const spoken = new Map([["en", Promise.resolve()]]);

/**
 * The language that the engine speaks of the one wanted: English, if its words can't be fetched.
 * @param {string} tag
 */
const learnt = async (tag) => {
  if (!spoken.has(tag))
    spoken.set(
      tag,
      fetched(`words/${tag}.bin`).then((archive) =>
        python.unpackArchive(archive, "zip", { extractDir: "/engine" }),
      ),
    );
  try {
    await spoken.get(tag);
    return tag;
  } catch {
    spoken.delete(tag);
    return "en";
  }
};

const acts = {
  /** @param {any} browser @param {string | null} kept */
  open: (browser, kept) => {
    table = browser.BrowserTable(kept ?? undefined);
  },
  /**
   * @param {any} _ @param {string | null} token @param {string} request @param {string} language
   */
  call: async (_, token, request, language) =>
    JSON.parse(table.call(token ?? undefined, request, await learnt(language))),
  /** @param {any} _ */
  play: (_) => JSON.parse(table.play()),
  /** @param {any} _ @param {string} token */
  version: (_, token) => table.version(token),
};

onmessage = async ({ data: { number, what, given } }) => {
  try {
    postMessage({ number, value: await /** @type {any} */ (acts)[what](await ready, ...given) });
  } catch (error) {
    console.error(error);
    postMessage({ number, error: String(error) });
  }
};
