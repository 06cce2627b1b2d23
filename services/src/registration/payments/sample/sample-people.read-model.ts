import { db } from '../../../platform/database/db.js';
import { statement } from '../../../platform/database/statement.js';

/** Reads users (identity). */
export const findSampleAdmin = statement(() =>
  db
    .selectFrom('users')
    .select('id')
    .where(({ ref }) => ref('is_sample'))
    .where('role', '=', 'admin')
    .orderBy('id')
    .limit(1),
);

/** Who registers. Reads users (identity) and papers. */
export const listSamplePeople = statement(() =>
  db
    .selectFrom('users as u')
    .select(['u.id', 'u.title', 'u.first_name as firstName', 'u.last_name as lastName'])
    .select(['u.email', 'u.organization', 'u.position', 'u.country'])
    .select(({ exists, selectFrom }) =>
      exists(
        selectFrom('papers as p')
          .select('p.id')
          .whereRef('p.owner_id', '=', 'u.id')
          .where('p.status', '=', 'accepted'),
      )
        .$castTo<boolean>()
        .as('hasPaper'),
    )
    .where(({ ref }) => ref('u.is_sample'))
    .where('u.role', '=', 'researcher')
    .where(({ ref }) => ref('u.is_email_verified'))
    // The account whose login is printed registers for itself.
    .where('u.password_hash', '=', '')
    .orderBy('u.id'),
);

export type SamplePerson = Awaited<ReturnType<typeof listSamplePeople.all>>[number];
