// @ts-check
/** Joining: the room code, a name and a symbol, and a seat on the drawn table. */

import { button, form, h, spoken } from "../dom.js";
import { drawTable } from "../grid.js";
import { languageMenu } from "../languages.js";
import { clauses, words } from "../words.js";

/** @param {import("../main.js").App} app */
export function join(app) {
  const { ui, client } = app;
  if (app.view) return waiting(app, app.view);
  const own = app.hash.get("own");
  if (own && !ui.moved) {
    ui.moved = true;
    setTimeout(() => app.act({ do: "join", own }));
  }
  const { code } = client.kept;
  if (!code || ui.lobby === undefined) {
    if (code && !ui.asking) look(app);
    return h(
      "main.plain",
      h("h1", words("page-join-table")),
      codeForm(app, words("page-room-code-field"), ui.code ?? code, words("page-host-shows-code")),
      languageMenu(app),
    );
  }
  const lobby = ui.lobby;
  if (!lobby.seats.length)
    return h(
      "main.plain",
      h("h1", words("page-join-table")),
      h(
        "p",
        words(
          lobby.stage !== "set-up"
            ? "page-no-seats"
            : lobby.game
              ? "page-host-names-players"
              : "page-host-chooses-game",
        ),
      ),
    );
  const named = lobby.stage !== "set-up";
  const taken = (/** @type {any} */ seat) =>
    seat.phone || seat.computer || (!named && seat.name);
  if (ui.seat !== undefined && taken(lobby.seats[ui.seat] || { phone: true })) delete ui.seat;
  /** @type {string[]} */
  const symbols = lobby.free_symbols || [];
  const mine = ui.seat;
  if (!ui.symbol || !symbols.includes(ui.symbol)) ui.symbol = symbols[0];
  const seats = lobby.seats.map((/** @type {any} */ seat, /** @type {number} */ i) => ({
    text: i === mine && !named ? words("page-you") : spoken(seat.name) || String(i + 1),
    kind: i === mine ? "mine" : taken(seat) ? "taken" : "free",
    label: clauses([
      words("page-seat", { number: i + 1 }),
      ...(i === mine && !named
        ? [words("page-you")]
        : [spoken(seat.name), words(taken(seat) ? "page-taken" : "page-free")].filter(Boolean)),
    ]),
    pick: taken(seat) ? undefined : () => ((ui.seat = i), app.render()),
  }));
  const joins = lobby.game
    ? words("page-join-game", { title: name(lobby.game) })
    : words("page-join-table");
  if (lobby.seats.every(taken))
    return h(
      "main.plain",
      h("h1", joins),
      h("p.large", { "data-heard": "" }, words("page-all-taken")),
      h("p", words(named ? "page-all-taken.named" : "page-all-taken.about")),
      lobby.places?.length ? drawTable(lobby.places, seats) : null,
      named && codeForm(app, words("page-seat-code"), ui.code ?? ""),
    );
  return h(
    "main.plain",
    h("h1", joins),
    !named &&
      h(
        "label",
        words("page-your-name"),
        h("input", {
          id: "name",
          "data-key": "name",
          dir: "auto",
          autocomplete: "nickname",
          maxlength: 24,
          value: ui.name || "",
          oninput: (/** @type {any} */ e) => (ui.name = e.target.value),
        }),
      ),
    !named &&
      lobby.with_symbols &&
      h(
        "fieldset.symbols",
        h("legend", words("page-your-symbol")),
        symbols
          .slice(0, 8)
          .map((symbol) =>
            button(
              symbol,
              () => ((ui.symbol = symbol), app.render()),
              symbol === ui.symbol ? "picked" : "",
              { "aria-pressed": symbol === ui.symbol, "data-key": `symbol ${symbol}` },
            ),
          ),
      ),
    h("h2", words(named ? "page-who-are-you" : "page-where-do-you-sit")),
    lobby.places?.length ? drawTable(lobby.places, seats) : null,
    h(
      "div.choices",
      seats.map(
        (/** @type {any} */ seat, /** @type {number} */ i) =>
          seat.pick &&
          button(
            named ? spoken(lobby.seats[i].name) : words("page-seat", { number: i + 1 }),
            seat.pick,
            i === mine ? "picked" : "",
            { "aria-pressed": i === mine, "data-key": `seat ${i}` },
          ),
      ),
    ),
    button(words("page-sit-down"), () => sitDown(app, lobby, named), "primary", {
      disabled: client.busy,
      "data-key": "sit-down",
    }),
  );
}

/**
 * A field for a code: that of the room, or one of a seat.
 * @param {import("../main.js").App} app
 * @param {string} label @param {string} value @param {string} [about] who shows it
 */
const codeForm = (app, label, value, about) =>
  form(
    () => takeCode(app),
    h(
      "label",
      label,
      h("input", {
        id: "code",
        "data-key": "code",
        autocomplete: "off",
        autocapitalize: "characters",
        spellcheck: "false",
        maxlength: 12,
        value,
        oninput: (/** @type {any} */ event) => (app.ui.code = event.target.value),
      }),
    ),
    about && h("p.quiet", about),
    h("button.primary", { type: "submit", "data-key": "next" }, words("page-next")),
  );

/**
 * @param {import("../main.js").App} app @param {any} lobby
 * @param {boolean} named whether the record names the players
 */
async function sitDown(app, lobby, named) {
  const { ui, client } = app;
  const { seat, symbol } = ui;
  const name = (ui.name || "").trim();
  if (!named && !name) {
    app.say(words("page-name-first"));
    return document.getElementById("name")?.focus();
  }
  if (seat === undefined)
    return app.say(words(named ? "page-tap-name-first" : "page-tap-seat-first"));
  const who = named ? {} : { name, symbol };
  const found = await app.act({ do: "join", code: client.kept.code, seat, ...who });
  if (!found) return look(app); // others may have sat down since
  const own = found.table.seats[seat]?.symbol;
  if (!named && lobby.with_symbols && own !== symbol)
    app.say(words("page-symbol-taken", { text: symbol, symbol: own }));
}

/**
 * The QR symbol with which a phone joins a table.
 * @param {string} address of the server @param {string} table @param {string} code
 */
export function joinSymbol(address, table, code) {
  const link = `${address}#table=${encodeURIComponent(table)}&code=${code}`;
  const alt = words("page-qr-table", { text: table });
  return h("img.qr", { src: `qr.svg?text=${encodeURIComponent(link)}`, alt });
}

const LOOK_AGAIN_AFTER = 2000; // ms

/** Letters of a seat's own code; a table's has fewer. */
const SEAT_CODE_LENGTH = 8;

/** A game's name as it is printed. @param {string} game */
export const name = (game) =>
  game === "attack-defend"
    ? "Attack/Defend"
    : game
        .split("-")
        .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
        .join(" ");

/**
 * Take the code that was typed: that of the table, or of a seat.
 * @param {import("../main.js").App} app
 */
async function takeCode(app) {
  const code = (app.ui.code ?? app.client.kept.code).trim().toUpperCase();
  if (!code) return app.say(words("page-code-first"));
  if (code.length === SEAT_CODE_LENGTH) return app.act({ do: "join", own: code });
  await look(app, code);
}

/**
 * Look at the seats, and again every two seconds as long as this phone has none.
 * @param {import("../main.js").App} app @param {string} code
 */
async function look(app, code = app.client.kept.code) {
  const { ui, client } = app;
  clearTimeout(ui.timer);
  ui.asking = true;
  const found = await client.look({ do: "lobby", code });
  if (client.token || ui !== app.ui) return;
  const before = JSON.stringify(ui.lobby);
  if (found.error) {
    ui.asking = false;
    if (found.error.kind !== "lost") {
      ui.code = code; // it stays, to be corrected
      client.remember({ code: "" });
      delete ui.lobby;
      app.refuse(found.error);
      return app.render();
    }
  } else if (found.table) {
    ui.lobby = found.table;
    client.remember({ code });
  }
  ui.timer = setTimeout(() => look(app), LOOK_AGAIN_AFTER);
  if (JSON.stringify(ui.lobby) !== before) app.render();
}

/**
 * A phone that wants a seat whose board is set waits for the host.
 * @param {import("../main.js").App} app
 */
export function asking(app) {
  const { number, name } = app.view.me.asks;
  const withdraw = async () => (await app.act({ do: "leave" })) && app.client.forget();
  return h(
    "main.plain",
    h("h1", { "data-heard": "" }, words("page-you-want-to-be", { who: name })),
    h("p.large", { "data-heard": "" }, words("page-you-are-phone", { number })),
    h("p", words("page-goes-on-by-itself")),
    button(words("page-withdraw"), withdraw, "", {
      disabled: app.client.busy,
      "data-key": "withdraw",
    }),
  );
}

/** @param {import("../main.js").App} app @param {any} view */
function waiting(app, view) {
  const seats = view.table.seats.map((/** @type {any} */ seat, /** @type {number} */ i) => ({
    text: spoken(seat.name) || String(i + 1),
    kind: i === view.me.seat ? "mine" : seat.name ? "taken" : "free",
  }));
  return h(
    "main.plain",
    h("h1", { "data-heard": "" }, words("page-you-have-seat")),
    h("p", words("page-wait-for-host")),
    view.table.places?.length ? drawTable(view.table.places, seats) : null,
    button(
      words("page-stand-up"),
      async () => (await app.act({ do: "leave" })) && app.client.forget(),
      "",
      {
        disabled: app.client.busy,
        "data-key": "stand-up",
      },
    ),
  );
}
