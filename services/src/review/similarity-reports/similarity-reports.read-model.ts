import { sql } from 'kysely';
import { db } from '../../platform/database/db.js';
import { statement } from '../../platform/database/statement.js';
import { foundColumns } from '../../platform/files/files.service.js';

import type { ShownReportState } from './similarity-reports.schema.js';

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

/** Of `papers as p`: the state of the report of its newest file, as chairs see it. */
export const reportStateOfPaper = sql<ShownReportState>`(
  SELECT CASE WHEN r.state IS NULL THEN 'none' WHEN r.state IN ('ready', 'failed') THEN r.state ELSE 'waiting' END
    FROM paper_versions v LEFT JOIN similarity_reports r ON r.version_id = v.id
   WHERE v.paper_id = p.id AND v.is_submitted AND v.stage <> 'camera-ready'
   ORDER BY v.number DESC LIMIT 1)`;

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
