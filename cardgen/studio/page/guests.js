/** Guests: a table of the list, with its faults in their cells, and the card of each row. */

import { h } from "./dom.js";
import { faultLines, fileChooser, find } from "./fields.js";
import { call, drop } from "./server.js";
import { asked, begun, choose, draw, remember, state } from "./state.js";
import { words } from "./words.js";

let table = null;
let mine = 0;

const summary = find("count");
const faultsBox = find("list-faults");
const grid = find("table");
const keepBlank = find("keep-blank");
export const LISTS = /\.(csv|xlsx|tsv|txt)$/i;
const chooser = fileChooser(words("studio-choose-guests"), words("studio-guest-list"),
  ".csv,.xlsx,.tsv,.png,.jpg,.jpeg,.webp,.heic,.heif", takeList,
  words("studio-without-guests"), () => setList(null), true);
find("list-heading").after(chooser.whole);
keepBlank.onchange = () => {
  choose({ blank: keepBlank.checked ? "keep" : null });
  showList();
};

/** Take a dropped list, photographs that it names, or both. */
export async function takeList(...dropped) {
  let { guests } = state;
  const faults = [];
  for (const file of dropped) {
    const isList = LISTS.test(file.name);
    const answer = await drop(isList ? "guests" : "portrait", file);
    if (answer.faults) faults.push(...answer.faults);
    else if (isList) guests = answer;
    else if (answer.name !== file.name)
      faults.push({ message: words("studio-another-file", { text: file.name }) });
  }
  await setList(guests);
  if (faults.length) showFaults(faults);
}

function setList(list) {
  state.guests = list && { mapping: [], ...list };
  state.line = null;
  remember();
  return showList();
}

const showFaults = (faults) => faultsBox.replaceChildren(...faultLines(faults));

/** Read the list, and show it. */
export async function showList() {
  const turn = ++mine;
  chooser.show(state.guests?.name);
  keepBlank.parentElement.hidden = !state.guests;
  keepBlank.checked = state.choices.blank === "keep";
  showFaults([]);
  summary.textContent = state.guests ? words("studio-reading") : "";
  const answer = state.guests ? await call("guests", asked()) : {};
  if (turn !== mine) return;
  if (!answer.columns) {
    showFaults(answer.faults || []);
    state.line = null;
    summary.textContent = "";
    grid.replaceChildren();
    return draw();
  }
  table = answer;
  if (!table.rows.some(([line]) => line === state.line))
    [state.line] = table.rows.find(([line]) => !table.faults[line]) || table.rows[0] || [null];
  showRows();
  showFaults(answer.problems || []);
  if (answer.problems) state.line = null;
  draw();
  if (answer.problems) return;
  let start = 0;
  while (start !== null && turn === mine) {
    const more = await call("misfits", { ...asked(), start });
    if (turn !== mine || !more.faults) return;
    markFaults(more.faults, more.next);
    start = more.next;
  }
}

/** Mark the faults of rows in their cells; rows from `next` on are not looked at yet. */
function markFaults(faults, next = null) {
  Object.assign(table.faults, faults);
  for (const [line, found] of Object.entries(faults)) {
    const cells = rowAt(line)?.children || [];
    for (const { column, message } of found) {
      const cell = cells[column === null ? 0 : column + 1];
      cell?.classList.add("fault");
      cell?.setAttribute("title", message);
    }
  }
  const count = table.rows.length;
  const other_count = Object.keys(table.faults).length;
  summary.textContent =
    words(next === null ? "studio-count" : "studio-count-so-far", { count, other_count });
}

function showRows() {
  const body = h("tbody", null, table.rows.map(rowOf));
  const line = h("th", { scope: "col" }, words("studio-line"));
  const head = h("tr", null, line, table.columns.map(heading));
  grid.replaceChildren(h("table", null, h("thead", null, head), body));
  markFaults(table.faults);
  showCurrent();
}

function heading({ title, field }, index) {
  const id = `means-${index}`;
  const options = [...new Set([field, ...begun.meanings])].map((each) =>
    h("option", { value: each, selected: each === field },
      each === "-" ? words("studio-left-out") : each.replaceAll("_", " ")));
  const means = h("select", { id, "aria-label": words("studio-meaning-of", { text: title }),
    class: field === "-" ? "left-out" : "",
    onchange: () => {
      const others = (state.guests.mapping || []).filter(([each]) => each !== title);
      state.guests = { ...state.guests, mapping: [...others, [title, means.value]] };
      remember();
      showList();
    } }, options);
  return h("th", { scope: "col" }, h("span", null, title), means);
}

function rowOf([line, ...texts]) {
  return h("tr", { "data-line": line }, h("th", { scope: "row" }, line),
    table.columns.map(({ title, field }, index) => {
      const text = texts[index] ?? "";
      return h("td", { contenteditable: "plaintext-only", role: "textbox", "data-column": index,
        "data-said": text, "aria-label": words("studio-cell", { text: title, number: line }),
        class: field === "-" ? "left-out" : "" }, text);
    }));
}

const rowAt = (line) => grid.querySelector(`[data-line="${line}"]`);

function showCurrent() {
  grid.querySelector(".current")?.classList.remove("current");
  rowAt(state.line)?.classList.add("current");
}

const isWritten = (cell) =>
  cell.matches("td") && cell.textContent.trim() !== cell.dataset.said.trim();

grid.addEventListener("focusin", ({ target }) => {
  const line = Number(target.closest("tr")?.dataset.line);
  if (!line || line === state.line) return;
  state.line = line;
  showCurrent();
  draw();
});
grid.addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.metaKey) {
    // Ctrl-Z is the browser's while a cell is being written
    if (isWritten(event.target) && "zy".includes(event.key.toLowerCase())) event.stopPropagation();
    return;
  }
  if (event.key !== "Enter" || !event.target.matches("td")) return;
  event.preventDefault();
  const below = event.target.parentElement.nextElementSibling;
  (below?.children[event.target.cellIndex] || grid).focus();
});
grid.addEventListener("focusout", async ({ target }) => {
  if (!isWritten(target)) return;
  const value = target.textContent.trim();
  target.dataset.said = value;
  const line = Number(target.closest("tr").dataset.line);
  const column = Number(target.dataset.column);
  const answer = await call("cell", { ...asked(), line, column, value });
  if (answer.faults) return showFaults(answer.faults);
  state.guests = { ...state.guests, ...answer };
  remember();
  const again = [...grid.querySelectorAll("td")].indexOf(document.activeElement);
  await showList();
  grid.querySelectorAll("td")[again]?.focus();
});
