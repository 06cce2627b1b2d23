import type { ClientBase } from 'pg';

const PROFILES = `
INSERT INTO reviewer_profiles (user_id, max_load, topics, is_paused)
SELECT id, 120, ARRAY[topics[1 + place % size], topics[1 + (place + 1) % size]], place % 20 = 7
  FROM (SELECT id, row_number() OVER (ORDER BY id)::int AS place FROM users
         WHERE role = 'reviewer' AND id::text LIKE '5eed%') reviewers,
       (SELECT array_agg(topic ->> 'name') AS topics, count(*)::int AS size
          FROM editions, jsonb_array_elements(document -> 'topics') topic WHERE is_current) topics
ON CONFLICT DO NOTHING`;

const SOURCES = `
WITH reviewers AS (
  SELECT id, row_number() OVER (ORDER BY id)::int - 1 AS place
    FROM users WHERE role = 'reviewer' AND id::text LIKE '5eed%'
),
reviewed AS (
  SELECT id, owner_id, status, submitted_at, row_number() OVER (ORDER BY id)::int - 1 AS place
    FROM papers WHERE id::text LIKE '5eed%' AND status IN ('under-review', 'decision-recorded',
      'minor-corrections', 'major-corrections', 'revision-submitted', 'verified', 'accepted', 'rejected')
)`;

const SIZES = `${SOURCES}
SELECT (SELECT count(*)::int FROM reviewed) AS papers, (SELECT count(*)::int FROM reviewers) AS reviewers`;

const REVIEWS = `${SOURCES}
INSERT INTO reviews (id, paper_id, reviewer_id, round, alias, status, assigned_by, due_at, created_at,
                     submitted_at, recommendation, criteria, confidence, comments_to_authors,
                     comments_to_committee, visible_to_authors)
SELECT ('5eed0004-0000-7000-8000-' || lpad(to_hex(n), 12, '0'))::uuid, p.id, r.id, 1, 1 + n / $3::int,
       state, $2, p.submitted_at + interval '25 days', p.submitted_at + interval '11 days',
       CASE WHEN state = 'submitted' THEN p.submitted_at + interval '14 days' END,
       CASE WHEN state = 'submitted' THEN
         (ARRAY['accepted','minor-corrections','major-corrections','rejected'])[1 + n % 4] END,
       CASE WHEN state = 'submitted' THEN jsonb_build_object('originality', 1 + n % 5, 'relevance', 3,
         'method', 4, 'clarity', 1 + n % 3, 'significance', 3) ELSE '{}' END,
       CASE WHEN state = 'submitted' THEN 1 + n % 3 END,
       CASE WHEN state = 'submitted' THEN 'A sample review.' ELSE '' END, '',
       CASE WHEN state = 'submitted' THEN ARRAY['recommendation', 'commentsToAuthors'] END
  FROM generate_series(0, $1::int - 1) n
       JOIN reviewed p ON p.place = n % $3::int
       JOIN reviewers r ON r.place = (n % $3::int * 7 + n / $3::int) % $4::int
       CROSS JOIN LATERAL (
         SELECT CASE WHEN p.status <> 'under-review' THEN 'submitted'
           ELSE (ARRAY['submitted', 'accepted', 'invited'])[1 + (n + n / $3::int) % 3] END AS state) s
 WHERE r.id <> p.owner_id
ON CONFLICT DO NOTHING`;

export async function seedReviews(client: ClientBase, count: number): Promise<void> {
  await client.query(PROFILES);
  const { rows } = await client.query<{ papers: number; reviewers: number }>(SIZES);
  const { papers = 0, reviewers = 0 } = rows[0] ?? {};
  if (papers === 0 || reviewers === 0) return;
  const chair = '5eed0000-0000-7000-8000-000000000001';
  await client.query(REVIEWS, [count, chair, papers, reviewers]);
}
