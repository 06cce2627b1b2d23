import type { ClientBase } from 'pg';
import { seededMoves } from './paper-paths.js';
import { seededUserId } from './seed-users.js';

export const seededPaperId = (n: string) =>
  `('5eed0003-0000-7000-8000-' || lpad(to_hex(${n}), 12, '0'))::uuid`;

const STATUS = `(ARRAY['under-review','submitted','accepted','under-review','screening','rejected',
  'under-review','decision-recorded','minor-corrections','under-review','major-corrections','revision-submitted',
  'under-review','verified','accepted','under-review','desk-rejected','withdrawn','accepted','draft']
  )[1 + n % 20]`;

const PAPERS = `
WITH edition AS MATERIALIZED (
  SELECT id, (SELECT array_agg(topic ->> 'name') FROM jsonb_array_elements(document -> 'topics') topic) AS topics,
         coalesce((SELECT max(number) FROM papers
                    WHERE edition_id = editions.id AND id::text NOT LIKE '5eed%'), 0) AS taken
    FROM editions WHERE is_current
)
INSERT INTO papers
  (id, edition_id, owner_id, number, kind, title, abstract, keywords, topic, ai_use, is_original, status,
   similarity_percent, ai_percent, submitted_at, acknowledge_by, corrections_by, verify_by, payment_by,
   created_at)
SELECT ${seededPaperId('n')}, edition.id, ${seededUserId('1 + n % $2::int')},
       CASE WHEN status <> 'draft' THEN taken + n END,
       CASE WHEN n % 5 = 0 THEN 'poster' ELSE 'full-paper' END, 'Sample paper ' || n,
       'What sample ' || n || ' is about, in a sentence or two.', '{sample,seed}',
       topics[1 + n % cardinality(topics)], 'None.', true, status,
       CASE WHEN status NOT IN ('draft', 'submitted', 'withdrawn') THEN n % 19 END,
       CASE WHEN status NOT IN ('draft', 'submitted', 'withdrawn') THEN n % 5 END,
       CASE WHEN status <> 'draft' THEN at END, at + interval '3 days',
       CASE WHEN status LIKE '%corrections' THEN at + interval '30 days' END,
       CASE WHEN status = 'revision-submitted' THEN at + interval '33 days' END,
       CASE WHEN status = 'accepted' THEN at + interval '40 days' END, at
  FROM generate_series(1, $1::int) n, edition,
       LATERAL (SELECT ${STATUS} AS status, '2025-07-01T00:00:00Z'::timestamptz + n * interval '13 s' AS at) s
ON CONFLICT DO NOTHING RETURNING id`;

const NUMBERS = `
INSERT INTO paper_numbers (edition_id, last)
SELECT edition_id, max(number) FROM papers WHERE number IS NOT NULL GROUP BY edition_id
ON CONFLICT (edition_id, is_sample) DO UPDATE SET last = greatest(paper_numbers.last, excluded.last)`;

const AUTHORS = `
INSERT INTO paper_authors (paper_id, position, given_name, family_name, email, affiliation, country,
                           is_presenting, is_corresponding)
SELECT p.id, place, CASE place WHEN 1 THEN u.first_name ELSE 'Sample' END,
       CASE place WHEN 1 THEN u.last_name ELSE 'Co-author ' || p.number END,
       CASE place WHEN 1 THEN u.email ELSE 'coauthor' || p.number || '@partner' || p.number % 97 || '.example' END,
       CASE place WHEN 1 THEN u.organization ELSE 'Partner institute (sample)' END,
       coalesce(u.country, 'Ghana'), place = 1, place = 1
  FROM papers p JOIN users u ON u.id = p.owner_id CROSS JOIN generate_series(1, 2) place
 WHERE p.id = ANY ($1) AND p.number IS NOT NULL`;

const MOVES = `
WITH steps AS (
  SELECT * FROM jsonb_to_recordset($2::jsonb)
    AS s (status text, step int, action text, before text, after text, shown boolean)
),
moves AS (
  SELECT p.id, p.submitted_at + s.step * interval '5 days' AS at, s.*,
         CASE WHEN s.action IN ('submit', 'submit-revision', 'withdraw') THEN p.owner_id
              ELSE ${seededUserId('1')} END AS actor,
         lead(s.action) OVER next AS next_action,
         p.submitted_at + (s.step + 1) * interval '5 days' AS next_at
    FROM papers p JOIN steps s ON s.status = p.status WHERE p.id = ANY ($1)
  WINDOW next AS (PARTITION BY p.id ORDER BY s.step)
),
audit AS (
  INSERT INTO audit_entries (at, actor_id, action, subject_type, subject_id, fields, before_state, after_state)
  SELECT at, actor, 'paper.' || action, 'paper', id::text, '{}', before, after FROM moves ORDER BY at
),
decisions AS (
  INSERT INTO paper_decisions (id, paper_id, round, decision, note_to_authors, note_to_committee,
                               recorded_at, recorded_by, released_at, released_by)
  SELECT gen_random_uuid(), id, 1,
         CASE WHEN next_action LIKE 'release-%' THEN substr(next_action, length('release-') + 1)
              ELSE 'accepted' END, 'A sample note.', '', at, actor,
         CASE WHEN next_action LIKE 'release-%' THEN next_at END,
         CASE WHEN next_action LIKE 'release-%' THEN actor END
    FROM moves WHERE action IN ('decide', 'verify')
)
INSERT INTO paper_transitions (paper_id, at, actor_id, action, from_status, to_status, is_shown)
SELECT id, at, actor, action, before, after, shown FROM moves ORDER BY id, step`;

const BATCH = 20_000;

export async function seedPapers(client: ClientBase, count: number, users: number): Promise<void> {
  const { rows } = await client.query<{ id: string }>(PAPERS, [count, users]);
  await client.query(NUMBERS);
  await client.query('ANALYZE papers');
  for (let from = 0; from < rows.length; from += BATCH) {
    const ids = rows.slice(from, from + BATCH).map(({ id }) => id);
    await client.query(AUTHORS, [ids]);
    await client.query(MOVES, [ids, JSON.stringify(seededMoves())]);
  }
}
