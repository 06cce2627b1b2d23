import { sql } from 'kysely';
import { db } from '../../platform/database/db.js';
import { anyOf } from '../../platform/database/expressions.js';
import { jsonRows } from '../../platform/database/json-rows.js';
import { statement } from '../../platform/database/statement.js';

/** Changes run one after another: a domain belongs to one institution. */
export const lockInstitutions = statement(() =>
  db.selectNoFrom(sql`pg_advisory_xact_lock(hashtextextended('institutions', 0))`.as('locked')),
);

interface Named {
  id: string;
  name: string;
}

/** @param institutions JSON of `Named` */
export const insertInstitutions = statement((p: { institutions: string }) =>
  db
    .insertInto('institutions')
    .columns(['id', 'name', 'version'])
    .expression(
      db
        .selectFrom(jsonRows<Named, 'added'>(p.institutions, 'added', { id: 'uuid', name: 'text' }))
        .select(['id', 'name', sql<number>`1`.as('version')]),
    ),
);

/** @param institutions JSON of `Named` */
export const changeInstitutions = statement((p: { institutions: string }) =>
  db
    .updateTable('institutions as i')
    .from(jsonRows<Named, 'new'>(p.institutions, 'new', { id: 'uuid', name: 'text' }))
    .set(({ ref }) => ({ name: ref('new.name'), version: sql<number>`i.version + 1` }))
    .whereRef('i.id', '=', 'new.id'),
);

export const deleteDomains = statement((p: { ids: string[] }) =>
  db.deleteFrom('institution_domains').where('institution_id', '=', anyOf(p.ids)),
);

export interface NewDomain {
  domain: string;
  institutionId: string;
  fromYear: number | null;
  untilYear: number | null;
}

/** @param domains JSON of `NewDomain` */
export const insertDomains = statement((p: { domains: string }) =>
  db
    .insertInto('institution_domains')
    .columns(['domain', 'institution_id', 'from_year', 'until_year'])
    .expression(
      db
        .selectFrom(
          jsonRows<NewDomain, 'new'>(p.domains, 'new', {
            ...({ domain: 'text', institutionId: 'uuid' } as const),
            ...({ fromYear: 'integer', untilYear: 'integer' } as const),
          }),
        )
        .select(['domain', 'institutionId', 'fromYear', 'untilYear']),
    ),
);

export const deleteInstitution = statement((p: { id: string }) =>
  db.deleteFrom('institutions').where('id', '=', p.id),
);
