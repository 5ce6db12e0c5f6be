// What stands after `#`: a view, a puzzle, or both, as in `#play`, `#play=53..7` or `#53..7`.

export type Address = { view?: string; puzzle?: string };

/** Takes the part after `#` apart; `views` are the names that are no puzzles. */
export function parseAddress(hash: string, views: string[]): Address {
  const text = hash.replace(/^#/, "");
  const [name = ""] = text.split("=", 1);
  const rest = text.slice(name.length + 1);
  if (views.includes(name)) return rest ? { view: name, puzzle: decoded(rest) } : { view: name };
  return text ? { puzzle: decoded(text) } : {};
}

export function puzzleAddress(text: string): string {
  const page = location.href.replace(/#.*$/, "");
  return `${page}#play=${encodeURIComponent(text)}`;
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    // A percent sign of the puzzle's own.
    return text;
  }
}
