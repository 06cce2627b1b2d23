import { sql } from 'kysely';
import { currentEditionId } from '../../conference/editions/current-edition.sql.js';
import { db } from '../../platform/database/db.js';
import { count } from '../../platform/database/expressions.js';
import { work, workColumns } from '../../platform/work/work.js';
import { isHiddenFrom } from '../conflicts/conflicted-papers.read-model.js';
import { newCommentsSince } from '../reviews/discussion-readers.read-model.js';
import { hasNeed } from './paper-work.read-model.js';

/* Reads `papers` whose discussion has comments that the organiser has not read. */

export const discussionWork = work<'discussions'>({
  kinds: { discussions: 'papers' },
  right: 'papers:read',
  select: (asked) =>
    db
      .selectFrom('papers as p')
      .select(
        workColumns(sql.lit('discussions'), count(), {
          since: sql`min(${newCommentsSince(asked.chairId)})`,
        }),
      )
      .where('p.edition_id', '=', currentEditionId)
      .where('p.submitted_at', 'is not', null)
      .where(hasNeed('discussion', asked))
      .where(({ not }) => not(isHiddenFrom(asked)))
      .having(({ fn }) => fn.countAll(), '>', 0),
});
