import { type Expression, sql } from 'kysely';
import { currentEditionId } from '../../conference/editions/current-edition.sql.js';
import type { PaperReader } from '../../platform/work/work.js';
import { isHiddenFrom } from '../conflicts/conflicted-papers.read-model.js';
import { db } from '../../platform/database/db.js';
import { count } from '../../platform/database/expressions.js';
import { statement } from '../../platform/database/statement.js';

/* Also reads `papers` and `paper_authors`: organisers do not see the tags of papers that they have a conflict with. */

/** Of the paper `p`, in alphabetical order. */
export const tagsOfPaper = sql<string[]>`ARRAY(
  SELECT t.tag FROM paper_tags t WHERE t.paper_id = p.id ORDER BY t.tag)`;

export const hasTag = (tag: Expression<string> | string) => sql<boolean>`EXISTS (
  SELECT 1 FROM paper_tags t WHERE t.paper_id = p.id AND t.tag = ${tag})`;

/** In the current edition. */
export const listTags = statement((p: PaperReader) =>
  db
    .selectFrom('paper_tags as t')
    .innerJoin('papers as p', 'p.id', 't.paper_id')
    .select(['t.tag', count().as('papers')])
    .where('p.edition_id', '=', currentEditionId)
    .where('p.submitted_at', 'is not', null)
    .where(({ not }) => not(isHiddenFrom(p)))
    .groupBy('t.tag')
    .orderBy('t.tag'),
);
