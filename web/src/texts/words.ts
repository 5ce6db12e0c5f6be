/** What there is of some words, with commas between. */
export function list(words: (string | false | 0 | undefined)[]): string {
  return words.filter((word) => word).join(", ");
}
