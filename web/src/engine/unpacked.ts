// Unpacks the engine, and keeps the result in the browser's database for the next visit, since
// unpacking takes longer than reading. Only the newest engine is kept.

import { fromBase64 } from "./engine";
import { unpack } from "./lzma";
import type { PackedEngine } from "./remote";

const [DATABASE, STORE] = ["evoku", "engine"];

/** The number of milliseconds after which a database that doesn't open isn't used. */
const PATIENCE = 1000;

/** A compiled engine. `written` ends when its bytes are kept; the worker must not end before. */
export type CompiledEngine = { module: WebAssembly.Module; written: Promise<unknown> };

/** Compiles an engine, from the unpacked bytes of an earlier visit if possible. */
export async function compileUnpacked({ packed, version }: PackedEngine): Promise<CompiledEngine> {
  const late = new Promise<undefined>((done) => setTimeout(done, PATIENCE));
  const database = await Promise.race([open().catch(() => undefined), late]);
  const kept = await database?.read(version).catch(() => undefined);
  // If the kept bytes are damaged, the engine is unpacked again.
  const known = kept && (await WebAssembly.compile(kept).catch(() => undefined));
  if (known) return { module: known, written: Promise.resolve() };
  const bytes = unpack(fromBase64(packed));
  // Without room for the bytes, the next visit unpacks them again.
  const written = database?.write(version, bytes).catch(() => undefined) ?? Promise.resolve();
  return { module: await WebAssembly.compile(bytes), written };
}

type Database = {
  read(version: string): Promise<Uint8Array<ArrayBuffer> | undefined>;
  write(version: string, bytes: Uint8Array): Promise<void>;
};

/** Opens the database. Fails where the browser keeps nothing, as in some private windows. */
async function open(): Promise<Database> {
  const opening = indexedDB.open(DATABASE, 1);
  opening.onupgradeneeded = () => opening.result.createObjectStore(STORE);
  const database = await done(opening);
  const store = (mode: IDBTransactionMode) => database.transaction(STORE, mode).objectStore(STORE);
  return {
    read: async (version) => done(store("readonly").get(version)),
    write: async (version, bytes) => {
      const target = store("readwrite");
      target.clear();
      target.put(bytes, version);
      const { transaction } = target;
      return new Promise((resolve, reject) => {
        transaction.oncomplete = () => resolve();
        transaction.onabort = () => reject(transaction.error);
      });
    },
  };
}

function done<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}
