// Keeps the page, so that it opens without a network once it was visited. A new version is fetched
// when the network is there, and shown the next time.

const CACHE = "evoku-{{version}}";
const FILES = ["./", "manifest.webmanifest", "icon.svg"];

self.addEventListener("install", (event) => {
  event.waitUntil(
    caches
      .open(CACHE)
      .then((cache) => cache.addAll(FILES))
      .then(() => self.skipWaiting()),
  );
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
