/**
 * Characters that make a spreadsheet program read a cell as a formula (OWASP, CSV Injection), their
 * full-width forms among them; spaces before one do not help.
 */
const FORMULA = /^\s*[=+\-@|\0\uFF1D\uFF0B\uFF0D\uFF20]|^[\t\r\n]/;

/** A text for a CSV cell that no program runs: an apostrophe says that it is text. */
export function harmlessCell(text: string): string {
  return FORMULA.test(text) ? `'${text}` : text;
}
