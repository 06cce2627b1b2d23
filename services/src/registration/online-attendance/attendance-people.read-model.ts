import { sql } from 'kysely';
import { LIVE_REGISTRATION_STATUSES } from '../registrations/registration-status.js';

/*
 * Expressions for statements on a line `row` of an import `i`. Read `users` (identity): verified addresses, and the names of
 * organisers; and `editions` (conference): the zone of their times.
 */

/** Of registration `o`. */
export const isLive = sql<boolean>`o.status = ANY(${sql.lit(`{${LIVE_REGISTRATION_STATUSES.join(',')}}`)})`;

/** Of the account with this verified address. */
export const registrationOf = sql<string | null>`(
  SELECT o.id FROM users u JOIN registrations o ON o.user_id = u.id
   WHERE row.email <> '' AND email_key(u.email) = email_key(row.email) AND u.is_email_verified
     AND o.edition_id = i.edition_id AND ${isLive} ORDER BY o.id LIMIT 1)`;

export const localMoment = (column: 'joined' | 'left') =>
  sql<Date | null>`(${sql.ref(`row.${column}`)}::timestamp AT TIME ZONE
    (SELECT document ->> 'timeZone' FROM editions WHERE id = i.edition_id))`;

export const importerName = sql<string>`(
  SELECT u.first_name || ' ' || u.last_name FROM users u WHERE u.id = i.imported_by)`;
