// @ts-check
/**
 * Keeps the whole site in the browser, so that it works offline: of the languages besides English
 * those that the reader wants. VERSION, FILES and OTHERS are filled in when the site is made.
 */

const VERSION = "{version}";
const FILES = /** @type {string[]} */ ([]);

/** The tags of the languages besides English. */
const OTHERS = /** @type {string[]} */ ([]);
const IS_WORDS = /\/words\/[\w-]+\.(bin|json)$/;

/** Begins the names of this site's caches: others of the same origin are none of its business. */
const PREFIX = `business-card-games ${/** @type {any} */ (self).registration.scope} `;
const NAME = PREFIX + VERSION;

const keep = async () => {
  const cache = await caches.open(NAME);
  const wanted = navigator.languages.map((tag) => tag.toLowerCase().split("-")[0]);
  const own = OTHERS.filter((tag) => wanted.includes(tag));
  await cache.addAll([...FILES, ...own.flatMap((t) => [`words/${t}.json`, `words/${t}.bin`])]);
  await /** @type {any} */ (self).skipWaiting();
};

const forgetOlder = async () => {
  const older = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== NAME);
  await Promise.all(older.map((name) => caches.delete(name)));
  await /** @type {any} */ (self).clients.claim();
};

const find = async (/** @type {Request} */ request) => {
  const cache = await caches.open(NAME);
  const kept = await cache.match(request, { ignoreSearch: true });
  if (kept) return kept;
  const found = await fetch(request);
  if (found.ok && IS_WORDS.test(request.url)) await cache.put(request, found.clone());
  return found;
};

self.addEventListener("install", (/** @type {any} */ event) => event.waitUntil(keep()));
self.addEventListener("activate", (/** @type {any} */ event) => event.waitUntil(forgetOlder()));
self.addEventListener("fetch", (/** @type {any} */ event) => {
  if (event.request.method === "GET") event.respondWith(find(event.request));
});
