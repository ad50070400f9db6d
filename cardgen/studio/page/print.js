/** Printing: the first sheet, what it takes, the command that does the same, and the PDF file. */

import { button, h } from "./dom.js";
import { faultLines, find, press } from "./fields.js";
import { loadShapes } from "./look.js";
import { call, drawing, picture } from "./server.js";
import { asked, begun, choose, state } from "./state.js";
import { words } from "./words.js";

const WAYS = {
  home: { formats: "pdf" },
  shop: { stock: "single", formats: "pdf" },
  files: { stock: "single", formats: "svg" },
};

// -- what writes files: a button, how far it is, and the command that does the same ---------------

const problems = find("print-faults");
const remedies = find("remedies");
const start = find("print-now");
const progress = find("progress");
const stop = find("stop");
const result = find("written");
const command = find("command");
let write = null;

stop.onclick = () => call("stop");
find("copy").onclick = () => navigator.clipboard.writeText(command.textContent);
start.onclick = async () => {
  showFaults();
  result.textContent = "";
  progress.removeAttribute("value");
  busy(true);
  const watch = setInterval(follow, 300);
  try {
    showWritten(await write());
  } finally {
    clearInterval(watch);
    busy(false);
  }
};

const showFaults = (faults = []) => problems.replaceChildren(...faultLines(faults));

function busy(is) {
  start.disabled = is;
  progress.hidden = stop.hidden = !is;
}

async function follow() {
  const { done, total } = await call("progress");
  if (total) Object.assign(progress, { max: total, value: done });
  return done !== undefined;
}

/** Follow a job that was begun before the page was opened again. */
async function resume() {
  if (start.disabled || !(await follow()) || start.disabled) return;
  busy(true);
  while (await follow()) await new Promise((then) => setTimeout(then, 300));
  busy(false);
}

function showWritten({ faults, stopped, written, folder, advice, remarks }) {
  showFaults(faults);
  if (stopped) result.textContent = words("studio-stopped");
  if (written)
    result.replaceChildren(h("b", null, written.slice(0, 4).join(", ")), " ",
      words("studio-is-in", { text: folder, example: advice }),
      ...remarks.map((text) => h("p", { class: "remark" }, text)));
}

/** Let the button do what is written in a step, if anything is. */
export function letWrite(writing) {
  if (!writing || writing === write) return;
  write = writing;
  showFaults();
  result.textContent = "";
  start.textContent = words("studio-save-pdf");
}

/** Show the command for what is to be printed, or what is wrong; true if nothing is. */
export function showCommand(answer) {
  showFaults(answer.faults);
  if (answer.command) command.textContent = answer.command;
  return Boolean(answer.command);
}

// -- cards ----------------------------------------------------------------------------------------

const fields = find("print-fields");
const ways = find("ways");
const sheets = find("sheets");
const facts = find("facts");
const place = find("first-place");
const { stock, paper, duplex, condition } = Object.fromEntries(
  Array.from(fields.querySelectorAll("select"), (each) => [each.name, each]));
const [shorten, skipBad] = remedies.querySelectorAll("input");
let shapes = {};

ways.onclick = ({ target }) => target.value && take({ way: target.value, stock: "plain" });
fields.onchange = ({ target }) => take({ [target.name]: target.value });
remedies.onchange = ({ target }) => take({ [target.name]: target.checked });

/** Print the cards. */
export async function printCards() {
  shapes = await loadShapes();
  return call("print", { ...asked(), choices: chosen() });
}

const options = (texts) => Object.entries(texts).map(([value, text]) =>
  h("option", { value }, text));

/** Make the choices. */
export function makePrint() {
  paper.replaceChildren(...options(Object.fromEntries(
    begun.papers.map((name) => [name, name.toUpperCase()]))));
  const [embedded, ...named] = begun.options.condition;
  condition.replaceChildren(...options({
    "": words("studio-condition-in-file", { text: embedded }),
    ...Object.fromEntries(named.map((text) => [text, words("studio-condition-by-name", { text })])),
  }));
}

function take(changes) {
  const anew = "stock" in changes || "duplex" in changes;
  choose({ ...(anew && { start: null }), ...changes });
  showPrint();
}

/** The stock that the shape of the card goes on. */
const fitting = () =>
  ({ plain: words("studio-plain-paper"), ...shapes[state.choices.geometry].stocks });

/** What is printed, as a request says it. */
const chosen = () => {
  const { way, stock: kept } = state.choices;
  const choices = { ...state.choices, stock: kept in fitting() ? kept : "plain", ...WAYS[way] };
  if (way !== "home") choices.duplex = choices.start = null;
  if (way !== "shop") choices.condition = null;
  else choices.pdfx = !choices.condition;
  if (!state.guests) choices.skip_bad = choices.blank = null;
  return choices;
};

/** Show the sheet as it would be printed now. */
export async function showPrint() {
  const { way } = state.choices;
  resume();
  start.textContent = words(way === "files" ? "studio-save-files" : "studio-save-pdf");
  shapes = await loadShapes();
  const choices = chosen();
  const plain = choices.stock === "plain";
  stock.replaceChildren(...options(fitting()));
  for (const each of [stock, paper, duplex, condition]) each.value = choices[each.name] || "";
  for (const each of [shorten, skipBad]) each.checked = state.choices[each.name];
  press(ways, way);
  for (const each of [stock, duplex]) each.parentElement.hidden = way !== "home";
  condition.parentElement.hidden = way !== "shop";
  paper.parentElement.hidden = way !== "home" || !plain;
  skipBad.parentElement.hidden = !state.guests;
  const answer = await drawing("sheet", { ...asked(), choices });
  if (!answer || !sheets.isConnected) return;
  sheets.classList.toggle("old", !showCommand(answer));
  if (!answer.sides) return;
  facts.replaceChildren(...[
    way === "home" && h("b", null, words("studio-sheet-count", { count: answer.sheets })),
    answer.ink && h("span", null, words("studio-ink", { text: answer.ink })),
    h("span", null, answer.advice),
  ].filter(Boolean));
  sheets.replaceChildren(...answer.sides.map((side, index) => {
    const sheet = h("figure", { class: "sheet" }, picture(side,
      words(index ? "studio-side-back" : "studio-side-front")));
    if (index === 0 && !plain) sheet.append(...placesOn(side.box, answer.places));
    return sheet;
  }));
  place.textContent = answer.places.length && !plain
    ? words("studio-first-place", { number: state.choices.start || 1 }) : "";
}

function placesOn([left, top, width, height], places) {
  const share = (value, whole) => `${(100 * value) / whole}%`;
  return places.map(([x, y, w, h_], index) => {
    const number = index + 1;
    const used = number < (state.choices.start || 1);
    const made = button(used ? words("studio-used") : "", () => take({ start: number }),
      `place${used ? " used" : ""}`, { "aria-label": words("studio-begin-at", { number }) });
    Object.assign(made.style, { left: share(x - left, width), top: share(y - top, height),
      width: share(w, width), height: share(h_, height) });
    return made;
  });
}
