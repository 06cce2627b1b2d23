import { sql } from 'kysely';
import { outcomeOf, PAPER_STATUSES, type PaperOutcome } from '../../papers/status/paper-status.js';
import { db } from '../../platform/database/db.js';
import { param } from '../../platform/database/expressions.js';
import { counts, isSample } from '../../platform/database/samples.js';

/* Reads `editions` and `papers`: the papers of each track. */

const has = (outcome: PaperOutcome) =>
  sql`p.status IN (${sql.join(
    PAPER_STATUSES.filter((status) => outcomeOf(status) === outcome).map((status) =>
      sql.lit(status),
    ),
  )})`;

const countOf = (outcome: PaperOutcome) =>
  sql<number>`count(*) FILTER (WHERE ${has(outcome)})::int`;

/** In the order of the edition; a track without papers has its row. @param topics of a track chair; null for all */
export const trackProgress = (p: { topics: string[] | null }) =>
  db
    .selectFrom(
      sql<{ at: number; id: string; name: string; status: string }>`(
  SELECT track.at, track.value ->> 'id' AS id, track.value ->> 'name' AS name, p.status
    FROM editions e
   CROSS JOIN jsonb_array_elements(e.document -> 'tracks') WITH ORDINALITY track (value, at)
    LEFT JOIN papers p ON p.edition_id = e.id AND jsonb_exists(track.value -> 'topics', p.topic)
     AND ${counts(isSample(sql`p.owner_id`))}
     AND (${param(p.topics, 'text[]')} IS NULL OR p.topic = ANY (${param(p.topics, 'text[]')}))
   WHERE e.is_current
     AND (${param(p.topics, 'text[]')} IS NULL
       OR jsonb_exists_any(track.value -> 'topics', ${param(p.topics, 'text[]')})))`.as('p'),
    )
    .select([
      'p.id',
      'p.name',
      countOf('pending').as('pending'),
      countOf('accepted').as('accepted'),
      countOf('rejected').as('rejected'),
    ])
    .groupBy(['p.at', 'p.id', 'p.name'])
    .orderBy('p.at');
