/** What is chosen by looking: the theme, the accent, the shape of the card. */

import { button, h } from "./dom.js";
import { FILES, faultLines } from "./fields.js";
import { call, picture } from "./server.js";
import { asked, choose, draw, edit, state } from "./state.js";
import { words } from "./words.js";

const REST = 350; // milliseconds without an edit before small pictures are drawn again

const themes = h("div", { class: "tiles themes", role: "group",
  "aria-label": words("studio-themes") });
const shapes = h("div", { class: "tiles shapes", role: "group",
  "aria-label": words("studio-shapes") });
const colour = h("input", { type: "color", "aria-label": words("studio-accent"),
  value: "#2f7fc1" });
const code = h("input", { type: "text", "aria-label": words("studio-accent-code"),
  placeholder: "#2f7fc1", size: 8, maxlength: 7, spellcheck: "false" });
const contrast = h("p", { class: "remark" });
const remark = h("p", { class: "remark" });
const language = h("select", { "aria-label": words("studio-field-language"),
  onchange: () => edit({ language: language.value }) });
const own = button(words("studio-accent-of-theme"), () => edit({ accent: "" }), "link");
colour.oninput = () => edit({ accent: colour.value });
code.oninput = () => edit({ accent: code.value });

export const lookGroups = h("div", { class: "groups" },
  h("section", { class: "group" }, h("h2", null, words("studio-theme")), themes),
  h("section", { class: "group" }, h("h2", null, words("studio-accent")),
    h("div", { class: "row" }, colour, code, own), contrast, remark),
  h("section", { class: "group" }, h("h2", null, words("studio-shape")), shapes),
  h("section", { class: "group" }, h("h2", null, words("studio-field-language")), language));

const tiles = {};
export let stocksFor = {};

/** Make the tiles, and the menu of languages. */
export async function makeLooks(names, languages) {
  offered = languages;
  themes.replaceChildren(...names.map((name) => tile(name, name, () => edit({ theme: name }))));
  const answer = await call("shapes");
  for (const [name, each] of Object.entries(answer.shapes)) {
    stocksFor[name] = each.stocks;
    const made = tile(`shape ${name}`, name, () => {
      choose({ geometry: name });
      draw();
    });
    made.title = each.about;
    made.prepend(picture(each.picture, ""));
    shapes.append(made);
  }
  showLooks();
}

function tile(key, name, chosen) {
  tiles[key] = button([h("b", null, name), h("span", { class: "verdict" })], chosen, "tile");
  return tiles[key];
}

let offered = {};
let round = 0;

/** Show what is chosen; a little later, all themes as small pictures of this card. */
export function showLooks() {
  const theme = state.values.theme || "nocturne";
  for (const [key, each] of Object.entries(tiles)) {
    const chosen = key === theme || key === `shape ${state.choices.geometry}`;
    each.setAttribute("aria-pressed", String(chosen));
  }
  const { accent } = state.values;
  if (/^#[0-9a-f]{6}$/i.test(accent || "")) colour.value = accent;
  if (document.activeElement !== code) code.value = accent || "";
  own.hidden = !accent;
  showContrast(state.faults.filter((fault) => fault.field === "accent"));
  remark.replaceChildren(...(state.notes.accent || []).map((text) => h("span", null, text)));
  const tag = state.values.language || "en";
  const tags = { [tag]: tag, ...offered };
  language.replaceChildren(...Object.entries(tags).map(([value, name]) =>
    h("option", { value, selected: value === tag }, name)));
  const mine = ++round;
  setTimeout(() => drawThemes(mine), REST);
}

async function drawThemes(mine) {
  for (const each of themes.children) {
    if (mine !== round || !themes.checkVisibility()) return;
    const theme = each.querySelector("b").textContent;
    const answer = await call("draw", { ...asked(), changes: { theme } });
    if (mine !== round) return;
    const misfits = (answer.is_read && answer.faults || []).filter(({ field }) => !FILES[field]);
    const verdict = each.querySelector(".verdict");
    verdict.textContent = misfits.length ? words("studio-does-not-fit") : "";
    verdict.title = misfits.map((fault) => fault.message).join("\n");
    if (!answer.card) continue;
    const { front, panel } = answer.panels;
    each.querySelector("svg")?.remove();
    each.prepend(picture(answer.card.outside, "", [...front, ...panel]));
  }
}

function showContrast(faults) {
  contrast.replaceChildren(...faultLines(faults));
  if (!state.contrast) return;
  const { ratio, near } = state.contrast;
  const enough = ratio >= 4.5;
  const said = words(enough ? "studio-contrast" : "studio-contrast-low", { text: String(ratio) });
  contrast.append(h("span", null, said, " "));
  if (!enough)
    contrast.append(button(words("studio-use-accent", { text: near.toLowerCase() }),
      () => edit({ accent: near.toLowerCase() }), "link"));
}
