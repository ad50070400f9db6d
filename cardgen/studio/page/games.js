/** What goes with the card for tonight: a game's parts as pictures, and one file to print. */

import { button, h } from "./dom.js";
import { press } from "./fields.js";
import { writer } from "./print.js";
import { call, drawing, picture } from "./server.js";
import { state } from "./state.js";
import { words } from "./words.js";

let game = null;

const list = h("div", { class: "choices", role: "group", "aria-label": words("studio-game") });
const seats = h("select", { id: "seats", onchange: () => showParts() });
const parts = h("div");
const choices = () => ({ game: game.name, players: Number(seats.value), paper: state.choices.paper,
  parts: [...parts.querySelectorAll(":checked")].map((each) => each.value) });
const files = writer(() => call("print_parts", { choices: choices() }));

export const gameGroups = h("div", { class: "groups" },
  h("section", { class: "group" }, h("h2", null, words("studio-tonight")), list,
    h("div", { class: "field" }, h("label", { for: "seats" }, words("studio-players")), seats),
    parts),
  files.whole);
export const partStage = h("div", { class: "part-stage", tabindex: 0, role: "region",
  "aria-label": words("studio-parts") });

function choose(chosen) {
  game = chosen;
  press(list, game.name);
  seats.replaceChildren(...game.seats.map((value) => h("option", { value }, value)));
  parts.replaceChildren(...game.parts.map(({ name, about, usual }) => h("label", { class: "check" },
    h("input", { type: "checkbox", value: name, checked: usual, onchange: () => showParts() }),
    about)));
}

/** Show the parts of the game. */
export async function showParts() {
  if (!game) {
    const { games } = await call("games");
    list.replaceChildren(...games.map((each) => button(each.title, () => {
      choose(each);
      showParts();
    }, "", { value: each.name })));
    choose(games[0]);
  }
  const answer = await drawing("parts", { choices: choices() });
  if (!answer) return;
  files.showFaults(answer.faults);
  if (answer.faults) return;
  files.command.textContent = answer.command;
  partStage.replaceChildren(...answer.parts.map((part) => h("figure", { class: "part" },
    picture(part.picture, part.about),
    h("figcaption", null, part.about, " ",
      part.pages > 1 ? words("studio-pages", { count: part.pages }) : ""))));
}
