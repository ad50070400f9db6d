/** The fields of the card, in groups, each with its faults and remarks beside it. */

import { button, h } from "./dom.js";
import { drop } from "./server.js";
import { begun, edit, state } from "./state.js";
import { words } from "./words.js";

const OPEN = {
  person: ["name", "title", "organisation", "brand", "phones", "emails", "urls", "address"],
  portrait: ["portrait"],
  logo: ["logo", "logo_colour"],
};
const FOLDED = {
  qr: ["qr", "qr_url", "qr_text", "back", "blue", "red"],
  ink: ["ink", "finish"],
};
const BY_LOOKING = ["theme", "accent", "language", "portrait_focus", "portrait_zoom"];
export const FILES = { portrait: ".png,.jpg,.jpeg,.webp,.heic,.heif", logo: ".svg,.png" };

const inputs = {};
const choosers = {};
const remarks = {};

/** The element of an id. */
export const find = (id) => document.getElementById(id);

const fieldGroups = find("card-fields");

/** Make the groups, once it is known which fields there are. */
export function makeFields() {
  const groups = (kind, heading, found) => Object.entries(found).map(([title, names]) =>
    h(kind, { class: "group" }, h(heading, null, words(`studio-group-${title}`)),
      names.map(row)));
  const placed = [OPEN, FOLDED].flatMap((each) => Object.values(each).flat()).concat(BY_LOOKING);
  const others = Object.keys(begun.fields).filter((name) => !placed.includes(name));
  fieldGroups.replaceChildren(...groups("section", "h2", OPEN),
    ...groups("details", "summary", { name: others, ...FOLDED }));
  addEventListener("field", ({ detail }) => {
    const input = inputs[detail];
    if (!input) return;
    const details = input.closest("details");
    if (details) details.open = true;
    input.scrollIntoView({ block: "center", behavior: "smooth" });
    input.focus({ preventScroll: true });
  });
}

function row(name) {
  const id = `field-${name}`;
  remarks[name] = h("p", { class: "remark", id: `${id}-remark` });
  const label = words(`studio-field-${name}`);
  if (FILES[name])
    choosers[name] = fileChooser(words(`studio-choose-${name}`), label, FILES[name],
      (file) => take(name, file), words("studio-take-away"), () => setFile(name, ""));
  inputs[name] = choosers[name]?.control || textInput(name);
  inputs[name].id = id;
  inputs[name].setAttribute("aria-describedby", `${id}-remark`);
  return h("div", { class: "field" },
    h("label", { for: id, class: FILES[name] ? "heard" : "" }, label),
    choosers[name]?.whole || inputs[name], remarks[name]);
}

function textInput(name) {
  const field = begun.fields[name];
  if (field.words)
    return h("select", { name }, field.words.map((value) =>
      h("option", { value }, words(`studio-value-${name}-${value}`))));
  if (field.many || name === "qr_text")
    return h("textarea", { name, rows: 1, spellcheck: "false" });
  const type = name === "blue" || name === "red" ? "color" : "text";
  const value = field.usual || "";
  return h("input", { name, type, value, autocomplete: "off", spellcheck: "false" });
}

fieldGroups.oninput = ({ target: { name, value } }) => {
  if (name) edit({ [name]: begun.fields[name].many ? linesOf(value) : value });
};

const linesOf = (text) => text.split("\n").map((line) => line.trim()).filter(Boolean);

/** A button that takes files, chosen or dropped, and one to do without; `show` a file's name. */
export function fileChooser(invitation, label, accept, taken, without, notTaken, multiple) {
  const chosen = h("input", { type: "file", multiple, hidden: true, tabindex: -1, accept,
    "aria-label": label, onchange: () => taken(...chosen.files) });
  const control = button(invitation, () => chosen.click(), "drop");
  const away = button(without, notTaken, "link", { hidden: true });
  droppable(control, taken);
  const show = (name) => {
    control.textContent = name || invitation;
    away.hidden = !name;
  };
  return { control, show, whole: h("div", { class: "file" }, control, away, chosen) };
}

/** Show which button of a group is chosen. */
export function press(group, value) {
  for (const each of group.children)
    each.setAttribute("aria-pressed", String(each.value === value));
}

/** Let a file be dropped on an element. */
export function droppable(element, taken) {
  element.ondragover = element.ondragleave = element.ondrop = (event) => {
    event.preventDefault();
    element.classList.toggle("over", event.type === "dragover");
    if (event.type !== "drop") return;
    event.stopPropagation();
    if (event.dataTransfer.files.length) taken(...event.dataTransfer.files);
  };
}

/** Take a dropped portrait or logo into the profile. */
export async function take(name, file) {
  if (!file) return;
  const answer = await drop(name, file);
  if (!answer.faults) return setFile(name, answer.name);
  showRemarks(name, answer.faults, []);
  remarks[name].scrollIntoView({ block: "nearest" });
}

/** Name the file of a field; another portrait has its face elsewhere. */
function setFile(name, file) {
  const crop = name === "portrait" ? { portrait_focus: "", portrait_zoom: null } : {};
  return edit({ [name]: file, ...crop });
}

/** Whether there is a place for faults of a field. */
export const hasPlace = (name) => name === "accent" || name in inputs;

/** A line for each fault, to be shown beside what is at fault. */
export const faultLines = (faults) =>
  faults.map((fault) => h("span", { class: "fault" }, fault.message));

function showRemarks(name, faults, notes) {
  remarks[name]?.replaceChildren(
    ...faultLines(faults),
    ...notes.map((text) => h("span", null, text)),
  );
  inputs[name]?.setAttribute("aria-invalid", String(faults.length > 0));
}

/** Show the values of the profile, and beside each field what is to be said about it. */
export function showFields() {
  for (const [name, input] of Object.entries(inputs)) {
    const value = state.values[name];
    if (FILES[name]) choosers[name].show(value);
    else if (input !== document.activeElement || !(name in state.changes)) {
      const text = Array.isArray(value) ? value.join("\n")
        : (value ?? begun.fields[name].usual ?? "");
      if (linesOf(input.value).join("\n") !== text) input.value = text;
    }
    const faults = state.faults.filter((fault) => fault.field === name);
    showRemarks(name, faults, state.notes[name] || []);
  }
  inputs.logo_colour.parentElement.hidden = !state.values.logo;
}
