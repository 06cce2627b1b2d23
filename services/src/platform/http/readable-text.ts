import { texts } from './http.texts.js';

/** Deeper JSON than any body of ours; a walk of 100,000 levels would exhaust the stack. */
const MAX_DEPTH = 40;

/** Hashed and compared, never shown or stored: a password may hold any character. */
const SECRETS: ReadonlySet<string> = new Set(['password', 'currentPassword']);

/**
 * Not text that every consumer can read: noncharacters and lone surrogates (Unicode 16, 23.7 and 23.6),
 * which XML and PostgreSQL's JSON refuse; control characters except tab and line breaks; and the
 * embeddings and overrides that make a text look like another one (UAX 9). Joiners, marks and isolates
 * stay: Persian, Hindi and Arabic need them.
 */
const UNREADABLE = /[\p{Noncharacter_Code_Point}\p{Cs}\u202a-\u202e]|(?![\t\n\r])\p{Cc}/u;

/** Letters, digits, signs and symbols, except those that are drawn as nothing. */
const VISIBLE =
  /(?![\p{Default_Ignorable_Code_Point}\u2800\u{1d159}\u{13441}\u{13442}])[\p{L}\p{N}\p{P}\p{S}]/u;

/** A blank name would leave a gap in lists and letters. */
export function hasVisibleCharacter(text: string): boolean {
  return VISIBLE.test(text);
}

/** True for text that every consumer can read. */
export function isReadable(text: string): boolean {
  return !UNREADABLE.test(text);
}

/** The problem of each unreadable text or name, by its path ("authors.0.givenName"). */
export interface ReadValue {
  value: unknown;
  problems: Record<string, string>;
}

/**
 * The one boundary for strings from outside: normalises all texts of a body, a query or parameters to
 * NFC with plain line breaks, and reports those that not every consumer can read.
 */
export function readText(given: unknown): ReadValue {
  const problems: Record<string, string> = {};
  return { value: read(given, [], problems), problems };
}

function read(value: unknown, path: string[], problems: ReadValue['problems']): unknown {
  if (typeof value === 'string') return readString(value, path, problems);
  if (typeof value !== 'object' || value === null) return value;
  if (path.length > MAX_DEPTH) {
    problems[path[0]!] = texts.fields.tooDeep;
    return value;
  }
  if (Array.isArray(value)) {
    return value.map((part, index) => read(part, [...path, String(index)], problems));
  }
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => {
      const inner = [...path, printable(name)];
      if (!isReadable(name)) problems[inner.join('.')] = texts.fields.unreadableName;
      return [name, read(part, inner, problems)];
    }),
  );
}

function readString(text: string, path: string[], problems: ReadValue['problems']): string {
  if (SECRETS.has(path.at(-1) ?? '')) return text;
  const found = UNREADABLE.exec(text);
  if (!found) return text.normalize('NFC').replace(/\r\n?/g, '\n');
  problems[path.join('.')] = texts.fields.unreadable({ character: codeOf(found[0]) });
  return text;
}

/** As Unicode writes it: "U+FFFE". */
function codeOf(character: string): string {
  const code = character.codePointAt(0)!.toString(16).toUpperCase();
  return `U+${code.padStart(4, '0')}`;
}

/** For the answer, which must be readable itself. */
function printable(name: string): string {
  return isReadable(name) ? name : name.replace(new RegExp(UNREADABLE, 'gu'), codeOf);
}
