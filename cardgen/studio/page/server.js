/** The door to the studio's server, and pictures from it. */

const key = location.hash.slice(1) || sessionStorage.getItem("key") || "";
sessionStorage.setItem("key", key);
if (location.hash) history.replaceState(null, "", location.pathname);

async function post(address, body) {
  const headers = { Authorization: `Bearer ${key}`,
    "Accept-Language": document.documentElement.lang };
  const response = await fetch(address, { method: "POST", headers, body });
  const answer = await response.json();
  if (!response.ok) throw new Error(answer.error);
  return answer;
}

/** Ask the server. */
export const call = (what, request = {}) =>
  post("/call", JSON.stringify({ do: what, known: known(), ...request }));

/** Hand a dropped file to the server. */
export const drop = (kind, file) =>
  post(`/drop/${kind}?name=${encodeURIComponent(file.name)}`, file);

const newest = {}; // the number of the newest drawing asked for, by its kind
const underWay = {};

/** Ask for a drawing, one of a kind at a time; null if a newer one is asked for meanwhile. */
export async function drawing(what, request) {
  const mine = (newest[what] || 0) + 1;
  newest[what] = mine;
  await underWay[what]?.catch(() => {});
  if (mine !== newest[what]) return null;
  underWay[what] = call(what, request);
  return underWay[what];
}

// -- pictures -------------------------------------------------------------------------------------

const MOST_KNOWN = 150;
const defs = document.querySelector("#defs defs");
const known = () => Array.from(defs.children, (each) => each.id);

/** Keep the definitions that a picture brings, for all pictures on the page. */
function keep(picture) {
  if (defs.childElementCount > MOST_KNOWN) forget();
  defs.insertAdjacentHTML("beforeend", picture.defs);
  picture.defs = "";
}

/** Forget what neither a picture on the page nor a later definition uses. */
function forget() {
  for (const each of [...defs.children].reverse()) {
    const users = `[*|href="#${each.id}"], [clip-path="url(#${each.id})"]`;
    if (!document.querySelector(users)) each.remove();
  }
}

/** An SVG element that shows a picture, or the part of it in `box`; `label` says what it is. */
export function picture(shown, label, box = shown.box, svg = null) {
  if (shown.defs) keep(shown);
  svg ??= document.createElementNS("http://www.w3.org/2000/svg", "svg");
  svg.setAttribute("class", "picture");
  svg.setAttribute("viewBox", box.join(" "));
  if (label) svg.setAttribute("role", "img");
  svg.setAttribute(label ? "aria-label" : "aria-hidden", label || "true");
  svg.innerHTML = shown.svg;
  return svg;
}
