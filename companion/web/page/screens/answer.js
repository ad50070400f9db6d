// @ts-check
/** Answering for a board that the referee does not know: what is on the space, and what else that reveals. */

import { button, capital, h, spoken } from "../dom.js";
import { drawGrid, rangeOf } from "../grid.js";

const ABOUT = { null: "nothing there", owned: "in the range of a Node", node: "a Node is there", deflector: "a Deflector, not used yet", clear: "nothing on this row" };
const SIGNS = { null: "–", owned: "▨", node: "●", deflector: "╱", clear: "→" };
const ASKED = {
  retained: "Which of these lie in the range of another Node of yours, too?",
  nodes: "On which of these is a Node?",
  deflectors: "Which of these have a Deflector that is not used up?",
};

/** @param {import("../main.js").App} app @param {{name: string | null, as: string | null, question: any}} now */
export function answering(app, now) {
  const { ui, view, client } = app;
  const { question } = now;
  const board = now.as ? null : client.kept.boards[view.me.name];
  const known = board && truth(board, question, view);
  const as = now.as ? { as: now.as } : {};
  const send = async (/** @type {any} */ answer) => {
    const found = await app.act({ do: "form", form: "answer", space: answer.space, status: answer.status, lists: answer.lists, ...as });
    const known = board && found?.form ? suggested(board, found.form, answer.space, view, question) : null;
    ui.answer = found?.form ? { ...answer, ask: found.form, known, chosen: new Set(known || []) } : null;
    app.render();
  };
  if (ui.answer?.ask) return followUp(app, now, send);
  if (ui.answer?.where)
    return h("section", { class: "panel dock" }, h("p", { class: "large" }, `Where is the ${ui.answer.where} met first?`),
      h("div", { class: "choices" }, question.path.map((/** @type {string} */ space) => button(space, () => asKnown(app, known?.status === ui.answer.where && known.space, space, () => send({ space, status: ui.answer.where, lists: {} })), space === known?.space ? "picked" : "", { disabled: client.busy }))),
      button("Back", () => ((ui.answer = null), app.render())));
  const what = question.run ? `what does the shot meet first from ${question.space} on?` : question.conceded ? `${question.space} is given back. What is on it?` : `what is on ${question.space}?`;
  return h(
    "section",
    { class: "panel dock ask" },
    h("p", { class: "large" }, `${now.as ? spoken(now.as) : "You"}: ${what}`),
    known && h("p", { class: "quiet" }, `Your board says: ${known.status}${question.run && known.status !== "clear" ? ` on ${known.space}` : ""}.`),
    h("div", { class: "answers" }, question.statuses.map((/** @type {keyof typeof ABOUT} */ status) =>
      button([h("span", { class: "sign" }, SIGNS[status]), h("b", null, capital(status)), h("span", null, ABOUT[status])],
        () => asKnown(app, known && known.status, status, () => (question.run && status !== "clear" ? ((ui.answer = { where: status }), app.render()) : send({ space: question.space, status, lists: {} }))),
        `answer ${status}${known?.status === status ? " picked" : ""}`, { disabled: client.busy, "data-key": `answer ${status}` }))),
  );
}

/**
 * Give an answer; ask once more where the board on this phone says another.
 * @param {import("../main.js").App} app @param {string | false | null} known @param {string} given @param {() => void} act
 */
function asKnown(app, known, given, act) {
  if (!known || known === given) return act();
  app.open(`Answer ${given}?`, h("p", null, `Your board says ${known}.`),
    h("div", { class: "row" }, button("Back", () => app.close(), "primary"), button(`Answer ${given}`, () => (app.close(), act()), "danger", { "data-key": "all-the-same" })));
}

/** @param {import("../main.js").App} app @param {any} now @param {(answer: any) => void} send */
function followUp(app, now, send) {
  const { ui, view, client } = app;
  const { ask, chosen, known } = ui.answer;
  const named = (/** @type {string[]} */ spaces) => ask.among.filter((/** @type {string} */ space) => spaces.includes(space)).join(" ") || "none of them";
  const grid = view.view.grids.find((/** @type {any} */ each) => each.name === now.name);
  const toggle = (/** @type {string} */ space) => (chosen.has(space) ? chosen.delete(space) : chosen.add(space), app.render());
  return h(
    "section",
    { class: "panel dock ask" },
    h("p", { class: "large" }, /** @type {any} */ (ASKED)[ask.ask]),
    ask.not_counted.length > 0 && h("p", { class: "quiet" }, `Nodes that were taken do not count: ${ask.not_counted.join(", ")}.`),
    drawGrid(grid, { symbols: view.table.symbols, legal: new Set(ask.among), chosen, label: "Tap all that apply", pick: (space) => ask.among.includes(space) && toggle(space) }),
    h("div", { class: "choices" }, ask.among.map((/** @type {string} */ space) => button(space, () => toggle(space), chosen.has(space) ? "picked" : "", { "aria-pressed": chosen.has(space), "data-key": `among ${space}` }))),
    h("div", { class: "row" },
      button("Back", () => ((ui.answer = null), app.render())),
      button(chosen.size ? `These ${chosen.size}` : "None of them", () => asKnown(app, known && named(known), named([...chosen]), () => send({ space: ui.answer.space, status: ui.answer.status, lists: { ...ui.answer.lists, [ask.ask]: [...chosen] } })), "primary", { disabled: client.busy, "data-key": "these" })),
  );
}

/** What a board that is kept on this phone has to answer (S1, X1). @param {any} board @param {any} question @param {any} view */
function truth(board, question, view) {
  const grid = view.view.grids.find((/** @type {any} */ each) => each.name === question.name);
  for (const space of question.path) {
    if (board.deflectors.includes(space) && !grid.used.includes(space)) return { space, status: "deflector" };
    if (board.nodes.includes(space) && !(question.run && (grid.nodes[space] || question.name) === question.for)) return { space, status: "node" };
  }
  if (question.run) return { space: question.space, status: "clear" };
  return { space: question.space, status: rangeOf(question.space).some((space) => board.nodes.includes(space)) ? "owned" : "null" };
}

/** What a board that is kept on this phone has to add. @param {any} board @param {any} ask @param {string} struck @param {any} view @param {any} question */
function suggested(board, ask, struck, view, question) {
  const grid = view.view.grids.find((/** @type {any} */ each) => each.name === question.name);
  const others = board.nodes.filter((/** @type {string} */ node) => node !== struck && (grid.nodes[node] || question.name) !== question.for);
  return ask.among.filter((/** @type {string} */ space) =>
    ask.ask === "retained" ? rangeOf(space).some((near) => others.includes(near)) : ask.ask === "nodes" ? board.nodes.includes(space) : board.deflectors.includes(space) && !grid.used.includes(space));
}
