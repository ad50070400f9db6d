// @ts-check
/** The host's first screen: which game, how many, who sits where, and how phones join. */

import { TERRITORY, button, form, h, spoken } from "../dom.js";
import { drawTable } from "../grid.js";
import { levels, playAlone } from "./computers.js";
import { joinSymbol, name } from "./join.js";
import { menu } from "./parts.js";
import { introduction } from "./rules.js";
import { clauses, words, wordsAround } from "../words.js";

/** Games with an introduction, and a line about them. */
const INTRODUCED = [...TERRITORY, "tactics-joker", "attack-defend", "rotator"];

/**
 * What a chosen number means, in words.
 * @type {Record<string, (number: number | null) => string>}
 */
const NUMBERS = {
  start: (number) => words("page-units-on-castles", { count: number }),
  rounds: (number) =>
    number ? words("page-rounds-limited", { count: number }) : words("page-rounds-unlimited"),
};

/** @param {import("../main.js").App} app */
export function setUp(app) {
  const { ui, view } = app;
  const { table } = view;
  if (!table.game || ui.choosing || table.game === "rotator") return chooseGame(app);
  return seats(app);
}

/** @param {import("../main.js").App} app */
function chooseGame(app) {
  const { ui } = app;
  const games = ui.choices?.games;
  if (!games) {
    load(app, "rotator", 1);
    return h("main.plain", h("h1", words("page-moment")));
  }
  return h(
    "main.plain",
    h("h1", words("page-which-game")),
    button(words("page-alone"), () => playAlone(app), "primary", { "data-key": "alone" }),
    h(
      "ul.games",
      games.map((/** @type {any} */ game) =>
        h(
          "li",
          { "data-game": game.name },
          button(
            [h("b", name(game.name)), h("span", about(game))],
            async () => {
              ui.choosing = false;
              await app.act({
                do: "setup",
                game: game.name,
                seats: game.fewest,
                variants: [],
                layout: null,
              });
              load(app, game.name, game.fewest);
              if (game.name === "rotator") await app.act({ do: "begin" });
            },
            "piece",
          ),
          INTRODUCED.includes(game.name) &&
            button(words("page-two-minutes"), () => introduction(app, game.name), "link"),
        ),
      ),
    ),
    menu(app),
  );
}

/** A line about a game. @param {any} game */
function about({ name, fewest, most }) {
  if (INTRODUCED.includes(name)) return words("page-about", { game: name });
  return fewest === most
    ? words("page-about-other", { count: fewest })
    : words("page-about-other-range", { lowest: fewest, highest: most });
}

/** @param {import("../main.js").App} app @param {string} game @param {number} seats */
async function load(app, game, seats) {
  const found = await app.client.look({ do: "choices", game, seats });
  if (found.games) {
    app.ui.choices = found;
    app.ui.chosen = `${game} ${seats}`;
    app.render();
  }
}

/** @param {import("../main.js").App} app */
function seats(app) {
  const { ui, view, client } = app;
  const { table, host } = view;
  const count = table.seats.length;
  if (ui.chosen !== `${table.game} ${count}`) {
    ui.chosen = `${table.game} ${count}`;
    load(app, table.game, count);
  }
  const known = ui.choices?.games.find((/** @type {any} */ game) => game.name === table.game);
  const choose = (/** @type {any} */ change) =>
    app.act({
      do: "setup",
      game: table.game,
      seats: count,
      variants: table.variants,
      layout: table.layout,
      numbers: table.numbers,
      ...change,
    });
  const missing = table.seats.filter((/** @type {any} */ seat) => !seat.name).length;
  const around = app.transport.passedAround;
  const map = table.seats.map((/** @type {any} */ seat, /** @type {number} */ i) => ({
    text: spoken(seat.name) || String(i + 1),
    kind: seat.phone || seat.computer ? "taken" : seat.name ? "paper" : "free",
    label: clauses([
      words("page-seat", { number: i + 1 }),
      seat.name ? spoken(seat.name) : words("page-free"),
    ]),
    pick: () => seatSheet(app, i),
  }));
  const [fewest, most] = [known?.fewest ?? count, known?.most ?? count];
  return h(
    "main.plain.set-up",
    h("h1", name(table.game)),
    h(
      "div.row",
      button(words("page-another-game"), () => ((ui.choosing = true), app.render()), "link"),
      button(words("page-two-minutes"), () => introduction(app, table.game), "link"),
    ),
    fewest < most &&
      h(
        "div.stepper",
        { role: "group", "aria-label": words("page-how-many") },
        button("−", () => choose({ seats: count - 1, layout: null }), "", {
          disabled: count <= fewest || client.busy,
          "aria-label": words("page-player-fewer"),
        }),
        h("b", words("page-players", { count })),
        button("+", () => choose({ seats: count + 1, layout: null }), "", {
          disabled: count >= most || client.busy,
          "aria-label": words("page-player-more"),
        }),
      ),
    !around &&
      h(
        "section.join-here",
        joinSymbol(location.href.split("#")[0], client.table, host.code),
        h(
          "p",
          words("page-scan-or-open"),
          h("br"),
          h("b.address", location.origin),
          h("br"),
          wordsAround("page-with-room-code", { text: h("b.code", host.code) }),
        ),
      ),
    h("h2", words(around ? "page-who-sits-where" : "page-who-has-sat-down")),
    h("p.quiet", words(around ? "page-tap-seats-around" : "page-tap-seats")),
    table.places?.length > 0 && drawTable(table.places, map),
    h(
      "div.choices",
      table.seats.map((/** @type {any} */ seat, /** @type {number} */ i) =>
        button(
          [
            `${i + 1}. ${spoken(seat.name) || words("page-free")} `,
            h(
              "span.quiet",
              seat.name
                ? clauses([table.with_symbols && seat.symbol, who(seat, around)].filter(Boolean))
                : "",
            ),
          ],
          () => seatSheet(app, i),
          "seat-line",
          { "data-key": `line ${i}` },
        ),
      ),
    ),
    ui.choices?.layouts.length > 1 &&
      h(
        "fieldset",
        h("legend", words("page-how-grids-lie")),
        ui.choices.layouts.map((/** @type {any} */ layout, /** @type {number} */ i) =>
          button(
            [
              h("span.mini", drawTable(layout.places, [])),
              words("page-layout", { form: layout.name.split("-").slice(2).join("-") }),
            ],
            () => choose({ layout: layout.name }),
            (table.layout || ui.choices.layouts[0].name) === layout.name
              ? "picked layout"
              : "layout",
            { "data-key": `layout ${i}` },
          ),
        ),
      ),
    ui.choices?.variants.length > 0 &&
      h(
        "fieldset",
        h("legend", words("page-variants")),
        ui.choices.variants.map((/** @type {any} */ variant) => {
          const on = table.variants.includes(variant.name);
          return button(
            [
              h("b", words("page-variant", { variant: variant.name })),
              h("span", words("page-variant.about", { variant: variant.name })),
            ],
            () =>
              choose({
                variants: on
                  ? table.variants.filter((/** @type {string} */ each) => each !== variant.name)
                  : [...table.variants, variant.name],
              }),
            on ? "picked option" : "option",
            { "aria-pressed": on, "data-key": `variant ${variant.name}` },
          );
        }),
      ),
    ui.choices?.numbers?.map((/** @type {any} */ each) =>
      numberStepper(each, table.numbers, (numbers) => choose({ numbers }), client.busy),
    ),
    button(
      missing ? words("page-seats-free", { count: missing, of: count }) : words("page-begin"),
      async () => {
        if (await app.act({ do: "begin" })) await app.transport.begun?.(app);
      },
      "primary",
      { disabled: missing > 0 || client.busy, "data-key": "begin" },
    ),
    menu(app),
  );
}

/** Who plays on a seat. @param {any} seat @param {boolean} around */
const who = (seat, around) =>
  seat.computer
    ? words("page-computer", { strength: seat.computer })
    : seat.phone
      ? words("page-phone")
      : around
        ? ""
        : words("page-no-phone");

/**
 * A number to choose, a step at a time.
 * @param {{name: string, values: (number | null)[]}} choice
 * @param {Record<string, number | null>} chosen
 * @param {(numbers: Record<string, number | null>) => void} choose @param {boolean} busy
 */
function numberStepper({ name, values }, chosen, choose, busy) {
  const at = values.indexOf(chosen[name]);
  const step = (
    /** @type {number} */ by,
    /** @type {string} */ sign,
    /** @type {string} */ label,
  ) => {
    const next = values[at + by];
    return button(sign, () => choose({ ...chosen, [name]: next }), "", {
      disabled: next === undefined || busy,
      "aria-label": label,
      "data-key": `${name} ${sign}`,
    });
  };
  return h(
    "div.stepper",
    { role: "group" },
    step(-1, "−", words("page-fewer", { form: name })),
    h("b", NUMBERS[name](values[at])),
    step(1, "+", words("page-more", { form: name })),
  );
}

/** @param {import("../main.js").App} app @param {number} seat */
function seatSheet(app, seat) {
  const { ui } = app;
  const { table, me } = app.view;
  const who = table.seats[seat];
  const known = ui.choices?.games.find((/** @type {any} */ game) => game.name === table.game);
  const field = /** @type {HTMLInputElement} */ (
    h("input", {
      id: "who",
      dir: "auto",
      autocomplete: "off",
      maxlength: 24,
      value: spoken(who.name),
    })
  );
  const symbol = /** @type {HTMLInputElement} */ (
    h("input", {
      id: "symbol",
      autocomplete: "off",
      maxlength: 3,
      value: who.symbol || table.free_symbols[0],
    })
  );
  const done = async (/** @type {any} */ request) => (await app.act(request)) && app.close();
  app.open(
    words("page-seat", { number: seat + 1 }),
    who.phone
      ? [
          h("p", words("page-seat-with-phone", { who: who.name })),
          button(words("page-free-seat"), () => done({ do: "free", seat, leave: true }), "danger"),
        ]
      : form(
          () => done({ do: "seat", seat, name: field.value, symbol: symbol.value }),
          h("label", words("page-name"), field),
          table.with_symbols && h("label", words("page-symbol"), symbol),
          h(
            "button.primary",
            { type: "submit" },
            words(app.transport.passedAround ? "page-take-name" : "page-plays-without-phone"),
          ),
          !app.transport.passedAround &&
            me.seat === null &&
            button(words("page-sit-here-myself"), () =>
              done({
                do: "join",
                code: app.view.host.code,
                seat,
                name: field.value,
                symbol: symbol.value,
              }),
            ),
          who.name &&
            button(
              words("page-free-seat"),
              () => done({ do: "free", seat, leave: true }),
              "danger",
            ),
          known?.computer &&
            levels(
              who.computer,
              (level) => void done({ do: "seat", seat, computer: level }),
              words("page-or-computer"),
            ),
        ),
  );
}
