import { sqlMoment } from '../common/sql-moment.js';
import { prepared } from '../database/prepared.js';
import { USER_COLUMNS } from './admin-users.query.js';
import { PACKAGE_NAME } from './package-name.sql.js';

const SHOWN = 50;

/**
 * A person with the newest of all that is theirs, in one statement; `total` is how many there are.
 * $1 the person, $2 who asks, $3 their session; sessions live that are younger than $4 (an admin's) or
 * $5 (the others') and were used since $6. Nobody learns of their own paper's decision before it is
 * released, admins neither.
 */
export const ADMIN_USER = prepared(`
WITH person AS MATERIALIZED (SELECT ${USER_COLUMNS} FROM users WHERE id = $1),
registrations AS (
  SELECT p.id, p.merchant_reference AS reference, p.status AS state,
         ${PACKAGE_NAME} AS "packageName",
         p.amount_cents AS "amountCents", ${sqlMoment('p.created_at')} AS "createdAt",
         count(*) OVER () AS total
    FROM person JOIN registrations r ON r.user_id = person.id
         JOIN payments p ON p.registration_id = r.id
   ORDER BY r.id DESC LIMIT ${SHOWN}
),
papers AS (
  SELECT p.id, p.title, ${sqlMoment('p.created_at')} AS "createdAt", count(*) OVER () AS total,
         CASE WHEN p.owner_id = $2 AND p.status = 'decided' THEN 'under-review' ELSE p.status END
           AS status
    FROM person JOIN papers p ON p.owner_id = person.id
   ORDER BY p.id DESC LIMIT ${SHOWN}
),
sessions AS (
  SELECT s.id, ${sqlMoment('s.created_at')} AS "createdAt", ${sqlMoment('s.last_seen_at')} AS "lastUsedAt",
         s.device, s.id = $3 AS "isCurrent", count(*) OVER () AS total
    FROM person JOIN sessions s ON s.user_id = person.id
   WHERE s.ended_at IS NULL AND s.last_seen_at > $6
     AND s.created_at > CASE person.role WHEN 'admin' THEN $4::timestamptz ELSE $5::timestamptz END
   ORDER BY s.last_seen_at DESC LIMIT ${SHOWN}
),
mails AS (
  SELECT m.id, m.kind, m.status AS state, m.last_error AS reason,
         ${sqlMoment('m.created_at')} AS "createdAt", ${sqlMoment('m.sent_at')} AS "sentAt",
         count(*) OVER () AS total
    FROM person JOIN outgoing_mails m ON m.recipient = person.email
   ORDER BY m.created_at DESC LIMIT ${SHOWN}
)
SELECT person.*,
       (SELECT ${sqlMoment('s.confirmed_at')} FROM second_steps s WHERE s.user_id = person.id)
         AS "secondStepSince",
       (SELECT coalesce(json_agg(r), '[]') FROM registrations r) AS registrations,
       (SELECT coalesce(json_agg(p), '[]') FROM papers p) AS papers,
       (SELECT coalesce(json_agg(s), '[]') FROM sessions s) AS sessions,
       (SELECT coalesce(json_agg(m), '[]') FROM mails m) AS mails
  FROM person`);
