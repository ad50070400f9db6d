// @ts-check
/** What only the host does: free seats, take back, pause, and give the record out. */

import { TERRITORY, button, h, spoken } from "../dom.js";
import { computerSheet, pace } from "./computers.js";
import { joinSymbol } from "./join.js";

/** @param {import("../main.js").App} app */
export async function hostSheet(app) {
  const { connected = [] } = await app.client.look({ do: "phones" });
  const { view, client } = app;
  const { host, table } = view;
  app.open(
    "Host",
    h(
      "div",
      { class: "stack" },
      !app.transport.passedAround &&
        h(
          "section",
          { class: "join-here" },
          joinSymbol(location.href.split("#")[0], client.table, host.code),
          h("p", null, "Room code ", h("b", { class: "code" }, host.code)),
        ),
      !app.transport.passedAround &&
        table.seats.map(
          (/** @type {any} */ seat, /** @type {number} */ i) =>
            seat.name &&
            h(
              "div",
              { class: "seat-row" },
              h(
                "span",
                null,
                spoken(seat.name),
                h(
                  "span",
                  { class: "quiet" },
                  seat.computer
                    ? ` is played by the computer (${seat.computer})`
                    : !seat.phone
                    ? " has no phone: you play what is called out"
                    : connected.includes(i)
                      ? " has a phone"
                      : " has a phone, but its page is closed at the moment",
                ),
              ),
              seat.guarded &&
                !seat.computer &&
                button("Code", () => codeSheet(app, i), "", { "data-key": `code ${i}` }),
              !seat.phone &&
                host.computers &&
                button("Who plays?", () => computerSheet(app, i, () => hostSheet(app)), "", {
                  "data-key": `who ${i}`,
                }),
              seat.phone && button("Free the seat", () => freeSheet(app, i), "danger"),
            ),
        ),
      pace(app, () => hostSheet(app)),
      host.undo &&
        button(`Take back: ${host.undo.said}`, () => undoSheet(app), "", { "data-key": "undo" }),
      button(
        table.paused ? "Go on" : "Pause the game",
        async () => (await app.act({ do: "pause", on: !table.paused })) && hostSheet(app),
      ),
      button("Save the record", () => saveRecord(app), "", { "data-key": "record" }),
      h(
        "p",
        { class: "quiet" },
        `To print where the game stands: cardgen position ${client.table}.txt`,
      ),
    ),
  );
}

/**
 * A code by which another phone takes a seat at once.
 * @param {import("../main.js").App} app @param {number} seat
 */
async function codeSheet(app, seat) {
  const found = await app.client.look({ do: "code", seat });
  if (found.error) return app.refuse(found.error);
  app.open(`The seat of ${spoken(app.view.table.seats[seat].name)}`, seatCode(app, found.own));
}

/**
 * Free a seat once the host knows what that costs.
 * @param {import("../main.js").App} app @param {number} seat
 */
function freeSheet(app, seat) {
  const { table } = app.view;
  const name = spoken(table.seats[seat].name);
  app.open(
    `Free ${name}'s seat`,
    h("p", null, `${name}'s phone loses the seat. You decide which phone gets it.`),
    TERRITORY.includes(table.game) &&
      h(
        "p",
        { class: "warning" },
        `If ${name} chose to keep the board on the phone, only that phone has it. `,
        `With another one ${name} answers from paper, and can't prove that the answers are true.`,
      ),
    h(
      "div",
      { class: "row" },
      button("Leave it", () => hostSheet(app)),
      button(
        "Free the seat",
        async () => (await app.act({ do: "free", seat })) && hostSheet(app),
        "danger",
        { "data-key": "confirm-free" },
      ),
    ),
  );
}

/** @param {import("../main.js").App} app */
export function undoSheet(app) {
  const undo = app.view.host?.undo || app.view.undo;
  const reason = /** @type {HTMLInputElement} */ (
    h("input", { id: "reason", dir: "auto", maxlength: 60, autocomplete: "off" })
  );
  app.open(
    "Take back",
    h("p", null, `This takes back: ${undo.said}.`),
    undo.given.length > 0 &&
      h(
        "p",
        { class: "warning" },
        `Take care, this is known by now: ${undo.given.map(spoken).join(", ")}.`,
      ),
    h("label", null, "Why (all may read it)", reason),
    h(
      "div",
      { class: "row" },
      button("Leave it", () => app.close()),
      button(
        "Take it back",
        async () => (await app.act({ do: "undo", reason: reason.value })) && app.close(),
        "danger",
        { "data-key": "confirm-undo" },
      ),
    ),
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
    h(
      "div",
      { class: "row" },
      button("Leave it", () => app.close()),
      button("Take it back", goBack, "danger", { "data-key": "confirm-back" }),
    ),
  );
}

/**
 * Give the record out as a file. In mid-game it shows what is hidden, so it is asked for twice.
 * @param {import("../main.js").App} app @param {number} asked how often the host has been asked
 */
export async function saveRecord(app, asked = 0) {
  const { table } = app.view;
  const secret = table.stage !== "over" && table.game !== "rotator";
  if (secret && asked < 2) {
    const [title, text] = asked
      ? ["Are you sure?", "Whoever opens the file sees everything, now and before the end."]
      : [
          "Save the record",
          TERRITORY.includes(table.game)
            ? "The file shows all boards, yours and the others'."
            : "The file shows everything that is hidden.",
        ];
    return app.open(
      title,
      h("p", { class: "warning" }, text),
      h(
        "div",
        { class: "row" },
        button("Leave it", () => app.close(), "primary"),
        button(
          asked ? "Yes, save it" : "Save it all the same",
          () => saveRecord(app, asked + 1),
          "danger",
          {
            "data-key": `sure ${asked + 1}`,
          },
        ),
      ),
    );
  }
  app.close();
  const found = await app.client.look({ do: "record", ...(secret ? { sure: true } : {}) });
  if (found.error) return app.refuse(found.error);
  const file = new Blob([found.record], { type: "text/plain" });
  const link = h("a", { href: URL.createObjectURL(file), download: `${app.client.table}.txt` });
  link.click();
  setTimeout(() => URL.revokeObjectURL(/** @type {HTMLAnchorElement} */ (link).href), 10_000);
}

/**
 * Write the whole game to another file, as its own was changed or deleted.
 * @param {import("../main.js").App} app
 */
export function saveAsSheet(app) {
  const { fault } = app.view.host.record;
  const field = /** @type {HTMLInputElement} */ (
    h("input", {
      id: "file-name",
      autocomplete: "off",
      spellcheck: "false",
      value: `${app.client.table}-2.txt`,
    })
  );
  const save = async () =>
    (await app.act({ do: "save-as", name: field.value.trim() })) && app.close();
  app.open(
    "Write the game to another file",
    h("p", null, `${fault}. All that was accepted is still here.`),
    h(
      "form",
      { onsubmit: (/** @type {Event} */ event) => (event.preventDefault(), save()) },
      h("label", null, "Name of the new file, in the same folder", field),
      h(
        "button",
        { type: "submit", class: "primary", "data-key": "write" },
        "Write it, and go on there",
      ),
    ),
  );
}

/**
 * A seat's own code, for one other phone.
 * @param {import("../main.js").App} app @param {string} own
 */
export function seatCode(app, own) {
  const table = encodeURIComponent(app.client.table);
  const link = `${location.href.split("#")[0]}#table=${table}&own=${own}`;
  return h(
    "section",
    { class: "join-here" },
    h("img", {
      class: "qr",
      src: `qr.svg?text=${encodeURIComponent(link)}`,
      alt: "QR symbol that moves the seat",
    }),
    h(
      "p",
      null,
      "Scan this with the other phone. It works once. Or type there: ",
      h("b", { class: "code" }, own),
    ),
  );
}
