import { registerInvariants } from '../../platform/invariants/invariants.js';

registerInvariants([
  {
    // A limit may be lowered below the places in use: only places given since it applies break it.
    name: 'no place is given beyond the limit of its package or of the room',
    violations: `
      WITH uses AS (
        SELECT r.edition_id, r.package_id, coalesce(w.offered_at, r.created_at) AS given_at
          FROM registrations r LEFT JOIN waiting_entries w ON w.registration_id = r.id
         WHERE r.status IN ('pending', 'completed')
        UNION ALL
        SELECT edition_id, package_id, offered_at FROM waiting_entries WHERE status = 'offered'),
      offers AS (
        SELECT DISTINCT ON (edition_id, offer ->> 'id') edition_id,
               offer ->> 'id' AS package_id, offer ->> 'mode' AS mode
          FROM fee_tables, jsonb_array_elements(fees -> 'packages') offer
         ORDER BY edition_id, offer ->> 'id', revision DESC),
      limits AS (
        SELECT edition_id, package_id, ARRAY['places', 'packages', package_id] AS path FROM offers
        UNION ALL
        SELECT edition_id, package_id, ARRAY['places', 'onSite'] FROM offers
         WHERE mode = 'physical')
      SELECT e.id, l.path, count(*) AS used
        FROM limits l JOIN editions e ON e.id = l.edition_id
        JOIN uses u ON u.edition_id = l.edition_id AND u.package_id = l.package_id
       GROUP BY e.id, l.path
      HAVING count(*) > (e.document #>> l.path)::integer
         AND max(u.given_at) > (
           SELECT min(h.saved_at) FROM edition_revisions h
            WHERE h.edition_id = e.id AND h.revision > coalesce((
              SELECT max(b.revision) FROM edition_revisions b
               WHERE b.edition_id = e.id
                 AND b.document #>> l.path IS DISTINCT FROM e.document #>> l.path), 0))`,
  },
]);
