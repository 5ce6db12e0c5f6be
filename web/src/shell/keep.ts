// What is kept between visits, where the browser lets us: private windows and some files may not.

const PREFIX = "evoku.";

export function keep(name: string, value: string): void {
  try {
    localStorage.setItem(PREFIX + name, value);
  } catch {
    // Then it lives as long as the page does.
  }
}

export function kept(name: string): string | undefined {
  try {
    return localStorage.getItem(PREFIX + name) ?? undefined;
  } catch {
    return undefined;
  }
}
