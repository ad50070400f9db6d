/** The text of the profile, what has been changed in it, and every text before. */

import { drawing } from "./server.js";

const SAME_EDIT = 1000; // milliseconds within which edits of a field are undone together

export const state = {
  text: "", // of the profile
  saved: "", // as it is on the disk
  version: "", // of the file when it was read
  pictures: "", // what tells the pictures beside it from others of the same names
  values: {}, // of the fields
  changes: {}, // that the text does not have yet
  faults: [],
  notes: {},
  places: {},
  panels: null,
  lines: false, // whether bleed, cut and folds are shown
  guests: null, // the list: its name and what its headings mean
  line: null, // the row of the guest whose card is shown
  choices: { geometry: "classic", stock: "plain", paper: "a4" },
};

const listeners = [];
const past = [];
let at = -1;
let epoch = 0;
let lastEdit = { field: "", time: 0 };

/** Be told with each answer: the card, if it fits. */
export const onAnswer = (listener) => listeners.push(listener);

export const isDirty = () => state.text !== state.saved || Object.keys(state.changes).length > 0;

/** What every request says of the card. */
export const asked = () => ({
  text: state.text,
  guests: state.guests,
  choices: state.choices,
});

/** Change fields of the profile. */
export function edit(changes) {
  Object.assign(state.changes, changes);
  for (const [name, value] of Object.entries(changes)) state.values[name] = value ?? undefined;
  return draw(Object.keys(changes).join(" "));
}

/** Draw the card; the newest answer wins. */
export async function draw(field = "") {
  const mine = epoch;
  const sent = { ...state.changes };
  const { lines, line } = state;
  const answer = await drawing("draw", { ...asked(), changes: sent, lines, guest: line });
  if (!answer || mine !== epoch) return;
  if (answer.text !== undefined) {
    remember(answer.text, field);
    for (const [name, value] of Object.entries(sent))
      if (state.changes[name] === value) delete state.changes[name];
    state.values = { ...answer.values, ...state.changes };
  }
  state.faults = answer.faults || [];
  state.notes = answer.notes || {};
  if (answer.panels) state.panels = answer.panels;
  if (answer.places) state.places = answer.places;
  for (const listener of listeners) listener(answer);
}

function remember(text, field) {
  if (text === state.text && at >= 0) return;
  const now = Date.now();
  const goesOn = field && field === lastEdit.field && now - lastEdit.time < SAME_EDIT;
  lastEdit = { field, time: now };
  past.length = at + 1;
  if (goesOn && at > 0) past[at] = text;
  else at = past.push(text) - 1;
  state.text = text;
}

/** Begin with a text; it is drawn next. */
export function beginWith(text) {
  remember(text, "");
}

/** Take a text as it is, such as that of a file. */
export function load(text) {
  epoch += 1;
  state.changes = {};
  remember(text, "");
  state.text = text;
  return draw();
}

/** Go one step back or on. */
export function step(by) {
  if (past[at + by] === undefined) return;
  at += by;
  epoch += 1;
  state.changes = {};
  state.text = past[at];
  lastEdit = { field: "", time: 0 };
  draw();
}

export const canStep = (by) => past[at + by] !== undefined;
