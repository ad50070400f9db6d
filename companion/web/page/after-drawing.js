// @ts-check
/**
 * What follows a drawing of the screen: where the focus goes, what is read aloud, what is being
 * sent.
 */

import { words } from "./words.js";

/** The key of what has the focus on the screen; null if nothing there has it. */
export function focusedKey() {
  const focused = document.activeElement;
  if (!document.getElementById("root")?.contains(focused)) return null;
  return focused?.getAttribute("data-key") || focused?.getAttribute("data-space") || "";
}

/**
 * Give the focus back to what had it or, if that is gone, to what comes next: the one thing to do,
 * or the heading. Returns the key if it has to wait for the answer to a request.
 * @param {Element} root @param {string} key @param {boolean} busy
 */
export function refocused(root, key, busy) {
  const quoted = CSS.escape(key);
  const again = key && root.querySelector(`[data-key="${quoted}"], [data-space="${quoted}"]`);
  if (again && !again.matches(":disabled")) {
    /** @type {HTMLElement} */ (again).focus({ preventScroll: true });
    return null;
  }
  if (busy) return key;
  const next = root.querySelector(".dock .primary:enabled") || root.querySelector("h1");
  if (next instanceof HTMLElement) {
    if (next.matches("h1")) next.tabIndex = -1;
    next.focus({ preventScroll: true });
  }
  return null;
}

/**
 * Read aloud what is marked so, if it has changed. The place that is read stays in the page: a
 * screen reader does not hear one that comes with its words.
 * @param {Element} root
 */
export function readAloud(root) {
  const heard = /** @type {HTMLElement} */ (document.getElementById("heard"));
  const words = [...root.querySelectorAll("[data-heard]")]
    .map((each) => each.textContent)
    .join(" ");
  if (words !== heard.textContent) heard.textContent = words;
}

/** The button of a sheet that says so, and what it said before. @type {[Element, Node[]] | null} */
let sending = null;

/**
 * Say on the button that was tapped that its request is on its way; with no key, that none is.
 * @param {string} key
 */
export function showSending(key) {
  if (!key && sending) {
    const [button, words] = sending;
    button.replaceChildren(...words);
    button.removeAttribute("aria-busy");
    sending = null;
  }
  const within = document.querySelector("dialog") || document.getElementById("root");
  const tapped = key && within?.querySelector(`button[data-key="${CSS.escape(key)}"]`);
  if (!tapped || tapped === sending?.[0]) return;
  sending = [tapped, [...tapped.childNodes]];
  tapped.textContent = words("page-sending");
  tapped.setAttribute("aria-busy", "true");
}
