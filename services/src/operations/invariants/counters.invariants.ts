import { type Invariant, registerInvariants } from '../../platform/invariants/invariants.js';

const counted = (counter: string, counts: string): Invariant => ({
  name: `the counters of ${counter} equal the counts`,
  violations: `
    SELECT scope, value, kept, counted
      FROM (SELECT scope, value, sum(amount) AS kept FROM counters
             WHERE counter = '${counter}' GROUP BY scope, value) k
      FULL JOIN (${counts}) c USING (scope, value)
     WHERE coalesce(kept, 0) <> coalesce(counted, 0)`,
});

registerInvariants([
  counted(
    'users',
    `SELECT '' AS scope, role AS value, count(*) AS counted FROM users GROUP BY role
     UNION ALL SELECT '', 'unverified', count(*) FROM users WHERE NOT is_email_verified
     UNION ALL SELECT '', 'disabled', count(*) FROM users WHERE is_disabled`,
  ),
  counted(
    'papers',
    `SELECT edition_id::text AS scope, status AS value, count(*) AS counted
       FROM papers GROUP BY edition_id, status`,
  ),
  counted(
    'payments',
    `SELECT r.edition_id::text AS scope, p.status AS value, count(*) AS counted
       FROM payments p JOIN registrations r ON r.id = p.registration_id
      GROUP BY r.edition_id, p.status`,
  ),
  ...['enquiries', 'committee_applications'].map((inbox) =>
    counted(
      inbox,
      `SELECT '' AS scope, state AS value, count(*) AS counted FROM ${inbox} GROUP BY state`,
    ),
  ),
]);
