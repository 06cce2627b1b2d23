import { sql } from 'kysely';
import { currentEditionId } from '../../conference/editions/current-edition.sql.js';
import { isHiddenFrom } from '../conflicts/conflicted-papers.read-model.js';
import { db } from '../../platform/database/db.js';
import { count } from '../../platform/database/expressions.js';
import { work, workColumns } from '../../platform/work/work.js';
import { hasNeed } from './paper-work.read-model.js';

/* Reads `paper_publications`, `papers` and `paper_versions`: camera-ready versions that wait for their check. */

export const cameraReadyWork = work({
  kinds: { 'camera-ready': 'papers' },
  right: 'papers:read',
  select: (asked) =>
    db
      .selectFrom('paper_publications as b')
      .innerJoin('papers as p', 'p.id', 'b.paper_id')
      .select(
        workColumns(sql<'camera-ready'>`'camera-ready'`, count(), {
          since: sql`min((SELECT max(v.created_at) FROM paper_versions v
            WHERE v.paper_id = p.id AND v.stage = 'camera-ready' AND v.is_submitted))`,
        }),
      )
      .where('b.edition_id', '=', currentEditionId)
      .where('b.camera_ready', '=', 'received')
      .where(hasNeed('camera-ready', asked))
      .where(({ not }) => not(isHiddenFrom(asked)))
      .having(({ fn }) => fn.countAll(), '>', 0),
});
