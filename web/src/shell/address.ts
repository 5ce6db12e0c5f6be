// The part of the address after `#`: a view, a puzzle, or both, as in `#play`, `#play=53..7` or
// `#53..7`.

export type Address = { view?: string; puzzle?: string };

/** Parses the part after `#`. `views` has the names of views; everything else is a puzzle. */
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
    // The puzzle itself contains a percent sign.
    return text;
  }
}
