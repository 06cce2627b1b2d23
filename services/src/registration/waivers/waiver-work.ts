import { sql } from 'kysely';
import { currentEditionId } from '../../conference/editions/current-edition.sql.js';
import { db } from '../../platform/database/db.js';
import { count } from '../../platform/database/expressions.js';
import { isAmongHeld } from '../../platform/holds/held-acts.read-model.js';
import { work, workColumns } from '../../platform/work/work.js';
import type { WaiverStatus } from './waiver-status.js';

/** Of `waivers as w` with its `payments as p`. An open application ends with its registration. */
export const shownStatus = sql<WaiverStatus>`CASE WHEN w.status = 'open'
  AND p.status IN ('rejected', 'refunded', 'cancelled') THEN 'withdrawn' ELSE w.status END`;

/** Waits for a decision. Also reads held_acts (platform). */
export const isUndecided = sql<boolean>`(${shownStatus} = 'open'
  AND NOT ${isAmongHeld('waiver', sql<string>`w.id`)})`;

export const waiverWork = work<'waivers'>({
  kinds: { waivers: 'money' },
  right: 'payments:read',
  select: () =>
    db
      .selectFrom('waivers as w')
      .innerJoin('payments as p', 'p.id', 'w.payment_id')
      .select(workColumns(sql<'waivers'>`'waivers'`, count(), { since: sql`min(w.created_at)` }))
      .where('w.edition_id', '=', currentEditionId)
      .where('w.status', '=', 'open')
      .where(isUndecided)
      .having(count(), '>', 0),
});
