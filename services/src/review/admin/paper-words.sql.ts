import { type RawBuilder, sql } from 'kysely';
import { currentPaperLanguages } from '../../conference/editions/current-edition.sql.js';
import { type Connection, db } from '../../platform/database/db.js';
import { param } from '../../platform/database/expressions.js';
import { sendRead } from '../../platform/database/read-replica.js';
import { contains, patternOf } from '../../platform/lists/keyset.js';
import type { FoundText } from './admin-papers.schema.js';

/**
 * In the languages of the column `search_words`. Words are reduced to their stems by the rules of each language; words of
 * other languages find themselves, since text and search pass the same rules. Selected, so that it is computed once and
 * not for each paper.
 */
const queryOf = (q: string) =>
  sql`(SELECT search_in(${currentPaperLanguages}, ${param(q, 'text')}))`;

/** In title, abstract or keywords of the paper `p`. */
function hasWords(q: string): RawBuilder<boolean> {
  return sql<boolean>`p.search_words @@ ${queryOf(q)}`;
}

/** By a part of the title, of a name or an institution of the authors of the paper `p`, or by words. */
export function isFound(q: string): RawBuilder<boolean> {
  return sql<boolean>`(${contains(sql.ref<string>('p.search_text'), q.toLowerCase())} OR ${hasWords(q)})`;
}

/** Above, a page of a list meets enough of them soon. */
const FEW = 1000;

/** @returns the ids of the papers that a search finds, also hidden ones; undefined where they are many */
export async function findFew(on: Connection, q: string): Promise<string[] | undefined> {
  const values = [param(patternOf(q.toLowerCase()), 'text'), param(q, 'text'), sql.lit(FEW)];
  const asked = db.selectNoFrom(
    sql<string[] | null>`papers_found(${sql.join(values)})`.as('found'),
  );
  const { rows } = await sendRead<{ found: string[] | null }>(on, asked.compile());
  return rows[0]?.found ?? undefined;
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
