// Unpacks the engine, and keeps the result in the browser's database for the next visit, since
// unpacking takes longer than reading. Only the newest engine is kept.

import { fromBase64 } from "./engine";
import { unpack } from "./lzma";
import type { PackedEngine } from "./remote";

const [DATABASE, STORE] = ["evoku", "engine"];

/** The number of milliseconds after which a database that doesn't open isn't used. */
const PATIENCE = 1000;

/** The bytes of an engine, from an earlier visit if possible. */
export async function unpacked({ packed, version }: PackedEngine): Promise<Uint8Array<ArrayBuffer>> {
  const late = new Promise<undefined>((done) => setTimeout(done, PATIENCE));
  const database = await Promise.race([open().catch(() => undefined), late]);
  const kept = await database?.read(version).catch(() => undefined);
  if (kept) return kept;
  const bytes = unpack(fromBase64(packed));
  database?.write(version, bytes);
  return bytes;
}

type Database = {
  read(version: string): Promise<Uint8Array<ArrayBuffer> | undefined>;
  write(version: string, bytes: Uint8Array): void;
};

/** Opens the database. Fails where the browser keeps nothing, as in some private windows. */
async function open(): Promise<Database> {
  const opening = indexedDB.open(DATABASE, 1);
  opening.onupgradeneeded = () => opening.result.createObjectStore(STORE);
  const database = await done(opening);
  const store = (mode: IDBTransactionMode) => database.transaction(STORE, mode).objectStore(STORE);
  return {
    read: (version) => done(store("readonly").get(version)),
    write: (version, bytes) => {
      const target = store("readwrite");
      target.clear();
      target.put(bytes, version);
    },
  };
}

function done<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}
