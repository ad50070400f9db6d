// @ts-check
/** After the game: how it went, a line for each player, and the whole game once more. */

import { button, capital, h, listed, s, spoken } from "../dom.js";
import { whatLies } from "./table-view.js";
import { words } from "../words.js";

/** @typedef {import("../main.js").App} App */

const WIDTH = 100;
const HEIGHT = 24;
const STEP = 1400; // ms

/** How the game went; nothing if there is nothing to tell. @param {App} app */
export function recap(app) {
  const { recap: found, evening } = app.view.table;
  if (!found?.players) return null;
  const won = Object.entries(evening || {});
  return h(
    "section.stack.recap",
    won.length > 0 &&
      h(
        "p",
        words("page-won-games", {
          options: won.map(([name, count]) => `${spoken(name)} ${count}`),
        }),
      ),
    h("h2", found.counted),
    lines(found.players),
    found.highlights.map((/** @type {string} */ text) => h("p", text)),
    button(words("page-watch-again"), () => watch(app), "", { "data-key": "replay" }),
  );
}

/**
 * A small line for each player, all to one scale.
 * @param {{name: string, line: number[]}[]} players
 */
function lines(players) {
  const all = players.flatMap(({ line }) => line);
  const [low, high] = [Math.min(...all), Math.max(...all)];
  const y = (/** @type {number} */ value) =>
    HEIGHT - 2 - ((value - low) / Math.max(1, high - low)) * (HEIGHT - 4);
  return players.map(({ name, line }) => {
    const x = (/** @type {number} */ i) => (i / Math.max(1, line.length - 1)) * WIDTH;
    const points = line.map((value, i) => `${x(i).toFixed(1)} ${y(value).toFixed(1)}`);
    return h(
      "p.led",
      h("span", spoken(name)),
      s(
        "svg",
        { viewBox: `0 0 ${WIDTH} ${HEIGHT}`, preserveAspectRatio: "none", "aria-hidden": "true" },
        s("path", { d: `M${points.join("L")}` }),
      ),
      h("b", line[line.length - 1]),
    );
  });
}

/** Play the log on the grids, forward and back. @param {App} app */
async function watch(app) {
  const found = await app.client.look({ do: "replay" });
  if (found.error) return app.refuse(found.error);
  const seen = found.frames;
  if (!seen.length) return app.say(words("page-nobody-played"));
  const { table } = app.view;
  const shown = h("div.replayed");
  const slider = /** @type {HTMLInputElement} */ (
    h("input", {
      type: "range",
      min: 0,
      max: seen.length - 1,
      "aria-label": words("page-where-in-game"),
    })
  );
  const start = button(words("page-replay-pause"), () => play(!timer), "primary", {
    "data-key": "replay-play",
  });
  /** @type {ReturnType<typeof setInterval> | undefined} */
  let timer;
  const play = (/** @type {boolean} */ on) => {
    clearInterval(timer);
    timer = on ? setInterval(() => go(at + 1), STEP) : undefined;
    start.textContent = words(on ? "page-replay-pause" : "page-replay-play");
  };
  let at = 0;
  const go = (/** @type {number} */ to) => {
    if (!shown.isConnected && at) return play(false); // the sheet was closed
    at = Math.min(Math.max(to, 0), seen.length - 1);
    if (at === seen.length - 1) play(false);
    slider.value = String(at);
    const { view, lines: said } = seen[at];
    const label = words("page-so-many-of", { count: at + 1, of: seen.length });
    shown.replaceChildren(
      whatLies({ table, view, told: { number: at } }),
      h("p.quiet", label),
      ...said.map((/** @type {string} */ line) => h("p", capital(line))),
    );
  };
  const step = (/** @type {number} */ by) => () => (play(false), go(at + by));
  slider.addEventListener("input", () => (play(false), go(Number(slider.value))));
  app.open(
    `${listed(table.seats.map((/** @type {any} */ seat) => seat.name))}`,
    shown,
    slider,
    h(
      "div.row",
      button(words("page-back"), step(-1), "", { "data-key": "replay-back" }),
      start,
      button(words("page-replay-on"), step(1), "", { "data-key": "replay-on" }),
    ),
  );
  go(0);
  play(!matchMedia("(prefers-reduced-motion: reduce)").matches);
}
