// @ts-check
/** Begins once the page's own text is painted: there is something to read before all else. */

requestAnimationFrame(() => setTimeout(() => import("./main.js")));
