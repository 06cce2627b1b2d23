import { sql } from 'kysely';
import { countsIn } from '../../platform/counters/counters.service.js';
import { db } from '../../platform/database/db.js';

export const currentEditionId = db
  .selectFrom('editions')
  .select('id')
  .where(({ ref }) => ref('is_current'));

export const currentEditionCounts = countsIn(
  sql<string>`(SELECT id::text FROM editions WHERE is_current)`,
);
