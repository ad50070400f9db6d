/** Where the page begins: with the words of the reader's language. */

import { fetchWords } from "./languages.js";
import { call } from "./server.js";
import { words } from "./words.js";

const begun = call("begin"); // on its way while the words come
await fetchWords();
for (const each of document.querySelectorAll("[data-label]")) {
  const label = words(each.getAttribute("data-label"));
  each.setAttribute("aria-label", label);
  if (each.tagName === "BUTTON") each.title = label;
}
const { begin } = await import("./main.js");
begin(begun);
