// Links to the book. The page has them only if its document names the folder of the book, in the
// attribute `data-book`: for a page that the command opens, and for a site that contains the book.

import { say } from "../texts";
import { h } from "./dom";

/** The address of the folder of the book; empty if there is no book. */
const FOLDER = document.documentElement.dataset.book;

/**
 * A link to a page of the book, which opens in a new tab, because a run or a game may be going on in
 * this one. Returns `undefined` if there is no book.
 */
export function bookLink(page: string, words: string): HTMLElement | undefined {
  if (!FOLDER) return undefined;
  const attributes = { href: FOLDER + page, hreflang: "en", target: "_blank", rel: "noopener" };
  return h("a", { class: "book", ...attributes, title: say("book-title") }, words);
}

/** The name of a technique, as a link to its article if there is a book. */
export function techniqueName(technique: string, article: string | null): HTMLElement | string {
  return (article && bookLink(article, technique)) || technique;
}
