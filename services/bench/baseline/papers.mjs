import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { checksToTick } from '../../dist/papers/camera-ready/camera-ready.js';
import { PAPER_STATUSES } from '../../dist/papers/status/paper-status.js';
import { findPaperDetails } from '../../dist/review/admin/admin-paper.read-model.js';
import { papersForChairs } from '../../dist/review/admin/paper-rows.read-model.js';
import { papersQuerySchema } from '../../dist/review/admin/admin-papers.schema.js';
import { countSeen } from '../../dist/review/admin/paper-counts.read-model.js';
import {
  isHiddenFrom,
  paperReader,
} from '../../dist/review/conflicts/conflicted-papers.read-model.js';
import { decisionSchema, paperIdSchema } from '../../dist/review/decisions/decisions.schema.js';
import { AUDIT, connectionOf, transaction } from './transaction.mjs';

const CURRENT_EDITION = '(SELECT id FROM editions WHERE is_current)';

/** Replaces null in the column of promised dates. */
const NEVER = new Date('9999-12-31T00:00:00Z').getTime();

/** Scores are kept in hundredths; 0 is none. */
function presentRow(row, now) {
  const { promisedAt, reviewsDueAt, score, spread } = row;
  const dueAt = promisedAt.getTime() >= NEVER ? reviewsDueAt : promisedAt;
  return {
    id: row.id,
    number: row.number,
    kind: row.kind,
    title: row.title,
    topic: row.topic,
    status: row.status,
    round: row.round,
    revision: row.revision,
    authors: row.authors,
    submittedAt: row.submittedAt,
    dueAt,
    isOverdue: dueAt !== null && dueAt < now,
    reviews: row.reviews,
    similarityPercent: row.similarityPercent,
    aiPercent: row.aiPercent,
    score: score === 0 ? null : score / 100,
    spread: spread === null ? null : spread / 100,
    laterResponseEnd: row.laterResponseEnd,
    tags: row.tags,
    handler: row.handler,
    publication: row.publication,
  };
}

function cursorOf(limit, rows) {
  if (rows.length <= limit) return null;
  const { sortValue, id } = rows[limit - 1];
  return Buffer.from(JSON.stringify(['-submittedAt', sortValue, id])).toString('base64url');
}

/** In place of the reader of a request, in the statement that all requests share. */
const READER = {
  chairId: ':chairId',
  chairEmail: ':chairEmail',
  chairInstitution: ':chairInstitution',
  chairTopics: ':chairTopics',
};

export function papers(admin, pool) {
  const rowsOf = papersForChairs
    .select(
      sql`to_char(p.submitted_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`.as(
        'sortValue',
      ),
    )
    .where(({ not }) => not(isHiddenFrom(READER)))
    .compile();
  const valuesFor = (reader) =>
    rowsOf.parameters.map((value) =>
      String(value).startsWith(':chair') ? reader[value.slice(1)] : value,
    );
  const [afterMoment, afterId] = [1, 2].map((place) => `$${rowsOf.parameters.length + place}`);
  admin.get('/papers', async (request) => {
    const { limit, cursor } = papersQuerySchema.parse(request.query);
    const reader = paperReader(request.user);
    const after = cursor && JSON.parse(Buffer.from(cursor, 'base64url').toString());
    const { rows } = await pool.query({
      name: `papers-${limit}${after ? '-after' : ''}`,
      text: `${rowsOf.sql}
        AND p.edition_id = ${CURRENT_EDITION} AND p.submitted_at IS NOT NULL
          ${after ? `AND (p.submitted_at, p.id) < (${afterMoment}::timestamptz, ${afterId}::uuid)` : ''}
        ORDER BY p.submitted_at DESC, p.id DESC LIMIT ${limit + 1}`,
      values: [...valuesFor(reader), ...(after ? after.slice(1) : [])],
    });
    const found = await countSeen.ofAll.all(connectionOf(pool), reader);
    const counts = { all: 0 };
    for (const status of PAPER_STATUSES) counts[status] = 0;
    for (const { value, amount } of found) {
      if (value === 'draft') continue;
      counts[value] = amount;
      counts.all += amount;
    }
    const now = new Date();
    return {
      items: rows.slice(0, limit).map((row) => ({ ...presentRow(row, now), found: null })),
      nextCursor: cursorOf(limit, rows),
      counts,
    };
  });

  admin.get('/papers/:id', async (request) => {
    const { id } = paperIdSchema.parse(request.params);
    const asked = { id, ...paperReader(request.user) };
    const details = await findPaperDetails.first(connectionOf(pool), asked);
    const { cameraReadyRow: file, ...paper } = details;
    const cameraReady = file && { ...file, toTick: checksToTick(file) };
    const notShown = { promisedAt: undefined, reviewsDueAt: undefined };
    return { ...paper, ...presentRow(paper, new Date()), ...notShown, cameraReady, mayAct: true };
  });

  admin.post('/papers/:id/decision', async (request) => {
    const { id } = paperIdSchema.parse(request.params);
    const { revision, decision, noteToAuthors, noteToCommittee } = decisionSchema.parse(
      request.body,
    );
    const chair = request.user;
    return transaction(pool, async (client) => {
      const held = await client.query('SELECT * FROM papers WHERE id = $1 FOR UPDATE', [id]);
      const [{ status: before, round }] = held.rows;
      await client.query(
        `SELECT u.email, e.document -> 'limits' AS limits,
                (SELECT count(*) FROM reviews r WHERE r.paper_id = p.id AND r.round = p.round
                    AND r.status = 'submitted') AS finished,
                EXISTS (SELECT FROM registrations g WHERE g.paper_id = p.id
                    AND g.status IN ('pending', 'completed')) AS registered,
                EXISTS (SELECT FROM paper_authors a WHERE a.paper_id = p.id
                    AND lower(a.email) = lower($2)) AS own
           FROM papers p JOIN editions e ON e.id = p.edition_id JOIN users u ON u.id = p.owner_id
          WHERE p.id = $1`,
        [id, chair.email],
      );
      const { rows } = await client.query(
        `UPDATE papers SET status = 'decision-recorded', updated_at = now(), revision = revision + 1
          WHERE id = $1 AND revision = $2 RETURNING id, status, round, revision`,
        [id, revision],
      );
      await client.query(
        `INSERT INTO paper_transitions (paper_id, at, actor_id, action, from_status, to_status, is_shown, note)
         VALUES ($1, now(), $2, 'decide', $3, 'decision-recorded', false, $4)`,
        [id, chair.id, before, decision],
      );
      await client.query(AUDIT, [
        chair.id,
        'paper.decide',
        'paper',
        id,
        [],
        before,
        'decision-recorded',
      ]);
      await client.query(
        `INSERT INTO paper_decisions
           (id, paper_id, round, decision, note_to_authors, note_to_committee, recorded_at, recorded_by)
         VALUES ($1, $2, $3, $4, $5, $6, now(), $7)
         ON CONFLICT (paper_id) WHERE released_at IS NULL AND reopened_at IS NULL DO UPDATE
           SET decision = excluded.decision, recorded_at = excluded.recorded_at`,
        [randomUUID(), id, round, decision, noteToAuthors, noteToCommittee, chair.id],
      );
      return rows[0];
    });
  });
}
