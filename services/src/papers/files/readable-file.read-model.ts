import { sql } from 'kysely';
import { db } from '../../platform/database/db.js';
import { statement } from '../../platform/database/statement.js';
import { foundColumns } from '../../platform/files/files.service.js';
import { papersOf } from '../paper/paper-access.read-model.js';

/** A part of a version. Co-authors read submitted versions only. */
export const findReadableFile = statement(
  (p: { userId: string; versionId: string; part: 'manuscript' | 'supplement' }) =>
    db
      .selectFrom('paper_versions as v')
      .innerJoin('papers as p', 'p.id', 'v.paper_id')
      .innerJoin('files as f', (join) =>
        join.on(({ eb, ref }) =>
          eb(
            'f.id',
            '=',
            sql<string>`CASE ${p.part}::text WHEN 'manuscript' THEN ${ref('v.file_id')}
              WHEN 'supplement' THEN ${ref('v.supplement_file_id')} END`,
          ),
        ),
      )
      .select(foundColumns)
      .where('v.id', '=', p.versionId)
      .where('p.id', 'in', papersOf(p.userId))
      .where(({ or, ref, eb }) => or([ref('v.is_submitted'), eb('p.owner_id', '=', p.userId)])),
);
