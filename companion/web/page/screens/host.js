// @ts-check
/** What only the host does: free seats, take back, pause, and give the record out. */

import { TERRITORY, button, h, spoken } from "../dom.js";

/** @param {import("../main.js").App} app */
export async function hostSheet(app) {
  const { connected = [] } = await app.client.look({ do: "phones" });
  const { view, client } = app;
  const { host, table } = view;
  const link = `${location.href.split("#")[0]}#table=${encodeURIComponent(client.table)}&code=${host.code}`;
  app.open(
    "Host",
    h("div", { class: "stack" },
      !app.transport.passedAround && h("section", { class: "join-here" }, h("img", { class: "qr", src: `qr.svg?text=${encodeURIComponent(link)}`, alt: "QR symbol that opens this table on a phone" }), h("p", null, "Room code ", h("b", { class: "code" }, host.code))),
      !app.transport.passedAround && table.seats.map((/** @type {any} */ seat, /** @type {number} */ i) => seat.name &&
        h("div", { class: "seat-row" }, h("span", null, spoken(seat.name), h("span", { class: "quiet" }, !seat.phone ? " has no phone: you play what is called out" : connected.includes(i) ? " has a phone" : " has a phone, but its page is closed at the moment")), seat.phone && button("Free the seat", () => freeSheet(app, i), "danger"))),
      host.undo && button(`Take back: ${host.undo.said}`, () => undoSheet(app), "", { "data-key": "undo" }),
      button(table.paused ? "Go on" : "Pause the game", async () => (await app.act({ do: "pause", on: !table.paused })) && hostSheet(app)),
      button("Save the record", () => saveRecord(app)),
      h("p", { class: "quiet" }, `To print where the game stands: cardgen position ${client.table}.txt`)),
  );
}

/** Free a seat once the host knows what that costs. @param {import("../main.js").App} app @param {number} seat */
function freeSheet(app, seat) {
  const { table } = app.view;
  const name = spoken(table.seats[seat].name);
  app.open(
    `Free ${name}'s seat`,
    h("p", null, `${name}'s phone loses the seat, and another phone can take it.`),
    TERRITORY.includes(table.game) && h("p", { class: "warning" }, `If ${name} chose to keep the board on the phone, only that phone has it. With another one ${name} answers from paper, and can't prove that the answers are true.`),
    h("div", { class: "row" }, button("Leave it", () => hostSheet(app)), button("Free the seat", async () => (await app.act({ do: "free", seat })) && hostSheet(app), "danger", { "data-key": "confirm-free" })),
  );
}

/** @param {import("../main.js").App} app */
function undoSheet(app) {
  const { undo } = app.view.host;
  const reason = /** @type {HTMLInputElement} */ (h("input", { id: "reason", dir: "auto", maxlength: 60, autocomplete: "off" }));
  app.open(
    "Take back",
    h("p", null, `This takes back: ${undo.said}.`),
    undo.given.length > 0 && h("p", { class: "warning" }, `Take care, this is known by now: ${undo.given.map(spoken).join(", ")}.`),
    h("label", null, "Why (all may read it)", reason),
    h("div", { class: "row" }, button("Leave it", () => app.close()), button("Take it back", async () => (await app.act({ do: "undo", reason: reason.value })) && app.close(), "danger", { "data-key": "confirm-undo" })),
  );
}

/** Take back what was answered last before play. @param {import("../main.js").App} app */
export function backSheet(app) {
  const goBack = async () => {
    if (!(await app.act({ do: "back" }))) return;
    app.close();
    delete app.ui.sitting; // whoever plays alone may be another one now
    await app.transport.wentBack?.(app);
  };
  app.open(
    "Back",
    h("p", null, `This takes back ${app.view.host.back}.`),
    h("div", { class: "row" }, button("Leave it", () => app.close()), button("Take it back", goBack, "danger", { "data-key": "confirm-back" })),
  );
}

/** Give the record out as a file. @param {import("../main.js").App} app */
export async function saveRecord(app) {
  const found = await app.client.look({ do: "record" });
  if (found.error) return app.refuse(found.error);
  const link = /** @type {HTMLAnchorElement} */ (h("a", { href: URL.createObjectURL(new Blob([found.record], { type: "text/plain" })), download: `${app.client.table}.txt` }));
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
