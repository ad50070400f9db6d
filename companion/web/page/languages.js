// @ts-check
/** Which language the reader wants: the one that was chosen, the browser's, or the table's. */

import { h } from "./dom.js";
import { onThisPhone } from "./storage.js";
import { speak, words } from "./words.js";

const CHOSEN = "business-card-games-language";
const ASK_AGAIN_AFTER = 1500; // ms

/** The languages there are, by tag, each by its own name; and that of the table. */
let offered = { languages: /** @type {Record<string, string>} */ ({}), table: "en" };

/** Fetch the words that the reader understands best, and speak with them. */
export async function fetchWords() {
  offered = await fetched("languages");
  const wanted = [onThisPhone.read(CHOSEN), ...navigator.languages, offered.table];
  const found = await fetched(best(wanted));
  speak(found);
  document.documentElement.lang = found.tag;
  document.documentElement.dir = found.direction;
  for (const each of document.querySelectorAll("[data-words]"))
    each.textContent = words(each.getAttribute("data-words") || "");
}

/** @param {string} name @returns {Promise<any>} */
async function fetched(name) {
  for (;;) {
    try {
      const response = await fetch(`words/${encodeURIComponent(name)}.json`);
      if (response.ok) return await response.json();
    } catch {
      // the server can't be reached yet
    }
    await new Promise((done) => setTimeout(done, ASK_AGAIN_AFTER));
  }
}

/** The language that is there of those wanted (RFC 4647, lookup). @param {string[]} wanted */
function best(wanted) {
  const tags = new Map(Object.keys(offered.languages).map((tag) => [tag.toLowerCase(), tag]));
  for (const each of wanted.filter(Boolean)) {
    const parts = each.toLowerCase().split("-");
    for (; parts.length; parts.pop()) {
      const found = tags.get(parts.join("-"));
      if (found) return found;
    }
  }
  return "en";
}

/**
 * A menu of the languages, each by its own name; nothing where there is only one.
 * @param {import("./main.js").App} app
 */
export function languageMenu(app) {
  const languages = Object.entries(offered.languages);
  if (languages.length < 2) return null;
  const chosen = async () => {
    onThisPhone.write(CHOSEN, menu.value);
    await fetchWords();
    app.close();
    if (app.client?.token) {
      app.client.view = app.ui.seenAt = null; // what the referee says comes anew
      await app.client.refresh();
    }
    app.render();
  };
  const menu = /** @type {HTMLSelectElement} */ (
    h(
      "select.languages",
      { "aria-label": words("page-language"), "data-key": "language", onchange: chosen },
      languages.map(([tag, name]) =>
        h(
          "option",
          { value: tag, lang: tag, selected: tag === document.documentElement.lang },
          name,
        ),
      ),
    )
  );
  return menu;
}
