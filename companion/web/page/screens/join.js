// @ts-check
/** Joining: the room code, a name and a symbol, and a seat on the drawn table. */

import { button, h, spoken } from "../dom.js";
import { drawTable } from "../grid.js";

/** @param {import("../main.js").App} app */
export function join(app) {
  const { ui, client } = app;
  if (app.view) return waiting(app, app.view);
  if (!client.kept.code || ui.lobby === undefined) {
    if (client.kept.code && !ui.asking) look(app);
    return h(
      "main",
      { class: "plain" },
      h("h1", null, "Join the table"),
      h("form", { onsubmit: (/** @type {Event} */ event) => (event.preventDefault(), takeCode(app)) },
        h("label", null, "Room code", h("input", { id: "code", "data-key": "code", autocomplete: "off", autocapitalize: "characters", spellcheck: "false", maxlength: 12, value: client.kept.code || "" })),
        h("p", { class: "quiet" }, "The host's screen shows it."),
        h("button", { type: "submit", class: "primary" }, "Next")),
    );
  }
  const lobby = ui.lobby;
  if (!lobby.seats.length)
    return h("main", { class: "plain" }, h("h1", null, "Join the table"), h("p", null, lobby.stage !== "set-up" ? "This game goes on without seats. Watch the host's screen." : `The host is ${lobby.game ? "naming the players" : "choosing a game"}. This page goes on by itself.`));
  const named = lobby.stage !== "set-up";
  const taken = (/** @type {any} */ seat) => seat.phone || (!named && seat.name);
  if (ui.seat !== undefined && taken(lobby.seats[ui.seat] || { phone: true })) delete ui.seat;
  /** @type {string[]} */
  const symbols = lobby.free_symbols || [];
  const mine = ui.seat;
  if (!ui.symbol || !symbols.includes(ui.symbol)) ui.symbol = symbols[0];
  const seats = lobby.seats.map((/** @type {any} */ seat, /** @type {number} */ i) => ({
    text: i === mine && !named ? "you" : spoken(seat.name) || String(i + 1),
    kind: i === mine ? "mine" : taken(seat) ? "taken" : "free",
    label: i === mine && !named ? `Seat ${i + 1}, you` : `Seat ${i + 1}${seat.name ? `, ${spoken(seat.name)}` : ""}${taken(seat) ? ", taken" : ", free"}`,
    pick: taken(seat) ? undefined : () => ((ui.seat = i), app.render()),
  }));
  return h(
    "main",
    { class: "plain" },
    h("h1", null, `Join ${lobby.game ? name(lobby.game) : "the table"}`),
    !named &&
      h("label", null, "Your name", h("input", { id: "name", "data-key": "name", dir: "auto", autocomplete: "nickname", maxlength: 24, value: ui.name || "", oninput: (/** @type {any} */ e) => (ui.name = e.target.value) })),
    !named && lobby.with_symbols &&
      h("fieldset", { class: "symbols" }, h("legend", null, "Your symbol"),
        symbols.slice(0, 8).map((symbol) => button(symbol, () => ((ui.symbol = symbol), app.render()), symbol === ui.symbol ? "picked" : "", { "aria-pressed": symbol === ui.symbol, "data-key": `symbol ${symbol}` }))),
    h("h2", null, named ? "Who are you?" : "Where do you sit?"),
    lobby.places?.length ? drawTable(lobby.places, seats) : null,
    h("div", { class: "choices" }, seats.map((/** @type {any} */ seat, /** @type {number} */ i) =>
      seat.pick && button(named ? spoken(lobby.seats[i].name) : `Seat ${i + 1}`, seat.pick, i === mine ? "picked" : "", { "aria-pressed": i === mine, "data-key": `seat ${i}` }))),
    button("Sit down", async () => {
      if (mine === undefined) return app.say(named ? "Tap your name first." : "Tap a seat first.");
      const wanted = ui.symbol;
      const found = await app.act({ do: "join", code: client.kept.code, seat: mine, ...(named ? {} : { name: ui.name || "", symbol: wanted }) });
      if (!found) return look(app); // others may have sat down since
      const own = found.table.seats[mine]?.symbol;
      if (!named && lobby.with_symbols && own !== wanted) app.say(`Another player has just taken ${wanted}. Your symbol is ${own}.`);
    }, "primary", { disabled: client.busy }),
  );
}

/** A game's name as it is printed. @param {string} game */
export const name = (game) => (game === "attack-defend" ? "Attack/Defend" : game.split("-").map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join(" "));

/** @param {import("../main.js").App} app */
async function takeCode(app) {
  const input = /** @type {HTMLInputElement} */ (document.getElementById("code"));
  app.client.kept.code = input.value.trim().toUpperCase();
  await look(app);
}

/** Look at the seats, and again every two seconds as long as this phone has none. @param {import("../main.js").App} app */
async function look(app) {
  const { ui, client } = app;
  clearTimeout(ui.timer);
  ui.asking = true;
  const found = await client.look({ do: "lobby", code: client.kept.code });
  if (client.token) return;
  if (found.error?.kind === "forbidden") {
    client.kept.code = "";
    ui.asking = false;
    app.refuse(found.error);
  } else if (found.table) {
    const changed = JSON.stringify(found.table) !== JSON.stringify(ui.lobby);
    ui.lobby = found.table;
    client.keep();
    if (!changed) return void (ui.timer = setTimeout(() => look(app), 2000));
  }
  if (client.kept.code) ui.timer = setTimeout(() => look(app), 2000);
  app.render();
}

/** @param {import("../main.js").App} app @param {any} view */
function waiting(app, view) {
  const seats = view.table.seats.map((/** @type {any} */ seat, /** @type {number} */ i) => ({ text: spoken(seat.name) || String(i + 1), kind: i === view.me.seat ? "mine" : seat.name ? "taken" : "free" }));
  return h(
    "main",
    { class: "plain" },
    h("h1", null, "You have a seat"),
    h("p", null, "Wait until all others sit, and the host begins."),
    view.table.places?.length ? drawTable(view.table.places, seats) : null,
    button("Stand up", async () => (await app.act({ do: "leave" })) && app.client.forget(), "", { disabled: app.client.busy, "data-key": "stand-up" }),
  );
}
