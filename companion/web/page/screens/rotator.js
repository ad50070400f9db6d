// @ts-check
/**
 * Rotator: a board by its letters, the turns so far checked as they are played, and hints in three
 * strengths.
 */

import { button, capital, form, h, s } from "../dom.js";
import { words } from "../words.js";
import { toKeep, winner } from "./over-parts.js";
import { levels } from "./computers.js";
import { again, bar } from "./parts.js";
import { introduction } from "./rules.js";

const LEVELS = ["easy", "medium", "hard", "expert"];

/** @typedef {import("../main.js").App} App */

/** Spaces as people read them. @param {string} text */
const read = (text) => text.replace(/(red|blue):/g, "$1 ");

/**
 * Column and row on the unturned board, from the top left.
 * @param {string} space such as red:D10 @returns {[number, number]}
 */
export function placeOf(space) {
  const [half, name] = space.split(":");
  const [column, row] = ["ABCDEFGHIJ".indexOf(name[0]), Number(name.slice(1)) - 1];
  return half === "red" ? [9 - column, 9 - row] : [column, row + 10];
}

/** @param {import("../main.js").App} app */
export function rotator(app) {
  const { view, client } = app;
  if (view.me.seat === null && view.me.host && !client.busy) sit(app);
  const { board } = view.table;
  return h(
    "div",
    { class: `screen ${view.view.result ? "over" : board ? "playing" : ""}` },
    bar(app),
    board ? playing(app) : choosing(app),
  );
}

/** The host of a puzzle is its player. @param {import("../main.js").App} app */
async function sit(app) {
  if (app.ui.sitting) return;
  app.ui.sitting = true;
  await app.client.ask({ do: "join", code: app.view.host.code, seat: 0 });
}

/** @param {import("../main.js").App} app */
function choosing(app) {
  const { client, ui } = app;
  const wanted = app.hash.get("rotator");
  const take = (/** @type {any} */ which) => app.act({ do: "form", form: "board", ...which });
  if (wanted && !ui.taken && !client.busy && app.view.me.name) {
    ui.taken = true;
    setTimeout(() => take({ identity: wanted }));
  }
  return h(
    "main.plain",
    h("h1", words("page-games-which-board")),
    form(
      () =>
        take({
          identity: /** @type {HTMLInputElement} */ (document.getElementById("identity")).value,
        }),
      h(
        "label",
        words("page-games-letters"),
        h("input", {
          id: "identity",
          "data-key": "identity",
          autocomplete: "off",
          autocapitalize: "characters",
          spellcheck: "false",
          maxlength: 12,
          value: wanted || "",
        }),
      ),
      h(
        "button.primary",
        { type: "submit", disabled: client.busy },
        words("page-games-open-board"),
      ),
    ),
    h("h2", words("page-games-new-board")),
    h(
      "div.choices",
      LEVELS.map((level) =>
        button(words("page-games-level", { form: level }), () => take({ level }), "", {
          disabled: client.busy,
          "data-key": level,
        }),
      ),
    ),
    button(words("page-two-minutes"), () => introduction(app, "rotator"), "link"),
  );
}

/** @param {import("../main.js").App} app */
function playing(app) {
  const { view, client, ui } = app;
  const { table } = view;
  const game = view.view;
  const say = (/** @type {string} */ text) => ((ui.hint = null), app.act({ do: "say", text }));
  const par = table.par
    ? words("page-games-par", { count: table.par.boosts, round: table.par.turns })
    : "";
  const over = game.result;
  const started = game.at !== null;
  const starts = [...new Set(table.turns.map((/** @type {any} */ turn) => turn.from))];
  if (!starts.includes(ui.from)) ui.from = starts[0];
  const turns = table.turns.filter((/** @type {any} */ turn) => turn.from === ui.from);
  const preview = turns.find((/** @type {any} */ turn) => turn.turn === ui.preview);
  const choice = !started
    ? h(
        "div.stack",
        h("p.large", words("page-games-where-start")),
        h(
          "div.choices",
          [..."JIHGFEDCBA"].map((column) =>
            button(column, () => say(`start red:${column}10`), "", {
              disabled: client.busy,
              "data-key": `start ${column}`,
            }),
          ),
        ),
      )
    : h(
        "div.stack",
        starts.length > 1 && [
          h("p.large", words("page-games-took-node")),
          h(
            "div.choices",
            starts.map((space) =>
              button(
                String(space).replace(":", " "),
                () => ((ui.from = space), (ui.preview = null), app.render()),
                space === ui.from ? "picked" : "",
                { "aria-pressed": space === ui.from },
              ),
            ),
          ),
        ],
        h("p.large", words("page-games-how-far")),
        h(
          "div.drills",
          [0, 1, 2, 3].map((drill) => {
            const turn = turns.find((/** @type {any} */ each) => each.drill === drill);
            return button(
              [h("b", drill), h("span", leadsTo(turn))],
              () => ((ui.preview = turn.turn), app.render()),
              preview?.drill === drill ? "picked" : "",
              { disabled: !turn || client.busy, "data-key": `drill ${drill}` },
            );
          }),
        ),
        preview &&
          button(
            words("page-games-do-it"),
            () => ((ui.preview = null), say(`turn ${preview.turn}`)),
            "primary",
            { disabled: client.busy, "data-key": "do-it" },
          ),
      );
  const boosts = h(
    "p.boosts",
    { role: "img", "aria-label": words("page-games-boosts.left", { count: game.boosts_left }) },
    Array.from({ length: 10 }, (_, i) => h("i", { class: i < game.boosts_left ? "" : "gone" })),
    h("span", words("page-games-boosts", { count: game.boosts_left })),
  );
  const won = over === "won";
  const why = words(won ? "page-games-through" : "page-games-collapsed", { count: game.turn });
  const now = started
    ? words("page-games-turn-number", { round: game.turn + 1 })
    : words("page-games-board", { text: table.board });
  const level = table.level && words("page-games-level", { form: table.level });
  const takeBack = () => ((ui.hint = null), app.act({ do: "undo" }));
  return [
    h(
      "main",
      { class: over ? "rotator" : "play rotator" },
      over && [
        winner(words(won ? "page-games-board-won" : "page-games-board-lost"), "", why),
        won && earned(app),
      ],
      h(
        "div.left",
        h(
          "div.head",
          !over && h("h1.turn", { "data-heard": "" }, now),
          h("p.quiet", [table.board, level, par].filter(Boolean).join(" · ")),
        ),
        h("div.big", drawBoard(table, game, preview)),
      ),
      h(
        "div",
        { class: over ? "words stack" : "words" },
        boosts,
        h(
          "div.row.tools",
          game.turn + Number(started) > 0 &&
            button(words("page-games-turn-back"), takeBack, "", {
              disabled: client.busy || !view.me.host,
              "data-key": "turn-back",
            }),
        ),
        over ? toKeep(app) : hints(app),
        started && race(app),
        view.told && whatHappened(view.told),
      ),
    ),
    over ? again(app) : h("section.dock", choice),
  ];
}

/** What drilling so far leads to, in a word or two. @param {any} turn */
function leadsTo(turn) {
  if (!turn) return words("page-games-drill", { form: "blocked" });
  if (turn.drill > 1 && !turn.captured && !turn.result)
    return words("page-games-drill.boosts", { count: turn.drill - 1 });
  return words("page-games-drill", { form: turn.captured ? "node" : turn.result || "free" });
}

/** Hints in three strengths. @param {App} app */
function hints(app) {
  const { ui, client } = app;
  const forms =
    app.view.view.at === null ? ["first", "half", "start"] : ["first", "second", "third"];
  const ask = async (/** @type {number} */ strength) => {
    ui.hint = words("page-games-hint.looking");
    app.render();
    const found = await client.look({ do: "form", form: "hint", strength });
    ui.hint = found.error ? found.error.message : read(found.form.hint);
    app.render();
  };
  return h(
    "details",
    { open: Boolean(ui.hint) },
    h("summary", words("page-games-hint")),
    h(
      "div.choices",
      forms.map((each, i) =>
        button(words(`page-games-hint.${each}`), () => ask(i + 1), "", {
          "data-key": `hint ${i + 1}`,
        }),
      ),
    ),
    ui.hint && h("p.large.hint", { "data-heard": "" }, ui.hint),
  );
}

/** A race against a ghost: a thin bar shows how far it is, never its way. @param {App} app */
function race(app) {
  const { ui, client, view } = app;
  if (ui.ghost && ui.racedAt !== view.version) {
    ui.racedAt = view.version;
    client.look({ do: "form", form: "race", level: ui.ghost }).then((/** @type {any} */ found) => {
      ui.raced = found.error ? { race: found.error.message } : found.form;
      app.render();
    });
  }
  const begin = (/** @type {string} */ level) => {
    ui.ghost = level;
    ui.racedAt = null;
    app.render();
  };
  return h(
    "details.race",
    { open: Boolean(ui.ghost) },
    h("summary", words("page-games-race-ghost")),
    levels(ui.ghost, begin, words("page-games-race-ghost.speed")),
    ui.ghost &&
      ui.raced && [
        ui.raced.wins && h("progress", { value: ui.raced.turn, max: ui.raced.wins }),
        h("p", { "data-heard": "" }, ui.raced.race),
      ],
  );
}

/** @param {{lines: string[], marks: string[]}} told */
function whatHappened({ lines, marks }) {
  return h(
    "section.told",
    lines.map((line) => h("p", { "data-heard": "" }, `${capital(read(line))} `)),
    marks.length > 0 &&
      h(
        "details",
        h("summary", words("page-games-on-paper")),
        marks.map((mark) => h("p", capital(read(mark)))),
      ),
  );
}

/**
 * The stars and medals of a won game, once they are worked out.
 * @param {import("../main.js").App} app
 */
function earned(app) {
  const { view, ui } = app;
  if (ui.earned?.version !== view.version) {
    const mine = (ui.earned = { version: view.version, lines: [] });
    app.client
      .look({ do: "form", form: "earned" })
      .then((/** @type {any} */ found) => ((mine.lines = found.form?.lines || []), app.render()));
  }
  return ui.earned.lines.map((/** @type {string} */ line) =>
    h("p", { "data-heard": "" }, `${line} `),
  );
}

/**
 * The board, turned so that you fall down the screen.
 * @param {any} table @param {any} game @param {any} preview
 */
function drawBoard(table, game, preview) {
  const solid = new Set(game.solid);
  const nodes = new Set(table.nodes);
  const path = new Set(preview?.path || []);
  const spaces = ["red", "blue"].flatMap((half) =>
    Array.from(
      { length: 100 },
      (_, i) => `${half}:${"ABCDEFGHIJ"[i % 10]}${Math.floor(i / 10) + 1}`,
    ),
  );
  const down = table.down % 4;
  const sideways = down % 2 === 1;
  const cells = spaces.map((space) => {
    const [column, row] = placeOf(space);
    const [x, y] = [column * 10, row * 10];
    const age = game.touched[space];
    return s(
      "g",
      { class: `cell${path.has(space) ? " path" : ""}` },
      s("rect", {
        x,
        y,
        width: 10,
        height: 10,
        class: solid.has(space) ? "rock" : age !== undefined ? `open age${age}` : "air",
      }),
      age !== undefined &&
        Array.from({ length: age }, (_, i) =>
          s("path.slash", { d: `M${x + 2} ${y + 8 - i * 2.2}h6` }),
        ),
      nodes.has(space) &&
        s("circle", {
          class: solid.has(space) ? "node" : "node open",
          cx: x + 5,
          cy: y + 5,
          r: 2.2,
        }),
    );
  });
  const at = game.at && placeOf(game.at);
  const turn = `rotate(${90 * down} 50 100)`;
  const label = (
    /** @type {string} */ half,
    /** @type {number} */ x,
    /** @type {number} */ y,
    /** @type {string | number} */ text,
  ) => s(`text.label.${half}`, { x, y, transform: `rotate(${-90 * down} ${x} ${y})` }, text);
  const labels = Array.from({ length: 10 }, (_, i) => [
    label("red", i * 10 + 5, -4, "JIHGFEDCBA"[i]),
    label("blue", i * 10 + 5, 205, "ABCDEFGHIJ"[i]),
    label("red", 104.5, i * 10 + 5.4, 10 - i),
    label("blue", -4.5, i * 10 + 105.4, i + 1),
  ]);
  const box = sideways ? "-60 40 220 120" : "-10 -10 120 220";
  const marker = (/** @type {[number, number]} */ [column, row], /** @type {string} */ kind) =>
    s("path", {
      class: kind,
      transform: `translate(${column * 10 + 5} ${row * 10 + 5}) rotate(${-90 * down})`,
      d: "M-3.4-2.6H3.4L0 3.4Z",
    });
  const end = preview?.path[preview.path.length - 1];
  return s(
    "svg",
    {
      class: `grid board${sideways ? " sideways" : ""}`,
      viewBox: box,
      role: "img",
      "aria-label": words(game.at ? "page-games-rotator" : "page-games-rotator.before", {
        text: table.board,
        space: read(game.at || ""),
      }),
    },
    s(
      "g",
      { transform: turn },
      ...cells,
      ...Array.from({ length: 19 }, (_, i) =>
        s("path", { class: i === 9 ? "fold" : "line", d: `M0 ${(i + 1) * 10}H100` }),
      ),
      ...Array.from({ length: 9 }, (_, i) => s("path.line", { d: `M${(i + 1) * 10} 0V200` })),
      s("rect.frame", { x: 0, y: 0, width: 100, height: 200 }),
      ...labels,
      at && marker(at, "you"),
      end && marker(placeOf(end), "you ghost"),
    ),
  );
}
