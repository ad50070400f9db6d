/** The text of the profile, its guests, how they are printed, and all of these before. */

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
  contrast: null, // of the accent in print
  places: {},
  panels: null,
  lines: false, // whether bleed, cut and folds are shown
  guests: null, // the list: its name, which version of it, and what its headings mean
  line: null, // the row of the guest whose card is shown
  choices: { way: "home", geometry: "classic", stock: "plain", paper: "a4", duplex: "long" },
};

/** What the server said at the beginning: which fields there are, and what may be chosen. */
export const begun = {};

const past = [];
let at = -1;
let epoch = 0;
let lastEdit = { field: "", time: 0 };

export const isDirty = () => state.text !== state.saved || Object.keys(state.changes).length > 0;

/** What every request says of the card, and what undo brings back. */
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

/** Change what is chosen beside the profile, such as the shape. */
export function choose(changes) {
  state.choices = { ...state.choices, ...changes };
  remember();
}

/** Draw the card; the newest answer wins, and is an event: the card, if it fits. */
export async function draw(field = "") {
  const mine = epoch;
  const sent = { ...state.changes };
  const { lines } = state;
  const guest = state.guests && state.line;
  const answer = await drawing("draw", { ...asked(), changes: sent, lines, guest });
  if (!answer || mine !== epoch) return;
  Object.assign(state, { faults: [], notes: {}, contrast: null }, answer);
  if (answer.text !== undefined) {
    remember(field);
    for (const [name, value] of Object.entries(sent))
      if (state.changes[name] === value) delete state.changes[name];
    Object.assign(state.values, state.changes);
  }
  dispatchEvent(new CustomEvent("answer", { detail: answer }));
}

/** Keep what is there now, to come back to it; edits of a `field` in a row are one step. */
export function remember(field = "") {
  const kept = asked();
  if (at >= 0 && Object.keys(kept).every((name) => kept[name] === past[at][name])) return;
  const time = Date.now();
  const goesOn = field && field === lastEdit.field && time - lastEdit.time < SAME_EDIT;
  lastEdit = { field, time };
  past.length = at + 1;
  if (goesOn && at > 0) past[at] = kept;
  else at = past.push(kept) - 1;
  dispatchEvent(new Event("remembered"));
}

/** Take a text as it is, such as that of a file. */
export function load(text) {
  epoch += 1;
  state.changes = {};
  state.text = text;
  remember();
  return draw();
}

/** Go one step back or on. */
export function step(by) {
  at += by;
  epoch += 1;
  state.changes = {};
  Object.assign(state, past[at]);
  lastEdit = { field: "", time: 0 };
  return draw();
}

export const canStep = (by) => past[at + by] !== undefined;
