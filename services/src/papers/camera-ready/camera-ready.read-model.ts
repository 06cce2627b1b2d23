import { type Expression, sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { moment } from '../../platform/core/sql-moment.js';
import { db } from '../../platform/database/db.js';
import { statement } from '../../platform/database/statement.js';
import type { CameraReadyCheck, CameraReadyState } from './camera-ready.js';

// Also reads `editions` (the date and the limits) and `users` (names of organisers).

type Id = Expression<string>;

const stateOf = sql<CameraReadyState>`coalesce(b.camera_ready, 'missing')`;

/** When the version of one paper is due: on the date of the edition `e`, or later if it was extended. */
const dueAt = sql<Date | null>`GREATEST(b.camera_ready_by, (SELECT (d ->> 'at')::timestamptz
  FROM jsonb_array_elements(e.document -> 'dates') d WHERE d ->> 'key' = 'camera-ready'))`;

/** Why the newest version was sent back. */
const reasonsOf = sql<string>`CASE WHEN b.camera_ready = 'sent-back' THEN (
  SELECT t.reasons FROM camera_ready_acts t WHERE t.paper_id = c.id AND t.act = 'send-back'
   ORDER BY t.at DESC LIMIT 1) ELSE '' END`;

/** `c`, since `paperId` may be a column of the outer `p`. */
const publicationsOf = (paperId: Id) =>
  db
    .selectFrom('papers as c')
    .innerJoin('editions as e', 'e.id', 'c.edition_id')
    .leftJoin('paper_publications as b', 'b.paper_id', 'c.id')
    .where('c.id', '=', paperId);

/** For its author. */
export const cameraReadyForAuthor = (paperId: Id) =>
  publicationsOf(paperId).select([
    stateOf.as('state'),
    moment(dueAt).as('by'),
    reasonsOf.as('reasons'),
  ]);

/** Whether the paper takes a file: for `takesCameraReady`. */
export const findCameraReadyState = statement((p: { paperId: string }) =>
  publicationsOf(sql<string>`${p.paperId}::uuid`).select([stateOf.as('state'), dueAt.as('by')]),
);

const actsOf = (paperId: Id) =>
  db
    .selectFrom('camera_ready_acts as t')
    .innerJoin('users as u', 'u.id', 't.actor_id')
    .innerJoin('paper_versions as v', 'v.id', 't.version_id')
    .select(({ ref }) => [
      't.id',
      't.act',
      moment(ref('t.at')).as('at'),
      sql<string>`u.first_name || ' ' || u.last_name`.as('actor'),
      'v.number as version',
      ref('t.ticked').$castTo<CameraReadyCheck[]>().as('ticked'),
      't.reasons',
    ])
    .where('t.paper_id', '=', paperId)
    .orderBy('t.at', 'desc');

const limit = (name: 'paperPages' | 'posterPagesMax') =>
  sql<number>`(e.document -> 'limits' ->> ${sql.lit(name)})::int`;

/** For organisers: the newest submitted version, the facts about its file, and the acts on it. */
export const cameraReadyForChairs = (paperId: Id) =>
  publicationsOf(paperId)
    .leftJoinLateral(
      ({ selectFrom }) =>
        selectFrom('paper_versions as v')
          .select(['v.id', 'v.number', 'v.pages', 'v.manuscript_findings'])
          .whereRef('v.paper_id', '=', 'c.id')
          .where('v.stage', '=', 'camera-ready')
          .where(({ ref }) => ref('v.is_submitted'))
          .orderBy('v.number', 'desc')
          .limit(1)
          .as('n'),
      (join) => join.onTrue(),
    )
    .select(({ ref, exists, selectFrom }) => [
      stateOf.as('state'),
      sql<number>`coalesce(b.camera_ready_revision, 1)`.as('revision'),
      moment(dueAt).as('by'),
      'n.id as versionId',
      'n.number as version',
      'n.pages',
      sql<number>`CASE c.kind WHEN 'poster' THEN ${limit('posterPagesMax')}
        ELSE ${limit('paperPages')} END`.as('maxPages'),
      sql<string[] | null>`n.manuscript_findings #> '{format,missingFonts}'`.as('missingFonts'),
      sql<string[] | null>`CASE WHEN n.manuscript_findings ? 'authorsNotFound' THEN ARRAY(
        SELECT a.given_name || ' ' || a.family_name FROM paper_authors a
         WHERE a.paper_id = c.id AND n.manuscript_findings -> 'authorsNotFound' @> to_jsonb(a.position)
         ORDER BY a.position) END`.as('authorsNotFound'),
      exists(selectFrom('paper_agreements as g').whereRef('g.paper_id', '=', 'c.id'))
        .$castTo<boolean>()
        .as('isAgreed'),
      jsonArrayFrom(actsOf(ref('c.id'))).as('acts'),
    ]);

/** For a paper that is locked already. */
export const findCameraReady = statement((p: { paperId: string }) =>
  cameraReadyForChairs(sql<string>`${p.paperId}::uuid`),
);
