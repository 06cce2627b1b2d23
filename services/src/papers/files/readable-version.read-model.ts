import { db } from '../../platform/database/db.js';
import { statement } from '../../platform/database/statement.js';
import { papersOf } from '../paper/paper-access.read-model.js';

/** Co-authors read submitted versions only. */
export const findReadableVersion = statement((p: { userId: string; versionId: string }) =>
  db
    .selectFrom('paper_versions as v')
    .innerJoin('papers as p', 'p.id', 'v.paper_id')
    .select(['v.file_id as fileId', 'v.supplement_file_id as supplementFileId'])
    .where('v.id', '=', p.versionId)
    .where('p.id', 'in', papersOf(p.userId))
    .where(({ or, ref, eb }) => or([ref('v.is_submitted'), eb('p.owner_id', '=', p.userId)])),
);
