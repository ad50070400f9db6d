// @ts-check
/** Tactics Joker: the cards laid out, then the table as a map, dice, battles as sums, and what this phone may do now. */

import { button, capital, counted, h, listed, spoken } from "../dom.js";
import { drawMap, groundOf, smallCard } from "../tactics-map.js";
import { saveRecord } from "./host.js";
import { again, bar } from "./parts.js";

const RACES = {
  elves: "enter forests on 2 to 6",
  dwarves: "enter mountains on 2 to 6",
  kobolds: "18 units; castles bring one on 4 to 6; a 6 counts 0 in battle",
  humans: "four moves, one of them of a single unit",
  undead: "two moves; enemies killed may join you",
};

/** @param {import("../main.js").App} app */
export function tactics(app) {
  const { lacks, stage } = app.view.table;
  if (lacks) return h("div", { class: "screen" }, bar(app), laying(app));
  const over = stage === "over";
  return h("div", { class: over ? "screen playing over" : "screen playing" }, bar(app), playing(app));
}

/** Whom this phone may act for. @param {any} view @param {string | null | undefined} name @returns {{as?: string} | null} */
const may = (view, name) => (!name ? null : name === view.me.name ? {} : view.host?.for.includes(name) ? { as: name } : null);

// -- races and cards ---------------------------------------------------------------------------

/** @param {import("../main.js").App} app */
function laying(app) {
  const { view, client } = app;
  const { races, row } = view.table.lacks;
  const fog = view.view.variants.includes("fog");
  const race = races.find((/** @type {string} */ name) => may(view, name));
  const wait = races.length && !race;
  const fill = (/** @type {any} */ form) => app.act({ do: "form", ...form });
  const typed = (/** @type {string} */ id) => /** @type {HTMLInputElement} */ (document.getElementById(id)).value;
  const form = (/** @type {string} */ id, /** @type {string} */ label, /** @type {string} */ text, /** @type {() => void} */ send, kind = "") =>
    h("form", { onsubmit: (/** @type {Event} */ event) => (event.preventDefault(), send()) },
      h("label", null, label, h("input", { id, "data-key": id, autocomplete: "off", autocapitalize: "off", spellcheck: "false" })),
      h("button", { type: "submit", class: kind, disabled: client.busy }, text));
  const rows = form("cards", `Row ${row}, from A to G: seven cards, such as KS 2C AC 4S 3S X KH`, "Next row", () => fill({ form: "row", cards: typed("cards") }), row > 1 ? "primary" : "");
  const open = may(view, view.me.name) || view.me.host;
  return h("main", { class: "plain" },
    h("h1", { class: "turn" }, race ? `${race === view.me.name ? "Your" : `${spoken(race)}'s`} race` : wait ? "One moment …" : "The cards"),
    race ? view.table.lacks.of.map((/** @type {string} */ each) => button([h("b", null, capital(each)), h("span", null, /** @type {any} */ (RACES)[each])], () => app.act({ do: "say", text: `race ${race} ${each}`, ...may(view, race) }), "option", { disabled: client.busy, "data-key": `race ${each}` }))
    : wait ? h("p", null, `${listed(races)} ${races.length > 1 ? "choose" : "chooses"} a race.`)
    : !open ? h("p", null, "The players lay the cards.")
    : [
        row === 1 && [
          button("Deal at random", () => fill({ form: "deal" }), "primary", { disabled: client.busy, "data-key": "deal" }),
          form("seed", "Or the deal on your printed board, such as k7", "Use this deal", () => fill({ form: "deal", seed: typed("seed").trim() })),
          h("details", null, h("summary", null, "Or type the cards on your table"), rows)],
        row > 1 && rows,
        fog && h("p", { class: "quiet" }, "Fog: whoever types the cards, or knows the deal, knows the whole table."),
      ]);
}

// -- play --------------------------------------------------------------------------------------

/** @param {import("../main.js").App} app */
function playing(app) {
  const { view, ui } = app;
  const game = view.view;
  const asked = game.question;
  const turn = asked?.player || game.turn;
  const as = may(view, turn);
  const moves = as && !asked ? (as.as ? view.host.table.moves : game.moves) : [];
  if (ui.tactics?.version !== view.version) ui.tactics = { version: view.version, dice: [], castles: [] };
  const t = ui.tactics;
  const spaces = as && asked && ["castles", "push"].includes(asked.what) ? asked.spaces : [];
  const targets = moves.filter((/** @type {any} */ move) => move.from === t.from);
  const glow = new Set(spaces.length ? spaces : t.from ? targets.map((/** @type {any} */ move) => move.to) : moves.map((/** @type {any} */ move) => move.from));
  const pick = (/** @type {string} */ space) => {
    if (spaces.length) choose(t, asked, space);
    else if (targets.some((/** @type {any} */ move) => move.to === space)) aim(app, as, targets.find((/** @type {any} */ move) => move.to === space));
    else Object.assign(t, { from: space !== t.from && moves.some((/** @type {any} */ move) => move.from === space) ? space : null, move: null, odds: null });
    app.render();
  };
  const over = game.result;
  const winners = over?.winners || [];
  const heading = over ? (winners.length ? `${listed(winners)} wins` : "A draw") : as && !as.as ? (turn === game.turn ? "Your turn" : "Your dice") : turn === game.turn ? `${spoken(turn)}'s turn` : `${spoken(turn)}'s dice`;
  const left = game.moves_left > 0 && !over && counted(game.moves_left, "move");
  const map = drawMap(game, {
    symbols: view.table.symbols,
    glow,
    from: t.from || t.castles[0],
    to: t.move?.to || t.castles[1],
    last: lastMove(game),
    pick: as && glow.size ? pick : undefined,
  });
  const main = h(
    "main",
    { class: "play tactics" },
    h(
      "div",
      { class: "left" },
      h(
        "div",
        { class: "head" },
        over && winners.map((/** @type {string} */ name) => h("span", { class: "sign" }, view.table.symbols[name])),
        h("h1", { class: "turn", "data-mine": Boolean(as), "data-heard": "" }, heading),
        left && h("h2", null, `${left} left`),
      ),
      h("div", { class: "big" }, map),
    ),
    h(
      "div",
      { class: "words" },
      view.table.paused && h("p", { class: "warning" }, "The host has paused the game."),
      over && [
        h("p", { class: "large" }, view.told?.lines.slice(-1)[0]),
        button("Save the record", () => saveRecord(app), "", { "data-key": "record" }),
      ],
      !over && !as && h("p", { class: "large" }, view.table.due ? `${view.table.due}.` : `${spoken(turn)} moves.`),
      battle(app),
      told(view),
      standings(view),
      !over && agreeing(app),
    ),
  );
  return [main, over ? again(app) : as ? dock(app, as, moves) : passOn(app, turn)];
}

/** The last move, for the line on the map. @param {any} game */
function lastMove(game) {
  const events = game.log.filter((/** @type {any} */ entry) => !entry.void).flatMap((/** @type {any} */ entry) => entry.events);
  return events.filter((/** @type {any} */ event) => ["moved", "began"].includes(event.event)).slice(-1).find((/** @type {any} */ event) => event.event === "moved") || null;
}

/** Take a castle or the space of a push, or put it back. @param {any} t @param {any} asked @param {string} space */
function choose(t, asked, space) {
  const most = asked.choose || 1;
  t.castles = t.castles.includes(space) ? t.castles.filter((/** @type {string} */ each) => each !== space) : [...t.castles, space].slice(-most);
}

/** @param {import("../main.js").App} app @param {any} as @param {any} move */
function aim(app, as, move) {
  const t = app.ui.tactics;
  Object.assign(t, { move, units: Math.min(t.units || move.most, move.most), odds: null });
  if (t.move.to !== t.aimed) t.units = move.most;
  t.aimed = move.to;
  count(app, as, t.units);
}

/** Say how many go; for an attack, ask for the odds. @param {import("../main.js").App} app @param {any} as @param {number} units */
async function count(app, as, units) {
  const t = app.ui.tactics;
  const { move } = t;
  const enemy = app.view.view.armies[move.to];
  Object.assign(t, { units, tired: Math.max(0, units - move.fresh), odds: null });
  app.render();
  if (!enemy || enemy.player === app.view.view.turn) return;
  const found = await app.client.look({ do: "form", form: "odds", from: move.from, to: move.to, units, ...as });
  if (found.form && t === app.ui.tactics && t.move === move && t.units === units) {
    t.odds = found.form;
    app.render();
  }
}

/** What this phone may do now. @param {import("../main.js").App} app @param {any} as @param {any[]} moves */
function dock(app, as, moves) {
  const { view, ui, client } = app;
  const game = view.view;
  const asked = game.question;
  const t = ui.tactics;
  const who = asked?.player || game.turn;
  const head = as.as ? `${spoken(who)} (no phone): ` : "";
  const panel = (/** @type {any[]} */ ...content) => h("section", { class: "dock" }, ...content);
  const say = (/** @type {string} */ text) => app.act({ do: "say", text, ...as });
  const sure = (/** @type {string} */ text, /** @type {string} */ statement, ready = true) => button(text, () => say(statement), "primary", { disabled: client.busy || !ready, "data-key": "do-it" });
  switch (asked?.what) {
    case "castles": {
      const two = asked.choose === 2;
      return panel(h("p", { class: "large" }, capital(`${head}tap ${two ? "two castles" : "a castle"} on the map.`)), sure(t.castles.length ? `Start on ${t.castles.join(" and ")}` : "Start", `castle ${who} ${t.castles.join(" ")}`, t.castles.length === asked.choose));
    }
    case "push":
      return panel(h("p", { class: "large" }, capital(`${head}where does the beaten army go?`)), sure(t.castles.length ? `Push it to ${t.castles[0]}` : "Tap a space", `push ${who} ${t.castles[0]}`, t.castles.length === 1));
    case "joker":
      return panel(h("p", { class: "large" }, capital(`${head}which card takes the joker's place?`)),
        h("div", { class: "choices" }, asked.cards.map((/** @type {string} */ card) => button(smallCard(card), () => ((t.card = card), app.render()), t.card === card ? "picked" : "", { "aria-label": card, "aria-pressed": t.card === card, "data-key": `card ${card}` }))),
        sure(t.card ? `Put ${t.card} there` : "Tap a card", `joker ${who} ${t.card}`, Boolean(t.card)));
    case "turn":
      if (!asked.dice) return panel(h("p", null, capital(`${head}no castle rolls.`)), sure("Begin the turn", `turn ${who}`));
      return panel(dice(app, as, `${head}the castles roll`, asked.spaces));
    case "roll":
      return panel(dice(app, as, `${head}${rolling(view, who)}`, []));
  }
  const { move } = t;
  const end = button("End the turn", () => say(`end ${who}`), "", { disabled: client.busy, "data-key": "end" });
  if (!move) return panel(h("p", { class: "large" }, capital(`${head}${t.from ? `where does the army on ${t.from} go?` : moves.length ? "tap an army to move it." : "no army can move."}`)), h("div", { class: "row" }, t.from && button("Not this one", () => ((t.from = null), app.render()), "", { "data-key": "not-yet" }), end));
  const [least, most] = [Math.max(0, t.units - move.fresh), Math.min(t.units, move.tired)];
  const rough = roughTo(view, move, who);
  return panel(
    h("p", { class: "large" }, head, h("b", null, `${move.from} to ${move.to}`), move.most > 1 ? ": how many?" : ": one unit."),
    move.most > 1 && h("div", { class: "counts", role: "group", "aria-label": "Units" }, Array.from({ length: move.most }, (_, i) => button(i + 1, () => count(app, as, i + 1), t.units === i + 1 ? "picked" : "", { "aria-pressed": t.units === i + 1, "data-key": `units ${i + 1}` }))),
    least < most && h("div", { class: "counts", role: "group", "aria-label": "Tired units among them" }, h("span", null, "tired:"), Array.from({ length: most - least + 1 }, (_, i) => button(least + i, () => ((t.tired = least + i), app.render()), t.tired === least + i ? "picked" : "", { "aria-pressed": t.tired === least + i, "data-key": `tired ${least + i}` }))),
    rough && h("p", null, `${capital(rough.ground)}: each unit needs ${rough.needs}${rough.needs < 6 ? " or more" : ""} to get in.`),
    t.odds && [sums(view, t.odds.sides), h("p", null, h("b", null, `${spoken(who)} wins ${percent(t.odds.wins[0])}`), `, ${spoken(t.odds.sides[1].player)} ${percent(t.odds.wins[1])}${t.odds.wins[2] < 0.005 ? "" : `, nobody ${percent(t.odds.wins[2])}`}.`)],
    h("div", { class: "row" },
      button("Not yet", () => (Object.assign(t, { move: null, odds: null }), app.render()), "", { "data-key": "not-yet" }),
      sure(t.odds ? "Attack" : "Move", `move ${who} ${t.units} ${move.from} ${move.to}${t.tired !== Math.max(0, t.units - move.fresh) ? ` tired ${t.tired}` : ""}`)),
  );
}

/** A chance as people read it. @param {number} chance */
const percent = (chance) => (chance > 0 && chance < 0.005 ? "under 1 %" : chance < 1 && chance > 0.995 ? "over 99 %" : `${Math.round(100 * chance)} %`);

/** Rough ground ahead, as far as this phone sees the card. @param {any} view @param {any} move @param {string} who */
function roughTo(view, move, who) {
  const ground = (/** @type {string} */ space) => {
    const card = view.view.table[Number(space[1]) - 1]["ABCDEFG".indexOf(space[0])];
    return card && groundOf(card);
  };
  const there = ground(move.to);
  const needs = view.table.enters_on[who][there];
  return needs && there !== ground(move.from) ? { ground: there, needs } : null;
}

/** What dice are for. @param {any} view @param {string} who */
function rolling(view, who) {
  const { dice: many, for: what } = view.view.question;
  const count = many === 1 ? "one die" : `${many} dice`;
  if (what === "battle") return `${count} for the battle`;
  if (what === "undead") return `${count} for the dead: 4 or more joins you`;
  const rough = roughTo(view, lastMove(view.view) ? { from: lastMove(view.view).from, to: lastMove(view.view).space } : {}, who);
  const army = view.view.armies[lastMove(view.view)?.from];
  return `${count} to get in${rough ? `: ${rough.needs} or more` : ""}${army?.tired && army.units > army.tired + army.spent ? "; fresh units first" : ""}`;
}

/** Dice typed as they lie, or thrown by the companion. @param {import("../main.js").App} app @param {any} as @param {string} title @param {string[]} spaces */
function dice(app, as, title, spaces) {
  const { view, ui, client } = app;
  const { what, player, dice: many } = view.view.question;
  const t = ui.tactics;
  const full = t.dice.length === many;
  return [
    h("p", { class: "large" }, capital(title), "."),
    button("Throw for me", () => app.act({ do: "form", form: "throw", ...as }), "primary", { disabled: client.busy, "data-key": "throw" }),
    h("p", null, "Or tap what your dice show:"),
    h("div", { class: "counts", role: "group", "aria-label": "A die" }, [1, 2, 3, 4, 5, 6].map((n) => button(n, () => (full || t.dice.push(n), app.render()), "", { disabled: full || client.busy, "data-key": `die ${n}` }))),
    h("p", { class: "dice", role: "img", "aria-label": `Dice: ${t.dice.join(" ") || "none yet"}` }, Array.from({ length: many }, (_, i) => h("span", null, spaces[i] && h("small", null, spaces[i]), h("b", { class: t.dice[i] ? "" : "blank" }, t.dice[i] || "")))),
    t.dice.length > 0 && h("div", { class: "row" },
      button("Take one back", () => (t.dice.pop(), app.render()), "", { "data-key": "die-back" }),
      button("These dice", () => app.act({ do: "say", text: `${what} ${player} ${t.dice.join(" ")}`, ...as }), "primary", { disabled: !full || client.busy, "data-key": "do-it" })),
  ];
}

// -- battles -----------------------------------------------------------------------------------

/** Both sums of a battle, the attacker first. @param {any} view @param {any[]} sides */
function sums(view, sides) {
  const cell = (/** @type {any} */ text, kind = "") => h("td", kind ? { class: kind } : null, text);
  return h("table", { class: "sums" },
    h("thead", null, h("tr", null, ["", "dice", "card", "support", "sum"].map((text) => h("th", { scope: "col" }, text)))),
    h("tbody", null, sides.map((side) =>
      h("tr", null,
        h("th", { scope: "row" }, `${view.table.symbols[side.player]} ${spoken(side.player)}`),
        cell(side.dice ? side.dice.join(" + ") : `${side.units} ${side.units === 1 ? "die" : "dice"}`, side.dice ? "" : "quiet"),
        cell(`+ ${side.value}`),
        cell(`+ ${side.support}`),
        cell(h("b", null, side.total === null || side.total === undefined ? "?" : `= ${side.total}`))))));
}

/** The battle that goes on, or the one of the last move, as a sum. @param {import("../main.js").App} app */
function battle(app) {
  const { view } = app;
  const events = view.view.log.filter((/** @type {any} */ entry) => !entry.void).flatMap((/** @type {any} */ entry) => entry.events);
  const moved = events.map((/** @type {any} */ event) => event.event).lastIndexOf("moved");
  const fought = events.slice(moved + 1).filter((/** @type {any} */ event) => event.event === "fought");
  if (view.table.battle) {
    const rolled = view.table.battle[0].total === null ? null : fought[fought.length - 1];
    const [attack, defence] = view.table.battle;
    return h("section", { class: "panel" }, h("h2", null, `Battle for ${view.view.battle.to}`), sums(view, [{ ...attack, dice: rolled?.dice }, defence]));
  }
  if (fought.length < 2 || moved < 0) return null;
  return h("section", { class: "panel" }, h("h2", null, `Battle for ${fought[0].space}`), sums(view, fought.slice(-2)));
}

// -- below -------------------------------------------------------------------------------------

/** What was said last. @param {any} view */
const told = (view) => view.told && h(
  "section",
  { class: "told" },
  view.told.lines.map((/** @type {string} */ line, /** @type {number} */ i) =>
    h("p", { class: i ? "" : "large", "data-heard": "" }, `${capital(line)} `)),
);

/** @param {any} view */
function standings(view) {
  const { players, turn, round, rounds, stack } = view.view;
  return h("ul", { class: "standings" },
    players.map((/** @type {any} */ player) =>
      h("li", { class: player.name === turn ? "turn" : "" },
        h("b", null, h("span", { class: "symbol" }, view.table.symbols[player.name]), ` ${spoken(player.name)}`),
        h("span", null, `${player.castles.length} of 3 castles, ${player.units} unit${player.units === 1 ? "" : "s"}, ${player.reserve} in reserve${player.dead ? `, ${player.dead} dead` : ""}`),
        player.race && h("span", { class: "quiet" }, player.race))),
    round !== null && h("li", null, h("b", null, "Round"), h("span", null, rounds ? `${round} of ${rounds}` : round)),
    h("li", null, h("b", null, "Stack"), h("span", null, stack.map((/** @type {string} */ card) => (card === "X" ? "joker" : card)).join(" "))));
}

/** On a phone that is passed around: whose hands it goes to. @param {import("../main.js").App} app @param {string} turn */
function passOn(app, turn) {
  if (!app.transport.passedAround) return null;
  const hand = () => app.transport.handTo(app, turn);
  const text = `Pass the phone to ${spoken(turn)}`;
  return h("section", { class: "dock" }, button(text, hand, "primary", { "data-key": "pass-on" }));
}

/** A draw, if both want it, and giving up. @param {import("../main.js").App} app */
function agreeing(app) {
  const { view, client } = app;
  const me = view.me.name;
  if (!me) return null;
  const other = view.view.players.find((/** @type {any} */ player) => player.name !== me).name;
  const offer = view.offers?.[0];
  const send = (/** @type {any} */ request) => app.act({ do: "ally", ...request });
  if (offer?.to === me)
    return h("section", { class: "panel" }, h("p", { class: "large" }, `${spoken(other)} offers a draw.`), h("div", { class: "row" },
      button("No", () => send({ offer: offer.offer, accept: false }), "", { disabled: client.busy, "data-key": "decline" }),
      button("Agree", () => send({ offer: offer.offer, accept: true }), "primary", { disabled: client.busy, "data-key": "accept" })));
  return h("div", { class: "row tools" },
    offer ? h("p", { class: "quiet" }, `You have offered a draw to ${spoken(other)}.`) : button("Offer a draw", () => send({ to: other }), "", { disabled: client.busy, "data-key": "draw" }),
    button("Give up", () => app.open("Give up?", h("p", null, `${spoken(other)} then wins.`), button("Give up", async () => (await app.act({ do: "say", text: `resign ${me}` })) && app.close(), "danger", { "data-key": "confirm-resign" })), "", { disabled: client.busy, "data-key": "resign" }));
}
