// @ts-check
/** A territory game in play: whose turn it is, the grids, the last call, what this phone may do. */

import { button, h, isIsland, spoken } from "../dom.js";
import { drawGrid, placeOf, rangeOf } from "../grid.js";
import { bar, gameAt, passOn } from "./parts.js";
import { allies } from "./allies.js";
import { chip } from "./computers.js";
import { onPaper } from "./paper.js";
import { answering, askedFor } from "./answer.js";
import { showsTable, tableView } from "./table-view.js";
import { words, wordsAround } from "../words.js";

/** @typedef {import("../main.js").App} App */

/** @param {App} app */
export function play(app) {
  const { view } = app;
  const now = acting(app);
  follow(app, now);
  if (showsTable(app, Boolean(now.name))) return tableView(app);
  return h(
    "div",
    { class: `screen playing${now.name ? " aiming" : ""}` },
    bar(app),
    h(
      "main.play",
      h(
        "div.left",
        h("div.head", { id: "head" }, headOf(app, now)),
        h("div.big", { id: "big" }, enlarged(app, now)),
        thumbs(app, now),
      ),
      h(
        "div.words",
        view.table.paused && h("p.warning", words("page-paused")),
        soFar(view, now),
        told(app),
        buttons(app),
        standings(view),
      ),
    ),
    dock(app, now),
  );
}

/**
 * Who acts with this phone now: its player or, on the host's phone, one without a phone.
 * @param {App} app
 * @returns {{name: string | null, as: string | null, moves: string[][] | null, question: any}}
 */
export function acting(app) {
  const { view } = app;
  const { me, host, mine } = view;
  const nobody = { name: null, as: null, moves: null, question: null };
  const asked = view.view.question?.[0];
  const turn = asked || view.view.turn;
  if (!turn) return nobody;
  if (turn === me.name) {
    const moves = asked ? null : stillOpen(app, ownMoves(app));
    return { name: me.name, as: null, moves, question: asked ? mine.question : null };
  }
  if (!host?.for.includes(turn)) return nobody;
  const moves = asked ? null : stillOpen(app, host.table.moves);
  return { name: turn, as: turn, moves, question: asked ? host.table.question : null };
}

/**
 * The legal shots; of a board that only this phone knows, without those at one's own ground (M2,
 * M3)
 * which the referee can't tell. @param {App} app @returns {string[][]}
 */
function ownMoves(app) {
  const { view, client } = app;
  const { name } = view.me;
  const kept = client.board;
  if (!kept || !view.mine.hidden) return view.view.moves;
  const grid = view.view.grids.find((/** @type {any} */ each) => each.name === name);
  const around = (/** @type {string[]} */ nodes) => new Set(nodes.flatMap(rangeOf));
  const lost = around(Object.keys(grid.nodes).filter((node) => grid.nodes[node] !== name));
  const covered = around(kept.nodes.filter((node) => (grid.nodes[node] || name) === name));
  const started = around(kept.nodes);
  return view.view.moves.filter((/** @type {string[]} */ [at, space]) => {
    const [column, row] = placeOf(space);
    const held = started.has(space) && !grid.holders[row][column];
    return at !== name || !(held || (covered.has(space) && !lost.has(space)));
  });
}

/** Shots that were not refused in this position. @param {App} app @param {string[][]} moves */
function stillOpen(app, moves) {
  const refused = app.ui.refused?.version === app.view.version ? app.ui.refused.shots : [];
  return moves.filter((move) => !refused.includes(move.join(" ")));
}

/** @param {any} view @param {ReturnType<typeof acting>} now */
function heading(view, now) {
  const turn = view.view.question?.[0] || view.view.turn;
  if (now.name && !now.as) return words(now.question ? "page-you-are-asked" : "page-your-turn");
  return words(view.view.question ? "page-is-asked" : "page-turn-of", { who: turn });
}

/**
 * Whose turn it is, and whose grid is enlarged.
 * @param {App} app @param {ReturnType<typeof acting>} now
 */
function headOf(app, now) {
  const { view, ui } = app;
  const own = ui.grid === view.me.name;
  const whose = isIsland(ui.grid)
    ? words("page-island", { grid: ui.grid })
    : own
      ? words("page-your-grid")
      : words("page-grid-of", { grid: ui.grid });
  return [
    h("h1.turn", { "data-mine": Boolean(now.name), "data-heard": "" }, heading(view, now)),
    h("h2", ui.looking ? words("page-your-board.shown") : whose),
  ];
}

/**
 * Enlarge the grid that matters after every call.
 * @param {App} app @param {ReturnType<typeof acting>} now
 */
function follow(app, now) {
  const { view, ui } = app;
  const aimed = (/** @type {string[]} */ move) => move[0] === ui.grid && move[1] === ui.aim;
  if (!now.moves?.some(aimed)) ui.aim = ui.cost = null;
  if (ui.followed === gameAt(view)) return;
  ui.followed = gameAt(view);
  const last = lastCall(view);
  const open = (now.moves || []).map((move) => move[0]);
  if (open.length) {
    if (!open.includes(ui.grid)) ui.grid = open[0];
  } else if (view.view.question) ui.grid = view.view.question[0];
  else if (last.grid && last.number !== ui.lastNumber) ui.grid = last.grid;
  ui.lastNumber = last.number;
  if (!now.question) ui.answer = null;
  const known = view.view.grids.some((/** @type {any} */ grid) => grid.name === ui.grid);
  if (!known) ui.grid = view.view.grids[0]?.name;
}

/** @param {any} view */
export function lastCall(view) {
  const entry = view.view.log[view.view.log.length - 1];
  const events = (entry?.events || []).filter(
    (/** @type {any} */ event) => event.grid && event.space,
  );
  return { number: view.told?.number || 0, grid: events[0]?.grid || null, events };
}

/**
 * A grid as it lies on the table: of one's own, only what all may see.
 * @param {any} view @param {string} name
 */
export function publicGrid(view, name) {
  const own = view.mine?.on_paper[0];
  if (own?.name === name) return own;
  return view.view.grids.find((/** @type {any} */ grid) => grid.name === name);
}

/** One's own board with everything on it. @param {App} app */
function privateGrid(app) {
  const { view, client } = app;
  const grid = view.view.grids.find((/** @type {any} */ each) => each.name === view.me.name);
  const kept = client.board;
  if (!kept || !view.mine.hidden) return grid;
  const own = kept.nodes.map((space) => [space, view.me.name]);
  const deflectors = kept.deflectors.filter((space) => !grid.used.includes(space));
  return { ...grid, nodes: { ...Object.fromEntries(own), ...grid.nodes }, deflectors };
}

/** @param {App} app @param {ReturnType<typeof acting>} now */
function enlarged(app, now) {
  const { view, ui } = app;
  const symbols = view.table.symbols;
  const me = view.me.name;
  if (ui.looking)
    return drawGrid(privateGrid(app), { symbols, me, label: words("page-your-board.own") });
  const asked = askedFor(app, now);
  if (asked) return drawGrid(publicGrid(view, now.name || ""), { symbols, me, ...asked });
  const legal = new Set(
    (now.moves || []).flatMap(([at, space]) => (at === ui.grid ? [space] : [])),
  );
  const question = view.view.question;
  const fresh =
    question?.[0] === ui.grid
      ? [question[1]]
      : lastCall(view)
          .events.filter((/** @type {any} */ event) => event.grid === ui.grid)
          .map((/** @type {any} */ event) => event.space);
  const pick = legal.size
    ? (/** @type {string} */ space, /** @type {boolean} */ byKey) => aim(app, space, byKey)
    : undefined;
  return drawGrid(publicGrid(view, ui.grid), { symbols, legal, aimed: ui.aim, fresh, me, pick });
}

/** @param {App} app @param {string} space @param {boolean} byKey */
async function aim(app, space, byKey) {
  const { ui, view } = app;
  const { as, moves } = acting(app);
  const { grid } = ui;
  const asked = { do: "form", form: "cost", grid, space, ...(as ? { as } : {}) };
  if (!moves?.some((move) => move[0] === grid && move[1] === space)) {
    const { error } = await app.client.look(asked);
    if (error) return app.refuse(error);
    const [taker, whose] = [as ? "other" : "you", grid === view.me.name ? "you" : "other"];
    return app.say(words("page-cannot-shoot", { taker, who: as, whose, grid, space }));
  }
  ui.aim = space;
  ui.cost = null;
  app.render();
  if (byKey)
    /** @type {HTMLElement | null} */ (document.querySelector("[data-key=shoot]"))?.focus();
  const found = await app.client.look(asked);
  if (found.form && ui.aim === space) {
    ui.cost = found.form;
    app.render();
  }
}

/** @param {App} app @param {ReturnType<typeof acting>} now */
function thumbs(app, now) {
  const { view, ui } = app;
  const open = new Set((now.moves || []).map((move) => move[0]));
  const thumb = (/** @type {string} */ name) => {
    const [picked, legal] = [name === ui.grid, open.has(name)];
    const options = { symbols: view.table.symbols, small: true, me: view.me.name };
    return button(
      [drawGrid(publicGrid(view, name), options), h("span", spoken(name))],
      () => {
        ui.grid = name;
        ui.aim = ui.cost = null;
        app.render();
      },
      `thumb${picked ? " picked" : ""}${legal ? " open" : ""}`,
      {
        "aria-pressed": picked,
        "data-key": `grid ${name}`,
        "aria-label": words(legal ? "page-grid-of.open" : "page-grid-of", { grid: name }),
      },
    );
  };
  return h(
    "div",
    {
      class: view.view.grids.length > 4 ? "thumbs many" : "thumbs",
      role: "group",
      "aria-label": words("page-all-grids"),
    },
    view.view.grids.map((/** @type {any} */ grid) => thumb(grid.name)),
  );
}

/**
 * What this phone may do now, always in sight.
 * @param {App} app @param {ReturnType<typeof acting>} now
 */
function dock(app, now) {
  const turn = app.view.view.question?.[0] || app.view.view.turn;
  const content = now.question
    ? answering(app, now)
    : now.moves
      ? aiming(app, now)
      : passOn(app, turn);
  return content && h("section", { class: `dock${now.question ? " ask" : ""}` }, content);
}

/** @param {App} app @param {ReturnType<typeof acting>} now */
function aiming(app, now) {
  const { ui, view, client } = app;
  const as = now.as ? { as: now.as } : {};
  if (!now.moves?.length) {
    const pass = () => app.act({ do: "say", text: `pass ${now.name}`, ...as });
    return [
      h("p.large", now.as ? words("page-no-shot", { who: now.as }) : words("page-you-no-shot")),
      button(words("page-pass"), pass, "primary", { disabled: client.busy, "data-key": "pass" }),
    ];
  }
  const shoot = async () => {
    const { version } = view;
    const shot = `${ui.grid} ${ui.aim}`;
    const found = await client.ask({ do: "say", text: `move ${now.name} ${shot}`, ...as });
    if (found.error?.kind === "refused") refuse(app, version, shot);
    if (found.error) return found.error.kind !== "busy" && app.refuse(found.error);
    ui.aim = ui.cost = null;
    app.render();
  };
  return [
    ui.aim
      ? h("p.large", question(app, now), " ", cost(app, now))
      : h(
          "p.large",
          now.as ? words("page-tap-called", { who: now.as }) : words("page-tap-glowing"),
        ),
    h(
      "div.row",
      button(words("page-not-yet"), () => ((ui.aim = ui.cost = null), app.render()), "", {
        disabled: !ui.aim || client.busy,
        "data-key": "not-yet",
      }),
      button(words("page-shoot"), shoot, "primary", {
        disabled: !ui.aim || client.busy,
        "data-key": "shoot",
      }),
    ),
  ];
}

/**
 * Note that a shot is not possible here, whatever the reason.
 * @param {App} app @param {string} version @param {string} shot
 */
function refuse(app, version, shot) {
  const { ui } = app;
  const before = ui.refused?.version === version ? ui.refused.shots : [];
  ui.refused = { version, shots: [...before, shot] };
  app.render();
}

/** Whether to shoot where was aimed. @param {App} app @param {ReturnType<typeof acting>} now */
function question({ ui, view }, now) {
  const whose = ui.grid === view.me.name ? "you" : "other";
  return wordsAround("page-shoot-at", {
    taker: now.as ? "other" : "you",
    who: now.as,
    whose,
    grid: h("b", spoken(ui.grid)),
    space: h("b", ui.aim),
  });
}

/** What a shot costs, in words. @param {App} app @param {ReturnType<typeof acting>} now */
function cost(app, now) {
  const { ui, view } = app;
  if (!ui.cost) return null;
  if (!ui.cost.to) return h("span.quiet", words("page-costs-nothing"));
  const { to, grid, space } = ui.cost;
  const side = (/** @type {string | null} */ name) => (name === view.me.name ? "you" : "other");
  const [taker, getter, whose] = [now.as ? "other" : "you", side(to), side(grid)];
  return h(
    "span.quiet",
    words("page-cost", { taker, who: now.as, getter, other: to, whose, grid, space }),
  );
}

/**
 * What is known of a shot that waits for an answer.
 * @param {any} view @param {ReturnType<typeof acting>} now
 */
function soFar(view, now) {
  const lines = [...view.table.so_far];
  const waits = view.view.question && !now.question;
  if (waits) lines.push(`${view.table.asked}.`);
  return (
    lines.length > 0 && h("p", { class: waits ? "large" : "", "data-heard": "" }, lines.join(" "))
  );
}

/** The last call as it is read out, and what to do on paper. @param {App} app */
function told(app) {
  const { view } = app;
  const last = view.told;
  if (!last) {
    const nobody = h("section.told", h("p", words("page-nobody-has-shot")));
    return view.view.question ? null : nobody;
  }
  const lines = view.view.question ? [] : last.lines;
  return h(
    "section.told",
    lines.map((/** @type {string} */ text, /** @type {number} */ i) =>
      h("p", { class: i ? "" : "large", "data-heard": "" }, `${text} `),
    ),
    onPaper(app, last),
  );
}

/** @param {App} app */
function buttons(app) {
  const { view, ui } = app;
  const toMe = (/** @type {any} */ offer) => offer.to === view.me.name;
  const offers = view.offers?.filter(toMe).length || 0;
  const can = view.mine?.may_ally.length || view.mine?.may_leave || view.offers?.length;
  const knows = view.view.you?.nodes || app.client.board;
  const look = (/** @type {boolean} */ on) => {
    if (Boolean(ui.looking) === on) return;
    ui.looking = on;
    const now = acting(app);
    // the button stays under the finger that holds it
    document.getElementById("big")?.replaceChildren(enlarged(app, now));
    document.getElementById("head")?.replaceChildren(...headOf(app, now));
  };
  const end = () => look(false);
  const hold = h(
    "button.hold",
    {
      type: "button",
      "data-key": "hold",
      onpointerdown: (/** @type {PointerEvent} */ event) => {
        event.preventDefault();
        for (const over of ["pointerup", "pointercancel", "blur"])
          addEventListener(over, end, { once: true });
        document.addEventListener("visibilitychange", end, { once: true });
        look(true);
      },
      onkeydown: (/** @type {KeyboardEvent} */ event) => {
        if (![" ", "Enter"].includes(event.key)) return;
        event.preventDefault();
        look(true);
      },
      onkeyup: end,
      oncontextmenu: (/** @type {Event} */ event) => event.preventDefault(),
    },
    words("page-hold"),
  );
  const offered = offers
    ? words("page-alliances.offered", { count: offers })
    : words("page-alliances");
  const kind = offers ? "primary" : "";
  return h(
    "div.row.tools",
    knows && hold,
    Boolean(can) && button(offered, () => allies(app), kind, { "data-key": "allies" }),
  );
}

/** @param {any} view */
export function standings(view) {
  const { players, rounds, turn } = view.view;
  const line = (/** @type {any} */ player) => {
    const { nodes: count, out_of: of } = player;
    const nodes = of ? words("page-nodes-of", { count, of }) : words("page-nodes", { count });
    const allied = player.alliance?.filter((/** @type {string} */ name) => name !== player.name);
    return h(
      "li",
      { class: `${player.name === turn ? "turn" : ""}${player.in_game ? "" : " out"}` },
      h("b", h("span.symbol", player.symbol), ` ${spoken(player.name)}`),
      chip(view, player.name),
      h("span", player.in_game ? nodes : words("page-out-of-the-game")),
      allied && h("span.quiet", words("page-allied-with", { players: allied })),
    );
  };
  const round =
    rounds &&
    words("page-so-many-of", { count: Math.min(rounds.over + 1, rounds.of), of: rounds.of });
  return h(
    "ul.standings",
    players.map(line),
    round && h("li", h("b", words("page-round")), h("span", round)),
  );
}
