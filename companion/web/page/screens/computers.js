// @ts-check
/** Seats that the computer plays: how strong it is, that it thinks, and how people get them. */

import { button, h } from "../dom.js";
import { onThisPhone } from "../storage.js";
import { hostSheet } from "./host.js";
import { name as gameName } from "./join.js";
import { marking } from "./paper.js";
import { words } from "../words.js";

/** @typedef {import("../main.js").App} App */

/** @param {any} seat or a game that has a computer player */
const isComputer = ({ computer }) => computer;

/**
 * How strong the computer is that plays for somebody; nothing if a person does.
 * @param {any} view @param {string | null} name @returns {string | undefined}
 */
export const levelOf = (view, name) =>
  view.table.seats.find((/** @type {any} */ seat) => seat.name === name)?.computer;

/**
 * A mark beside the name of whom the computer plays for, and the first 16 digits of what seals its
 * board.
 * @param {any} view @param {string} name
 */
export const chip = (view, name) => {
  const level = levelOf(view, name);
  const seal = view.table.seals?.[name]?.slice(0, 16).replace(/.{4}(?=.)/g, "$& ");
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
  if (!seats.some(isComputer)) return null;
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
 * A button for each of some values, of which one is chosen.
 * @template T @param {string} key @param {string} label
 * @param {T[]} values @param {(value: T) => string} inWords
 * @param {T | undefined} chosen @param {(value: T) => void} choose
 */
const segments = (key, label, values, inWords, chosen, choose) =>
  h(
    "fieldset",
    h("legend", label),
    h(
      "div.segments",
      values.map((value) =>
        button(inWords(value), () => choose(value), value === chosen ? "picked" : "", {
          "aria-pressed": value === chosen,
          "data-key": `${key} ${value}`,
        }),
      ),
    ),
  );

/**
 * A button for each level.
 * @param {string | undefined} chosen @param {(level: string) => void} choose @param {string} label
 */
export const levels = (chosen, choose, label) => {
  const inWords = (/** @type {string} */ strength) => words("page-strength", { strength });
  return segments("computer", label, ["easy", "medium", "hard"], inWords, chosen, choose);
};

/** What the host does with a seat in a game that is on. @param {App} app @param {number} seat */
export function computerSheet(app, seat) {
  const { name, computer } = app.view.table.seats[seat];
  const ask = async (/** @type {any} */ request) => (await app.act(request)) && hostSheet(app);
  app.open(
    words("page-who-plays-for", { who: name }),
    h(
      "p",
      computer ? words("page-computer-plays", { strength: computer }) : words("page-person-plays"),
    ),
    levels(
      computer,
      (level) => ask({ do: "level", seat, level }),
      words(computer ? "page-how-strong" : "page-or-computer"),
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
 * When the computer calls, for the host to choose: after how many seconds, or once all have marked
 * their paper.
 * @param {App} app
 */
export function pace(app) {
  const { host, table } = app.view;
  if (!table.seats.some(isComputer)) return null;
  const paces = /** @type {(number | string)[]} */ ([0, 1.5, 2.5, 5, "wait"]);
  const inWords = (/** @type {number | string} */ form) => words("page-pace", { form });
  const chosen = host.pace ?? (app.transport.passedAround ? 1.5 : 2.5);
  const choose = async (/** @type {number | string} */ wanted) =>
    (await app.act({ do: "pace", pace: wanted })) && hostSheet(app);
  return segments("pace", words("page-pace.label"), paces, inWords, chosen, choose);
}

/** A game alone: your name, how strong the others are, and which game. @param {App} app */
export function playAlone(app) {
  const games = app.ui.choices.games.filter(isComputer);
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
    [fewest, fewest + 1, fewest + 2].filter((count) => count <= most);
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
        counts(game).map((count) =>
          button(words("page-players", { count }), () => begin(app, game.name, count), "primary", {
            "data-key": `alone ${game.name} ${count}`,
          }),
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
