import { sql } from 'kysely';
import { db } from '../../platform/database/db.js';
import { statement } from '../../platform/database/statement.js';

/** Ids of all registrations of the person of a registration, in its edition. */
const registrationsOf = (registrationId: string) =>
  db
    .selectFrom('registrations as r')
    .innerJoin('registrations as o', 'o.edition_id', 'r.edition_id')
    .select('o.id')
    .where('r.id', '=', registrationId)
    .where(({ or, eb, ref }) =>
      or([eb('o.id', '=', ref('r.id')), eb('o.user_id', '=', ref('r.user_id'))]),
    );

/** Until the end of the transaction, so that the changes of a person are read and written one after another. */
export const lockPerson = statement((p: { registrationId: string }) =>
  db
    .selectFrom('registrations as r')
    .select(
      sql`pg_advisory_xact_lock(hashtextextended('arrival ' || coalesce(r.user_id, r.id), 0))`.as(
        'locked',
      ),
    )
    .where('r.id', '=', p.registrationId),
);

/** For a person without a registration until now. */
export const lockChange = statement((p: { id: string }) =>
  db.selectNoFrom(
    sql`pg_advisory_xact_lock(hashtextextended('check-in ' || ${p.id}, 0))`.as('locked'),
  ),
);

export const findChange = statement((p: { id: string }) =>
  db
    .selectFrom('check_in_changes')
    .select(['registration_id as registrationId', 'at'])
    .where('id', '=', p.id),
);

export const findChanges = statement((p: { registrationId: string }) =>
  db
    .selectFrom('check_in_changes')
    .select(['id', 'registration_id as registrationId', 'kind', 'at', 'actor_id as actorId'])
    .where('registration_id', 'in', registrationsOf(p.registrationId)),
);

interface NewChange {
  id: string;
  registrationId: string;
  kind: 'arrival' | 'undo';
  at: Date;
  receivedAt: Date;
  actorId: string;
  paidAtDesk: boolean | null;
}

/** No row for a repeat. */
export const insertChange = statement((p: NewChange) =>
  db
    .insertInto('check_in_changes')
    .values({
      id: p.id,
      registration_id: p.registrationId,
      kind: p.kind,
      at: p.at,
      received_at: p.receivedAt,
      actor_id: p.actorId,
      paid_at_desk: p.paidAtDesk,
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id'),
);

export const deleteArrivals = statement((p: { registrationId: string }) =>
  db
    .deleteFrom('arrivals')
    .where('registration_id', 'in', registrationsOf(p.registrationId))
    .returning('registration_id as id'),
);

export const insertArrival = statement((p: { registrationId: string; at: Date; by: string }) =>
  db
    .insertInto('arrivals')
    .values({ registration_id: p.registrationId, arrived_at: p.at, recorded_by: p.by }),
);
