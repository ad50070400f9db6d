// @ts-check
/** Before play: everybody's board, given to the host's computer, kept on the phone, or on paper only. */

import { button, h, listed, spoken } from "../dom.js";
import { drawGrid, SPACES } from "../grid.js";
import { randomWord } from "../client.js";
import { sha256 } from "../sha256.js";
import { bar } from "./parts.js";

const NODES = 5;
const WAYS = {
  given: ["Computer", "The computer answers for you. Nobody else sees your board."],
  kept: ["This phone", "The board stays on this phone, and you answer. After the game the phone proves that you told the truth."],
  paper: ["Paper", "The board is on paper only, and you answer what is asked."],
};

/** @param {import("../main.js").App} app */
export function board(app) {
  const { view, ui } = app;
  const { table, me, host } = view;
  const waiting = table.seats.map((/** @type {any} */ seat) => seat.name).filter((/** @type {string} */ name) => !table.ready.includes(name));
  const mine = me.name && waiting.includes(me.name);
  const paper = host ? host.for.filter((/** @type {string} */ name) => waiting.includes(name)) : [];
  return h(
    "div",
    { class: "screen" },
    bar(app),
    h(
      "main",
      null,
      mine ? entry(app) : h("section", { class: "wait" }, h("h1", null, me.name ? "Your board is set" : "Boards"), h("p", null, `Waiting for ${listed(waiting)}.`)),
      paper.length > 0 && h("section", null, h("h2", null, "Players without a phone"), h("p", { class: "quiet" }, "They draw their boards on paper and answer aloud. You tap what they say."),
        paper.map((/** @type {string} */ name) => button(`${spoken(name)} has a board on paper`, () => app.act({ do: "form", form: "board", as: name, hidden: true }), "", { disabled: app.client.busy, "data-key": `paper ${name}` }))),
      app.transport.passedAround && !mine && waiting.length > 0 && button(`Pass the phone to ${spoken(waiting[0])}`, () => app.transport.handTo(app, waiting[0]), "primary", { "data-key": "pass-on" }),
      ui.nothing,
    ),
  );
}

/** @param {import("../main.js").App} app */
function entry(app) {
  const { ui, view, client } = app;
  const total = view.table.deflectors;
  const draft = (ui.draft ||= { nodes: new Set(), deflectors: new Set(), tool: "nodes", way: "given" });
  const [nodes, slashes] = [draft.nodes, draft.deflectors];
  const complete = nodes.size === NODES && slashes.size === total;
  const tool = (/** @type {string} */ which, /** @type {Set<string>} */ found, /** @type {number} */ wanted) =>
    button([h("b", null, `${found.size} of ${wanted}`), ` ${which === "nodes" ? "Nodes" : "Deflectors"}`], () => ((draft.tool = which), app.render()), draft.tool === which ? "picked" : "", { "aria-pressed": draft.tool === which, "data-key": which });
  const tap = (/** @type {string} */ space) => {
    const here = nodes.has(space) ? nodes : slashes.has(space) ? slashes : null;
    if (here) here.delete(space);
    else if (draft.tool === "nodes" && nodes.size < NODES) nodes.add(space);
    else if (draft.tool === "deflectors" && slashes.size < total) slashes.add(space);
    else app.say(draft.tool === "nodes" ? "All five Nodes are there. Tap one to take it back." : "All Deflectors are there. Tap one to take it back.");
    if (nodes.size === NODES && total && slashes.size < total) draft.tool = "deflectors";
    if (nodes.size < NODES) draft.tool = "nodes";
    app.render();
  };
  const drawn = () => {
    const left = [...SPACES];
    const take = (/** @type {number} */ count) => Array.from({ length: count }, () => left.splice(below(left.length), 1)[0]);
    draft.nodes = new Set(take(NODES));
    draft.deflectors = new Set(take(total));
    app.render();
  };
  return h(
    "section",
    { class: "board-entry" },
    h("h1", null, "Your board"),
    h("fieldset", { class: "ways" }, h("legend", null, "Where is it kept?"),
      h("div", { class: "segments" }, Object.entries(WAYS).map(([way, [title]]) => button(title, () => ((draft.way = way), app.render()), draft.way === way ? "picked" : "", { "aria-pressed": draft.way === way, "data-key": way }))),
      h("p", { class: "quiet" }, WAYS[/** @type {keyof typeof WAYS} */ (draft.way)][1])),
    draft.way === "paper"
      ? button("My board is on paper", () => app.act({ do: "form", form: "board", hidden: true }), "primary", { disabled: client.busy, "data-key": "done" })
      : [
          h("div", { class: "tools" }, tool("nodes", nodes, NODES), total > 0 && tool("deflectors", slashes, total)),
          drawGrid({ name: view.me.name, nodes: Object.fromEntries([...nodes].map((space) => [space, null])), shaded: ranges(nodes), deflectors: [...slashes] }, { symbols: {}, label: "Your board; nobody else sees it", pick: tap }),
          h("div", { class: "row" }, button("Draw at random", drawn, "", { "data-key": "random" }), button("Clear", () => ((ui.draft = { ...draft, nodes: new Set(), deflectors: new Set(), tool: "nodes" }), app.render()), "", { "data-key": "clear" })),
          button(complete ? "This is my board" : `Still ${missing(NODES - nodes.size, total - slashes.size)}`, () => give(app, draft), "primary", { disabled: !complete || client.busy, "data-key": "done" }),
        ],
  );
}

/** @param {Set<string>} nodes */
function ranges(nodes) {
  const at = [...nodes].map((space) => [space.charCodeAt(0), Number(space.slice(1))]);
  return SPACES.filter((space) => at.some(([x, y]) => Math.abs(space.charCodeAt(0) - x) + Math.abs(Number(space.slice(1)) - y) <= 2));
}

/** @param {number} nodes @param {number} deflectors */
function missing(nodes, deflectors) {
  const parts = [nodes && `${nodes} Node${nodes === 1 ? "" : "s"}`, deflectors && `${deflectors} Deflector${deflectors === 1 ? "" : "s"}`];
  return parts.filter(Boolean).join(" and ");
}

/** A random number from 0 to `most` - 1, each as likely as any other. @param {number} most */
function below(most) {
  const limit = Math.floor(2 ** 32 / most) * most;
  for (;;) {
    const [drawn] = crypto.getRandomValues(new Uint32Array(1));
    if (drawn < limit) return drawn % most;
  }
}

/** @param {Set<string>} spaces */
const sorted = (spaces) => SPACES.filter((space) => spaces.has(space));

/** @param {import("../main.js").App} app @param {any} draft */
async function give(app, draft) {
  const { client, view } = app;
  const name = view.me.name;
  const [nodes, deflectors] = [sorted(draft.nodes), sorted(draft.deflectors)];
  if (draft.way === "given") return void ((await app.act({ do: "form", form: "board", nodes, deflectors })) && delete app.ui.draft);
  const salt = randomWord(16);
  client.kept.boards[name] = { nodes, deflectors, salt }; // kept first: without it the commitment can't be opened
  client.keep();
  const line = `${name} nodes ${nodes.join(" ")}${deflectors.length ? ` deflectors ${deflectors.join(" ")}` : ""} salt ${salt}`;
  if (await app.act({ do: "form", form: "board", hidden: true, digest: sha256(line) })) delete app.ui.draft;
}
