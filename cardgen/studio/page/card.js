/** The card in the middle: front, inside and back, which CSS folds in three dimensions. */

import { find, press } from "./fields.js";
import { picture } from "./server.js";
import { draw, edit, state } from "./state.js";
import { words } from "./words.js";

const BASE = 12; // CSS pixels to the millimetre; the scene is scaled down, so type stays sharp
const BANK_CARD = 85.6; // mm

let view = "front";
let realSize = Number(localStorage.getItem("pixels in a millimetre")) || 0;
let atRealSize = false;

const stage = find("card-stage");
const space = find("space");
const scene = find("scene");
const flat = find("flat");
const views = find("views");
const slider = find("millimetre");
const calibration = find("calibration");

slider.oninput = () => {
  find("bank-card").style.width = `${BANK_CARD * slider.value}px`;
};
find("as-wide").onclick = () => {
  realSize = Number(slider.value);
  localStorage.setItem("pixels in a millimetre", String(realSize));
  calibration.hidden = true;
  setRealSize(true);
};
find("real-size").onclick = () => {
  if (realSize) return setRealSize(!atRealSize);
  calibration.hidden = !calibration.hidden;
  slider.oninput();
};
find("lines").onclick = ({ target }) => {
  state.lines = !state.lines;
  target.setAttribute("aria-pressed", String(state.lines));
  draw();
};
new ResizeObserver(arrange).observe(space);
scene.ontransitionend = space.onanimationend = () => space.classList.remove("turning");

function setRealSize(on) {
  atRealSize = on;
  find("real-size").setAttribute("aria-pressed", String(on));
  arrange();
}

/** Show an answer: the card, or that this one does not fit. */
export function showCard(answer) {
  space.classList.toggle("old", !answer.card);
  if (!answer.card) return;
  arrange();
  const { outside, inside } = answer.card;
  flat.hidden = !state.lines;
  scene.hidden = state.lines;
  if (state.lines) {
    const side = view === "inside" || (view === "back" && isFlat()) ? inside : outside;
    flat.replaceChildren(picture(side, words("studio-with-lines")));
    return;
  }
  const [width, height] = state.panels.size;
  const [w, h] = state.panels.panel;
  const [x, y] = state.panels.front;
  const show = (side, box, face) => picture(side, "", box, scene.querySelector(`${face} svg`));
  show(outside, [x, y, w, h], ".front .outer");
  show(inside, [width - x - w, y, w, h], ".front .inner");
  if (!isFlat()) {
    show(outside, [0, 0, w, h], ".back .outer");
    show(inside, [width - w, 0, w, h], ".back .inner");
  }
  showZones();
}

const isFlat = () => state.panels.fold === "none";

/** Show a side of the card; type is sharper without perspective, so that is only for turning. */
views.onclick = ({ target }) => {
  if (!target.value) return;
  space.classList.toggle("turning", target.value !== view && !state.lines);
  view = target.value;
  arrange();
  if (state.lines) draw();
};

function arrange() {
  if (!state.panels || !space.clientWidth) return;
  const { fold, panel, size, front } = state.panels;
  if (isFlat() && view === "inside") view = "front";
  press(views, view);
  stage.dataset.fold = fold;
  scene.dataset.view = view;
  const open = view === "inside";
  const [w, h] = open ? size : panel;
  const [x, y] = open ? [0, 0] : front;
  const fits = Math.min((space.clientWidth - 24) / w, (space.clientHeight - 24) / h);
  scene.style.setProperty("--scale", String((atRealSize ? realSize : fits) / BASE));
  const lengths = { pw: panel[0], ph: panel[1], fx: front[0], fy: front[1], w: size[0], h: size[1],
    cx: -(x + w / 2), cy: -(y + h / 2) };
  for (const [name, length] of Object.entries(lengths))
    scene.style.setProperty(`--${name}`, `${length * BASE}px`);
}

// -- what can be clicked and dragged --------------------------------------------------------------

const portrait = scene.querySelector(".zone.portrait");
movable(portrait);
scene.querySelector(".front .outer").onclick = ({ target }) => {
  const shown = target.closest("[data-shows]");
  if (shown) dispatchEvent(new CustomEvent("field", { detail: shown.dataset.shows }));
};

function showZones() {
  for (const zone of scene.querySelectorAll(".zone")) {
    const name = zone.dataset.shows;
    const place = state.places[name];
    const isMovable = zone === portrait && state.places.crop;
    zone.hidden = !place;
    zone.title = isMovable ? words("studio-move-face") : words(`studio-field-${name}`);
    zone.setAttribute("aria-label", zone.title);
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
  const held = new Map(); // the last event of each finger
  let begin = null;
  let spread = 0;
  const distance = () => {
    const [one, other] = [...held.values()];
    return Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY);
  };
  const hold = ({ clientX: x, clientY: y }) =>
    Object.assign(begin, { x, y, crop: { ...state.places.crop } });
  zone.onpointerdown = (event) => {
    if (!state.places.crop) return;
    zone.setPointerCapture(event.pointerId);
    held.set(event.pointerId, event);
    begin = { moved: false };
    hold(event);
    if (held.size === 2) spread = distance();
  };
  zone.onpointermove = (event) => {
    if (!held.has(event.pointerId)) return;
    begin.moved = true;
    held.set(event.pointerId, event);
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
    held.forEach(hold); // the other finger
  };
  zone.onpointercancel = (event) => {
    zone.onpointerup(event);
    if (!held.size) begin = null; // no click follows
  };
  zone.onwheel = (event) => {
    if (!state.places.crop) return;
    event.preventDefault();
    zoomBy(Math.exp(-event.deltaY / 600));
  };
  zone.onkeydown = (event) => {
    const steps = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
    const step = steps[event.key];
    if (!state.places.crop || !(step || "+-".includes(event.key))) return;
    event.preventDefault();
    if (step) moveFace(state.places.crop, step[0] * 0.02, step[1] * 0.02);
    else zoomBy(event.key === "+" ? 1.05 : 1 / 1.05);
  };
}
