// @ts-check
/** Keeps the whole site in the browser, so that it works offline. VERSION and FILES are filled in when the site is made. */

const VERSION = "{version}";
const FILES = /** @type {string[]} */ ([]);

self.addEventListener("install", (/** @type {any} */ event) => {
  event.waitUntil(caches.open(VERSION).then((cache) => cache.addAll(FILES)).then(() => /** @type {any} */ (self).skipWaiting()));
});

self.addEventListener("activate", (/** @type {any} */ event) => {
  event.waitUntil(
    caches.keys().then((names) => Promise.all(names.filter((name) => name !== VERSION).map((name) => caches.delete(name)))).then(() => /** @type {any} */ (self).clients.claim()),
  );
});

self.addEventListener("fetch", (/** @type {any} */ event) => {
  if (event.request.method === "GET")
    event.respondWith(caches.match(event.request, { ignoreSearch: true }).then((found) => found || fetch(event.request)));
});
