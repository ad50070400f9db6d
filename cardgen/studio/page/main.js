/** The studio: steps, saving, undo, and what happens when the file changes elsewhere. */

import { button, h } from "./dom.js";
import { showCard } from "./card.js";
import { droppable, find, hasPlace, makeFields, showFields, take } from "./fields.js";
import { printParts, showParts } from "./games.js";
import { LISTS, showList, takeList } from "./guests.js";
import { makeLooks, showLooks } from "./look.js";
import { letWrite, makePrint, printCards, showPrint } from "./print.js";
import { call } from "./server.js";
import { words } from "./words.js";
import { asked, begun, canStep, draw, edit, isDirty, load, state, step } from "./state.js";

const LOOK_AGAIN = 3000; // milliseconds between two looks at the file on the disk

const main = find("main");
const notice = find("notice");
const parts = [...find("parts").children];
find("parts").remove();
const steps = {
  card: { enter: () => draw() },
  guests: { enter: showList },
  print: { enter: showPrint, write: async () => ((await save()) ? printCards() : {}) },
  games: { enter: showParts, write: printParts },
};

function go(name) {
  main.dataset.step = name;
  for (const place of main.children)
    place.replaceChildren(...parts.filter(({ dataset }) =>
      dataset.place === place.id && dataset.steps.split(" ").includes(name)));
  for (const each of find("steps").children)
    each.setAttribute("aria-current", each.dataset.step === name ? "step" : "false");
  if (name !== "guests") state.line = null;
  letWrite(steps[name].write);
  return steps[name].enter();
}

addEventListener("answer", ({ detail: answer }) => {
  showCard(answer);
  showFields();
  showLooks();
  showState();
  const rest = state.faults.filter((fault) => !hasPlace(fault.field) && !state.line);
  find("problems").textContent = rest.map((fault) => fault.message).join(" ");
});

const draftKey = () => `draft of ${begun.folder}/${begun.file}`;

function showState() {
  const dirty = isDirty();
  const saved = !dirty && state.version !== "";
  find("state").textContent = words(saved ? "studio-saved" : "studio-not-saved");
  find("save").disabled = saved;
  find("undo").disabled = !canStep(-1);
  find("redo").disabled = !canStep(1);
  const kept = { ...asked(), dirty, version: state.version };
  localStorage.setItem(draftKey(), JSON.stringify(kept));
}

function tell(text, ...buttons) {
  notice.replaceChildren(...(text ? [h("span", null, text), ...buttons] : []));
}

const dismiss = (text, act, kind) => button(text, () => {
  tell("");
  act();
}, kind);

/** Save the profile; true once it is on the disk. */
async function save(anyway = false) {
  if (!isDirty() && state.version) return true;
  await draw();
  const { text } = state;
  const answer = await call("save", { text, seen: state.version, anyway });
  if (answer.faults) return tell(answer.faults.map((fault) => fault.message).join(" "));
  if (answer.changed !== undefined) return otherFile(answer.changed, answer.version);
  state.saved = text;
  state.version = answer.version;
  tell("");
  showState();
  return true;
}

/** The file has been changed by somebody else: both are kept, the user chooses. */
function otherFile(text, version) {
  tell(
    words("studio-changed-elsewhere", { text: begun.file }),
    dismiss(words("studio-keep-mine"), () => save(true), "primary"),
    dismiss(words("studio-take-theirs"), () => takeFile(text, version)),
  );
}

function takeFile(text, version) {
  state.saved = text;
  state.version = version;
  return load(text);
}

async function lookAtFile() {
  if (document.hidden) return;
  const before = state.version;
  try {
    const now = await call("look");
    if (now.pictures !== state.pictures) {
      state.pictures = now.pictures;
      draw();
    }
    if (notice.childElementCount || !now.version || now.version === before) return;
    const { text, version } = await call("begin");
    if (state.version !== before) return; // saved meanwhile
    if (isDirty()) otherFile(text, version);
    else await takeFile(text, version);
  } catch {
    if (!notice.childElementCount) tell(words("studio-ended"));
  }
}

find("save").onclick = () => save();
async function stepTo(by) {
  if (!canStep(by)) return;
  await step(by);
  if (main.dataset.step !== "card") steps[main.dataset.step].enter();
}

find("undo").onclick = () => stepTo(-1);
find("redo").onclick = () => stepTo(1);
addEventListener("keydown", (event) => {
  if (!(event.ctrlKey || event.metaKey)) return;
  const back = event.shiftKey ? 1 : -1;
  const acts = { z: () => stepTo(back), y: () => stepTo(1), s: () => save() };
  const act = acts[event.key.toLowerCase()];
  if (!act) return;
  event.preventDefault();
  act();
});
addEventListener("beforeunload", (event) => {
  if (isDirty()) event.preventDefault();
});
find("steps").onclick = ({ target }) => target.dataset.step && go(target.dataset.step);
addEventListener("field", () => main.dataset.step !== "card" && go("card"));
droppable(document.body, (...files) => {
  if (main.dataset.step === "guests" || files.some((file) => LISTS.test(file.name)))
    takeList(...files).then(() => go("guests"));
  else take(/\.svg$/i.test(files[0].name) ? "logo" : "portrait", files[0]);
});
addEventListener("remembered", showState);
addEventListener("unhandledrejection", ({ reason }) => tell(reason.message));

/** Begin with the server's answer. */
export async function begin(answer) {
  const { file, text, version, pictures } = Object.assign(begun, await answer);
  Object.assign(state, { text, saved: text, version, pictures });
  find("file").textContent = file;
  document.title = `${file} - ${words("studio-title")}`;
  makeFields();
  makePrint();
  const draft = JSON.parse(localStorage.getItem(draftKey()) || "null");
  if (draft) { // one of an older page may lack choices
    state.guests = draft.guests ?? null;
    Object.assign(state.choices, draft.choices);
  }
  await go("card");
  if (draft?.dirty && draft.text !== text) {
    await load(draft.text);
    if (draft.version !== version) otherFile(text, version);
    else tell(words("studio-here-again"), dismiss(words("studio-good"), () => {}));
  } else if (!version) {
    const texts = Object.entries(state.values).filter(([name, value]) =>
      name !== "name" && (Array.isArray(value) || !begun.fields[name].usual));
    tell(words("studio-is-new", { text: file }), dismiss(words("studio-clear-example"), () =>
      edit(Object.fromEntries(texts.map(([name, value]) =>
        [name, Array.isArray(value) ? [] : ""]))).then(() => find("field-name").select())));
  }
  await makeLooks();
  setInterval(lookAtFile, LOOK_AGAIN);
}
