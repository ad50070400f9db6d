// @ts-check
/**
 * Sheets that lie over the screen, one at a time. The phone's own Back closes them, as Escape
 * does.
 */

import { button, h } from "./dom.js";
import { words } from "./words.js";

/** @type {HTMLDialogElement | null} */
let open = null;
/** @type {() => void} */
let whenClosed = () => {};
let goingBack = false;

/** Whether a sheet lies over the screen. */
export const isSheetOpen = () => open !== null;

/**
 * Lay a sheet over the screen, in the place of another one.
 * @param {string} title @param {any[]} content
 * @param {() => void} closed what is done once it is closed
 */
export function openSheet(title, content, closed) {
  const before = open;
  const sheet = /** @type {HTMLDialogElement} */ (
    h(
      "dialog.sheet",
      { "aria-label": title },
      h(
        "header",
        h("h2", title),
        button("✕", closeSheet, "close", { "aria-label": words("page-close") }),
      ),
      h("div.content", ...content),
    )
  );
  sheet.addEventListener("close", () => open === sheet && closeSheet());
  document.body.append(sheet);
  open = sheet;
  whenClosed = closed;
  before?.remove();
  sheet.showModal();
  if (!history.state?.sheet) history.pushState({ sheet: true }, "");
}

/** Close the sheet, if one is open. */
export function closeSheet() {
  const sheet = open;
  if (!sheet) return;
  open = null;
  sheet.close();
  sheet.remove();
  whenClosed();
  setTimeout(() => {
    // another sheet may have taken its place, and its entry in the history
    if (open || goingBack || !history.state?.sheet) return;
    goingBack = true;
    history.back();
  });
}

addEventListener("popstate", () => {
  const wasOurs = goingBack;
  goingBack = false;
  if (history.state?.sheet) return;
  if (open && wasOurs) history.pushState({ sheet: true }, "");
  else closeSheet();
});
