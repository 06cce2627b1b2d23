import type { ClientBase } from 'pg';
import { seededUserId } from './seed-users.js';

/** Papers 1 to `count` of the current edition, in every status, owned by the seeded users in turn. */
export async function seedPapers(client: ClientBase, count: number, users: number): Promise<void> {
  await client.query(
    `INSERT INTO papers (id, edition_id, owner_id, kind, title, status, created_at)
     SELECT ('5eed0003-0000-7000-8000-' || lpad(to_hex(n), 12, '0'))::uuid, editions.id,
            ${seededUserId('1 + n % $2::int')}, CASE WHEN n % 5 = 0 THEN 'poster' ELSE 'full-paper' END,
            'Sample paper ' || n,
            (ARRAY['draft','submitted','screening','under-review','decided','minor-corrections',
                   'major-corrections','resubmitted','verified','accepted','rejected','desk-rejected',
                   'withdrawn'])[1 + n % 13],
            '2025-07-01T00:00:00Z'::timestamptz + n * interval '13 s'
       FROM generate_series(1, $1::int) n, editions WHERE is_current
     ON CONFLICT DO NOTHING`,
    [count, users],
  );
}
