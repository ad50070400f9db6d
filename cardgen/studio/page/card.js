/** The card in the middle: front, inside and back, which CSS folds in three dimensions. */

import { button, h } from "./dom.js";
import { press } from "./fields.js";
import { picture } from "./server.js";
import { draw, edit, state } from "./state.js";
import { words } from "./words.js";

const BASE = 12; // CSS pixels to the millimetre; the scene is scaled down, so type stays sharp
const BANK_CARD = 85.6; // mm

const faces = {};
let view = "front";
let realSize = Number(localStorage.getItem("pixels in a millimetre")) || 0;
let atRealSize = false;

const scene = h("div", { class: "scene" });
const flat = h("div", { class: "flat" });
const space = h("div", { class: "space" }, scene, flat);
const views = h("div", { class: "segments", role: "group", "aria-label": words("studio-side") });
const bankCard = h("div", { class: "bank-card" }, words("studio-bank-card"));
const slider = h("input", { type: "range", min: 2, max: 12, step: 0.05, value: 3.8 });
const calibration = h(
  "div",
  { class: "calibration", hidden: true },
  h("label", null, words("studio-hold-bank-card"), slider),
  bankCard,
  button(words("studio-as-wide"), () => {
    realSize = Number(slider.value);
    localStorage.setItem("pixels in a millimetre", String(realSize));
    calibration.hidden = true;
    setRealSize(true);
  }),
);
slider.oninput = () => bankCard.style.setProperty("width", `${BANK_CARD * slider.value}px`);

const sized = button(words("studio-real-size"), () => {
  if (!realSize) {
    calibration.hidden = !calibration.hidden;
    slider.oninput();
  } else setRealSize(!atRealSize);
}, "quiet", { "aria-pressed": "false" });
const lined = button(words("studio-lines"), () => {
  state.lines = !state.lines;
  lined.setAttribute("aria-pressed", String(state.lines));
  draw();
}, "quiet", { "aria-pressed": "false" });

export const cardStage = h(
  "div",
  { class: "card-stage" },
  space,
  h("div", { class: "row" }, views, lined, sized),
  calibration,
);

new ResizeObserver(arrange).observe(space);
scene.ontransitionend = space.onanimationend = () => space.classList.remove("turning");

function setRealSize(on) {
  atRealSize = on;
  sized.setAttribute("aria-pressed", String(on));
  arrange();
}

/** Show an answer: the card, or that this one does not fit. */
export function showCard(answer) {
  space.classList.toggle("old", !answer.card);
  if (!answer.card) return;
  const { outside, inside } = answer.card;
  flat.hidden = !state.lines;
  scene.hidden = state.lines;
  if (state.lines) {
    const side = view === "inside" || (view === "back" && isFlat()) ? inside : outside;
    flat.replaceChildren(picture(side, words("studio-with-lines")));
    return;
  }
  build();
  const [width, height] = state.panels.size;
  const [w, h] = state.panels.panel;
  const [x, y] = state.panels.front;
  picture(outside, "", [x, y, w, h], faces.front);
  picture(inside, "", [width - x - w, y, w, h], faces.frontInner);
  if (!isFlat()) {
    picture(outside, "", [0, 0, w, h], faces.back);
    picture(inside, "", [width - w, 0, w, h], faces.backInner);
  }
  showZones();
  arrange();
}

const zones = Object.fromEntries(["portrait", "logo"].map((name) =>
  [name, h("button", { type: "button", class: `zone ${name}`, "data-shows": name })]));
movable(zones.portrait);

const isFlat = () => state.panels.fold === "none";
let built = "";

function build() {
  const { name, fold, panel, size, front } = state.panels;
  if (built === name) return;
  built = name;
  const face = (id, kind) => {
    faces[id] = document.createElementNS("http://www.w3.org/2000/svg", "svg");
    return h("div", { class: `face ${kind}` }, faces[id]);
  };
  const leaf = (which, ...parts) => h("div", { class: `leaf ${which}` }, parts);
  const outer = face("front", "outer");
  outer.append(h("div", { class: "zones" }, Object.values(zones)));
  outer.onclick = ({ target }) => {
    const shown = target.closest("[data-shows]");
    if (shown) dispatchEvent(new CustomEvent("field", { detail: shown.dataset.shows }));
  };
  scene.replaceChildren(leaf("front", outer, face("frontInner", "inner")));
  if (fold !== "none")
    scene.prepend(leaf("back", face("back", "outer"), face("backInner", "inner")));
  scene.dataset.fold = fold;
  const set = (key, value) => scene.style.setProperty(key, `${value * BASE}px`);
  set("--pw", panel[0]);
  set("--ph", panel[1]);
  set("--fx", front[0]);
  set("--fy", front[1]);
  set("--w", size[0]);
  set("--h", size[1]);
  const names = fold === "none" ? ["front", "back"] : ["front", "inside", "back"];
  if (!names.includes(view)) view = "front";
  views.replaceChildren(...names.map((value) =>
    button(words(`studio-side-${value}`), () => turnTo(value), "", { value })));
  press(views, view);
}

/** Show a side of the card; type is sharper without perspective, so that is only for turning. */
function turnTo(side) {
  space.classList.toggle("turning", side !== view && !state.lines);
  view = side;
  press(views, side);
  if (state.lines) draw();
  else arrange();
}

function arrange() {
  const { panels } = state;
  if (!panels || !space.clientWidth) return;
  const open = view === "inside";
  scene.dataset.view = view;
  const [w, h] = open ? panels.size : panels.panel;
  const fits = Math.min((space.clientWidth - 24) / w, (space.clientHeight - 24) / h);
  const scale = (atRealSize && realSize ? realSize : fits) / BASE;
  const [x, y] = open ? [0, 0] : panels.front;
  scene.style.setProperty("--scale", String(scale));
  scene.style.setProperty("--cx", `${-(x + w / 2) * BASE}px`);
  scene.style.setProperty("--cy", `${-(y + h / 2) * BASE}px`);
}

// -- what can be clicked and dragged --------------------------------------------------------------

function showZones() {
  const { crop } = state.places;
  const labels = { portrait: words(crop ? "studio-move-face" : "studio-field-portrait"),
    logo: words("studio-field-logo") };
  for (const [name, zone] of Object.entries(zones)) {
    const place = state.places[name];
    zone.hidden = !place;
    zone.title = labels[name];
    zone.setAttribute("aria-label", labels[name]);
    const [left, top, width, height] = (place || []).map((value) => `${value * BASE}px`);
    Object.assign(zone.style, { left, top, width, height });
  }
}

const clamp = (value, least, most) => Math.min(most, Math.max(least, value));
const share = (value) => String(Math.round(clamp(value, 0, 1) * 1000) / 1000);

/** Move the face by so many shares of the picture's height. */
function moveFace(crop, dx, dy) {
  const span = 0.5 / crop.zoom; // how much of the photograph's height the picture shows
  const x = crop.focus[0] - (dx * span) / crop.aspect;
  const y = crop.focus[1] - dy * span;
  return edit({ portrait_focus: `${share(x)},${share(y)}` });
}

/** Make the head larger or smaller. */
function zoomBy(factor) {
  const { crop } = state.places;
  if (!crop) return;
  const zoom = clamp(crop.zoom * factor, 0.3, 4);
  crop.zoom = zoom;
  edit({ portrait_zoom: Math.round(zoom * 1000) / 1000 });
}

function movable(zone) {
  const held = new Map();
  let begin = null;
  let spread = 0;
  const distance = () => {
    const [one, other] = [...held.values()];
    return Math.hypot(one.x - other.x, one.y - other.y);
  };
  const hold = ({ clientX: x, clientY: y }) =>
    Object.assign(begin, { x, y, crop: { ...state.places.crop } });
  zone.onpointerdown = (event) => {
    if (!state.places.crop) return;
    zone.setPointerCapture(event.pointerId);
    held.set(event.pointerId, { x: event.clientX, y: event.clientY });
    begin = { moved: false };
    hold(event);
    if (held.size === 2) spread = distance();
  };
  zone.onpointermove = (event) => {
    if (!held.has(event.pointerId)) return;
    begin.moved = true;
    held.set(event.pointerId, { x: event.clientX, y: event.clientY });
    if (held.size === 2) {
      const now = distance();
      zoomBy(now / spread);
      spread = now;
    } else {
      const height = zone.getBoundingClientRect().height;
      moveFace(begin.crop, (event.clientX - begin.x) / height, (event.clientY - begin.y) / height);
    }
  };
  zone.onclick = (event) => {
    if (begin?.moved) event.stopPropagation(); // the end of a drag selects no field
    begin = null;
  };
  zone.onpointerup = (event) => {
    held.delete(event.pointerId);
    for (const { x, y } of held.values()) hold({ clientX: x, clientY: y }); // the other finger
  };
  zone.onpointercancel = (event) => {
    zone.onpointerup(event);
    if (!held.size) begin = null; // no click follows
  };
  zone.addEventListener("wheel", (event) => {
    if (!state.places.crop) return;
    event.preventDefault();
    zoomBy(Math.exp(-event.deltaY / 600));
  }, { passive: false });
  zone.onkeydown = (event) => {
    const steps = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
    const step = steps[event.key];
    if (!state.places.crop || !(step || "+-".includes(event.key))) return;
    event.preventDefault();
    if (step) moveFace(state.places.crop, step[0] * 0.02, step[1] * 0.02);
    else zoomBy(event.key === "+" ? 1.05 : 1 / 1.05);
  };
}
