/** The studio: steps, saving, undo, and what happens when the file changes elsewhere. */

import { button, h } from "./dom.js";
import { cardStage, showCard } from "./card.js";
import { droppable, fieldGroups, hasPlace, makeFields, showFields, take } from "./fields.js";
import { gameGroups, partStage, showParts } from "./games.js";
import { LISTS, guestGroups, makeGuests, showList, takeList } from "./guests.js";
import { lookGroups, makeLooks, showLooks } from "./look.js";
import { makePrint, printGroups, sheetStage, showPrint } from "./print.js";
import { call } from "./server.js";
import { words } from "./words.js";
import { asked, canStep, draw, edit, isDirty, load, onAnswer, state, step } from "./state.js";

const LOOK_AGAIN = 3000; // milliseconds between two looks at the file on the disk

const find = (id) => document.getElementById(id);
const notice = find("notice");
const steps = {
  card: { fields: fieldGroups, stage: cardStage, looks: lookGroups, enter: () => draw() },
  guests: { fields: guestGroups, stage: cardStage, enter: showList },
  print: { fields: printGroups, stage: sheetStage, enter: showPrint },
  games: { fields: gameGroups, stage: partStage, enter: showParts },
};
let current = "";
let begun = null;

function go(name) {
  current = name;
  const { fields, stage, looks, enter } = steps[name];
  find("main").dataset.step = name;
  find("stage").replaceChildren(stage);
  find("fields").replaceChildren(fields);
  find("looks").replaceChildren(...(looks ? [looks] : []));
  find("looks").hidden = !looks;
  for (const each of find("steps").children)
    each.setAttribute("aria-current", each.dataset.step === name ? "step" : "false");
  if (name !== "guests") state.line = null;
  return enter();
}

onAnswer((answer) => {
  showCard(answer);
  showFields(begun.fields);
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
  if (answer.faults) {
    tell(answer.faults.map((fault) => fault.message).join(" "));
    return false;
  }
  if (answer.changed !== undefined) {
    otherFile(answer.changed, answer.version);
    return false;
  }
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
  const { version, pictures } = await call("look").catch(() => {
    if (!notice.childElementCount) tell(words("studio-ended"));
    return { pictures: state.pictures };
  });
  if (pictures !== state.pictures) {
    state.pictures = pictures;
    draw();
  }
  if (notice.childElementCount || !version || version === before) return;
  const { text } = await call("begin");
  if (state.version !== before) return; // saved meanwhile
  if (isDirty()) otherFile(text, version);
  else await takeFile(text, version);
}

find("save").onclick = () => save();
async function stepTo(by) {
  if (!canStep(by)) return;
  await step(by);
  if (current !== "card") steps[current].enter();
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
addEventListener("field", () => current !== "card" && go("card"));
droppable(document.body, (...files) => {
  if (current === "guests" || files.some((file) => LISTS.test(file.name)))
    takeList(...files).then(() => go("guests"));
  else take(/\.svg$/i.test(files[0].name) ? "logo" : "portrait", files[0]);
});
addEventListener("unhandledrejection", ({ reason }) => tell(reason.message));

/** Begin with the server's answer. */
export async function begin(answer) {
  begun = await answer;
  state.saved = begun.text;
  state.version = begun.version;
  state.pictures = begun.pictures;
  find("file").textContent = begun.file;
  document.title = `${begun.file} - ${words("studio-title")}`;
  find("steps").replaceChildren(...Object.keys(steps).map((name) =>
    button(words(`studio-step-${name}`), () => go(name), "", { "data-step": name })));
  makeFields(begun.fields);
  makeGuests(begun);
  makePrint(begun, save);
  const draft = JSON.parse(localStorage.getItem(draftKey()) || "null");
  if (draft) { // one of an older page may lack choices
    state.guests = draft.guests ?? null;
    Object.assign(state.choices, draft.choices);
  }
  state.text = begun.text;
  await go("card");
  if (draft?.dirty && draft.text !== begun.text) {
    await load(draft.text);
    if (draft.version !== begun.version) otherFile(begun.text, begun.version);
    else tell(words("studio-here-again"), dismiss(words("studio-good"), () => {}));
  } else if (!begun.version) {
    const texts = Object.entries(state.values).filter(([name, value]) =>
      name !== "name" && (Array.isArray(value) || !begun.fields[name].usual));
    tell(words("studio-is-new", { text: begun.file }), dismiss(words("studio-clear-example"), () =>
      edit(Object.fromEntries(texts.map(([name, value]) =>
        [name, Array.isArray(value) ? [] : ""]))).then(() => find("field-name").select())));
  }
  await makeLooks(begun.themes, begun.languages);
  if (current === "print") showPrint(); // which stock there is, is known now
  setInterval(lookAtFile, LOOK_AGAIN);
}
