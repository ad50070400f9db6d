// @ts-check
/** Alliances: offers that only two see, the Node that holds an alliance together, and leaving. */

import { button, h, listed, spoken } from "../dom.js";

/** @param {import("../main.js").App} app */
export function allies(app) {
  const { view } = app;
  const { mine, me } = view;
  const you = view.view.you || {};
  const own = view.view.players.find((/** @type {any} */ player) => player.name === me.name);
  const allied = own?.alliance?.filter((/** @type {string} */ name) => name !== me.name);
  const again = async (/** @type {any} */ request) =>
    (await app.act(request)) && (app.close(), allies(app));
  const got = (view.offers || []).filter((/** @type {any} */ offer) => offer.to === me.name);
  const made = (view.offers || []).filter((/** @type {any} */ offer) => offer.from === me.name);
  app.open(
    "Alliances",
    h(
      "div",
      { class: "stack" },
      own?.alliance &&
        h(
          "section",
          { class: "panel" },
          h("p", { class: "large" }, `You are allied with ${listed(allied)}.`),
          [you.link && `Link: ${node(you.link)}`, you.master && `Master: ${node(you.master)}`].map(
            (line) => line && h("p", null, line),
          ),
        ),
      got.map((/** @type {any} */ offer) =>
        h(
          "section",
          { class: "panel" },
          h("p", { class: "large" }, `${spoken(offer.from)} offers you an alliance.`),
          offer.role &&
            !offer.node &&
            h(
              "p",
              null,
              `If you accept, you name its ${offer.role === "link" ? "Link" : "Master"}: `,
              "a Node that one of you controls. If an enemy takes it, the alliance breaks.",
            ),
          h(
            "div",
            { class: "row" },
            button("Decline", () => again({ do: "ally", offer: offer.offer })),
            button(
              "Accept",
              () =>
                offer.role && !offer.node
                  ? chooseNode(app, offer)
                  : again({ do: "ally", offer: offer.offer, accept: true }),
              "primary",
              { "data-key": `accept ${offer.from}` },
            ),
          ),
        ),
      ),
      made.map((/** @type {any} */ offer) =>
        h(
          "section",
          { class: "panel" },
          h("p", null, `You have asked ${spoken(offer.to)}.`),
          button("Take the offer back", () => again({ do: "ally", offer: offer.offer })),
        ),
      ),
      mine.may_ally.length > 0 && h("h3", null, "Ask somebody"),
      mine.may_ally
        .filter(
          (/** @type {any} */ each) =>
            ![...made, ...got].some((/** @type {any} */ offer) =>
              [offer.to, offer.from].includes(each.name),
            ),
        )
        .map((/** @type {any} */ each) =>
          button(
            `Offer ${spoken(each.name)} an alliance`,
            () => again({ do: "ally", to: each.name }),
            "",
            { "data-key": `offer ${each.name}` },
          ),
        ),
      mine.may_leave &&
        button("Leave the alliance", () => leaveSheet(app), "danger", { "data-key": "leave" }),
      !mine.may_ally.length &&
        !got.length &&
        !made.length &&
        !mine.may_leave &&
        h("p", { class: "quiet" }, "You can make an offer when it is your turn."),
    ),
  );
}

/** @param {string} text such as Ann:B2 */
const node = (text) => `${spoken(text.split(":")[0])} ${text.split(":")[1]}`;

/** @param {import("../main.js").App} app @param {any} offer */
function chooseNode(app, offer) {
  const { view, client } = app;
  const sides = [view.me.name, offer.from].flatMap(
    (name) =>
      view.view.players.find((/** @type {any} */ player) => player.name === name)?.alliance || [
        name,
      ],
  );
  const known = view.view.grids.flatMap((/** @type {any} */ grid) =>
    Object.entries(grid.nodes)
      .filter(([, controller]) => sides.includes(controller))
      .map(([space]) => `${grid.name}:${space}`),
  );
  const kept = (client.board?.nodes || []).map((space) => `${view.me.name}:${space}`);
  const nodes = [...new Set([...known, ...(view.mine.hidden ? kept : [])])];
  const typed = /** @type {HTMLInputElement} */ (
    h("input", { id: "node", maxlength: 3, autocapitalize: "characters", autocomplete: "off" })
  );
  const accept = async (/** @type {string} */ name) =>
    (await app.act({ do: "ally", offer: offer.offer, accept: true, node: name })) && app.close();
  app.open(
    offer.role === "link" ? "Name the Link" : "Name the Master",
    h("p", null, "Only the members know which Node it is."),
    h(
      "div",
      { class: "choices" },
      nodes.map((name) =>
        button(node(name), () => accept(name), "", { "data-key": `node ${name}` }),
      ),
    ),
    view.mine.hidden &&
      !kept.length &&
      h(
        "form",
        {
          onsubmit: (/** @type {Event} */ event) => (
            event.preventDefault(),
            accept(`${view.me.name}:${typed.value.trim().toUpperCase()}`)
          ),
        },
        h("label", null, "A Node on your own board", typed),
        h("button", { type: "submit", class: "primary" }, "This one"),
      ),
  );
}

/** @param {import("../main.js").App} app */
function leaveSheet(app) {
  app.open(
    "Leave the alliance?",
    h("p", null, "You can never ally with these players again."),
    h(
      "div",
      { class: "row" },
      button("Stay", () => app.close()),
      button(
        "Leave",
        async () =>
          (await app.act({ do: "say", text: `leave ${app.view.me.name}` })) && app.close(),
        "danger",
        { "data-key": "confirm-leave" },
      ),
    ),
  );
}
