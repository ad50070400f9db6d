// @ts-check
/**
 * Answering for a board that the referee does not know: what is there, and what else that
 * reveals.
 */

import { button, h } from "../dom.js";
import { rangeOf } from "../grid.js";
import { clauses, words } from "../words.js";

const SIGNS = { null: "–", owned: "▨", node: "●", deflector: "╱", clear: "→" };

/** @typedef {import("../main.js").App} App */
/** @typedef {{name: string | null, as: string | null, question: any}} Acting */

/** The board that this phone may look into for an answer. @param {App} app @param {Acting} now */
const boardFor = (app, now) => (now.as ? null : app.client.board);

/** @param {App} app @param {Acting} now */
export function answering(app, now) {
  const { ui, view, client } = app;
  const { question } = now;
  const board = boardFor(app, now);
  const known = board && truth(board, question, view);
  const as = now.as ? { as: now.as } : {};
  const send = async (/** @type {any} */ { space, status, lists }) => {
    const found = await app.act({ do: "form", form: "answer", space, status, lists, ...as });
    const ask = found?.form;
    const more = board && ask ? suggested(board, ask, space, view, question) : null;
    ui.answer = ask
      ? { space, status, lists, ask, known: more, chosen: new Set(more || []) }
      : null;
    app.render();
  };
  if (ui.answer?.ask) return followUp(app, send);
  if (ui.answer?.where) return metFirst(app, question, known, send);
  const give = (/** @type {keyof typeof SIGNS} */ status) => {
    if (!question.run || status === "clear")
      return send({ space: question.space, status, lists: {} });
    ui.answer = { where: status };
    app.render();
  };
  const answer = (/** @type {keyof typeof SIGNS} */ status) =>
    button(
      [
        h("span.sign", SIGNS[status]),
        h("b", words("page-answer.title", { answer: status })),
        h("span", words("page-answer.about", { answer: status })),
      ],
      () => asKnown(app, known && known.status, status, () => give(status)),
      `answer ${status}${known?.status === status ? " picked" : ""}`,
      { disabled: client.busy, "data-key": `answer ${status}` },
    );
  return [
    h("p.large", whatIsAsked(question, now.as)),
    known && h("p.quiet", whatTheBoardSays(known, question)),
    !board &&
      !now.as &&
      view.mine.commitment &&
      h("p.warning", words("page-promised-board-missing")),
    h("div.answers", question.statuses.map(answer)),
  ];
}

/** @param {any} question @param {string | null} as */
function whatIsAsked({ run, conceded, space }, as) {
  return words(run ? "page-asked-run" : conceded ? "page-asked-conceded" : "page-asked", {
    taker: as ? "other" : "you",
    who: as,
    space,
  });
}

/** @param {any} known @param {any} question */
function whatTheBoardSays(known, question) {
  const { status: answer, space } = known;
  return question.run && answer !== "clear"
    ? words("page-board-says-on", { answer, space })
    : words("page-board-says", { answer });
}

/**
 * Where a shot along a row is stopped.
 * @param {App} app @param {any} question @param {any} known @param {(answer: any) => void} send
 */
function metFirst(app, question, known, send) {
  const { ui, client } = app;
  const { where } = ui.answer;
  const there = known?.status === where && known.space;
  const choice = (/** @type {string} */ space) =>
    button(
      space,
      () => asKnown(app, there, space, () => send({ space, status: where, lists: {} })),
      space === known?.space ? "picked" : "",
      { disabled: client.busy, "data-key": `met ${space}` },
    );
  return [
    h("p.large", words("page-where-met", { answer: where })),
    h("div.choices", question.path.map(choice)),
    button(words("page-back"), () => ((ui.answer = null), app.render())),
  ];
}

/**
 * Give an answer; ask once more where the board on this phone says another.
 * @param {App} app @param {string | false | null} known @param {string} given
 * @param {() => void} act
 */
function asKnown(app, known, given, act) {
  if (!known || known === given) return act();
  const allTheSame = () => (app.close(), act());
  app.open(
    words("page-answer-this.question", { text: told(given) }),
    h("p", words("page-board-says-that", { text: told(known) })),
    h(
      "div.row",
      button(words("page-back"), () => app.close(), "primary"),
      button(words("page-answer-this", { text: told(given) }), allTheSame, "danger", {
        "data-key": "all-the-same",
      }),
    ),
  );
}

/** An answer as it is called out; spaces as they are. @param {string} given */
const told = (given) => (given in SIGNS ? words("page-answer", { answer: given }) : given);

/** Choose a space of a follow-up, or choose it no longer. @param {App} app @param {string} space */
function toggle(app, space) {
  const { ask, chosen } = app.ui.answer;
  if (!ask.among.includes(space)) return;
  if (!chosen.delete(space)) chosen.add(space);
  app.render();
}

/**
 * How the enlarged grid takes the spaces of a follow-up; null if none is open.
 * @param {App} app @param {Acting} now
 */
export function askedFor(app, now) {
  const answer = now.question && app.ui.answer;
  if (!answer?.ask) return null;
  return {
    legal: new Set(/** @type {string[]} */ (answer.ask.among)),
    chosen: /** @type {Set<string>} */ (answer.chosen),
    label: words("page-tap-all"),
    pick: (/** @type {string} */ space) => toggle(app, space),
  };
}

/** @param {App} app @param {(answer: any) => void} send */
function followUp(app, send) {
  const { ui, client } = app;
  const { ask, chosen, known, space, status, lists } = ui.answer;
  const named = (/** @type {string[]} */ spaces) =>
    ask.among.filter((/** @type {string} */ each) => spaces.includes(each)).join(" ") ||
    words("page-none-of-them");
  const these = [.../** @type {Set<string>} */ (chosen)];
  const done = () => send({ space, status, lists: { ...lists, [ask.ask]: these } });
  const lost = clauses(ask.not_counted);
  const choice = (/** @type {string} */ each) =>
    button(each, () => toggle(app, each), chosen.has(each) ? "picked" : "", {
      "aria-pressed": chosen.has(each),
      "data-key": `among ${each}`,
    });
  return [
    h("p.large", words("page-asked-more", { form: ask.ask })),
    lost && h("p.quiet", words("page-not-counted", { text: lost })),
    h("div.choices.one-row", ask.among.map(choice)),
    h(
      "div.row",
      button(words("page-back"), () => ((ui.answer = null), app.render())),
      button(
        these.length
          ? words("page-these", { count: these.length })
          : words("page-none-of-them.title"),
        () => asKnown(app, known && named(known), named(these), done),
        "primary",
        { disabled: client.busy, "data-key": "these" },
      ),
    ),
  ];
}

/** @param {any} view @param {any} question */
const gridAsked = (view, question) =>
  view.view.grids.find((/** @type {any} */ each) => each.name === question.name);

/**
 * What a board on this phone has to answer (S1, X1).
 * @param {any} board @param {any} question @param {any} view
 */
function truth(board, question, view) {
  const grid = gridAsked(view, question);
  const lost = (/** @type {string} */ node) => (grid.nodes[node] || question.name) === question.for;
  for (const space of question.path) {
    if (board.deflectors.includes(space) && !grid.used.includes(space))
      return { space, status: "deflector" };
    if (board.nodes.includes(space) && !(question.run && lost(space)))
      return { space, status: "node" };
  }
  const { space, run } = question;
  if (run) return { space, status: "clear" };
  const inRange = rangeOf(space).some((near) => board.nodes.includes(near));
  return { space, status: inRange ? "owned" : "null" };
}

/**
 * What a board on this phone has to add.
 * @param {any} board @param {any} ask @param {string} struck @param {any} view
 * @param {any} question
 */
function suggested(board, ask, struck, view, question) {
  const grid = gridAsked(view, question);
  const others = board.nodes.filter(
    (/** @type {string} */ node) =>
      node !== struck && (grid.nodes[node] || question.name) !== question.for,
  );
  /** @type {Record<string, (space: string) => boolean>} */
  const holds = {
    retained: (space) => rangeOf(space).some((near) => others.includes(near)),
    nodes: (space) => board.nodes.includes(space),
    deflectors: (space) => board.deflectors.includes(space) && !grid.used.includes(space),
  };
  return ask.among.filter(holds[ask.ask]);
}
