import { type Expression, type RawBuilder, sql } from 'kysely';
import { jsonArrayFrom, jsonObjectFrom } from 'kysely/helpers/postgres';
import { currentEditionId } from '../../conference/editions/current-edition.sql.js';
import type { FeePackage, PackageId } from '../../conference/editions/fees.schema.js';
import { moment } from '../../platform/core/sql-moment.js';
import { anyOf, arrayOf, emailKeyOf } from '../../platform/database/expressions.js';
import { db } from '../../platform/database/db.js';
import { counts, isSample } from '../../platform/database/samples.js';
import { statement } from '../../platform/database/statement.js';
import { contains, list } from '../../platform/lists/keyset.js';
import { parseReference } from '../payments/reference/merchant-reference.js';
import { parseCheckInCode } from '../registrations/check-in-code.js';
import { LIVE_REGISTRATION_STATUSES } from '../registrations/registration-status.js';

/*
 * People of the current edition, each once: an author registers once for each paper. Also reads the names of
 * packages in fee_tables (conference), and users (identity): their addresses, and who recorded an arrival.
 */

/** The same for all registrations of a person. */
const personOf = (alias: string): RawBuilder<string> =>
  sql`coalesce(${sql.ref(`${alias}.user_id`)}, ${sql.ref(`${alias}.id`)})`;

/** Registrations of the person of registration `r`. */
const isOfPerson = (alias: string) => sql<boolean>`
  ${sql.ref(`${alias}.edition_id`)} = r.edition_id
  AND (${sql.ref(`${alias}.id`)} = r.id OR ${sql.ref(`${alias}.user_id`)} = r.user_id)`;

/** Of registration `o`, in the fee table that priced it. */
const packageFact = <Fact extends 'name' | 'mode'>(fact: Fact) => sql<FeePackage[Fact]>`
  (SELECT offer ->> ${sql.lit(fact)} FROM fee_tables f, jsonb_array_elements(f.fees -> 'packages') offer
    WHERE f.edition_id = o.edition_id AND f.revision = o.fee_revision
      AND offer ->> 'id' = o.package_id)`;

const extrasOf = (paymentId: Expression<string>) =>
  arrayOf(
    db
      .selectFrom('price_lines')
      .select('name')
      .where('payment_id', '=', paymentId)
      .where('kind', '=', 'extra')
      .orderBy('name'),
  );

const packages = jsonArrayFrom(
  db
    .selectFrom('registrations as o')
    .innerJoin('payments as p', 'p.registration_id', 'o.id')
    .select(({ ref }) => [
      packageFact('name').as('name'),
      packageFact('mode').as('mode'),
      'p.status as payment',
      sql<string[]>`to_jsonb(${extrasOf(ref('p.id'))})`.as('extras'),
    ])
    .where(isOfPerson('o'))
    .where('o.status', 'in', LIVE_REGISTRATION_STATUSES)
    .orderBy('o.id'),
);

/** Also of a registration that was cancelled since: the person is here. */
const arrival = jsonObjectFrom(
  db
    .selectFrom('arrivals as a')
    .innerJoin('registrations as o', 'o.id', 'a.registration_id')
    .innerJoin('users as u', 'u.id', 'a.recorded_by')
    .select(({ ref }) => [
      moment(ref('a.arrived_at')).as('at'),
      sql<string>`u.first_name || ' ' || u.last_name`.as('by'),
    ])
    .where(isOfPerson('o'))
    .orderBy('a.arrived_at')
    .limit(1),
);

const people = db
  .selectFrom('registrations as r')
  .select([
    'r.id',
    sql<string>`r.first_name || ' ' || r.last_name`.as('name'),
    packages.as('packages'),
    arrival.as('arrival'),
  ])
  .where('r.status', 'in', LIVE_REGISTRATION_STATUSES);

const isFirstOfPerson = sql<boolean>`NOT EXISTS (
  SELECT FROM registrations o
   WHERE o.user_id = r.user_id AND o.edition_id = r.edition_id AND o.id < r.id
     AND o.status = ${anyOf([...LIVE_REGISTRATION_STATUSES])})`;

/** By any part of the name, a whole reference, the code of a badge, or a whole address, which also is the account's. */
function peopleFound(q: string) {
  const found = db.selectFrom('registrations as o').select(personOf('o').as('person'));
  const [reference, code] = [parseReference(q), parseCheckInCode(q)];
  // A code of a badge may read as a reference, too.
  if (reference || code)
    return found
      .innerJoin('payments as p', 'p.registration_id', 'o.id')
      .where(({ eb, or }) =>
        or([
          eb('p.merchant_reference', '=', reference ?? ''),
          eb('o.check_in_code', '=', code ?? ''),
        ]),
      );
  if (q.includes('@')) {
    const key = emailKeyOf(q);
    return found.where(sql<boolean>`(${emailKeyOf(sql.ref('o.email'))} = ${key}
      OR o.user_id IN (SELECT id FROM users WHERE email_key(email) = ${key}))`);
  }
  const words = q.toLowerCase().split(/\s+/);
  return found.where(({ and, ref }) =>
    and(
      words.flatMap((word) => [
        // Has an index, but also holds the address.
        contains(ref('o.search_text'), word),
        contains(sql`lower(o.first_name || ' ' || o.last_name)`, word),
      ]),
    ),
  );
}

export const attendees = list({
  query: people,
  id: 'r.id',
  sorts: { name: { column: 'r.sort_name', type: 'text' } },
  prepared: { constants: [], places: [] },
  where: ({ eb }, { q }: { q?: string }) => [
    eb('r.edition_id', '=', currentEditionId),
    isFirstOfPerson,
    q && sql<boolean>`${personOf('r')} = ${anyOf(arrayOf(peopleFound(q)))}`,
  ],
});

export const findAttendee = statement((p: { id: string }) =>
  people.where('r.id', '=', p.id).where('r.edition_id', '=', currentEditionId),
);

const arrivedPeople = db
  .selectFrom('arrivals as a')
  .innerJoin('registrations as o', 'o.id', 'a.registration_id')
  .select(personOf('o').as('person'))
  .where('o.edition_id', '=', currentEditionId);

/** @param onSite the packages whose holders come to the place */
export const countAttendees = statement((p: { onSite: PackageId[] }) => {
  const hasArrived = sql<boolean>`${personOf('r')} IN (${arrivedPeople})`;
  const countPeople = (condition: Expression<boolean>) =>
    sql<number>`count(DISTINCT ${personOf('r')}) FILTER (WHERE ${condition})::int`;
  return db
    .selectFrom('registrations as r')
    .select([
      countPeople(hasArrived).as('arrived'),
      countPeople(sql<boolean>`${hasArrived} OR r.package_id = ${anyOf(p.onSite)}`).as(
        'registered',
      ),
    ])
    .where('r.edition_id', '=', currentEditionId)
    .where('r.status', 'in', LIVE_REGISTRATION_STATUSES)
    .where(({ ref }) => counts(isSample(ref('r.user_id'))));
});

const codes = arrayOf(
  db
    .selectFrom('registrations as o')
    .select('o.check_in_code')
    .where(isOfPerson('o'))
    .where('o.status', 'in', LIVE_REGISTRATION_STATUSES)
    .orderBy('o.id'),
);

const devicePackages = jsonArrayFrom(
  db
    .selectFrom('registrations as o')
    .innerJoin('payments as p', 'p.registration_id', 'o.id')
    .select([packageFact('name').as('name'), packageFact('mode').as('mode'), 'p.status as payment'])
    .where(isOfPerson('o'))
    .where('o.status', 'in', LIVE_REGISTRATION_STATUSES)
    .orderBy('o.id'),
);

export const listForDevice = statement(() =>
  db
    .selectFrom('registrations as r')
    .select([
      'r.id',
      sql<string>`r.first_name || ' ' || r.last_name`.as('name'),
      sql<string[]>`to_jsonb(${codes})`.as('codes'),
      devicePackages.as('packages'),
      sql<string | null>`(SELECT ${moment(sql.ref('a.arrived_at'))} FROM arrivals a
        JOIN registrations o ON o.id = a.registration_id WHERE ${isOfPerson('o')} ORDER BY a.arrived_at LIMIT 1)`.as(
        'arrivedAt',
      ),
    ])
    .where('r.edition_id', '=', currentEditionId)
    .where('r.status', 'in', LIVE_REGISTRATION_STATUSES)
    .where(isFirstOfPerson)
    .orderBy('r.sort_name')
    .orderBy('r.id'),
);

/** @param atLeast the end of a conference that is over has passed */
export const deviceListEnd = statement((p: { atLeast: Date }) =>
  db.selectNoFrom(
    sql<Date>`greatest(edition_ends_at(${currentEditionId}), ${p.atLeast}::timestamptz)`.as('at'),
  ),
);
