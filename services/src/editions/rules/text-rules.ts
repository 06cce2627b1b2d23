import type { Problem } from './problem.js';

const LONGEST = 4000;

/** An element of HTML begins so; "p < 0.05" does not. */
const MARKUP = /<[a-z/!?]/i;
// Line breaks are texts too. What turns the direction of a text can make it say something else.
const UNSEEN = /[^\P{Cc}\n\t\r]|[\u202a-\u202e\u2066-\u2069]/u;

/** Texts that may stay empty. All others are shown somewhere and would leave a gap. */
const MAY_BE_EMPTY =
  /^(dates\.\d+\.note|topics\.\d+\.detail|schedule\.\d+\.items\.\d+\.detail|bank\.(note|swift)|invoicing\.(taxNumber|note)|contact\.(whatsapp|phone)|quotation\.source)$/;

/** Every text is plain, is there, and has a length that people read. */
export function textProblems(value: unknown, path = ''): Problem[] {
  if (typeof value === 'string') return problemOf(path, value);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, part]) =>
    textProblems(part, path === '' ? name : `${path}.${name}`),
  );
}

function problemOf(path: string, text: string): Problem[] {
  if (text === '' && !MAY_BE_EMPTY.test(path)) return [[path, 'Must not be empty']];
  if (text.length > LONGEST) return [[path, `Must be at most ${LONGEST} characters`]];
  if (MARKUP.test(text)) return [[path, 'Must be plain text, without HTML or scripts']];
  if (UNSEEN.test(text)) return [[path, 'Must not hold characters that cannot be seen']];
  return [];
}
