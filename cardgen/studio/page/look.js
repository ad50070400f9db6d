/** What is chosen by looking: the theme, the accent, the shape of the card. */

import { button, h } from "./dom.js";
import { FILES, faultLines, find, press } from "./fields.js";
import { call, picture } from "./server.js";
import { asked, begun, choose, draw, edit, state } from "./state.js";
import { words } from "./words.js";

const REST = 350; // milliseconds without an edit before small pictures are drawn again

const themes = find("themes");
const shapes = find("shapes");
const colour = find("accent");
const code = find("accent-code");
const own = find("accent-of-theme");
const contrast = find("contrast");
const remark = find("accent-remark");
const language = find("language");
colour.oninput = code.oninput = ({ target }) => edit({ accent: target.value });
own.onclick = () => edit({ accent: "" });
language.onchange = () => edit({ language: language.value });

let loading = null;

/** The shapes of card by name, each with its outline and the stock that it goes on. */
export const loadShapes = () => (loading ??= call("shapes").then((answer) => answer.shapes));

/** Make the tiles, and the menu of languages. */
export async function makeLooks() {
  themes.replaceChildren(...begun.themes.map((name) => tile(name, () => edit({ theme: name }))));
  language.replaceChildren(...Object.entries(begun.languages).map(([value, name]) =>
    h("option", { value }, name)));
  for (const [name, { about, picture: outline }] of Object.entries(await loadShapes())) {
    const made = tile(name, () => {
      choose({ geometry: name });
      draw();
    });
    made.title = about;
    made.prepend(picture(outline, ""));
    shapes.append(made);
  }
  showLooks();
}

const tile = (name, chosen) =>
  button([h("b", null, name), h("span", { class: "verdict" })], chosen, "tile", { value: name });

let round = 0;

/** Show what is chosen; a little later, all themes as small pictures of this card. */
export function showLooks() {
  press(themes, state.values.theme || "nocturne");
  press(shapes, state.choices.geometry);
  const { accent } = state.values;
  if (/^#[0-9a-f]{6}$/i.test(accent || "")) colour.value = accent;
  if (document.activeElement !== code) code.value = accent || "";
  own.hidden = !accent;
  showContrast(state.faults.filter((fault) => fault.field === "accent"));
  remark.replaceChildren(...(state.notes.accent || []).map((text) => h("span", null, text)));
  const tag = state.values.language || "en";
  language.value = tag;
  if (language.value !== tag) language.append(h("option", { value: tag, selected: true }, tag));
  const mine = ++round;
  setTimeout(() => drawThemes(mine), REST);
}

async function drawThemes(mine) {
  for (const each of themes.children) {
    if (mine !== round || !themes.checkVisibility()) return;
    const answer = await call("draw", { ...asked(), changes: { theme: each.value } });
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
