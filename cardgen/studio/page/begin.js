/** Where the page begins: with the words of the reader's language. */

import { fetchWords } from "./languages.js";
import { words } from "./words.js";

await fetchWords();
for (const each of document.querySelectorAll("[data-label]")) {
  const key = each.dataset.label;
  each.setAttribute("aria-label", words(key));
}
await import("./main.js");
