import * as z from 'zod';

/** A moment: handed over as a Date, kept in the row as a text of ISO 8601. */
export const instant = z.union([z.date(), z.iso.datetime().transform((text) => new Date(text))]);

/** Characters that turn the direction of what follows them. */
const DIRECTION_MARKS = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;
const RIGHT_TO_LEFT =
  /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\p{Script=Adlam}]/u;
/** What mail programs make links of: "x.example", "https://x". */
const INSIDE_OF_LINK = /([.:/])(?=\S)/gu;
const WORD_JOINER = '\u2060';

/**
 * A name as somebody typed it, fit to stand in our words: it neither turns their direction nor becomes
 * a link. Anybody can give a stranger's address with any name, so the name could be a message.
 */
export const personName = z.string().transform((text) => {
  const name = text.replace(DIRECTION_MARKS, '').replace(INSIDE_OF_LINK, `$1${WORD_JOINER}`);
  return RIGHT_TO_LEFT.test(name) ? `\u2068${name}\u2069` : name;
});
