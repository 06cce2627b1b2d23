import * as z from 'zod';

/** A Date in code, ISO 8601 in the row. */
export const instant = z.union([z.date(), z.iso.datetime().transform((text) => new Date(text))]);

const DIRECTION_MARKS = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;
const RIGHT_TO_LEFT =
  /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\p{Script=Adlam}]/u;
/** Email programs turn "x.example" and "https://x" into links. */
const INSIDE_OF_LINK = /([.:/])(?=\S)/gu;
const WORD_JOINER = '\u2060';

/** Neutralises links and text direction: a name for a stranger's address could carry a message. */
export const personName = z.string().transform((text) => {
  const name = text.replace(DIRECTION_MARKS, '').replace(INSIDE_OF_LINK, `$1${WORD_JOINER}`);
  return RIGHT_TO_LEFT.test(name) ? `\u2068${name}\u2069` : name;
});
