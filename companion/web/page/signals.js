// @ts-check
/** A short tone and a vibration when it is your turn, for those who want them. */

import { onThisPhone } from "./storage.js";

const WANTED = "business-card-games:signals";

let before = "";
/** @type {AudioContext | null} */
let audio = null;

/** Whether the phone may make itself heard; asked for by a tap, as browsers want it. */
export const signals = {
  get on() {
    return onThisPhone.readText(WANTED) === "on";
  },
  toggle() {
    onThisPhone.writeText(WANTED, signals.on ? "off" : "on");
    if (signals.on) sound();
  },
};

function sound() {
  try {
    audio = audio || new AudioContext();
    const tone = audio.createOscillator();
    const volume = audio.createGain();
    tone.frequency.value = 660;
    volume.gain.setValueAtTime(0.15, audio.currentTime);
    volume.gain.exponentialRampToValueAtTime(0.001, audio.currentTime + 0.35);
    tone.connect(volume).connect(audio.destination);
    tone.start();
    tone.stop(audio.currentTime + 0.4);
  } catch {
    // no sound here
  }
  navigator.vibrate?.([90, 60, 90]);
}

/** @param {import("./main.js").App} app */
export function tellTurn(app) {
  const view = app.view;
  const asked = view?.view?.question;
  const mine =
    view?.me.name && (asked ? asked.player || asked[0] : view.view?.turn) === view.me.name;
  const now = mine ? view.version : "";
  if (now && !before && signals.on) sound();
  before = now;
}
