// @ts-check
/** What a player marks on paper after a call, and for whose marks the computer waits. */

import { button, h } from "../dom.js";
import { words } from "../words.js";

/** @typedef {import("../main.js").App} App */

/**
 * What is to be marked on paper, each with a tick.
 * @param {App} app @param {any} last the last call
 */
export function onPaper(app, last) {
  const { view, ui } = app;
  if (ui.ticked?.number !== last.number) ui.ticked = { number: last.number, done: new Set() };
  const { done } = ui.ticked;
  const erased = last.erase.map((/** @type {string} */ mark) =>
    words("page-take-back-mark", { text: mark }),
  );
  const marks = [...last.marks, ...erased];
  const tick = (/** @type {number} */ i) => {
    if (!done.delete(i)) done.add(i);
    if (isAwaited(app) && done.size === marks.length) tellMarked(app);
    app.render();
  };
  const line = (/** @type {string} */ mark, /** @type {number} */ i) =>
    button(
      [h("span.tick", done.has(i) ? "✓" : ""), h("span", mark)],
      () => tick(i),
      done.has(i) ? "mark done" : "mark",
      { role: "checkbox", "aria-checked": done.has(i), "data-key": `mark ${i}` },
    );
  return (
    marks.length > 0 &&
    h(
      "details",
      {
        open: ui.paper !== false,
        ontoggle: (/** @type {any} */ event) => (ui.paper = event.target.open),
      },
      h("summary", words("page-on-paper", { count: marks.length - done.size })),
      h(
        "ul.marks",
        marks.map((mark, i) => h("li", line(mark, i))),
      ),
    )
  );
}

/** Whether the computer waits for what this phone has to tick. @param {App} app */
const isAwaited = ({ view }) => view.table.marking.includes(view.me.seat);

/** @param {App} app */
const tellMarked = (app) => app.act({ do: "marked", number: app.view.told.number });

/** What a phone shows while the computer waits; nothing if it does not. @param {App} app */
export const marking = (app) =>
  isAwaited(app)
    ? button(words("page-all-marked"), () => tellMarked(app), "primary", { "data-key": "marked" })
    : stillMarking(app.view.table);

/** For whose marks on paper the computer waits. @param {any} table */
export function stillMarking({ marking, seats }) {
  const players = marking.map((/** @type {number} */ seat) => seats[seat].name);
  return marking.length > 0 && h("p.quiet", words("page-waiting-for-marks", { players }));
}
