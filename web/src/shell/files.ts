// Text in and out: files, the clipboard, drag and drop.

import { Refusal } from "../engine/engine";

/** The maximum size of a file in bytes, far above that of any puzzle. */
const LIMIT = 16 << 20;

/** Reads a file as text. */
export async function readFile(file: File): Promise<string> {
  if (file.size > LIMIT)
    throw new Refusal(
      `${file.name}: ${(file.size / 1e6).toFixed(0)} MB is more than a page can take`,
    );
  return file.text();
}

/** Offers content to the user as a file to download. */
export function save(name: string, content: BlobPart, type = "text/plain"): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([content], { type }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

/** Copies text to the clipboard. Returns true if that worked. */
export async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    // In some browsers, local files have no clipboard. The older API copies a selection.
    const area = document.createElement("textarea");
    area.value = text;
    area.setAttribute("aria-hidden", "true");
    (document.querySelector("dialog[open]") ?? document.body).append(area);
    area.select();
    const copied = document.execCommand("copy");
    area.remove();
    return copied;
  }
}

/** Calls `read` with the text, or the content and name of the file, that is dropped on the page. */
export function onDrop(
  read: (text: string, name: string) => void,
  failed: (reason: unknown) => void,
): void {
  addEventListener("dragover", (event) => event.preventDefault());
  addEventListener("drop", async (event) => {
    event.preventDefault();
    try {
      const [file] = event.dataTransfer?.files ?? [];
      const text = file ? await readFile(file) : (event.dataTransfer?.getData("text/plain") ?? "");
      if (text.trim()) read(text, file?.name ?? "");
    } catch (error) {
      failed(error);
    }
  });
}

/** Calls `read` with text that is pasted outside of text fields and dialogs. */
export function onPaste(read: (text: string) => void): void {
  addEventListener("paste", (event) => {
    if ((event.target as Element | null)?.closest?.("input, textarea, dialog")) return;
    const text = event.clipboardData?.getData("text/plain") ?? "";
    if (text.trim()) read(text);
  });
}
