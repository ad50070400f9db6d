// @ts-check
/** Seats that the computer plays: how strong it is, that it thinks, and how people get them. */

import { button, h } from "../dom.js";
import { onThisPhone } from "../storage.js";
import { name as gameName } from "./join.js";
import { marking } from "./paper.js";
import { words } from "../words.js";

/** @typedef {import("../main.js").App} App */

/** How many digits of what seals a board are shown. */
const DIGITS_SHOWN = 16;

const LEVELS = ["easy", "medium", "hard"];

/** When the computer may call: after how many seconds, or once all have marked their paper. */
const PACES = [0, 1.5, 2.5, 5, "wait"];

/**
 * How strong the computer is that plays for somebody; nothing if a person does.
 * @param {any} view @param {string | null} name @returns {string | undefined}
 */
export const levelOf = (view, name) =>
  view.table.seats.find((/** @type {any} */ seat) => seat.name === name)?.computer;

/**
 * A mark beside the name of whom the computer plays for, and how what seals its board begins.
 * @param {any} view @param {string} name
 */
export const chip = (view, name) => {
  const level = levelOf(view, name);
  const seal = view.table.seals?.[name]?.slice(0, DIGITS_SHOWN).replace(/.{4}(?=.)/g, "$& ");
  return (
    level && [
      h("span.chip", " ", words("page-computer", { strength: level })),
      seal && h("span.chip.seal", " ", words("page-sealed", { text: seal })),
    ]
  );
};

/**
 * For what the computer waits, or that it thinks; where nobody else waits, a button makes it hurry.
 * @param {App} app @param {string} name
 */
export const thinking = (app, name) =>
  marking(app) || [
    h("p.large", words("page-computer-thinks", { who: name })),
    app.transport.playNow &&
      button(words("page-now"), () => app.transport.playNow(), "", {
        disabled: app.client.busy,
        "data-key": "now",
      }),
  ];

const ADVICE = "business-card-games-advice";

/** Whether advice is wanted: if nobody has chosen, in the first game. @param {any} view */
const wantsAdvice = (view) =>
  onThisPhone.read(ADVICE) ?? Object.keys(view.table.evening || {}).length === 0;

/** What would have been better than the last call, for who plays alone. @param {App} app */
export const advised = ({ view }) =>
  view.advice && wantsAdvice(view) && h("p.advice", { "data-heard": "" }, view.advice);

/** The button that turns advice on and off, for who plays against the computer. @param {App} app */
export function adviceButton(app) {
  const { seats } = app.view.table;
  if (!seats.some((/** @type {any} */ seat) => seat.computer)) return null;
  const on = wantsAdvice(app.view);
  const turn = () => {
    onThisPhone.write(ADVICE, !on);
    app.close();
    app.render();
  };
  return button(words(on ? "page-advice.on" : "page-advice.off"), turn, "", {
    "data-key": "advice",
  });
}

/**
 * A button for each level.
 * @param {string | undefined} chosen @param {(level: string) => void} choose @param {string} label
 */
export const levels = (chosen, choose, label) =>
  h(
    "div.segments",
    { role: "group", "aria-label": label },
    LEVELS.map((level) =>
      button(
        words("page-strength", { strength: level }),
        () => choose(level),
        level === chosen ? "picked" : "",
        {
          "aria-pressed": level === chosen,
          "data-key": `computer ${level}`,
        },
      ),
    ),
  );

/**
 * What the host does with a seat in a game that is on.
 * @param {App} app @param {number} seat @param {() => void} back
 */
export function computerSheet(app, seat, back) {
  const { name, computer } = app.view.table.seats[seat];
  const ask = async (/** @type {any} */ request) => (await app.act(request)) && back();
  app.open(
    words("page-who-plays-for", { who: name }),
    h(
      "p",
      computer ? words("page-computer-plays", { strength: computer }) : words("page-person-plays"),
    ),
    levels(
      computer,
      (level) => ask({ do: "level", seat, level }),
      words("page-computer-plays.label"),
    ),
    computer && [
      h("p.quiet", words("page-person-goes-on.about", { who: name })),
      button(words("page-person-goes-on"), () => ask({ do: "human", seat }), "", {
        "data-key": "human",
      }),
    ],
  );
}

/**
 * How fast the computer calls, for the host to choose.
 * @param {App} app @param {() => void} done
 */
export function pace(app, done) {
  const { host, table } = app.view;
  if (!table.seats.some((/** @type {any} */ seat) => seat.computer)) return null;
  const chosen = host.pace ?? (app.transport.passedAround ? 1.5 : 2.5);
  const choose = async (/** @type {number | string} */ wanted) =>
    (await app.act({ do: "pace", pace: wanted })) && done();
  return h(
    "div.segments",
    { role: "group", "aria-label": words("page-pace.label") },
    PACES.map((each) =>
      button(
        words("page-pace", { form: each }),
        () => choose(each),
        each === chosen ? "picked" : "",
        {
          "aria-pressed": each === chosen,
          "data-key": `pace ${each}`,
        },
      ),
    ),
  );
}

/** A game alone: your name, how strong the others are, and which game. @param {App} app */
export function playAlone(app) {
  const games = app.ui.choices.games.filter((/** @type {any} */ game) => game.computer);
  const field = /** @type {HTMLInputElement} */ (
    h("input", {
      id: "alone",
      dir: "auto",
      autocomplete: "nickname",
      maxlength: 24,
      value: app.ui.aloneName || "",
      oninput: () => (app.ui.aloneName = field.value),
    })
  );
  const counts = (/** @type {any} */ { fewest, most }) =>
    Array.from({ length: Math.min(most, fewest + 2) - fewest + 1 }, (_, i) => fewest + i);
  app.open(
    words("page-against-computer"),
    h("label", words("page-your-name"), field),
    levels(
      app.ui.aloneLevel || "medium",
      (level) => ((app.ui.aloneLevel = level), playAlone(app)),
      words("page-how-strong"),
    ),
    games.map((/** @type {any} */ game) =>
      h(
        "div.row",
        h("b", gameName(game.name)),
        counts(game).map((seats) =>
          button(
            words("page-players", { count: seats }),
            () => begin(app, game.name, seats),
            "primary",
            {
              "data-key": `alone ${game.name} ${seats}`,
            },
          ),
        ),
      ),
    ),
  );
  field.focus();
}

/** @param {App} app @param {string} game @param {number} count */
async function begin(app, game, count) {
  const name = (app.ui.aloneName || "").trim();
  if (!name) {
    app.say(words("page-name-first"));
    return document.getElementById("alone")?.focus();
  }
  const level = app.ui.aloneLevel || "medium";
  const found = await app.client.look({ do: "choices", game, seats: count });
  const isShort = found.variants?.some((/** @type {any} */ each) => each.name === "short");
  const variants = isShort ? ["short"] : [];
  const others = Array.from({ length: count - 1 }, (_, i) => i + 1);
  const requests = [
    { do: "setup", game, seats: count, variants, layout: null },
    { do: "join", code: app.view.host.code, seat: 0, name, symbol: "X" },
    ...others.map((seat) => ({ do: "seat", seat, computer: level })),
    { do: "begin" },
  ];
  for (const request of requests) if (!(await app.act(request))) return;
  app.client.remember({ seats: [0] });
  app.close();
}
