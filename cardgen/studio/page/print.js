/** Printing: the first sheet, what it takes, the command that does the same, and the PDF file. */

import { button, h } from "./dom.js";
import { faultLines } from "./fields.js";
import { stocksFor } from "./look.js";
import { call, drawing, picture } from "./server.js";
import { asked, state } from "./state.js";
import { words } from "./words.js";

const WAYS = {
  home: { formats: "pdf" },
  shop: { stock: "single", formats: "pdf" },
  files: { stock: "single", formats: "svg" },
};
const TURNS = ["long", "short", "manual", "none"];
let way = "home";
let saveFirst = async () => true;

const select = (label, name, options) => {
  const id = `choice-${name}`;
  const input = h("select", { id, onchange: () => choose({ [name]: input.value }) },
    options.map(([value, text]) => h("option", { value }, text)));
  return { input, whole: h("div", { class: "field" }, h("label", { for: id }, label), input) };
};
const tick = (label, name) => {
  const id = `choice-${name}`;
  const input = h("input", { type: "checkbox", id,
    onchange: () => choose({ [name]: input.checked }) });
  return { input, whole: h("label", { class: "check", for: id }, input, label) };
};

const ways = h("div", { class: "choices", role: "group", "aria-label": words("studio-where") },
  Object.keys(WAYS).map((name) => button(words(`studio-way-${name}`), () => {
    way = name;
    state.choices.stock = "plain";
    choose({ start: null });
  }, "", { "data-way": name })));
const paper = select(words("studio-paper"), "paper", []);
const stock = select(words("studio-sheets"), "stock", []);
const duplex = select(words("studio-duplex"), "duplex",
  TURNS.map((name) => [name, words(`studio-duplex-${name}`)]));
const condition = select(words("studio-condition"), "condition", []);
const shorten = tick(words("studio-shorten"), "shorten");
const skipBad = tick(words("studio-skip-bad"), "skip_bad");
const place = h("p", { class: "remark" });
const facts = h("p", { class: "summary", role: "status" });
const problems = h("div", { class: "remark" });
const command = h("code", { class: "command", tabindex: 0 });
const copy = button(words("studio-copy"), () => navigator.clipboard.writeText(command.textContent));
export const result = h("div", { class: "result", role: "status" });
const progress = h("progress", { hidden: true, "aria-label": words("studio-printing") });
const stop = button(words("studio-stop"), () => call("stop"), "", { hidden: true });
const write = button(words("studio-save-pdf"), () => printNow(), "primary", { id: "print-now" });

export const printGroups = h("div", { class: "groups" },
  h("section", { class: "group" }, h("h2", null, words("studio-step-print")), ways, stock.whole,
    paper.whole, duplex.whole, condition.whole, place, shorten.whole, skipBad.whole),
  h("section", { class: "group" }, facts, problems,
    h("div", { class: "row" }, write, progress, stop), result,
    h("details", null, h("summary", null, words("studio-command")), command, copy)));
export const sheetStage = h("div", { class: "sheet-stage", tabindex: 0, role: "region",
  "aria-label": words("studio-first-sheet") });

/** Make the choices; `saving` saves the profile before anything is printed. */
export function makePrint(offered, saving) {
  saveFirst = saving;
  paper.input.replaceChildren(...offered.papers.map((name) => h("option", { value: name },
    name.toUpperCase())));
  paper.input.value = "a4";
  const [embedded, ...named] = offered.options.condition;
  condition.input.replaceChildren(
    h("option", { value: "" }, words("studio-condition-in-file", { text: embedded })),
    ...named.map((name) =>
      h("option", { value: name }, words("studio-condition-by-name", { text: name }))));
}

function choose(changes) {
  Object.assign(state.choices, changes);
  if ("stock" in changes || "duplex" in changes) state.choices.start = null;
  showPrint();
}

/** What is printed, as a request says it. */
const chosen = () => {
  const choices = { ...state.choices, ...WAYS[way] };
  if (way !== "home") choices.duplex = choices.start = null;
  if (way !== "shop") choices.condition = null;
  else choices.pdfx = !choices.condition;
  if (!state.guests) choices.skip_bad = null;
  return choices;
};

/** Show the sheet as it would be printed now. */
export async function showPrint() {
  const fitting = (stocksFor[state.choices.geometry] || ["plain"]).filter((n) => n !== "single");
  if (!fitting.includes(state.choices.stock)) state.choices.stock = "plain";
  stock.input.replaceChildren(...fitting.map((name) => h("option", { value: name },
    name === "plain" ? words("studio-plain-paper") : name)));
  stock.input.value = state.choices.stock;
  for (const each of ways.children)
    each.setAttribute("aria-pressed", String(each.dataset.way === way));
  for (const each of [stock, duplex]) each.whole.hidden = way !== "home";
  condition.whole.hidden = way !== "shop";
  paper.whole.hidden = way !== "home" || state.choices.stock !== "plain";
  skipBad.whole.hidden = !state.guests;
  write.textContent = words(way === "files" ? "studio-save-files" : "studio-save-pdf");
  const answer = await drawing("sheet", { ...asked(), choices: chosen() });
  if (!answer) return;
  showFaults(answer.faults || []);
  sheetStage.classList.toggle("old", !answer.sides);
  if (!answer.sides) return;
  command.textContent = answer.command;
  const sheets = words("studio-sheet-count", { count: answer.sheets });
  const ink = answer.ink && words("studio-ink", { text: answer.ink });
  const found = [way === "home" ? sheets : "", ink, answer.advice];
  facts.textContent = found.filter(Boolean).join(" · ");
  sheetStage.replaceChildren(...answer.sides.map((side, index) => {
    const sheet = h("figure", { class: "sheet" }, picture(side,
      words(index ? "studio-side-back" : "studio-side-front")));
    if (index === 0) sheet.append(...placesOn(side.box, answer.places));
    return sheet;
  }));
  place.textContent = answer.places.length > 1
    ? words("studio-first-place", { number: state.choices.start || 1 }) : "";
}

function placesOn([left, top, width, height], places) {
  const share = (value, whole) => `${(100 * value) / whole}%`;
  return places.map(([x, y, w, h_], index) => {
    const number = index + 1;
    const used = number < (state.choices.start || 1);
    const made = button(used ? words("studio-used") : "", () => choose({ start: number }),
      `place${used ? " used" : ""}`, { "aria-label": words("studio-begin-at", { number }) });
    made.style.left = share(x - left, width);
    made.style.top = share(y - top, height);
    made.style.width = share(w, width);
    made.style.height = share(h_, height);
    return made;
  });
}

const showFaults = (faults) => problems.replaceChildren(...faultLines(faults));

async function printNow() {
  showFaults([]);
  result.textContent = "";
  if (!(await saveFirst())) return;
  await write_(call("print", { ...asked(), choices: chosen() }), result, showFaults);
}

/** Wait for a job that writes; show how far it is and what it wrote. */
export async function write_(job, where, faulty) {
  write.disabled = true;
  progress.hidden = stop.hidden = false;
  progress.removeAttribute("value");
  const watch = setInterval(async () => {
    const { done, total } = await call("progress");
    if (total) {
      progress.max = total;
      progress.value = done;
    }
  }, 300);
  const answer = await job.catch((error) => ({ faults: [{ message: error.message }] }));
  clearInterval(watch);
  write.disabled = false;
  progress.hidden = stop.hidden = true;
  if (answer.faults) return faulty(answer.faults);
  where.replaceChildren(answer.stopped
    ? words("studio-stopped")
    : h("span", null, h("b", null, answer.written.slice(0, 4).join(", ")),
        " ", words("studio-is-in", { text: answer.folder, example: answer.advice }), " ",
        answer.remarks.join(" ")));
  return null;
}
