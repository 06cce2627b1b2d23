import { type RawBuilder, sql } from 'kysely';
import { currentPaperLanguages } from '../../conference/editions/current-edition.sql.js';
import { param } from '../../platform/database/expressions.js';
import type { FoundText } from './admin-papers.schema.js';

/**
 * In the languages of the column `search_words`. Words are reduced to their stems by the rules of each language; words of
 * other languages find themselves, since text and search pass the same rules. Selected, so that it is computed once and
 * not for each paper.
 */
const queryOf = (q: string) =>
  sql`(SELECT search_in(${currentPaperLanguages}, ${param(q, 'text')}))`;

/** In title, abstract or keywords of the paper `p`. */
export function hasWords(q: string): RawBuilder<boolean> {
  return sql<boolean>`p.search_words @@ ${queryOf(q)}`;
}

/** Control characters, which no text of the product has (`readable-text.ts`). */
const [START, END, LESS] = ['\u0002', '\u0003', '\u0004'];
const HEADLINE = sql.lit(
  `StartSel="${START}", StopSel="${END}", MaxFragments=1, MinWords=12, MaxWords=28`,
);

/**
 * The part of abstract and keywords with the most words, each between marks. PostgreSQL would drop what
 * looks like a tag.
 */
export function foundWords(q: string): RawBuilder<string | null> {
  return sql<string | null>`CASE WHEN ${hasWords(q)} THEN excerpt_in(${currentPaperLanguages},
    translate(p.abstract || ${sql.lit('\n')} || joined_text(p.keywords), '<', ${sql.lit(LESS)}),
    ${param(q, 'text')}, ${sql.lit(START)}, ${HEADLINE}) END`;
}

/** @returns null without a mark: the words are in the title, or the match is a part of a name */
export function foundTextOf(headline: string | null | undefined): FoundText | null {
  if (!headline?.includes(START)) return null;
  const parts = headline.replaceAll('\n', ' ').replaceAll(LESS, '<').split(START);
  return parts
    .flatMap((part, at) => {
      if (at === 0) return [{ text: part, isMatch: false }];
      const [match = '', rest = ''] = part.split(END);
      return [
        { text: match, isMatch: true },
        { text: rest, isMatch: false },
      ];
    })
    .filter(({ text }) => text !== '');
}
