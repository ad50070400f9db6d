// @ts-check
/** A grid as it is printed: 10 x 10, Row 1 at the thick edge, marks as on paper. */

import { s, spoken } from "./dom.js";
import { clauses, words } from "./words.js";

const COLUMNS = "ABCDEFGHIJ";

/** All spaces in reading order. */
export const SPACES = Array.from(
  { length: 100 },
  (_, i) => `${COLUMNS[i % 10]}${Math.floor(i / 10) + 1}`,
);

/** @param {string} space @returns {[number, number]} column and row, from 0 */
export const placeOf = (space) => [COLUMNS.indexOf(space[0]), Number(space.slice(1)) - 1];

/** The spaces at most two steps from a Node. @param {string} node */
export function rangeOf(node) {
  const [column, row] = placeOf(node);
  return SPACES.filter((space) => {
    const [x, y] = placeOf(space);
    return Math.abs(x - column) + Math.abs(y - row) <= 2;
  });
}

/**
 * @typedef {object} Marks
 * @property {string} name whose grid it is
 * @property {(string | null)[][]} [holders]
 * @property {Record<string, string | null>} [nodes]
 * @property {string[]} [shaded]
 * @property {string[]} [used]
 * @property {string[]} [deflectors]
 * @property {number} [turned]
 */

/**
 * @typedef {object} Options
 * @property {Record<string, string>} symbols
 * @property {string} [label]
 * @property {boolean} [small] without letters and numbers
 * @property {Set<string>} [legal] spaces that glow
 * @property {Set<string>} [chosen]
 * @property {string} [aimed] the space with the cross
 * @property {string[]} [fresh] spaces that the last call was about
 * @property {string | null} [me]
 * @property {(space: string, byKey: boolean) => void} [pick]
 * @property {(from: string, to: string) => void} [move] for pieces that a finger may drag
 * @property {number} [lies] how the grid lies on the table, in degrees
 */

/** @param {Marks} grid @param {Options} options */
export function drawGrid(grid, options) {
  const { symbols, small, legal = new Set(), chosen = new Set(), aimed, fresh = [] } = options;
  const { me, pick, move, lies = 0 } = options;
  const shaded = new Set(grid.shaded || []);
  const used = new Set(grid.used || []);
  const deflectors = new Set(grid.deflectors || []);
  const nodes = grid.nodes || {};
  const quarter = (grid.turned || 0) % 4;
  const turned = 90 * quarter + lies;
  const upright = (/** @type {number} */ x, /** @type {number} */ y) =>
    turned ? `rotate(${-turned} ${x} ${y})` : null;
  const cells = SPACES.map((space) => {
    const [column, row] = placeOf(space);
    const [x, y] = [column * 10, row * 10];
    const holder = grid.holders?.[row][column] || null;
    const node = space in nodes;
    const marks = [space];
    if (shaded.has(space)) marks.push(words("page-grid-shaded"));
    const of = nodes[space];
    if (node) marks.push(of ? words("page-grid-node-of", { who: of }) : words("page-grid-node"));
    if (used.has(space)) marks.push(words("page-grid-used"));
    if (deflectors.has(space)) marks.push(words("page-grid-deflector"));
    if (holder) marks.push(words("page-grid-held", { who: holder }));
    if (legal.has(space)) marks.push(words("page-grid-legal"));
    if (chosen.has(space)) marks.push(words("page-grid-chosen"));
    const classes = ["cell"];
    if (legal.has(space)) classes.push("legal");
    if (chosen.has(space)) classes.push("chosen");
    if (aimed === space) classes.push("aimed");
    if (fresh.includes(space)) classes.push("fresh");
    if (move && (node || deflectors.has(space))) classes.push("piece");
    return s(
      "g",
      pick
        ? {
            class: classes.join(" "),
            role: "gridcell",
            "aria-label": clauses(marks),
            "data-space": space,
            tabindex: space === (aimed || firstOf(legal)) ? 0 : -1,
          }
        : { class: classes.join(" ") },
      s("rect.ground", { x, y, width: 10, height: 10 }),
      shaded.has(space) &&
        s("path.hatch", {
          d: `M${x} ${y + 4}l4-4M${x} ${y + 8}l8-8M${x + 2} ${y + 10}l8-8M${x + 6} ${y + 10}l4-4`,
        }),
      (used.has(space) || deflectors.has(space)) &&
        s("path", {
          class: deflectors.has(space) ? "slash mine" : "slash",
          d: `M${x + 1.4} ${y + 8.6}l7.2-7.2`,
        }),
      holder &&
        s(
          "text",
          {
            class: `holder${holder === me ? " own" : ""}`,
            x: x + 5,
            y: y + (node ? 4.1 : 5.2),
            "font-size": node ? 5 : 6.2,
            transform: upright(x + 5, y + 5),
          },
          symbols[holder] || spoken(holder)[0],
        ),
      node && s("circle.node", { cx: x + 5, cy: y + (holder ? 7.9 : 5), r: holder ? 1.5 : 2.2 }),
    );
  });
  const rows = Array.from({ length: 10 }, (_, row) =>
    s("g", pick ? { role: "row" } : null, ...cells.slice(row * 10, row * 10 + 10)),
  );
  const lines = Array.from({ length: 9 }, (_, i) => {
    const at = (i + 1) * 10;
    return s("path", { class: i === 4 ? "line middle" : "line", d: `M${at} 0V100M0 ${at}H100` });
  });
  const labels = small
    ? []
    : [...COLUMNS].flatMap((letter, i) => [
        s("text.label", { x: i * 10 + 5, y: 104.6, transform: upright(i * 10 + 5, 104.6) }, letter),
        s("text.label", { x: -4, y: i * 10 + 5.2, transform: upright(-4, i * 10 + 5.2) }, i + 1),
      ]);
  const aim = aimed ? placeOf(aimed) : null;
  const body = s(
    "g",
    { transform: turned ? `rotate(${turned} 50 50)` : null },
    ...rows,
    ...lines,
    s("rect.frame", { x: 0, y: 0, width: 100, height: 100 }),
    s("path.row1", { d: "M-.6 0H100.6" }),
    aim && s("rect.aim", { x: aim[0] * 10, y: aim[1] * 10, width: 10, height: 10 }),
    ...labels,
  );
  const box = small ? "-2 -3 104 105" : quarter ? "-9 -9 118 118" : "-8.5 -2.5 110 111";
  const drawn = s(
    "svg",
    {
      class: small ? "grid small" : "grid",
      viewBox: box,
      role: pick ? "grid" : "img",
      "aria-label": options.label || words("page-grid-of", { grid: grid.name }),
    },
    body,
  );
  if (pick) listen(drawn, legal, aimed || null, pick);
  if (move) letDrag(drawn, move);
  return drawn;
}

/**
 * The space nearest to a tap, of those that may be chosen or, if all may, of all.
 * @param {SVGElement} drawn @param {MouseEvent} event @param {Set<string>} legal
 */
function nearestSpace(drawn, event, legal) {
  const direct = /** @type {Element} */ (event.target).closest("[data-space]");
  const tapped = direct?.getAttribute("data-space") || null;
  if (tapped && (legal.has(tapped) || !legal.size)) return tapped;
  const inside = /** @type {SVGGElement} */ (drawn.firstChild);
  const matrix = /** @type {DOMMatrix} */ (inside.getScreenCTM()).inverse();
  const point = new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix);
  let best = null;
  let nearest = 11; // a little more than a space
  for (const space of legal.size ? legal : SPACES) {
    const [x, y] = placeOf(space);
    const far = Math.hypot(x * 10 + 5 - point.x, y * 10 + 5 - point.y);
    if (far < nearest) [best, nearest] = [space, far];
  }
  return best || tapped;
}

/**
 * Let a finger drag a piece to another space.
 * @param {SVGElement} drawn @param {(from: string, to: string) => void} move
 */
function letDrag(drawn, move) {
  drawn.addEventListener("pointerdown", (event) => {
    const piece = /** @type {Element} */ (event.target).closest(".piece");
    const from = piece?.getAttribute("data-space");
    if (!piece || !from) return;
    const over = new AbortController();
    /** @type {Element | null} */
    let above = piece;
    piece.releasePointerCapture?.(event.pointerId);
    const follow = (/** @type {PointerEvent} */ { clientX, clientY }) => {
      above?.classList.remove("dragged");
      const below = document.elementFromPoint(clientX, clientY);
      above = (drawn.contains(below) && below?.closest("[data-space]")) || null;
      if (above !== piece) above?.classList.add("dragged");
    };
    const drop = () => {
      over.abort();
      const to = above?.getAttribute("data-space");
      if (!to || to === from) return;
      // the browser may take the same movement for a tap
      drawn.addEventListener("click", (tap) => tap.stopImmediatePropagation(), { capture: true });
      move(from, to);
    };
    addEventListener("pointermove", follow, { signal: over.signal });
    addEventListener("pointerup", drop, { signal: over.signal });
    addEventListener("pointercancel", () => over.abort(), { signal: over.signal });
  });
}

/** Let a finger or the arrow keys choose a space: a tap beside a legal space means that space.
 * @param {SVGElement} drawn @param {Set<string>} legal @param {string | null} aimed
 * @param {(space: string, byKey: boolean) => void} pick */
function listen(drawn, legal, aimed, pick) {
  drawn.addEventListener("click", (event) => {
    const space = nearestSpace(drawn, event, legal);
    if (space) pick(space, false);
  });
  drawn.addEventListener("keydown", (event) => {
    const key = /** @type {KeyboardEvent} */ (event).key;
    const focused = document.activeElement?.getAttribute("data-space") || aimed || "A1";
    const [x, y] = placeOf(focused);
    /** @type {Record<string, [number, number]>} */
    const steps = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
    if (key in steps) {
      const [dx, dy] = steps[key];
      const within = (/** @type {number} */ at) => Math.min(9, Math.max(0, at));
      const next = SPACES[within(x + dx) + 10 * within(y + dy)];
      /** @type {HTMLElement | null} */ (drawn.querySelector(`[data-space="${next}"]`))?.focus();
    } else if (key === "Enter" || key === " ") pick(focused, true);
    else return;
    event.preventDefault();
  });
}

/** Where the arrow keys begin. @param {Set<string>} legal */
const firstOf = (legal) => (legal.size ? SPACES.find((space) => legal.has(space)) : "A1");

const LONGEST_LINE = 11;

/** A name in lines that fit on a seat; a word that is too long is cut off. @param {string} name */
function inLines(name) {
  /** @type {string[]} */
  const lines = [];
  for (const word of name.split(" ")) {
    const joined = lines.length ? `${lines[lines.length - 1]} ${word}` : word;
    if (lines.length && joined.length <= LONGEST_LINE) lines[lines.length - 1] = joined;
    else lines.push(word.length > LONGEST_LINE ? `${word.slice(0, LONGEST_LINE - 1)}…` : word);
  }
  return lines.slice(0, 4);
}

/** The table from above: a square for each seat, with its number or name.
 * @param {number[][]} places
 * @param {{text: string, kind: string, pick?: () => void, label?: string}[]} seats */
export function drawTable(places, seats) {
  const xs = places.map((place) => place[0]);
  const ys = places.map((place) => place[1]);
  const [left, top] = [Math.min(...xs) - 0.75, Math.min(...ys) - 0.75];
  const [width, height] = [Math.max(...xs) - left + 0.75, Math.max(...ys) - top + 0.75];
  const short = Math.max(width, height) > 4 ? 0.3 : 0.22;
  return s(
    "svg.table-map",
    {
      viewBox: `${left} ${top} ${width} ${height}`,
      role: "group",
      "aria-label": words("page-table-from-above"),
    },
    ...places.map(([x, y, degrees], i) => {
      const seat = seats[i];
      const lines = inLines(seat?.text || "");
      const size = Math.min(short, 1.5 / Math.max(...lines.map((line) => line.length), 1));
      return s(
        "g",
        {
          class: `seat ${seat?.kind || "island"}`,
          ...(seat?.pick
            ? {
                role: "button",
                tabindex: 0,
                "aria-label": seat.label,
                onclick: seat.pick,
                onkeydown: (/** @type {KeyboardEvent} */ e) => e.key === "Enter" && seat.pick?.(),
              }
            : {}),
        },
        s(
          "g",
          { transform: `translate(${x} ${y}) rotate(${degrees})` },
          s("rect", { x: -0.47, y: -0.47, width: 0.94, height: 0.94, rx: 0.05 }),
          s("path.edge", { d: "M-.47-.47H.47" }),
        ),
        s(
          "text",
          { "font-size": size },
          lines.map((line, i) =>
            s("tspan", { x, y: y + (i - (lines.length - 1) / 2) * size * 1.1 }, line),
          ),
        ),
      );
    }),
  );
}
