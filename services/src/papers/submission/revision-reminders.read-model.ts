import type { PaperStatus } from '../status/paper-status.js';
import { currentEditionId } from '../../conference/editions/current-edition.sql.js';
import { sql } from 'kysely';
import { statement } from '../../platform/database/statement.js';
import { db } from '../../platform/database/db.js';

const REMINDED: PaperStatus[] = ['minor-corrections', 'major-corrections'];

/** Skips papers whose status changed within the span: their authors know the date. */
export const takeDue = statement((p: { now: Date; until: Date }) => {
  const earliest = sql<Date>`p.corrections_by - (${p.until}::timestamptz - ${p.now}::timestamptz)`;
  return db
    .updateTable('papers as p')
    .from('users as u')
    .set({ revision_reminded_at: p.now })
    .whereRef('u.id', '=', 'p.owner_id')
    .where(({ not, ref }) => not(ref('u.is_disabled')))
    .where('p.edition_id', '=', currentEditionId)
    .where('p.status', 'in', REMINDED)
    .where('p.corrections_by', '>', p.now)
    .where('p.corrections_by', '<=', p.until)
    .where(sql<Date>`coalesce(p.revision_reminded_at, '-infinity')`, '<', earliest)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('paper_transitions as t')
            .whereRef('t.paper_id', '=', 'p.id')
            .where('t.at', '>', earliest),
        ),
      ),
    )
    .returning([
      'p.id',
      'p.number',
      'p.title',
      'p.revision',
      'u.email',
      'u.first_name as firstName',
    ])
    .returning(({ ref }) => ref('p.corrections_by').$notNull().as('correctionsBy'));
});
