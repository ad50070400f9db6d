// @ts-check
/** What you may do in Tactics Joker: castles, moves, dice, and battles as sums. */

import { button, capital, h, spoken } from "../dom.js";
import { groundOf, smallCard } from "../tactics-map.js";
import { words } from "../words.js";

/**
 * Take a castle or the space of a push, or put it back.
 * @param {any} t @param {any} asked @param {string} space
 */
export function choose(t, asked, space) {
  const most = asked.choose || 1;
  t.castles = t.castles.includes(space)
    ? t.castles.filter((/** @type {string} */ each) => each !== space)
    : [...t.castles, space].slice(-most);
}

/** @param {import("../main.js").App} app @param {any} as @param {any} move */
export function aim(app, as, move) {
  const t = app.ui.tactics;
  Object.assign(t, { move, units: Math.min(t.units || move.most, move.most), odds: null });
  if (t.move.to !== t.aimed) t.units = move.most;
  t.aimed = move.to;
  count(app, as, t.units);
}

/**
 * Say how many go; for an attack, ask for the odds.
 * @param {import("../main.js").App} app @param {any} as @param {number} units
 */
async function count(app, as, units) {
  const t = app.ui.tactics;
  const { move } = t;
  const enemy = app.view.view.armies[move.to];
  Object.assign(t, { units, tired: Math.max(0, units - move.fresh), odds: null });
  app.render();
  if (!enemy || enemy.player === app.view.view.turn) return;
  const found = await app.client.look({
    do: "form",
    form: "odds",
    from: move.from,
    to: move.to,
    units,
    ...as,
  });
  if (found.form && t === app.ui.tactics && t.move === move && t.units === units) {
    t.odds = found.form;
    app.render();
  }
}

/**
 * What this phone may do now.
 * @param {import("../main.js").App} app @param {any} as @param {any[]} moves
 */
export function dock(app, as, moves) {
  const { view, ui, client } = app;
  const game = view.view;
  const asked = game.question;
  const t = ui.tactics;
  const who = asked?.player || game.turn;
  const line = (/** @type {string} */ reason) =>
    capital(as.as ? words("page-games-no-phone", { who, reason }) : reason);
  const panel = (/** @type {any[]} */ ...content) => h("section.dock", ...content);
  const say = (/** @type {string} */ text) => app.act({ do: "say", text, ...as });
  const sure = (/** @type {string} */ text, /** @type {string} */ statement, ready = true) =>
    button(text, () => say(statement), "primary", {
      disabled: client.busy || !ready,
      "data-key": "do-it",
    });
  switch (asked?.what) {
    case "castles": {
      const { castles } = t;
      return panel(
        h("p.large", line(words("page-games-tap-castles", { count: asked.choose }))),
        sure(
          words(castles.length ? "page-games-start-on" : "page-games-start-on.empty", { castles }),
          `castle ${who} ${castles.join(" ")}`,
          castles.length === asked.choose,
        ),
      );
    }
    case "push": {
      const [space] = t.castles;
      return panel(
        h("p.large", line(words("page-games-where-push"))),
        sure(
          words(space ? "page-games-push" : "page-games-push.empty", { space }),
          `push ${who} ${space}`,
          Boolean(space),
        ),
      );
    }
    case "joker":
      return panel(
        h("p.large", line(words("page-games-which-joker"))),
        h(
          "div.choices",
          asked.cards.map((/** @type {string} */ card) =>
            button(
              smallCard(card),
              () => ((t.card = card), app.render()),
              t.card === card ? "picked" : "",
              { "aria-label": card, "aria-pressed": t.card === card, "data-key": `card ${card}` },
            ),
          ),
        ),
        sure(
          words(t.card ? "page-games-put" : "page-games-put.empty", { card: t.card }),
          `joker ${who} ${t.card}`,
          Boolean(t.card),
        ),
      );
    case "turn":
      if (!asked.dice)
        return panel(
          h("p", line(words("page-games-no-castle"))),
          sure(words("page-games-begin"), `turn ${who}`),
        );
      return panel(dice(app, as, line(words("page-games-castles-roll")), asked.spaces));
    case "roll":
      return panel(dice(app, as, line(rolling(view, who)), []));
  }
  const { move } = t;
  const end = button(words("page-games-end"), () => say(`end ${who}`), "", {
    disabled: client.busy,
    "data-key": "end",
  });
  if (!move) {
    const next = words(moves.length ? "page-games-tap-army" : "page-games-no-army");
    const where = t.from ? words("page-games-where-to", { space: t.from }) : next;
    return panel(
      h("p.large", line(where)),
      h(
        "div.row",
        t.from &&
          button(words("page-games-not-this"), () => ((t.from = null), app.render()), "", {
            "data-key": "not-yet",
          }),
        end,
      ),
    );
  }
  const [least, most] = [Math.max(0, t.units - move.fresh), Math.min(t.units, move.tired)];
  const rough = roughTo(view, move, who);
  const tired = t.tired === least ? "" : ` tired ${t.tired}`;
  return panel(
    h(
      "p.large",
      line(words("page-games-how-many", { origin: move.from, space: move.to, count: move.most })),
    ),
    move.most > 1 &&
      h(
        "div.counts",
        { role: "group", "aria-label": words("page-games-unit-count") },
        Array.from({ length: move.most }, (_, i) =>
          button(i + 1, () => count(app, as, i + 1), t.units === i + 1 ? "picked" : "", {
            "aria-pressed": t.units === i + 1,
            "data-key": `units ${i + 1}`,
          }),
        ),
      ),
    least < most &&
      h(
        "div.counts",
        { role: "group", "aria-label": words("page-games-tired.heard") },
        h("span", words("page-games-tired")),
        Array.from({ length: most - least + 1 }, (_, i) =>
          button(
            least + i,
            () => ((t.tired = least + i), app.render()),
            t.tired === least + i ? "picked" : "",
            { "aria-pressed": t.tired === least + i, "data-key": `tired ${least + i}` },
          ),
        ),
      ),
    rough && h("p", words("page-games-rough", { form: rough.ground, number: rough.needs })),
    t.odds && [sums(view, t.odds.sides), h("p", chances(t.odds))],
    h(
      "div.row",
      button(
        words("page-not-yet"),
        () => (Object.assign(t, { move: null, odds: null }), app.render()),
        "",
        {
          "data-key": "not-yet",
        },
      ),
      sure(
        words(t.odds ? "page-games-attack" : "page-games-move"),
        `move ${who} ${t.units} ${move.from} ${move.to}${tired}`,
      ),
    ),
  );
}

/** A chance as people read it. @param {number} chance */
function percent(chance) {
  if (chance > 0 && chance < 0.005) return words("page-games-percent.under", { count: 1 });
  if (chance > 0.995 && chance < 1) return words("page-games-percent.over", { count: 99 });
  return words("page-games-percent", { count: Math.round(100 * chance) });
}

/** How an attack would end, in a sentence. @param {any} odds */
function chances({ wins, sides: [attack, defence] }) {
  const [text, title, form] = wins.map(percent);
  return words(wins[2] < 0.005 ? "page-games-odds" : "page-games-odds.nobody", {
    player: attack.player,
    text,
    other: defence.player,
    title,
    form,
  });
}

/**
 * Rough ground ahead, as far as this phone sees the card.
 * @param {any} view @param {any} move @param {string} who
 */
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
  if (what === "battle") return words("page-games-roll-battle", { count: many });
  if (what === "undead") return words("page-games-roll-undead", { count: many });
  const last = lastMove(view.view);
  const rough = roughTo(view, last ? { from: last.from, to: last.space } : {}, who);
  const army = view.view.armies[last?.from];
  const mixed = army?.tired && army.units > army.tired + army.spent;
  return words("page-games-roll-rough", {
    count: many,
    number: rough?.needs || 0,
    form: mixed ? "mixed" : "alike",
  });
}

/**
 * Dice typed as they lie, or thrown by the companion.
 * @param {import("../main.js").App} app @param {any} as @param {string} title
 * @param {string[]} spaces
 */
function dice(app, as, title, spaces) {
  const { view, ui, client } = app;
  const { what, player, dice: many } = view.view.question;
  const t = ui.tactics;
  const full = t.dice.length === many;
  return [
    h("p.large", title),
    button(
      words("page-games-throw"),
      () => app.act({ do: "form", form: "throw", ...as }),
      "primary",
      { disabled: client.busy, "data-key": "throw" },
    ),
    h("p", words("page-games-tap-dice")),
    h(
      "div.counts",
      { role: "group", "aria-label": words("page-games-die") },
      [1, 2, 3, 4, 5, 6].map((n) =>
        button(n, () => (full || t.dice.push(n), app.render()), "", {
          disabled: full || client.busy,
          "data-key": `die ${n}`,
        }),
      ),
    ),
    h(
      "p.dice",
      {
        role: "img",
        "aria-label": words(
          t.dice.length ? "page-games-dice-shown" : "page-games-dice-shown.empty",
          { dice: t.dice },
        ),
      },
      Array.from({ length: many }, (_, i) =>
        h(
          "span",
          spaces[i] && h("small", spaces[i]),
          h("b", { class: t.dice[i] ? "" : "blank" }, t.dice[i] || ""),
        ),
      ),
    ),
    t.dice.length > 0 &&
      h(
        "div.row",
        button(words("page-games-die-back"), () => (t.dice.pop(), app.render()), "", {
          "data-key": "die-back",
        }),
        button(
          words("page-games-these-dice"),
          () => app.act({ do: "say", text: `${what} ${player} ${t.dice.join(" ")}`, ...as }),
          "primary",
          { disabled: !full || client.busy, "data-key": "do-it" },
        ),
      ),
  ];
}

/** What has happened and was not taken back. @param {any} game */
const eventsOf = (game) =>
  game.log
    .filter((/** @type {any} */ entry) => !entry.void)
    .flatMap((/** @type {any} */ entry) => entry.events);

/** The last move, for the line on the map. @param {any} game */
export function lastMove(game) {
  return (
    eventsOf(game)
      .filter((/** @type {any} */ event) => ["moved", "began"].includes(event.event))
      .slice(-1)
      .find((/** @type {any} */ event) => event.event === "moved") || null
  );
}

/** Both sums of a battle, the attacker first. @param {any} view @param {any[]} sides */
function sums(view, sides) {
  const cell = (/** @type {any} */ text, kind = "") => h("td", kind ? { class: kind } : null, text);
  const heads = [
    "",
    words("page-games-sum-dice"),
    words("page-games-sum-card"),
    words("page-games-sum-support"),
    words("page-games-sum-total"),
  ];
  return h(
    "table.sums",
    h("thead", h("tr", ...heads.map((text) => h("th", { scope: "col" }, text)))),
    h(
      "tbody",
      sides.map((side) =>
        h(
          "tr",
          h("th", { scope: "row" }, `${view.table.symbols[side.player]} ${spoken(side.player)}`),
          cell(
            side.dice
              ? side.dice.join(" + ")
              : words("page-games-dice-count", { count: side.units }),
            side.dice ? "" : "quiet",
          ),
          cell(`+ ${side.value}`),
          cell(`+ ${side.support}`),
          cell(h("b", side.total === null || side.total === undefined ? "?" : `= ${side.total}`)),
        ),
      ),
    ),
  );
}

/**
 * The battle that goes on, or the one of the last move, as a sum.
 * @param {import("../main.js").App} app
 */
export function battle(app) {
  const { view } = app;
  const events = eventsOf(view.view);
  const moved = events.map((/** @type {any} */ event) => event.event).lastIndexOf("moved");
  const fought = events
    .slice(moved + 1)
    .filter((/** @type {any} */ event) => event.event === "fought");
  if (view.table.battle) {
    const rolled = view.table.battle[0].total === null ? null : fought[fought.length - 1];
    const [attack, defence] = view.table.battle;
    return h(
      "section.panel",
      h("h2", words("page-games-battle", { space: view.view.battle.to })),
      sums(view, [{ ...attack, dice: rolled?.dice }, defence]),
    );
  }
  if (fought.length < 2 || moved < 0) return null;
  return h(
    "section.panel",
    h("h2", words("page-games-battle", { space: fought[0].space })),
    sums(view, fought.slice(-2)),
  );
}
