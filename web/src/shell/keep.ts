// Storage between visits, if the browser allows it. Private windows and some local files don't.

/** The beginning of all names in the browser's storage. */
export const PREFIX = "evoku.";

/** Keeps a value. Returns false if the browser has no room, or keeps nothing. */
export function keep(name: string, value: string): boolean {
  try {
    localStorage.setItem(PREFIX + name, value);
    return true;
  } catch {
    // Then the value is lost with the page.
    return false;
  }
}

export function kept(name: string): string | undefined {
  try {
    return localStorage.getItem(PREFIX + name) ?? undefined;
  } catch {
    return undefined;
  }
}

export function forget(name: string): void {
  try {
    localStorage.removeItem(PREFIX + name);
  } catch {
    // Then nothing was kept.
  }
}

/** The names with a beginning, of everything that is kept. */
export function names(beginning: string): string[] {
  try {
    return Object.keys(localStorage)
      .filter((name) => name.startsWith(PREFIX + beginning))
      .map((name) => name.slice(PREFIX.length));
  } catch {
    return [];
  }
}

/** Sets the members of `values` to the kept ones of the same types. Their text may be damaged. */
export function recall<T extends object>(name: string, values: T): T {
  try {
    const known: unknown = JSON.parse(kept(name) ?? "{}");
    for (const [key, value] of Object.entries(known as object)) {
      const own = values[key as keyof T];
      if (typeof own === typeof value && Array.isArray(own) === Array.isArray(value))
        values[key as keyof T] = value;
    }
  } catch {
    // Then the values stay as they are.
  }
  return values;
}
