// @ts-check
/** The rules: a ruling in full, the list of all, and an introduction to each game. */

import { button, h, s } from "../dom.js";
import { drawGrid, rangeOf } from "../grid.js";
import { introductions } from "../introductions.js";
import { words } from "../words.js";

/** Show a ruling. @param {import("../main.js").App} app @param {string} number */
export async function ruleSheet(app, number) {
  const found = await app.client.look({ do: "rule", number });
  if (found.error) return app.refuse(found.error);
  app.open(
    `${found.ruling}. ${found.title}`,
    found.text
      .split(/\n\n|\n(?=- )/)
      .map((/** @type {string} */ text) =>
        h("p", text.startsWith("|") ? { class: "table" } : null, ruled(app, text)),
      ),
  );
}

/**
 * Make the numbers in brackets open their rulings.
 * @param {import("../main.js").App} app @param {string} text
 */
export function ruled(app, text) {
  const parts = text.split(/\[([A-Z]\d+)\]/);
  return parts.map((part, i) =>
    i % 2
      ? button(part, () => ruleSheet(app, part), "ruling", {
          "aria-label": words("page-ruling", { text: part }),
        })
      : part,
  );
}

/** @param {import("../main.js").App} app */
export async function rulesSheet(app) {
  const found = await app.client.look({ do: "rules" });
  if (found.error) return app.refuse(found.error);
  /** @type {Record<string, any[]>} */
  const sections = {};
  for (const rule of found.rules) (sections[rule.section] ||= []).push(rule);
  app.open(
    words("page-all-rulings"),
    Object.entries(sections).map(([section, rules]) =>
      h(
        "section",
        h("h3", section),
        h(
          "div.stack",
          rules.map((rule) =>
            button(`${rule.ruling}. ${rule.title}`, () => ruleSheet(app, rule.ruling), "left"),
          ),
        ),
      ),
    ),
  );
}

/**
 * Show the introduction to a game, a step at a time.
 * @param {import("../main.js").App} app @param {string} game @param {number} [at]
 */
export async function introduction(app, game, at = 0) {
  const known = await introductions().catch(() => null);
  if (!known) return app.say(words("page-introduction-lost"));
  if (!(game in known.games)) return app.say(words("page-introduction-none"));
  const { title, steps } = known.games[game];
  const step = known.steps[steps[at]];
  const go = (/** @type {number} */ to) => introduction(app, game, to);
  const wanted = step.tap;
  const shown = step.done && app.ui.tapped === `${game} ${at}`;
  const said = words(`page-introduction-${steps[at]}${shown ? ".then" : ""}`);
  const marks = shown ? step.done : step.grid;
  const grid =
    marks &&
    drawExample(marks, {
      legal: new Set(wanted && !shown ? [wanted] : []),
      fresh: shown && wanted ? [wanted] : [],
      pick:
        wanted && !shown
          ? (space) => {
              if (space === wanted) {
                app.ui.tapped = `${game} ${at}`;
                go(at);
              }
            }
          : undefined,
    });
  app.open(
    words("page-introduction", { title, number: at + 1, of: steps.length }),
    h(
      "div.introduction",
      h("p.large", wanted && !shown ? `${said} ${words("page-tap", { space: wanted })}` : said),
      grid || (step.picture === "turning" ? turning() : null),
      h(
        "div.row",
        at > 0 && button(words("page-back"), () => ((app.ui.tapped = ""), go(at - 1))),
        at + 1 < steps.length
          ? button(
              words(wanted && !shown ? "page-skip" : "page-next"),
              () => ((app.ui.tapped = ""), go(at + 1)),
              wanted && !shown ? "" : "primary",
            )
          : button(words("page-done"), () => app.close(), "primary"),
      ),
    ),
  );
}

/**
 * Draw the grid of a step.
 * @param {import("../introductions.js").Picture} picture
 * @param {Partial<import("../grid.js").Options>} options
 */
export const drawExample = (picture, options) =>
  drawGrid(
    {
      name: "Bob",
      nodes: Object.fromEntries((picture.nodes || []).map((space) => [space, null])),
      shaded: [...(picture.shaded || []), ...(picture.nodes || []).flatMap(rangeOf)],
      used: picture.used,
      holders: holders(picture.held || {}),
    },
    { symbols: { X: "X", O: "O" }, me: "X", label: words("page-example"), ...options },
  );

/** @param {Record<string, string>} held symbols by space */
function holders(held) {
  const rows = Array.from(
    { length: 10 },
    () => /** @type {(string | null)[]} */ (Array(10).fill(null)),
  );
  for (const [space, who] of Object.entries(held))
    rows[Number(space.slice(1)) - 1]["ABCDEFGHIJ".indexOf(space[0])] = who;
  return rows;
}

function turning() {
  return s(
    "svg.turning",
    { viewBox: "0 0 100 60", role: "img", "aria-label": words("page-introduction-turning") },
    ...[0, 1, 2, 3].map((i) =>
      s(
        "g",
        { transform: `translate(${14 + i * 24} 30) rotate(${90 * i})` },
        s("rect", { x: -6, y: -12, width: 12, height: 24 }),
        s("path", { d: "M0-7V5M-3 2 0 6 3 2" }),
      ),
    ),
  );
}
