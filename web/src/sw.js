// Keeps the page, so that it opens offline after the first visit. A new version is fetched when
// online, and shown at the next visit.

const CACHE = "evoku-{{version}}";
const FILES = ["./", "manifest.webmanifest", "icon.svg"];

self.addEventListener("install", (event) => {
  event.waitUntil(
    caches
      .open(CACHE)
      .then(async (cache) => cache.addAll([...FILES, ...(await languages())]))
      .then(() => self.skipWaiting()),
  );
});

/** The languages in older caches, which a new version keeps too. */
async function languages() {
  const names = (await caches.keys()).filter((name) => name.startsWith("evoku-"));
  const kept = await Promise.all(
    names.map(async (name) => (await caches.open(name)).keys()),
  );
  return kept.flat().map(({ url }) => url).filter((url) => url.endsWith(".texts"));
}

/** Keeps a language that the page shows. */
self.addEventListener("message", ({ data }) => {
  if (/^[a-z]+\.texts$/.test(data))
    caches.open(CACHE).then((cache) => cache.add(data)).catch(console.warn);
});

self.addEventListener("activate", (event) => {
  event.waitUntil(removeOthers().then(() => self.clients.claim()));
});

async function removeOthers() {
  const names = await caches.keys();
  await Promise.all(
    names
      .filter((name) => name.startsWith("evoku-") && name !== CACHE)
      .map((name) => caches.delete(name)),
  );
}

self.addEventListener("fetch", (event) => {
  if (event.request.method !== "GET" || new URL(event.request.url).origin !== location.origin)
    return;
  event.respondWith(
    caches
      .match(event.request, { ignoreSearch: true })
      .then((kept) => kept ?? fetch(event.request)),
  );
});
