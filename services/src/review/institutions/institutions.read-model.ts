import { sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { db } from '../../platform/database/db.js';
import { anyOf, count } from '../../platform/database/expressions.js';
import { statement } from '../../platform/database/statement.js';
import { counts, isSampleAddress } from '../../platform/database/samples.js';
import { contains, list } from '../../platform/lists/keyset.js';
import { belongsToInstitution } from '../conflicts/listed-institutions.read-model.js';

/* Also reads `users`: the domains that accounts have. */

const query = db.selectFrom('institutions as i').select(({ selectFrom }) => [
  'i.id',
  'i.name',
  'i.version',
  jsonArrayFrom(
    selectFrom('institution_domains as d')
      .select([
        'd.domain',
        'd.from_year as fromYear',
        'd.until_year as untilYear',
        belongsToInstitution('d').as('counts'),
      ])
      .whereRef('d.institution_id', '=', 'i.id')
      .orderBy('d.domain'),
  ).as('domains'),
]);

export const institutions = list({
  query,
  id: 'i.id',
  sorts: { name: { column: 'i.sort_name', type: 'text' } },
  where: ({ ref, exists, or, selectFrom }, { q }: { q?: string }) => [
    q &&
      or([
        contains(ref('i.sort_name'), q.toLowerCase()),
        exists(
          selectFrom('institution_domains as d')
            .select('d.domain')
            .whereRef('d.institution_id', '=', 'i.id')
            .where(({ ref }) => contains(ref('d.domain'), q.toLowerCase())),
        ),
      ]),
  ],
});

export const countInstitutions = statement(() =>
  db.selectFrom('institutions').select(count().as('all')),
);

export const findInstitution = statement((p: { id: string }) => query.where('i.id', '=', p.id));

export const allInstitutions = statement(() => query.orderBy('i.sort_name'));

/** What is listed under another institution than this, or under any. */
export const findListedDomains = statement((p: { domains: string[]; exceptId: string | null }) =>
  db
    .selectFrom('institution_domains as d')
    .innerJoin('institutions as i', 'i.id', 'd.institution_id')
    .select(['d.domain', 'i.name'])
    .where('d.domain', '=', anyOf(p.domains))
    .where(sql<boolean>`i.id IS DISTINCT FROM ${p.exceptId}::uuid`)
    .orderBy('d.domain'),
);

const MOST_HOSTS = 5000;

/** The servers of the addresses of accounts, the most frequent first. */
export const findHosts = statement(() =>
  db
    .selectFrom('users')
    .select([sql<string>`lower(split_part(email, '@', -1))`.as('host'), count().as('accounts')])
    .where(counts(isSampleAddress(sql.ref('email'))))
    .groupBy(sql`1`)
    .orderBy('accounts', 'desc')
    .orderBy('host')
    .limit(MOST_HOSTS),
);
