import { sql } from 'kysely';
import { moment } from '../../platform/core/sql-moment.js';
import { db } from '../../platform/database/db.js';
import { param } from '../../platform/database/expressions.js';
import { statement } from '../../platform/database/statement.js';

/* Also reads users (identity): which organisers worked on a statement. */

const name = sql<string>`u.first_name || ' ' || u.last_name`;

/** Who imported it. */
export const importOf = statement((p: { id: string }) =>
  db
    .selectFrom('bank_statements as s')
    .innerJoin('users as u', 'u.id', 's.imported_by')
    .select(({ ref }) => ['u.id as byId', name.as('by'), moment(ref('s.created_at')).as('at')])
    .where('s.id', '=', p.id),
);

/** The newest act on its money by another organiser than the reader. */
export const othersAct = statement((p: { id: string; readerId: string }) =>
  db
    .selectFrom('bank_lines as l')
    .innerJoin('ledger_entries as e', 'e.transfer_id', 'l.id')
    .innerJoin('users as u', 'u.id', 'e.actor_id')
    .select(({ ref }) => ['u.id as byId', name.as('by'), moment(ref('e.at')).as('at')])
    .where('l.statement_id', '=', p.id)
    .where('e.action', '<>', 'receive')
    .where('e.actor_id', '<>', param(p.readerId, 'uuid'))
    .orderBy('e.id', 'desc')
    .limit(1),
);
