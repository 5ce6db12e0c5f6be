// The part of the address after `#`: a view, a puzzle, or both, as in `#play`, `#play=53..7` or
// `#53..7`. Lessons have numbers, as in `#lessons=3`, and other views a set-up, as in `#evolve?seed=1`.

export type Address = { view?: string; puzzle?: string; lesson?: number; setUp?: URLSearchParams };

/** Parses the part after `#`. `views` has the names of views; everything else is a puzzle. */
export function parseAddress(hash: string, views: string[]): Address {
  const text = hash.replace(/^#/, "");
  const [, view, asked] = /^(evolve|measure)\?(.*)$/.exec(text) ?? [];
  if (view) return { view, setUp: new URLSearchParams(asked) };
  const [name = ""] = text.split("=", 1);
  const rest = text.slice(name.length + 1);
  if (name === "lessons" && /^\d+$/.test(rest)) return { view: name, lesson: Number(rest) };
  if (views.includes(name)) return rest ? { view: name, puzzle: decoded(rest) } : { view: name };
  return text ? { puzzle: decoded(text) } : {};
}

/** The address of a lesson, as the part after `#`. Lessons are numbered from 1. */
export function lessonAddress(lesson: number): string {
  return `#lessons=${lesson}`;
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
