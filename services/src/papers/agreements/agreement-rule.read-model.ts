import { sql } from 'kysely';
import type { Agreement } from '../../conference/editions/agreement.schema.js';
import { db } from '../../platform/database/db.js';
import { statement } from '../../platform/database/statement.js';
import { foundColumns } from '../../platform/files/files.service.js';

/** What the paper's edition asks for, for the submitting account only. */
export const findAgreementRule = statement((p: { userId: string; paperId: string }) =>
  db
    .selectFrom('papers as p')
    .innerJoin('editions as e', 'e.id', 'p.edition_id')
    .select([
      sql<Agreement>`e.document -> 'agreement'`.as('agreement'),
      sql<number>`(e.document #>> '{limits,proofBytes}')::int`.as('maxBytes'),
    ])
    .where('p.id', '=', p.paperId)
    .where('p.owner_id', '=', p.userId),
);

export const findForm = statement((p: { userId: string; paperId: string }) =>
  db
    .selectFrom('paper_agreements as g')
    .innerJoin('papers as p', 'p.id', 'g.paper_id')
    .innerJoin('files as f', 'f.id', 'g.file_id')
    .select(foundColumns)
    .where('g.paper_id', '=', p.paperId)
    .where('p.owner_id', '=', p.userId),
);
