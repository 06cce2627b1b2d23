import { sql } from 'kysely';
import { db } from '../../platform/database/db.js';
import { statement } from '../../platform/database/statement.js';
import { foundColumns } from '../../platform/files/files.service.js';

/* Reads `papers`, `paper_versions` and `files` for the version that a service compares. */

/** The newest submitted version that reviewers read, with its report. */
export const findReport = statement((p: { id: string }) =>
  db
    .selectFrom('paper_versions as v')
    .leftJoin('similarity_reports as r', 'r.version_id', 'v.id')
    .select([
      'v.id as versionId',
      'r.state',
      'r.percent',
      'r.failure',
      'r.external_id as externalId',
    ])
    .select('r.requested_at as requestedAt')
    .where('v.paper_id', '=', p.id)
    .where('v.is_submitted', '=', true)
    .where('v.stage', '<>', 'camera-ready')
    .orderBy('v.number', 'desc')
    .limit(1),
);

/** The copy without metadata, if there is one. */
export const findSentFile = statement((p: { versionId: string }) =>
  db
    .selectFrom('paper_versions as v')
    .innerJoin('papers as p', 'p.id', 'v.paper_id')
    .innerJoin('files as f', (join) =>
      join.on('f.id', '=', sql`coalesce(v.reviewer_file_id, v.file_id)`),
    )
    .select(['p.id', 'p.title'])
    .select(foundColumns)
    .where('v.id', '=', p.versionId),
);
