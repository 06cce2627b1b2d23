import { sql } from 'kysely';
import { currentEditionId } from '../../conference/editions/current-edition.sql.js';
import { db } from '../../platform/database/db.js';
import { count } from '../../platform/database/expressions.js';
import { work, workColumns } from '../../platform/work/work.js';
import { isHiddenFrom } from '../conflicts/conflicted-papers.read-model.js';
import { hasNeed } from './paper-work.read-model.js';

/* Reads `papers` of which others contain too much. */

export const similarityWork = work<'similarities'>({
  kinds: { similarities: 'papers' },
  right: 'papers:read',
  select: (asked) =>
    db
      .selectFrom('papers as p')
      .select(workColumns(sql.lit('similarities'), count(), { since: sql`min(p.submitted_at)` }))
      .where('p.edition_id', '=', currentEditionId)
      .where('p.submitted_at', 'is not', null)
      .where(hasNeed('similarity', asked))
      .where(({ not }) => not(isHiddenFrom(asked)))
      .having(({ fn }) => fn.countAll(), '>', 0),
});
