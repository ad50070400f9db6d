// @ts-check
/** Before play: everybody's board, given to the host's computer, kept on the phone, or on paper. */

import { button, h } from "../dom.js";
import { drawGrid, rangeOf, SPACES } from "../grid.js";
import { randomWord } from "../client.js";
import { dropBoard, keepBoard } from "../kept-boards.js";
import { inThisTab } from "../storage.js";
import { bar, passOn } from "./parts.js";
import { words, wordsAround } from "../words.js";

const NODES = 5;
const WAYS = ["given", "kept", "paper"];

/** @typedef {import("../main.js").App} App */
/** @typedef {{nodes: Set<string>, deflectors: Set<string>, tool: string, way: string}} Draft */

/** @param {App} app */
export function board(app) {
  const { view } = app;
  const { table, me } = view;
  const waiting = table.seats
    .map((/** @type {any} */ seat) => seat.name)
    .filter((/** @type {string} */ name) => !table.ready.includes(name));
  if (me.name && waiting.includes(me.name)) return entry(app);
  const next = passOn(app, waiting[0]);
  return h(
    "div.screen",
    bar(app),
    h(
      "main",
      h(
        "section.wait",
        h("h1", { "data-heard": "" }, words(me.name ? "page-board-set" : "page-boards")),
        h("p", { "data-heard": "" }, words("page-waiting-for", { players: waiting })),
      ),
      withoutPhone(app, waiting),
    ),
    next && h("section.dock", next),
  );
}

/** What the host does for those without a phone. @param {App} app @param {string[]} waiting */
function withoutPhone(app, waiting) {
  const { host } = app.view;
  const paper = host ? host.for.filter((/** @type {string} */ name) => waiting.includes(name)) : [];
  const set = (/** @type {string} */ as) =>
    app.act({ do: "form", form: "board", as, hidden: true });
  return (
    paper.length > 0 &&
    h(
      "section.stack",
      h("h2", words("page-players-without-phone")),
      h("p.quiet", words("page-players-without-phone.about")),
      paper.map((/** @type {string} */ name) =>
        button(words("page-has-board-on-paper", { who: name }), () => set(name), "", {
          disabled: app.client.busy,
          "data-key": `paper ${name}`,
        }),
      ),
    )
  );
}

/** Where the draft of a board is, until it is set. @param {App} app */
const draftKey = ({ client, view }) => `business-card-games-draft:${client.table}:${view.me.name}`;

/**
 * The board as far as it was entered, also before the page was loaded again.
 * @param {App} app @returns {Draft}
 */
function draftOf(app) {
  const kept = inThisTab.read(draftKey(app));
  return {
    nodes: new Set(kept?.nodes),
    deflectors: new Set(kept?.deflectors),
    tool: kept?.tool || "nodes",
    way: kept?.way || "given",
  };
}

/** Keep a draft and draw it. @param {App} app @param {Draft} draft */
function redraw(app, draft) {
  const total = app.view.table.deflectors;
  if (draft.nodes.size < NODES) draft.tool = "nodes";
  else if (draft.deflectors.size < total) draft.tool = "deflectors";
  const { nodes, deflectors, tool, way } = draft;
  inThisTab.write(draftKey(app), { nodes: [...nodes], deflectors: [...deflectors], tool, way });
  app.render();
}

/** @param {App} app */
function entry(app) {
  const draft = draftOf(app);
  const onPaper = draft.way === "paper";
  const clear = () => {
    draft.nodes.clear();
    draft.deflectors.clear();
    redraw(app, draft);
  };
  const head = [
    h("h1", words("page-your-board")),
    !onPaper &&
      button(words("page-at-random"), () => drawAtRandom(app, draft), "", { "data-key": "random" }),
    !onPaper && button(words("page-clear"), clear, "", { "data-key": "clear" }),
  ];
  return h(
    "div.screen.playing.entering",
    bar(app),
    h(
      "main.play",
      h(
        "div.left",
        h("div.head", head),
        !onPaper && [h("div.thumbs", tools(app, draft)), gridToFill(app, draft)],
      ),
      h("div.words", withoutPhone(app, [])),
    ),
    dock(app, draft),
  );
}

/** What the next tap sets, and how many there are. @param {App} app @param {Draft} draft */
function tools(app, draft) {
  const total = app.view.table.deflectors;
  const tool = (/** @type {"nodes" | "deflectors"} */ which, /** @type {number} */ wanted) =>
    button(
      wordsAround(which === "nodes" ? "page-nodes-set" : "page-deflectors-set", {
        text: h("b", words("page-so-many-of", { count: draft[which].size, of: wanted })),
      }),
      () => {
        draft.tool = which;
        inThisTab.write(draftKey(app), { ...inThisTab.read(draftKey(app)), tool: which });
        app.render();
      },
      draft.tool === which ? "picked" : "",
      { "aria-pressed": draft.tool === which, "data-key": which },
    );
  return [tool("nodes", NODES), total > 0 && tool("deflectors", total)];
}

/** @param {App} app @param {Draft} draft */
function gridToFill(app, draft) {
  const { nodes, deflectors } = draft;
  const total = app.view.table.deflectors;
  const onNodes = draft.tool === "nodes";
  const [chosen, most] = onNodes ? [nodes, NODES] : [deflectors, total];
  const pick = (/** @type {string} */ space) => {
    if (!nodes.delete(space) && !deflectors.delete(space)) {
      if (chosen.size >= most) {
        return app.say(words(onNodes ? "page-all-nodes-set" : "page-all-deflectors-set"));
      }
      chosen.add(space);
    }
    redraw(app, draft);
  };
  const move = (/** @type {string} */ from, /** @type {string} */ to) => {
    if (nodes.has(to) || deflectors.has(to)) {
      return app.say(words("page-something-there", { space: to }));
    }
    const piece = nodes.has(from) ? nodes : deflectors;
    piece.delete(from);
    piece.add(to);
    redraw(app, draft);
  };
  const grid = {
    name: app.view.me.name,
    nodes: Object.fromEntries([...nodes].map((space) => [space, null])),
    shaded: [...nodes].flatMap(rangeOf),
    deflectors: [...deflectors],
  };
  const options = { symbols: {}, label: words("page-your-board.alone"), pick, move };
  return h("div.big", drawGrid(grid, options));
}

/** @param {App} app @param {Draft} draft */
function drawAtRandom(app, draft) {
  const left = [...SPACES];
  const take = (/** @type {number} */ count) =>
    new Set(Array.from({ length: count }, () => left.splice(below(left.length), 1)[0]));
  draft.nodes = take(NODES);
  draft.deflectors = take(app.view.table.deflectors);
  redraw(app, draft);
}

/** Where the board is kept, and that it is finished. @param {App} app @param {Draft} draft */
function dock(app, draft) {
  const { client, view } = app;
  const nodes = NODES - draft.nodes.size;
  const deflectors = view.table.deflectors - draft.deflectors.size;
  const begun = draft.nodes.size + draft.deflectors.size > 0;
  const way = (/** @type {string} */ which) =>
    button(
      words("page-way", { form: which }),
      () => {
        draft.way = which;
        redraw(app, draft);
      },
      draft.way === which ? "picked" : "",
      { "aria-pressed": draft.way === which, "data-key": which },
    );
  const onPaper = draft.way === "paper";
  const text = onPaper
    ? words("page-board-on-paper")
    : begun
      ? lacking(nodes, deflectors)
      : words("page-tap-to-place");
  const finished = button(text, () => give(app, draft), "primary", {
    disabled: (!onPaper && nodes + deflectors > 0) || client.busy,
    "data-key": "done",
  });
  return h(
    "section.dock",
    h("div.segments", { role: "group", "aria-label": words("page-where-board") }, WAYS.map(way)),
    h("p.quiet", words("page-way.about", { form: draft.way })),
    finished,
  );
}

/** What is still to be set, or that nothing is. @param {number} nodes @param {number} deflectors */
function lacking(nodes, deflectors) {
  if (nodes && deflectors)
    return words("page-still-both", { count: nodes, other_count: deflectors });
  if (nodes) return words("page-still-nodes", { count: nodes });
  return deflectors
    ? words("page-still-deflectors", { count: deflectors })
    : words("page-this-is-my-board");
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

/** @param {App} app @param {Draft} draft */
async function give(app, draft) {
  const { table } = app.client;
  const { name } = app.view.me;
  const key = draftKey(app);
  const [nodes, deflectors] = [sorted(draft.nodes), sorted(draft.deflectors)];
  const request = { do: "form", form: "board" };
  let found;
  if (draft.way === "given") found = await app.act({ ...request, nodes, deflectors });
  else if (draft.way === "paper") found = await app.act({ ...request, hidden: true });
  else {
    // kept first: without the board its commitment can't be opened
    const digest = keepBoard(table, name, { nodes, deflectors, salt: randomWord(16) });
    found = await app.client.ask({ ...request, hidden: true, digest });
    if (found.error) {
      // if no answer came, the referee may have taken it all the same
      if (found.error.kind !== "lost") dropBoard(table, name, digest);
      if (found.error.kind !== "busy") app.refuse(found.error);
      return;
    }
  }
  if (found) inThisTab.remove(key);
}
