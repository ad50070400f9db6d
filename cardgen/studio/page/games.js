/** What goes with the card for tonight: a game's parts as pictures, and one file to print. */

import { button, h } from "./dom.js";
import { find, press } from "./fields.js";
import { showCommand } from "./print.js";
import { call, drawing, picture } from "./server.js";
import { state } from "./state.js";
import { words } from "./words.js";

let game = null;

const list = find("games");
const seats = find("seats");
const parts = find("game-parts");
const pictures = find("part-pictures");
const choices = () => ({ game: game.name, players: Number(seats.value), paper: state.choices.paper,
  parts: [...parts.querySelectorAll(":checked")].map((each) => each.value) });
seats.onchange = parts.onchange = () => showParts();

/** Print the parts of the game. */
export const printParts = () => call("print_parts", { choices: choices() });

function choose(chosen) {
  game = chosen;
  press(list, game.name);
  seats.replaceChildren(...game.seats.map((value) => h("option", { value }, value)));
  parts.replaceChildren(...game.parts.map(({ name, about, usual }) => h("label", { class: "check" },
    h("input", { type: "checkbox", value: name, checked: usual }),
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
  if (!answer || !pictures.isConnected || !showCommand(answer)) return;
  pictures.replaceChildren(...answer.parts.map((part) => h("figure", { class: "part" },
    picture(part.picture, part.about),
    h("figcaption", null, part.about, " ",
      part.pages > 1 ? words("studio-pages", { count: part.pages }) : ""))));
}
