// @ts-check
/** A territory game in play: whose turn it is, the grids, the last call, and what this phone may do now. */

import { button, h, listed, readable, spoken } from "../dom.js";
import { drawGrid, placeOf, rangeOf } from "../grid.js";
import { bar } from "./parts.js";
import { allies } from "./allies.js";
import { answering } from "./answer.js";

/** @param {import("../main.js").App} app */
export function play(app) {
  const { view, ui } = app;
  const now = acting(app);
  follow(app, now);
  const open = view.view.question;
  return h(
    "div",
    { class: "screen" },
    bar(app),
    h(
      "main",
      { class: "play" },
      h("div", { class: "left" },
        h("h1", { class: "turn", "data-mine": Boolean(now.name) }, heading(view, now)),
        view.table.paused && h("p", { class: "warning" }, "The host has paused the game."),
        h("div", { id: "big", class: "big" }, enlarged(app, now)),
        thumbs(app, now)),
      h("div", { class: "right" },
        view.table.so_far.length > 0 && h("p", { "aria-live": "polite" }, view.table.so_far.join(" ")),
        now.question ? answering(app, now) : now.moves ? aiming(app, now) : open ? h("section", { class: "panel" }, h("p", { class: "large" }, `${readable(view.table.asked, view.table.seats)}.`)) : null,
        passOn(app, now),
        told(app),
        buttons(app),
        standings(view)),
    ),
  );
}

/**
 * Who acts with this phone now: its player or, on the host's phone, one without a phone.
 * @param {import("../main.js").App} app @returns {{name: string | null, as: string | null, moves: string[][] | null, question: any}}
 */
export function acting(app) {
  const { view } = app;
  const { me, host, mine } = view;
  const nobody = { name: null, as: null, moves: null, question: null };
  const asked = view.view.question?.[0];
  const turn = asked || view.view.turn;
  if (!turn) return nobody;
  if (turn === me.name) return { name: me.name, as: null, moves: asked ? null : ownMoves(app), question: asked ? mine.question : null };
  if (!host?.for.includes(turn)) return nobody;
  return { name: turn, as: turn, moves: asked ? null : host.table.moves, question: asked ? host.table.question : null };
}

/**
 * The legal shots; of a board that only this phone knows, without those at one's own ground (M2, M3), which the
 * referee can't tell. @param {import("../main.js").App} app @returns {string[][]}
 */
function ownMoves(app) {
  const { view, client } = app;
  const { name } = view.me;
  const kept = client.kept.boards[name];
  if (!kept || !view.mine.hidden) return view.view.moves;
  const grid = view.view.grids.find((/** @type {any} */ each) => each.name === name);
  const around = (/** @type {string[]} */ nodes) => new Set(nodes.flatMap(rangeOf));
  const lost = around(Object.keys(grid.nodes).filter((node) => grid.nodes[node] !== name));
  const covered = around(kept.nodes.filter((/** @type {string} */ node) => (grid.nodes[node] || name) === name));
  const started = around(kept.nodes);
  return view.view.moves.filter((/** @type {string[]} */ [at, space]) => {
    const [column, row] = placeOf(space);
    const held = started.has(space) && !grid.holders[row][column];
    return at !== name || !(held || (covered.has(space) && !lost.has(space)));
  });
}

/** @param {any} view @param {ReturnType<typeof acting>} now */
function heading(view, now) {
  const turn = view.view.question?.[0] || view.view.turn;
  if (now.name && !now.as) return now.question ? "You are asked" : "Your turn";
  return now.question || view.view.question ? `${spoken(turn)} is asked` : `${spoken(turn)}'s turn`;
}

/** Enlarge the grid that matters after every call. @param {import("../main.js").App} app @param {ReturnType<typeof acting>} now */
function follow(app, now) {
  const { view, ui } = app;
  if (ui.followed === view.version) return;
  ui.followed = view.version;
  const last = lastCall(view);
  const open = (now.moves || []).map((move) => move[0]);
  if (!ui.aim || !now.moves?.some((move) => move[0] === ui.grid && move[1] === ui.aim)) ui.aim = ui.cost = null;
  if (open.length) {
    if (!open.includes(ui.grid)) ui.grid = open[0];
  } else if (view.view.question) ui.grid = view.view.question[0];
  else if (last.grid && last.number !== ui.lastNumber) ui.grid = last.grid;
  ui.lastNumber = last.number;
  if (!now.question) ui.answer = null;
  if (!view.view.grids.some((/** @type {any} */ grid) => grid.name === ui.grid)) ui.grid = view.view.grids[0]?.name;
}

/** @param {any} view */
function lastCall(view) {
  const entry = view.view.log[view.view.log.length - 1];
  const events = (entry?.events || []).filter((/** @type {any} */ event) => event.grid && event.space);
  return { number: view.told?.number || 0, grid: events[0]?.grid || null, events };
}

/** A grid as it lies on the table: of one's own, only what all may see. @param {any} view @param {string} name */
function publicGrid(view, name) {
  const own = view.mine?.on_paper[0];
  return own?.name === name ? own : view.view.grids.find((/** @type {any} */ grid) => grid.name === name);
}

/** One's own board with everything on it. @param {import("../main.js").App} app */
export function privateGrid(app) {
  const { view, client } = app;
  const grid = view.view.grids.find((/** @type {any} */ each) => each.name === view.me.name);
  const kept = client.kept.boards[view.me.name];
  if (!kept || !view.mine.hidden) return grid;
  const nodes = { ...Object.fromEntries(kept.nodes.map((/** @type {string} */ space) => [space, view.me.name])), ...grid.nodes };
  return { ...grid, nodes, deflectors: kept.deflectors.filter((/** @type {string} */ space) => !grid.used.includes(space)) };
}

/** @param {import("../main.js").App} app @param {ReturnType<typeof acting>} now */
function enlarged(app, now) {
  const { view, ui } = app;
  const symbols = view.table.symbols;
  if (ui.looking) {
    return [h("h2", null, "Your board, for you alone"), drawGrid(privateGrid(app), { symbols, me: view.me.name, label: "Your own board" })];
  }
  const legal = new Set((now.moves || []).filter((move) => move[0] === ui.grid).map((move) => move[1]));
  const fresh = lastCall(view).events.filter((/** @type {any} */ event) => event.grid === ui.grid).map((/** @type {any} */ event) => event.space);
  if (view.view.question?.[0] === ui.grid) fresh.splice(0, fresh.length, view.view.question[1]);
  return [
    h("h2", null, ui.grid === view.me.name ? "Your grid" : /^I\d+$/.test(ui.grid) ? `Island ${ui.grid}` : `${spoken(ui.grid)}'s grid`),
    drawGrid(publicGrid(view, ui.grid), { symbols, legal, aimed: ui.aim, fresh, me: view.me.name, pick: legal.size ? (space) => aim(app, space) : undefined }),
  ];
}

/** @param {import("../main.js").App} app @param {string} space */
async function aim(app, space) {
  const { ui, view } = app;
  const { as, moves } = acting(app);
  if (!moves?.some((move) => move[0] === ui.grid && move[1] === space))
    return app.say(`${as ? `${spoken(as)} can't` : "You can't"} shoot ${ui.grid === view.me.name ? "your own" : spoken(ui.grid)} ${space} now. Tap a glowing space.`);
  ui.aim = space;
  ui.cost = null;
  app.render();
  const found = await app.client.look({ do: "form", form: "cost", grid: ui.grid, space, ...(as ? { as } : {}) });
  if (found.form && ui.aim === space) {
    ui.cost = found.form;
    app.render();
  }
}

/** @param {import("../main.js").App} app @param {ReturnType<typeof acting>} now */
function thumbs(app, now) {
  const { view, ui } = app;
  const open = new Set((now.moves || []).map((move) => move[0]));
  return h(
    "div",
    { class: "thumbs", role: "group", "aria-label": "All grids" },
    view.view.grids.map((/** @type {any} */ grid) =>
      button(
        [drawGrid(publicGrid(view, grid.name), { symbols: view.table.symbols, small: true, me: view.me.name }), h("span", null, spoken(grid.name))],
        () => ((ui.grid = grid.name), (ui.aim = ui.cost = null), app.render()),
        `thumb${grid.name === ui.grid ? " picked" : ""}${open.has(grid.name) ? " open" : ""}`,
        { "aria-pressed": grid.name === ui.grid, "data-key": `grid ${grid.name}`, "aria-label": `${spoken(grid.name)}'s grid${open.has(grid.name) ? ", may be shot at" : ""}` },
      )),
  );
}

/** @param {import("../main.js").App} app @param {ReturnType<typeof acting>} now */
function aiming(app, now) {
  const { ui, view, client } = app;
  const moves = now.moves || [];
  const who = now.as ? `${spoken(now.as)} (no phone)` : "";
  if (!moves.length)
    return h("section", { class: "panel dock" }, h("p", { class: "large" }, `${who || "You"} ${who ? "has" : "have"} no legal shot.`), button("Pass", () => app.act({ do: "say", text: `pass ${now.name}`, ...(now.as ? { as: now.as } : {}) }), "primary", { disabled: client.busy, "data-key": "pass" }));
  if (!ui.aim) return h("section", { class: "panel dock" }, h("p", { class: "large" }, who ? `${who}: tap the space that was called.` : "Tap a glowing space to aim."));
  const cost = ui.cost;
  const shooter = now.as ? spoken(now.as) : "you";
  const own = cost?.grid === view.me.name ? " your grid" : ` ${spoken(cost?.grid)}'s grid`;
  return h(
    "section",
    { class: "panel dock" },
    h("p", { class: "large" }, now.as ? `${spoken(now.as)} shoots ` : "Shoot ", h("b", null, `${ui.grid === view.me.name ? "your own" : spoken(ui.grid)} ${ui.aim}`), "?"),
    cost && h("p", null, cost.to ? `If ${shooter} ${now.as ? "takes" : "take"} it, ${cost.to === view.me.name ? "you get" : `${spoken(cost.to)} gets`} ${cost.space} on${own}.` : "It costs nothing."),
    h("div", { class: "row" },
      button("Not yet", () => ((ui.aim = ui.cost = null), app.render()), "", { "data-key": "not-yet" }),
      button(client.busy ? "Sending …" : "Shoot", async () => {
        if (await app.act({ do: "say", text: `move ${now.name} ${ui.grid} ${ui.aim}`, ...(now.as ? { as: now.as } : {}) })) {
          ui.aim = ui.cost = null;
          app.render();
        }
      }, "primary", { disabled: client.busy, "data-key": "shoot" })),
  );
}

/** On a phone that is passed around: whose hands it goes to. @param {import("../main.js").App} app @param {ReturnType<typeof acting>} now */
function passOn(app, now) {
  const turn = app.view.view.question?.[0] || app.view.view.turn;
  if (!app.transport.passedAround || !turn || now.name) return null;
  return button(`Pass the phone to ${spoken(turn)}`, () => app.transport.handTo(app, turn), "primary", { "data-key": "pass-on" });
}

/** The last call as it is read out, and what to do on paper. @param {import("../main.js").App} app */
function told(app) {
  const { view, ui } = app;
  const last = view.told;
  if (!last) return view.view.question ? null : h("section", { class: "told" }, h("p", null, "Nobody has shot yet."));
  if (ui.ticked?.number !== last.number) ui.ticked = { number: last.number, done: new Set() };
  const marks = [...last.marks.map((/** @type {string} */ mark) => mark), ...last.erase.map((/** @type {string} */ mark) => `take back ${mark}`)];
  return h(
    "section",
    { class: "told", "aria-live": "polite" },
    !view.view.question && last.lines.map((/** @type {string} */ line, /** @type {number} */ i) => h("p", { class: i ? "" : "large" }, line)),
    marks.length > 0 && h("details", { open: ui.paper !== false, ontoggle: (/** @type {any} */ e) => (ui.paper = e.target.open) }, h("summary", null, `On paper (${marks.length - ui.ticked.done.size})`),
      h("ul", { class: "marks" }, marks.map((mark, i) => h("li", null, button([h("span", { class: "tick" }, ui.ticked.done.has(i) ? "✓" : ""), h("span", null, mark)], () => (ui.ticked.done.has(i) ? ui.ticked.done.delete(i) : ui.ticked.done.add(i), app.render()), ui.ticked.done.has(i) ? "mark done" : "mark", { role: "checkbox", "aria-checked": ui.ticked.done.has(i), "data-key": `mark ${i}` }))))),
  );
}

/** @param {import("../main.js").App} app */
function buttons(app) {
  const { view, ui } = app;
  const offers = view.offers?.filter((/** @type {any} */ offer) => offer.to === view.me.name).length || 0;
  const can = view.mine?.may_ally.length || view.mine?.may_leave || view.offers?.length;
  const knows = view.view.you?.nodes || app.client.kept.boards[view.me.name];
  const look = (/** @type {boolean} */ on) => {
    if (Boolean(ui.looking) === on) return;
    ui.looking = on;
    if (on) document.getElementById("big")?.replaceChildren(...enlarged(app, acting(app)));
    else app.render();
  };
  const end = () => look(false);
  const hold = h("button", {
    type: "button", class: "hold", "data-key": "hold",
    onpointerdown: (/** @type {PointerEvent} */ e) => {
      e.preventDefault();
      for (const event of ["pointerup", "pointercancel", "blur"]) addEventListener(event, end, { once: true });
      document.addEventListener("visibilitychange", end, { once: true });
      look(true);
    },
    onkeydown: (/** @type {KeyboardEvent} */ e) => [" ", "Enter"].includes(e.key) && (e.preventDefault(), look(true)),
    onkeyup: end,
    oncontextmenu: (/** @type {Event} */ e) => e.preventDefault(),
  }, "Hold to see your board");
  return h(
    "div",
    { class: "row tools" },
    knows && hold,
    Boolean(can) && button(offers ? `Alliances: ${offers} offer${offers === 1 ? "" : "s"}` : "Alliances", () => allies(app), offers ? "primary" : "", { "data-key": "allies" }),
  );
}

/** @param {any} view */
function standings(view) {
  return h(
    "ul",
    { class: "standings" },
    view.view.players.map((/** @type {any} */ player) =>
      h("li", { class: `${player.name === view.view.turn ? "turn" : ""}${player.in_game ? "" : " out"}` },
        h("b", null, h("span", { class: "symbol" }, player.symbol), ` ${spoken(player.name)}`),
        h("span", null, player.in_game ? `${player.nodes}${player.out_of ? ` of ${player.out_of}` : ""} Nodes` : "out of the game"),
        player.alliance && h("span", { class: "quiet" }, `with ${listed(player.alliance.filter((/** @type {string} */ name) => name !== player.name))}`))),
    view.view.rounds && h("li", null, h("b", null, "Round"), h("span", null, `${Math.min(view.view.rounds.over + 1, view.view.rounds.of)} of ${view.view.rounds.of}`)),
  );
}
