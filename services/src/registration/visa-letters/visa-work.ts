import { sql } from 'kysely';
import { currentEditionId } from '../../conference/editions/current-edition.sql.js';
import { db } from '../../platform/database/db.js';
import { count } from '../../platform/database/expressions.js';
import { work, workColumns } from '../../platform/work/work.js';
import { OPEN_STATUSES } from './visa-status.js';

/** Requests that an officer has to answer. */
export const visaWork = work<'visa-letters'>({
  kinds: { 'visa-letters': 'site' },
  right: 'visa-letters:write',
  select: () =>
    db
      .selectFrom('visa_requests')
      .select(workColumns(sql.lit('visa-letters'), count(), { since: sql`min(created_at)` }))
      .where('edition_id', '=', currentEditionId)
      .where('status', 'in', OPEN_STATUSES)
      .where('destroyed_at', 'is', null)
      .having(count(), '>', 0),
});
