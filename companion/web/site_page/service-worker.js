// @ts-check
/**
 * Keeps the whole site in the browser, so that it works offline. VERSION and FILES are filled in
 * when the site is made.
 */

const VERSION = "{version}";
const FILES = /** @type {string[]} */ ([]);

/** Begins the names of this site's caches: others of the same origin are none of its business. */
const PREFIX = `business-card-games ${/** @type {any} */ (self).registration.scope} `;
const NAME = PREFIX + VERSION;

const keep = async () => {
  const cache = await caches.open(NAME);
  await cache.addAll(FILES);
  await /** @type {any} */ (self).skipWaiting();
};

const forgetOlder = async () => {
  const older = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== NAME);
  await Promise.all(older.map((name) => caches.delete(name)));
  await /** @type {any} */ (self).clients.claim();
};

const find = async (/** @type {Request} */ request) => {
  const cache = await caches.open(NAME);
  return (await cache.match(request, { ignoreSearch: true })) || fetch(request);
};

self.addEventListener("install", (/** @type {any} */ event) => event.waitUntil(keep()));
self.addEventListener("activate", (/** @type {any} */ event) => event.waitUntil(forgetOlder()));
self.addEventListener("fetch", (/** @type {any} */ event) => {
  if (event.request.method === "GET") event.respondWith(find(event.request));
});
