/** First characters of formulas (OWASP, CSV Injection), also full-width or after spaces. */
const FORMULA = /^\s*[=+\-@|\0\uFF1D\uFF0B\uFF0D\uFF20]|^[\t\r\n]/;

/** CSV injection escaping: an apostrophe marks the cell as text. */
export function escapeCsvCell(text: string): string {
  return FORMULA.test(text) ? `'${text}` : text;
}
