/** What goes with the card for tonight: a game's parts as pictures, and one file to print. */

import { button, h } from "./dom.js";
import { press } from "./fields.js";
import { writer } from "./print.js";
import { call, drawing, picture } from "./server.js";
import { state } from "./state.js";
import { words } from "./words.js";

let games = [];
const chosen = { game: "", players: null, parts: [] };

const list = h("div", { class: "choices", role: "group", "aria-label": words("studio-game") });
const seats = h("select", { id: "seats", onchange: () => {
  chosen.players = Number(seats.value);
  showParts();
} });
const parts = h("div");
const files = writer(() => call("print_parts", { choices: choices() }));

export const gameGroups = h("div", { class: "groups" },
  h("section", { class: "group" }, h("h2", null, words("studio-tonight")), list,
    h("div", { class: "field" }, h("label", { for: "seats" }, words("studio-players")), seats),
    parts),
  files.whole);
export const partStage = h("div", { class: "part-stage", tabindex: 0, role: "region",
  "aria-label": words("studio-parts") });

const choices = () => ({ ...chosen, paper: state.choices.paper });

async function makeGames() {
  ({ games } = await call("games"));
  list.replaceChildren(...games.map((game) =>
    button(game.title, () => {
      choose(game);
      showParts();
    }, "", { value: game.name })));
}

function choose(game) {
  chosen.game = game.name;
  chosen.players = game.seats[0];
  chosen.parts = game.parts.filter((part) => part.usual).map((part) => part.name);
  seats.replaceChildren(...game.seats.map((n) => h("option", { value: n }, n)));
  parts.replaceChildren(...game.parts.map((part) => {
    const id = `part-${part.name}`;
    const input = h("input", { type: "checkbox", id, checked: part.usual, onchange: () => {
      chosen.parts = game.parts.map((each) => each.name).filter((name) =>
        parts.querySelector(`#part-${name}`).checked);
      showParts();
    } });
    return h("label", { class: "check", for: id }, input, part.about);
  }));
}

/** Show the parts of the game. */
export async function showParts() {
  if (!games.length) await makeGames();
  if (!chosen.game) choose(games[0]);
  press(list, chosen.game);
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
