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
const EACH_UNREADABLE = new RegExp(UNREADABLE, 'gu');

/** Most texts: on one line, readable and in NFC as they are. */
const PLAIN = /^[ -~]*$/;

/** What a text on one line cannot have: tabs, line breaks, line and paragraph separators. */
const BREAK = /[\t\n\r\p{Zl}\p{Zp}]/u;

/** Letters, digits, signs and symbols, except those that are drawn as nothing. */
const VISIBLE =
  /(?![\p{Default_Ignorable_Code_Point}\u2800\u{1d159}\u{13441}\u{13442}])[\p{L}\p{N}\p{P}\p{S}]/u;

/** A blank name would leave a gap in lists and letters. */
export function hasVisibleCharacter(text: string): boolean {
  return VISIBLE.test(text);
}

/** True for text that every consumer can read. */
export function isReadable(text: string): boolean {
  return PLAIN.test(text) || !UNREADABLE.test(text);
}

/** By path: "authors.0.givenName". */
type Problems = Record<string, string>;

/**
 * For output: rows from before this boundary, a migration or a restore can hold unreadable characters,
 * which become U+FFFD. Line breaks become \n.
 */
export function readable(text: string): string {
  return text.replace(/\r\n?/g, '\n').replace(EACH_UNREADABLE, '\ufffd');
}

export interface ReadValue {
  value: unknown;
  /** Of texts and names that not every consumer can read. */
  problems: Problems;
  /** Of texts on one line that have tabs or line breaks. */
  breaks: Problems;
}

interface Reading extends Omit<ReadValue, 'value'> {
  mayBreak: (path: string[]) => boolean;
}

/**
 * The one boundary for strings from outside: normalises all texts of a body, a query or parameters to
 * NFC with plain line breaks, and reports those that not every consumer can read. A text is one line,
 * and loses tabs and line breaks around it, unless `mayBreak` says otherwise.
 */
export function readText(
  given: unknown,
  mayBreak: (path: string[]) => boolean = () => false,
): ReadValue {
  const reading: Reading = { problems: {}, breaks: {}, mayBreak };
  const value = read(given, [], reading);
  return { value, problems: reading.problems, breaks: reading.breaks };
}

function read(value: unknown, path: string[], reading: Reading): unknown {
  const { problems } = reading;
  if (typeof value === 'string') return readString(value, path, reading);
  if (typeof value !== 'object' || value === null) return value;
  if (path.length > MAX_DEPTH) {
    problems[path[0]!] = texts.fields.tooDeep;
    return value;
  }
  if (Array.isArray(value)) {
    return value.map((part, index) => read(part, [...path, String(index)], reading));
  }
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => {
      const inner = [...path, printable(name)];
      if (!isReadable(name)) problems[inner.join('.')] = texts.fields.unreadableName;
      return [name, read(part, inner, reading)];
    }),
  );
}

function readString(text: string, path: string[], reading: Reading): string {
  if (PLAIN.test(text)) return text;
  if (SECRETS.has(path.at(-1) ?? '')) return text;
  const found = UNREADABLE.exec(text);
  if (found) {
    reading.problems[path.join('.')] = texts.fields.unreadable({ character: codeOf(found[0]) });
    return text;
  }
  const plain = text.normalize('NFC').replace(/\r\n?/g, '\n');
  if (!BREAK.test(plain) || reading.mayBreak(path)) return plain;
  const line = plain.trim();
  if (BREAK.test(line)) reading.breaks[path.join('.')] = texts.fields.hasBreak;
  return line;
}

/** As Unicode writes it: "U+FFFE". */
function codeOf(character: string): string {
  const code = character.codePointAt(0)!.toString(16).toUpperCase();
  return `U+${code.padStart(4, '0')}`;
}

/** For the answer, which must be readable itself. */
function printable(name: string): string {
  return isReadable(name) ? name : name.replace(EACH_UNREADABLE, codeOf);
}
