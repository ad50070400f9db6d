// @ts-check
/** Tactics Joker: the cards laid out, then the table as a map, and what was said and stands. */

import { button, capital, form, h, spoken } from "../dom.js";
import { drawMap } from "../tactics-map.js";
import { clauses, words } from "../words.js";
import { chip } from "./computers.js";
import { toKeep, winner, wonBy } from "./over-parts.js";
import { again, bar, gameAt, passOn } from "./parts.js";
import { showsTable, tableView } from "./table-view.js";
import { aim, battle, choose, dock, lastMove } from "./tactics-moves.js";

/** @param {import("../main.js").App} app */
export function tactics(app) {
  const { lacks, stage } = app.view.table;
  if (lacks) return h("div.screen", bar(app), laying(app));
  if (stage === "over") return over(app);
  if (showsTable(app, Boolean(may(app.view, whoActs(app.view))))) return tableView(app);
  return h("div.screen.playing", bar(app), playing(app));
}

/**
 * Whom this phone may act for.
 * @param {any} view @param {string | null | undefined} name @returns {{as?: string} | null}
 */
const may = (view, name) =>
  !name ? null : name === view.me.name ? {} : view.host?.for.includes(name) ? { as: name } : null;

/** Who has to do something now. @param {any} view @returns {string} */
const whoActs = ({ view }) => view.question?.player || view.turn;

/** @param {import("../main.js").App} app */
function laying(app) {
  const { view, client } = app;
  const { races, row } = view.table.lacks;
  const fog = view.view.variants.includes("fog");
  const race = races.find((/** @type {string} */ name) => may(view, name));
  const wait = races.length && !race;
  const fill = (/** @type {any} */ form) => app.act({ do: "form", ...form });
  const typed = (/** @type {string} */ id) =>
    /** @type {HTMLInputElement} */ (document.getElementById(id)).value;
  const typing = (
    /** @type {string} */ id,
    /** @type {string} */ label,
    /** @type {string} */ text,
    /** @type {() => void} */ send,
    kind = "",
  ) =>
    form(
      send,
      h(
        "label",
        label,
        h("input", {
          id,
          "data-key": id,
          autocomplete: "off",
          autocapitalize: "off",
          spellcheck: "false",
        }),
      ),
      h("button", { type: "submit", class: kind, disabled: client.busy }, text),
    );
  const rows = typing(
    "cards",
    words("page-games-row", { number: row }),
    words("page-games-row.next"),
    () => fill({ form: "row", cards: typed("cards") }),
    row > 1 ? "primary" : "",
  );
  const open = may(view, view.me.name) || view.me.host;
  return h(
    "main.plain",
    h(
      "h1.turn",
      race
        ? words(race === view.me.name ? "page-games-your-race" : "page-games-race-of", {
            who: race,
          })
        : words(wait ? "page-moment" : "page-games-the-cards"),
    ),
    race
      ? view.table.lacks.of.map((/** @type {string} */ each) =>
          button(
            [
              h("b", words("page-games-race.title", { form: each })),
              h("span", words("page-games-race.about", { form: each })),
            ],
            () => app.act({ do: "say", text: `race ${race} ${each}`, ...may(view, race) }),
            "option",
            { disabled: client.busy, "data-key": `race ${each}` },
          ),
        )
      : wait
        ? h("p", words("page-games-choose-race", { players: races, count: races.length }))
        : !open
          ? h("p", words("page-games-players-lay"))
          : [
              row === 1 && [
                button(words("page-games-deal-random"), () => fill({ form: "deal" }), "primary", {
                  disabled: client.busy,
                  "data-key": "deal",
                }),
                typing(
                  "seed",
                  words("page-games-seed-label"),
                  words("page-games-seed-label.use"),
                  () => fill({ form: "deal", seed: typed("seed").trim() }),
                ),
                h("details", h("summary", words("page-games-type-cards")), rows),
              ],
              row > 1 && rows,
              fog && h("p.quiet", words("page-games-fog")),
            ],
  );
}

/** @param {import("../main.js").App} app */
function playing(app) {
  const { view, ui } = app;
  const game = view.view;
  const asked = game.question;
  const turn = whoActs(view);
  const as = may(view, turn);
  const moves = as && !asked ? (as.as ? view.host.table.moves : game.moves) : [];
  if (ui.tactics?.position !== gameAt(view))
    ui.tactics = { position: gameAt(view), dice: [], castles: [] };
  const t = ui.tactics;
  const spaces = as && asked && ["castles", "push"].includes(asked.what) ? asked.spaces : [];
  const targets = moves.filter((/** @type {any} */ move) => move.from === t.from);
  const glow = new Set(
    spaces.length
      ? spaces
      : t.from
        ? targets.map((/** @type {any} */ move) => move.to)
        : moves.map((/** @type {any} */ move) => move.from),
  );
  const pick = (/** @type {string} */ space) => {
    if (spaces.length) choose(t, asked, space);
    else if (targets.some((/** @type {any} */ move) => move.to === space))
      aim(
        app,
        as,
        targets.find((/** @type {any} */ move) => move.to === space),
      );
    else
      Object.assign(t, {
        from:
          space !== t.from && moves.some((/** @type {any} */ move) => move.from === space)
            ? space
            : null,
        move: null,
        odds: null,
      });
    app.render();
  };
  const own = as && !as.as;
  const heading =
    turn === game.turn
      ? words(own ? "page-your-turn" : "page-turn-of", { who: turn })
      : words(own ? "page-games-your-dice" : "page-dice-of", { who: turn });
  const map = drawMap(game, {
    symbols: view.table.symbols,
    glow,
    from: t.from || t.castles[0],
    to: t.move?.to || t.castles[1],
    last: lastMove(game),
    pick: as && glow.size ? pick : undefined,
  });
  const main = h(
    "main.play.tactics",
    h(
      "div.left",
      h(
        "div.head",
        h("h1.turn", { "data-mine": Boolean(as), "data-heard": "" }, heading),
        game.moves_left > 0 && h("h2", words("page-games-moves-left", { count: game.moves_left })),
      ),
      h("div.big", map),
    ),
    h(
      "div.words",
      view.table.paused && h("p.warning", words("page-paused")),
      !as && h("p.large", view.table.due || words("page-games-moving", { who: turn })),
      battle(app),
      told(view),
      standings(view),
      agreeing(app),
    ),
  );
  const next = passOn(app, turn);
  return [main, as ? dock(app, as, moves) : next && h("section.dock", next)];
}

/**
 * The end: who won and why, how both stand, and the whole table.
 * @param {import("../main.js").App} app
 */
function over(app) {
  const { view } = app;
  const { symbols, end } = view.table;
  const signs = end.winners.map((/** @type {string} */ name) => symbols[name]).join(" ");
  const map = { ...view.view, table: end.table };
  return h(
    "div.screen.over",
    bar(app),
    h(
      "main",
      winner(wonBy(end.winners), signs, capital(end.reason)),
      standings(view),
      h("div.keepsake-map", drawMap(map, { symbols, last: lastMove(view.view) })),
      battle(app),
      toKeep(app),
    ),
    again(app),
  );
}

/** What was said last. @param {any} view */
const told = (view) =>
  view.told &&
  h(
    "section.told",
    view.told.lines.map((/** @type {string} */ line, /** @type {number} */ i) =>
      h("p", { class: i ? "" : "large", "data-heard": "" }, `${capital(line)} `),
    ),
  );

/** @param {any} view */
export function standings(view) {
  const { players, turn, round, rounds, stack } = view.view;
  return h(
    "ul.standings",
    players.map((/** @type {any} */ player) =>
      h(
        "li",
        { class: player.name === turn ? "turn" : "" },
        h("b", h("span.symbol", view.table.symbols[player.name]), ` ${spoken(player.name)}`),
        chip(view, player.name),
        h(
          "span",
          clauses([
            words("page-games-castles", { count: player.castles.length }),
            words("page-games-units", { count: player.units }),
            words("page-games-reserve", { count: player.reserve }),
            ...(player.dead ? [words("page-games-dead", { count: player.dead })] : []),
          ]),
        ),
        player.race && h("span.quiet", words("page-games-race", { form: player.race })),
      ),
    ),
    round !== null &&
      h(
        "li",
        h("b", words("page-round")),
        h("span", rounds ? words("page-games-round-of", { round, of: rounds }) : round),
      ),
    h(
      "li",
      h("b", words("page-games-stack")),
      h(
        "span",
        stack
          .map((/** @type {string} */ card) => (card === "X" ? words("page-games-joker") : card))
          .join(" "),
      ),
    ),
  );
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
    return h(
      "section.panel",
      h("p.large", words("page-games-offers-draw", { who: other })),
      h(
        "div.row",
        button(words("page-games-no"), () => send({ offer: offer.offer, accept: false }), "", {
          disabled: client.busy,
          "data-key": "decline",
        }),
        button(
          words("page-games-agree"),
          () => send({ offer: offer.offer, accept: true }),
          "primary",
          {
            disabled: client.busy,
            "data-key": "accept",
          },
        ),
      ),
    );
  return h(
    "div.row.tools",
    offer
      ? h("p.quiet", words("page-games-offered", { who: other }))
      : button(words("page-games-offer"), () => send({ to: other }), "", {
          disabled: client.busy,
          "data-key": "draw",
        }),
    button(
      words("page-games-give-up"),
      () =>
        app.open(
          words("page-games-give-up.sure"),
          h("p", words("page-games-give-up.about", { who: other })),
          button(
            words("page-games-give-up"),
            async () => (await app.act({ do: "say", text: `resign ${me}` })) && app.close(),
            "danger",
            { "data-key": "confirm-resign" },
          ),
        ),
      "",
      { disabled: client.busy, "data-key": "resign" },
    ),
  );
}
