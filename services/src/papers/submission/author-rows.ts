import type { Author } from '../paper/author-papers.schema.js';

/** Rows of `paper_authors` in the order of the list. */
export function authorRowsOf(paperId: string, authors: Author[]) {
  return authors.map((author, index) => ({ ...author, paperId, position: index + 1 }));
}
