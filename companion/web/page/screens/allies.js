// @ts-check
/** Alliances: offers that only two see, the Node that holds an alliance together, and leaving. */

import { button, form, h } from "../dom.js";
import { words } from "../words.js";

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
    words("page-alliances"),
    h(
      "div.stack",
      own?.alliance &&
        h(
          "section.panel",
          h("p.large", words("page-you-are-allied", { players: allied })),
          you.link && h("p", words("page-link", { place: you.link.split(":") })),
          you.master && h("p", words("page-master", { place: you.master.split(":") })),
        ),
      got.map((/** @type {any} */ offer) =>
        h(
          "section.panel",
          h("p.large", words("page-offers-alliance", { who: offer.from })),
          offer.role && !offer.node && h("p", words("page-accept.about", { role: offer.role })),
          h(
            "div.row",
            button(words("page-decline"), () => again({ do: "ally", offer: offer.offer })),
            button(
              words("page-accept"),
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
          "section.panel",
          h("p", words("page-you-have-asked", { who: offer.to })),
          button(words("page-take-offer-back"), () => again({ do: "ally", offer: offer.offer })),
        ),
      ),
      mine.may_ally.length > 0 && h("h3", words("page-ask-somebody")),
      mine.may_ally
        .filter(
          (/** @type {any} */ each) =>
            ![...made, ...got].some((/** @type {any} */ offer) =>
              [offer.to, offer.from].includes(each.name),
            ),
        )
        .map((/** @type {any} */ each) =>
          button(
            words("page-offer-to", { who: each.name }),
            () => again({ do: "ally", to: each.name }),
            "",
            { "data-key": `offer ${each.name}` },
          ),
        ),
      mine.may_leave &&
        button(words("page-leave-alliance"), () => leaveSheet(app), "danger", {
          "data-key": "leave",
        }),
      !mine.may_ally.length &&
        !got.length &&
        !made.length &&
        !mine.may_leave &&
        h("p.quiet", words("page-offer-in-your-turn")),
    ),
  );
}

/** @param {string} text such as Ann:B2 */
const node = (text) => words("page-place-of", { place: text.split(":") });

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
    words("page-name-link-or-master", { role: offer.role }),
    h("p", words("page-name-link-or-master.about")),
    h(
      "div.choices",
      nodes.map((name) =>
        button(node(name), () => accept(name), "", { "data-key": `node ${name}` }),
      ),
    ),
    view.mine.hidden &&
      !kept.length &&
      form(
        () => accept(`${view.me.name}:${typed.value.trim().toUpperCase()}`),
        h("label", words("page-node-on-your-board"), typed),
        h("button.primary", { type: "submit" }, words("page-this-one")),
      ),
  );
}

/** @param {import("../main.js").App} app */
function leaveSheet(app) {
  app.open(
    words("page-leave-alliance.question"),
    h("p", words("page-leave-alliance.about")),
    h(
      "div.row",
      button(words("page-stay"), () => app.close()),
      button(
        words("page-leave"),
        async () =>
          (await app.act({ do: "say", text: `leave ${app.view.me.name}` })) && app.close(),
        "danger",
        { "data-key": "confirm-leave" },
      ),
    ),
  );
}
