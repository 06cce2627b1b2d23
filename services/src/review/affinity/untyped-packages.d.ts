/* `@citation-js/plugin-bibtex` has no types. */
declare module '@citation-js/plugin-bibtex/lib/input/file.js' {
  /** @throws Error for text that is not BibTeX */
  export function parse(bibtex: string): { properties: Record<string, string> }[];
}

declare module '@citation-js/plugin-bibtex/lib/input/value.js' {
  /** @returns text with the letters of TeX commands, and HTML for emphasis */
  export function parse(tex: string, field: string): string;
}

/** `stopword` has no types. */
declare module 'stopword' {
  const lists: Record<string, readonly string[]>;
  export default lists;
}
