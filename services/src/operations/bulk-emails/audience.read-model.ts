import { type RawBuilder, sql } from 'kysely';
import { currentEditionId } from '../../conference/editions/current-edition.sql.js';
import { type Connection, db, send } from '../../platform/database/db.js';
import { anyOf } from '../../platform/database/expressions.js';
import type { PermittedUser } from '../../platform/http/policy/current-user.js';
import { contains } from '../../platform/lists/keyset.js';
import { packageName } from '../../registration/registrations/package-name.read-model.js';
import { LIVE_REGISTRATION_STATUSES } from '../../registration/registrations/registration-status.js';
import { chosenPapers } from '../../review/admin/admin-papers.read-model.js';
import type { Audience, AudienceOf } from './audience.schema.js';

/*
 * Reads `users`, `papers`, `paper_co_authors`, `reviews`, `registrations`, `payments`, `announcement_opt_outs` and
 * `bounced_addresses` for whom an email to a group goes to. Each person is in it once, by their address.
 */

export interface AudiencePerson {
  key: string;
  userId: string | null;
  email: string;
  firstName: string;
  lastName: string;
  paperIds: string[];
  /** One a line. */
  papers: string | null;
  packages: string | null;
  /** Of announcements. */
  isOptedOut: boolean;
  /** Emails to the address came back. */
  isBounced: boolean;
}

/** Of `users as u`. Samples, erased accounts and addresses that no one has confirmed get no emails to groups. */
export const canBeWrittenTo = sql<boolean>`(NOT u.is_sample AND NOT u.is_disabled AND u.is_email_verified
  AND lower(u.email) NOT LIKE '%.invalid')`;

const account = sql`email_key(u.email) AS key, u.id AS "userId", u.email,
  u.first_name AS "firstName", u.last_name AS "lastName"`;
const withoutPapers = sql`'{}'::uuid[] AS "paperIds", NULL::text AS papers`;

const every = (conditions: (RawBuilder<unknown> | false | undefined | '')[]) =>
  sql.join(
    conditions.filter((each): each is RawBuilder<unknown> => Boolean(each)),
    sql` AND `,
  );

const people = ({ role, country }: AudienceOf<'people'>) => sql`
  SELECT ${account}, ${withoutPapers}, NULL::text AS packages FROM users u
   WHERE ${every([
     canBeWrittenTo,
     role && sql`u.role = ${role}`,
     country && sql`u.country = ${country}`,
   ])}`;

const pasted = ({ addresses }: AudienceOf<'pasted'>) => sql`
  SELECT ${account}, ${withoutPapers}, NULL::text AS packages FROM users u
   WHERE ${canBeWrittenTo}
     AND email_key(u.email) IN (SELECT email_key(address) FROM unnest(${addresses}::text[]) address)`;

const REVIEWS = {
  invited: sql`r.status = 'invited'`,
  accepted: sql`r.status = 'accepted'`,
  submitted: sql`r.status = 'submitted'`,
} as const;

/** Pairs of papers and accounts. */
function concerned({ to, reviews }: AudienceOf<'papers'>, now: Date) {
  if (to === 'submitters') return sql`SELECT f.id AS paper_id, f.owner_id AS user_id FROM found f`;
  if (to === 'authors')
    return sql`SELECT f.id AS paper_id, f.owner_id AS user_id FROM found f
      UNION SELECT c.paper_id, c.user_id FROM found f JOIN paper_co_authors c ON c.paper_id = f.id
             WHERE c.user_id IS NOT NULL AND c.denied_at IS NULL`;
  const isLate = sql`r.status IN ('invited', 'accepted') AND r.due_at < ${now}`;
  return sql`SELECT r.paper_id, r.reviewer_id AS user_id FROM found f JOIN reviews r ON r.paper_id = f.id
     WHERE ${every([
       sql`r.round = f.round AND r.status <> 'declined'`,
       reviews === 'overdue' && isLate,
       reviews && reviews !== 'overdue' && REVIEWS[reviews],
     ])}`;
}

const ofPapers = (audience: AudienceOf<'papers'>, organiser: PermittedUser, now: Date) => sql`
  SELECT * FROM (
    WITH found AS MATERIALIZED (${chosenPapers(organiser, audience.filters, now)})
    SELECT ${account}, array_agg(f.id ORDER BY f.number) AS "paperIds",
           string_agg('#' || f.number || ' ' || f.title, E'\n' ORDER BY f.number) AS papers,
           NULL::text AS packages
      FROM (${concerned(audience, now)}) a
      JOIN found f ON f.id = a.paper_id JOIN users u ON u.id = a.user_id
     WHERE ${canBeWrittenTo} GROUP BY u.id) grouped`;

const isSettled = sql`p.status = 'completed'`;

function withPayment(payment: AudienceOf<'registrations'>['payment']) {
  const isLive = sql`r.status = ${anyOf([...LIVE_REGISTRATION_STATUSES])}`;
  if (!payment) return isLive;
  if (payment === 'settled') return sql`${isLive} AND ${isSettled}`;
  if (payment === 'not-settled') return sql`${isLive} AND NOT (${isSettled})`;
  return sql`p.status = ${payment}`;
}

/** Also people without an account, by the address that they registered with. */
const registered = ({ packageId, payment, country }: AudienceOf<'registrations'>) => sql`
  SELECT email_key(coalesce(u.email, r.email)) AS key, min(u.id::text)::uuid AS "userId",
         min(coalesce(u.email, r.email)) AS email,
         (array_agg(r.first_name ORDER BY r.id DESC))[1] AS "firstName",
         (array_agg(r.last_name ORDER BY r.id DESC))[1] AS "lastName",
         ${withoutPapers}, string_agg(DISTINCT ${packageName()}, ', ') AS packages
    FROM registrations r JOIN payments p ON p.registration_id = r.id
    LEFT JOIN users u ON u.id = r.user_id
   WHERE ${every([
     sql`r.edition_id = (${currentEditionId})`,
     sql`lower(r.email) NOT LIKE '%.invalid' AND (u.id IS NULL OR ${canBeWrittenTo})`,
     withPayment(payment),
     packageId && sql`r.package_id = ${packageId}`,
     country && sql`r.country = ${country}`,
   ])}
   GROUP BY email_key(coalesce(u.email, r.email))`;

function chosen(audience: Audience, organiser: PermittedUser, now: Date) {
  switch (audience.kind) {
    case 'people':
      return people(audience);
    case 'pasted':
      return pasted(audience);
    case 'papers':
      return ofPapers(audience, organiser, now);
    case 'registrations':
      return registered(audience);
  }
}

interface Asked {
  audience: Audience;
  organiser: PermittedUser;
  now: Date;
}

/** Without papers that the organiser must not see. @param isLeftOut those whom the organiser left out, in place of the others */
const audienceOf = ({ audience, organiser, now }: Asked, isLeftOut = false) => sql`
  SELECT c.*, EXISTS (SELECT FROM announcement_opt_outs o WHERE o.address_key = c.key) AS "isOptedOut",
         EXISTS (SELECT FROM bounced_addresses b WHERE b.address_key = c.key) AS "isBounced"
    FROM (${chosen(audience, organiser, now)}) c
   WHERE (c.key = ${anyOf(audience.except ?? [])}) = ${isLeftOut}`;

const inOrder = sql`ORDER BY lower("lastName"), lower("firstName"), key`;

const rowsOf = async <Row>(on: Connection, query: RawBuilder<Row>): Promise<Row[]> =>
  (await send<Row>(on, query.compile(db))).rows;

export async function countAudience(on: Connection, asked: Asked) {
  const query = sql<{ people: number; optedOut: number; bounced: number; either: number }>`
    SELECT count(*)::int AS people, (count(*) FILTER (WHERE "isOptedOut"))::int AS "optedOut",
           (count(*) FILTER (WHERE "isBounced"))::int AS bounced,
           (count(*) FILTER (WHERE "isOptedOut" OR "isBounced"))::int AS either
      FROM (${audienceOf(asked)}) c`;
  const [counted] = await rowsOf(on, query);
  return counted ?? { people: 0, optedOut: 0, bounced: 0, either: 0 };
}

/** In the order of their names. @param q part of a name or an address */
export async function readAudience(
  on: Connection,
  asked: Asked,
  { q = '', limit }: { q?: string; limit: number },
): Promise<AudiencePerson[]> {
  const text = sql<string>`lower("firstName" || ' ' || "lastName" || ' ' || email)`;
  const query = sql<AudiencePerson>`
    SELECT * FROM (${audienceOf(asked)}) c
     WHERE ${q ? contains(text, q.toLowerCase()) : sql`true`} ${inOrder} LIMIT ${limit}`;
  return rowsOf(on, query);
}

/** People of the group whom the organiser left out, in the order of their names. */
export async function readLeftOut(on: Connection, asked: Asked): Promise<AudiencePerson[]> {
  if (!asked.audience.except?.length) return [];
  return rowsOf(on, sql<AudiencePerson>`SELECT * FROM (${audienceOf(asked, true)}) c ${inOrder}`);
}

/** Pasted addresses of which no account can be written to, as they were pasted. */
export async function unmatchedAddresses(on: Connection, audience: Audience): Promise<string[]> {
  if (audience.kind !== 'pasted') return [];
  const query = sql<{ address: string }>`
    SELECT DISTINCT address FROM unnest(${audience.addresses}::text[]) address
     WHERE trim(address) <> '' AND NOT EXISTS (
       SELECT FROM users u WHERE email_key(u.email) = email_key(address) AND ${canBeWrittenTo})
     ORDER BY address`;
  return (await rowsOf(on, query)).map(({ address }) => address);
}
