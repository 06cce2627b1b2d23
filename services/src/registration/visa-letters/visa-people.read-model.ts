import { sql } from 'kysely';
import { db } from '../../platform/database/db.js';
import { statement } from '../../platform/database/statement.js';

/* Reads `registrations`, and `users` with their permissions (identity): who may ask, and who sees passport data. */

/** The person's live registration, a paid one before others. */
export const findRegistration = statement((p: { editionId: string; userId: string }) =>
  db
    .selectFrom('registrations')
    .select(['id', 'status', 'title', 'first_name as firstName', 'last_name as lastName'])
    .select(['organization as affiliation', 'country', 'paper_id as paperId', 'email'])
    .where('edition_id', '=', p.editionId)
    .where('user_id', '=', p.userId)
    .where('status', 'in', ['pending', 'completed'])
    .orderBy(sql`status = 'completed'`, 'desc')
    .orderBy('created_at')
    .limit(1),
);

/** As at the time of the request, also of one that has ended since. */
export const findRegistrationById = statement((p: { id: string }) =>
  db
    .selectFrom('registrations as r')
    .innerJoin('users as u', 'u.id', 'r.user_id')
    .select(['r.id', 'r.status', 'r.title', 'r.first_name as firstName', 'r.last_name as lastName'])
    .select(['r.organization as affiliation', 'r.country', 'r.paper_id as paperId', 'u.email'])
    .where('r.id', '=', p.id),
);

export type RegisteredPerson = Awaited<ReturnType<typeof findRegistrationById.all>>[number];

/** By name. */
export const findOfficers = statement((p: { now: Date }) =>
  db
    .selectFrom('users as u')
    .innerJoin('user_permissions as up', 'up.user_id', 'u.id')
    .select(sql<string>`u.first_name || ' ' || u.last_name`.as('name'))
    .where('up.permission', '=', 'visa-officer')
    .where(({ eb, or }) => or([eb('up.expires_at', 'is', null), eb('up.expires_at', '>', p.now)]))
    .where('u.role', '=', 'admin')
    .where('u.is_disabled', '=', false)
    .orderBy('u.sort_name')
    .orderBy('u.id'),
);
