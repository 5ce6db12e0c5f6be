// Puts the book into the site.

import { cpSync, existsSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** The folder of the book in the site. */
const NAME = "book";

/**
 * Copies the book, which mdBook wrote into the folder `book`, into the folder `site`. `page` is the
 * page as one file, which the book's links to positions open. Returns the address of the book in the
 * site, or an empty string if the book was not built; the site then has no book.
 */
export function putBook(book, site, page) {
  const copy = join(site, NAME);
  rmSync(copy, { recursive: true, force: true });
  if (!existsSync(join(book, "index.html"))) return "";
  cpSync(book, copy, { recursive: true });
  writeFileSync(join(copy, "evoku.html"), page);
  return `${NAME}/`;
}
