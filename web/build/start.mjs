// Runs the engine in Node.js.

/** Starts an engine from its bytes. Returns a function that answers requests. */
export function start(bytes) {
  const wasm = new WebAssembly.Instance(new WebAssembly.Module(bytes)).exports;
  const read = (at, length) =>
    new TextDecoder().decode(new Uint8Array(wasm.memory.buffer, at, length));
  return (request) => {
    const bytes = new TextEncoder().encode(request);
    const at = wasm.request(bytes.length);
    new Uint8Array(wasm.memory.buffer, at, bytes.length).set(bytes);
    try {
      const length = wasm.answer();
      return read(wasm.answer_at(), length);
    } catch (error) {
      throw new Error(read(wasm.words_at(), wasm.words()), { cause: error });
    }
  };
}
