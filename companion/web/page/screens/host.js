// @ts-check
/** What only the host does: free seats, take back, pause, and give the record out. */

import { TERRITORY, button, capital, form, h, spoken } from "../dom.js";
import { computerSheet, pace } from "./computers.js";
import { joinSymbol } from "./join.js";
import { words, wordsAround } from "../words.js";

/** @param {import("../main.js").App} app */
export async function hostSheet(app) {
  const { connected = [] } = await app.client.look({ do: "phones" });
  const { view, client } = app;
  const { host, table } = view;
  // Rotator's only seat is the host's own, unless another phone came first
  const nobodyElse = (/** @type {any} */ seat, /** @type {number} */ i) =>
    table.game === "rotator" && (!seat.phone || i === view.me.seat);
  const code = h("b.code", host.code);
  app.open(
    words("page-host"),
    h(
      "div.stack",
      !app.transport.passedAround &&
        h(
          "section.join-here",
          joinSymbol(location.href.split("#")[0], client.table, host.code),
          h("p", wordsAround("page-room-code", { text: code })),
        ),
      !app.transport.passedAround &&
        table.seats.map(
          (/** @type {any} */ seat, /** @type {number} */ i) =>
            seat.name &&
            !nobodyElse(seat, i) &&
            h(
              "div.seat-row",
              h(
                "span",
                spoken(seat.name),
                h(
                  "span.quiet",
                  " ",
                  seat.computer
                    ? words("page-seat-played-by-computer", { strength: seat.computer })
                    : words(
                        !seat.phone
                          ? "page-seat-no-phone"
                          : connected.includes(i)
                            ? "page-seat-phone"
                            : "page-seat-phone-closed",
                      ),
                ),
              ),
              seat.guarded &&
                !seat.computer &&
                button(words("page-code"), () => codeSheet(app, i), "", {
                  "data-key": `code ${i}`,
                }),
              !seat.phone &&
                host.computers &&
                button(words("page-who-plays"), () => computerSheet(app, i), "", {
                  "data-key": `who ${i}`,
                }),
              seat.phone && button(words("page-free-seat"), () => freeSheet(app, i), "danger"),
            ),
        ),
      pace(app),
      host.undo &&
        button(words("page-take-back-what", { text: host.undo.said }), () => undoSheet(app), "", {
          "data-key": "undo",
        }),
      button(
        words(table.paused ? "page-go-on" : "page-pause"),
        async () => (await app.act({ do: "pause", on: !table.paused })) && hostSheet(app),
      ),
      button(words("page-save-record"), () => saveRecord(app), "", { "data-key": "record" }),
      h("p.quiet", words("page-to-print", { example: `cardgen position ${client.table}.txt` })),
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
  app.open(
    words("page-seat-of", { who: app.view.table.seats[seat].name }),
    seatCode(app, found.own),
  );
}

/**
 * Free a seat once the host knows what that costs.
 * @param {import("../main.js").App} app @param {number} seat
 */
function freeSheet(app, seat) {
  const { table } = app.view;
  const who = table.seats[seat].name;
  app.open(
    words("page-free-seat-of", { who }),
    h("p", words("page-free-seat-of.about", { who })),
    TERRITORY.includes(table.game) && h("p.warning", words("page-free-seat-of.board", { who })),
    h(
      "div.row",
      button(words("page-leave-it"), () => hostSheet(app)),
      button(
        words("page-free-seat"),
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
    words("page-take-back"),
    h("p", words("page-this-takes-back", { text: undo.said })),
    undo.given.length > 0 &&
      h("p.warning", words("page-known-by-now", { options: undo.given.map(spoken) })),
    h("label", words("page-reason"), reason),
    h(
      "div.row",
      button(words("page-leave-it"), () => app.close()),
      button(
        words("page-take-it-back"),
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
    words("page-back"),
    h("p", words("page-this-takes-back", { text: app.view.host.back })),
    h(
      "div.row",
      button(words("page-leave-it"), () => app.close()),
      button(words("page-take-it-back"), goBack, "danger", { "data-key": "confirm-back" }),
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
    const warning = asked
      ? words("page-are-you-sure.about")
      : words(
          TERRITORY.includes(table.game) ? "page-record-shows-boards" : "page-record-shows-all",
        );
    return app.open(
      words(asked ? "page-are-you-sure" : "page-save-record"),
      h("p.warning", warning),
      h(
        "div.row",
        button(words("page-leave-it"), () => app.close(), "primary"),
        button(
          words(asked ? "page-yes-save" : "page-save-all-the-same"),
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
    words("page-other-file"),
    h("p", words("page-other-file.about", { reason: capital(fault) })),
    form(
      save,
      h("label", words("page-other-file.name"), field),
      h("button.primary", { type: "submit", "data-key": "write" }, words("page-other-file.write")),
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
    "section.join-here",
    h("img.qr", { src: `qr.svg?text=${encodeURIComponent(link)}`, alt: words("page-qr-seat") }),
    h("p", wordsAround("page-scan-with-other", { text: h("b.code", own) })),
  );
}
