/** Printing: the first sheet, what it takes, the command that does the same, and the PDF file. */

import { button, h } from "./dom.js";
import { faultLines, press } from "./fields.js";
import { stocksFor } from "./look.js";
import { call, drawing, picture } from "./server.js";
import { asked, choose, state } from "./state.js";
import { words } from "./words.js";

const WAYS = {
  home: { formats: "pdf" },
  shop: { stock: "single", formats: "pdf" },
  files: { stock: "single", formats: "svg" },
};
const TURNS = ["long", "short", "manual", "none"];
let saveFirst = async () => true;

const options = (texts) => Object.entries(texts).map(([value, text]) =>
  h("option", { value }, text));
const select = (label, name, texts = {}) => {
  const id = `choice-${name}`;
  const input = h("select", { id, onchange: () => take({ [name]: input.value }) }, options(texts));
  return { input, whole: h("div", { class: "field" }, h("label", { for: id }, label), input) };
};
/** A choice between the usual and a value; `show` shows it as it is chosen now. */
export function tick(label, name, value, taken) {
  const input = h("input", { type: "checkbox",
    onchange: () => taken({ [name]: input.checked ? value : null }) });
  return { show: () => { input.checked = state.choices[name] === value; },
    whole: h("label", { class: "check" }, input, label) };
}

/** What writes files: a button, how far it is, and the command that does the same. */
export function writer(write, ...remedies) {
  const problems = h("div", { class: "remark" });
  const result = h("div", { role: "status" });
  const progress = h("progress", { hidden: true, "aria-label": words("studio-printing") });
  const stop = button(words("studio-stop"), () => call("stop"), "", { hidden: true });
  const start = button(words("studio-save-pdf"), run, "primary wide", { id: "print-now" });
  const command = h("code", { class: "command", tabindex: 0 });
  const copy = button(words("studio-copy"),
    () => navigator.clipboard.writeText(command.textContent));
  const showFaults = (faults = []) => problems.replaceChildren(...faultLines(faults));
  const whole = h("section", { class: "group" }, problems,
    h("div", { class: "remedies" }, remedies), start, h("div", { class: "row" }, progress, stop),
    result, h("details", null, h("summary", null, words("studio-command")), command, copy));

  function busy(is) {
    start.disabled = is;
    progress.hidden = stop.hidden = !is;
  }

  async function follow() {
    const { done, total } = await call("progress");
    if (total) Object.assign(progress, { max: total, value: done });
    return done !== undefined;
  }

  async function run() {
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

  return { whole, start, command, showFaults, resume };
}

const ways = h("div", { class: "segments", role: "group", "aria-label": words("studio-where") },
  Object.keys(WAYS).map((value) => button(words(`studio-way-${value}`),
    () => take({ way: value, stock: "plain" }), "", { value })));
const paper = select(words("studio-paper"), "paper");
const stock = select(words("studio-sheets"), "stock");
const duplex = select(words("studio-duplex"), "duplex",
  Object.fromEntries(TURNS.map((name) => [name, words(`studio-duplex-${name}`)])));
const condition = select(words("studio-condition"), "condition");
const shorten = tick(words("studio-shorten"), "shorten", true, take);
const skipBad = tick(words("studio-skip-bad"), "skip_bad", true, take);
const place = h("p", { class: "remark" });
const facts = h("p", { class: "summary", role: "status" });
const cards = writer(
  async () => ((await saveFirst()) ? call("print", { ...asked(), choices: chosen() }) : {}),
  shorten.whole, skipBad.whole);

export const printGroups = h("div", { class: "groups" },
  h("section", { class: "group" }, h("h2", null, words("studio-step-print")), ways, stock.whole,
    paper.whole, duplex.whole, condition.whole, place, facts),
  cards.whole);
export const sheetStage = h("div", { class: "sheet-stage", tabindex: 0, role: "region",
  "aria-label": words("studio-first-sheet") });

/** Make the choices; `saving` saves the profile before anything is printed. */
export function makePrint(offered, saving) {
  saveFirst = saving;
  paper.input.replaceChildren(...options(Object.fromEntries(
    offered.papers.map((name) => [name, name.toUpperCase()]))));
  const [embedded, ...named] = offered.options.condition;
  condition.input.replaceChildren(...options({
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
  ({ plain: words("studio-plain-paper"), ...stocksFor[state.choices.geometry] });

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
  cards.resume();
  const { way } = state.choices;
  stock.input.replaceChildren(...options(fitting()));
  for (const [name, { input }] of Object.entries({ stock, paper, duplex, condition }))
    input.value = chosen()[name] || "";
  for (const each of [shorten, skipBad]) each.show();
  press(ways, way);
  for (const each of [stock, duplex]) each.whole.hidden = way !== "home";
  condition.whole.hidden = way !== "shop";
  const plain = chosen().stock === "plain";
  paper.whole.hidden = way !== "home" || !plain;
  skipBad.whole.hidden = !state.guests;
  cards.start.textContent = words(way === "files" ? "studio-save-files" : "studio-save-pdf");
  const answer = await drawing("sheet", { ...asked(), choices: chosen() });
  if (!answer) return;
  cards.showFaults(answer.faults);
  sheetStage.classList.toggle("old", !answer.sides);
  if (!answer.sides) return;
  cards.command.textContent = answer.command;
  facts.replaceChildren(...[
    way === "home" && h("b", null, words("studio-sheet-count", { count: answer.sheets })),
    answer.ink && h("span", null, words("studio-ink", { text: answer.ink })),
    h("span", null, answer.advice),
  ].filter(Boolean));
  sheetStage.replaceChildren(...answer.sides.map((side, index) => {
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
