// @ts-check
/** The host's first screen: which game, how many, who sits where, and how phones join. */

import { button, h, spoken } from "../dom.js";
import { drawTable } from "../grid.js";
import { levels, playAlone } from "./computers.js";
import { joinSymbol, name } from "./join.js";
import { menu } from "./parts.js";
import { introduction } from "./rules.js";

const ABOUT = {
  rotator: "One player drills down through a turning board.",
  reflector: "Two players. Every space you take costs you one.",
  deflector: "Three to five players. Shots fly on around the table.",
  "attack-defend": "Two players. Bluff with cards: one defends, one attacks.",
  defector: "Six or more players. Alliances, and how they end.",
  "tactics-joker": "Two armies on a table of cards. Hold three castles.",
};

const VARIANTS = {
  ricochet: "Shots run along the row.",
  reflection: "Every space you take costs you one.",
  safety: "Shots spare your allies.",
  deluxe: "Grids turn when they are hit.",
  "team-victory": "An alliance may win together.",
  short: "Ends after a fixed number of rounds. With three or more players, 9 Nodes win at once.",
  races: "Each army has a race with powers of its own.",
  fog: "You see only the cards near your armies.",
  "dead-out": "The dead don't come back.",
};

/**
 * What a chosen number means, in words.
 * @type {Record<string, (number: number | null) => string>}
 */
const NUMBERS = {
  start: (number) => `${number} unit${number === 1 ? "" : "s"} on each castle`,
  rounds: (number) => (number ? `Ends after ${number} rounds` : "No limit of rounds"),
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
    return h("main", { class: "plain" }, h("h1", null, "One moment …"));
  }
  return h(
    "main",
    { class: "plain" },
    h("h1", null, "What do you play?"),
    button("Alone, against the computer", () => playAlone(app), "primary", { "data-key": "alone" }),
    h(
      "ul",
      { class: "games" },
      games.map((/** @type {any} */ game) =>
        h(
          "li",
          { "data-game": game.name },
          button(
            [
              h("b", null, name(game.name)),
              h(
                "span",
                null,
                /** @type {any} */ (ABOUT)[game.name] ||
                  `${players(game)} You type what happens, a line at a time.`,
              ),
            ],
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
          game.name in ABOUT &&
            button("2-minute introduction", () => introduction(app, game.name), "link"),
        ),
      ),
    ),
    menu(app),
  );
}

/** @param {any} game */
const players = (game) =>
  game.fewest === game.most ? `${game.fewest} players.` : `${game.fewest} to ${game.most} players.`;

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
    label: `Seat ${i + 1}, ${seat.name ? spoken(seat.name) : "free"}`,
    pick: () => seatSheet(app, i),
  }));
  const [fewest, most] = [known?.fewest ?? count, known?.most ?? count];
  return h(
    "main",
    { class: "plain set-up" },
    h("h1", null, name(table.game)),
    h(
      "div",
      { class: "row" },
      button("Another game", () => ((ui.choosing = true), app.render()), "link"),
      button("2-minute introduction", () => introduction(app, table.game), "link"),
    ),
    fewest < most &&
      h(
        "div",
        { class: "stepper", role: "group", "aria-label": "How many play" },
        button("−", () => choose({ seats: count - 1, layout: null }), "", {
          disabled: count <= fewest || client.busy,
          "aria-label": "One player fewer",
        }),
        h("b", null, `${count} players`),
        button("+", () => choose({ seats: count + 1, layout: null }), "", {
          disabled: count >= most || client.busy,
          "aria-label": "One player more",
        }),
      ),
    !around &&
      h(
        "section",
        { class: "join-here" },
        joinSymbol(location.href.split("#")[0], client.table, host.code),
        h(
          "p",
          null,
          "Players scan this, or open",
          h("br"),
          h("b", { class: "address" }, location.origin),
          h("br"),
          "with the room code ",
          h("b", { class: "code" }, host.code),
        ),
      ),
    h("h2", null, around ? "Who sits where?" : "Who has sat down"),
    h(
      "p",
      { class: "quiet" },
      around
        ? "Tap a seat to name its player, clockwise."
        : "Tap a seat to name a player who has no phone, or to free it.",
    ),
    table.places?.length > 0 && drawTable(table.places, map),
    h(
      "div",
      { class: "choices" },
      table.seats.map((/** @type {any} */ seat, /** @type {number} */ i) =>
        button(
          [
            `${i + 1}. ${spoken(seat.name) || "free"} `,
            h(
              "span",
              { class: "quiet" },
              seat.name
                ? [table.with_symbols && seat.symbol, who(seat, around)].filter(Boolean).join(", ")
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
        null,
        h("legend", null, "How the grids lie"),
        ui.choices.layouts.map((/** @type {any} */ layout, /** @type {number} */ i) =>
          button(
            [
              h("span", { class: "mini" }, drawTable(layout.places, [])),
              layout.name.split("-").slice(2).join(" ") || layout.name,
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
        null,
        h("legend", null, "Variants"),
        ui.choices.variants.map((/** @type {any} */ variant) => {
          const on = table.variants.includes(variant.name);
          return button(
            [
              h("b", null, variant.name),
              h("span", null, /** @type {any} */ (VARIANTS)[variant.name] || ""),
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
      missing ? `${missing} of ${count} seats ${missing === 1 ? "is" : "are"} free` : "Begin",
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
    ? `computer, ${seat.computer}`
    : seat.phone
      ? "phone"
      : around
        ? ""
        : "no phone";

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
    "div",
    { class: "stepper", role: "group" },
    step(-1, "−", `${name}: fewer`),
    h("b", null, NUMBERS[name](values[at])),
    step(1, "+", `${name}: more`),
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
    `Seat ${seat + 1}`,
    who.phone
      ? [
          h("p", null, `${spoken(who.name)} has this seat with a phone.`),
          button("Free the seat", () => done({ do: "free", seat, leave: true }), "danger"),
        ]
      : h(
          "form",
          {
            onsubmit: (/** @type {Event} */ event) => (
              event.preventDefault(),
              done({ do: "seat", seat, name: field.value, symbol: symbol.value })
            ),
          },
          h("label", null, "Name", field),
          table.with_symbols && h("label", null, "Symbol", symbol),
          h(
            "button",
            { type: "submit", class: "primary" },
            app.transport.passedAround ? "Take this name" : "Plays without a phone",
          ),
          !app.transport.passedAround &&
            me.seat === null &&
            button("I sit here myself", () =>
              done({
                do: "join",
                code: app.view.host.code,
                seat,
                name: field.value,
                symbol: symbol.value,
              }),
            ),
          who.name &&
            button("Free the seat", () => done({ do: "free", seat, leave: true }), "danger"),
          known?.computer && [
            h("p", null, "Or the computer plays here:"),
            levels(
              who.computer,
              (level) => void done({ do: "seat", seat, computer: level }),
              "The computer plays here",
            ),
          ],
        ),
  );
}
