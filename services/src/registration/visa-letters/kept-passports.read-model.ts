import { sql } from 'kysely';
import type { EditionDocument } from '../../conference/editions/edition.schema.js';
import { db } from '../../platform/database/db.js';
import { statement } from '../../platform/database/statement.js';

// Also reads `editions` (conference): the day of each.

type Dated = Pick<EditionDocument, 'dates' | 'visaLetters' | 'timeZone'>;

/** Requests whose passport data is not destroyed. */
export const findKept = statement(() =>
  db
    .selectFrom('visa_requests as v')
    .innerJoin('editions as e', 'e.id', 'v.edition_id')
    .select(['v.id', sql<string>`v.kept_until::text`.as('keptUntil')])
    .select(
      sql<Dated>`jsonb_build_object('dates', e.document -> 'dates',
        'visaLetters', e.document -> 'visaLetters', 'timeZone', e.document -> 'timeZone')`.as(
        'document',
      ),
    )
    .where('v.destroyed_at', 'is', null)
    .orderBy('v.id'),
);
