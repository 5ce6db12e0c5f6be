// Storage between visits, if the browser allows it. Private windows and some local files don't.

const PREFIX = "evoku.";

export function keep(name: string, value: string): void {
  try {
    localStorage.setItem(PREFIX + name, value);
  } catch {
    // Then the value is lost with the page.
  }
}

export function kept(name: string): string | undefined {
  try {
    return localStorage.getItem(PREFIX + name) ?? undefined;
  } catch {
    return undefined;
  }
}
