// The engine: WebAssembly, packed by LZMA, as base64. The build replaces this file by the engine.

export const ENGINE: string = "";
