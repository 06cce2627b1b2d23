import { sqlMoment } from '../common/sql-moment.js';

const file = (file: string, pages: string) => `json_build_object(
  'name', ${file}.name, 'bytes', ${file}.bytes, 'pages', ${pages},
  'sha256', encode(${file}.sha256, 'hex'))`;

const AUTHORS = `
  SELECT json_agg(json_build_object(
           'givenName', a.given_name, 'familyName', a.family_name, 'email', a.email,
           'affiliation', a.affiliation, 'country', a.country,
           'isPresenting', a.is_presenting, 'isCorresponding', a.is_corresponding
         ) ORDER BY a.position)
    FROM paper_authors a WHERE a.paper_id = p.id`;

const VERSIONS = `
  SELECT json_agg(json_build_object(
           'id', v.id, 'number', v.number, 'stage', v.stage, 'isSubmitted', v.is_submitted,
           'note', v.note, 'createdAt', ${sqlMoment('v.created_at')},
           'manuscript', ${file('f', 'v.pages')},
           'supplement', CASE WHEN s.id IS NOT NULL THEN ${file('s', 'v.supplement_pages')} END
         ) ORDER BY v.number DESC)
    FROM paper_versions v
    JOIN files f ON f.id = v.file_id
    LEFT JOIN files s ON s.id = v.supplement_file_id
   WHERE v.paper_id = p.id`;

const MOVES = `
  SELECT json_agg(json_build_object(
           'action', m.action, 'status', m.to_status, 'at', ${sqlMoment('m.at')},
           'note', m.note_to_author
         ) ORDER BY m.id)
    FROM paper_moves m WHERE m.paper_id = p.id AND m.is_shown`;

/** A column that tells something only while the paper is in one of these statuses. */
const during = (column: string, ...statuses: string[]) =>
  `CASE WHEN p.shown_status IN (${statuses.map((status) => `'${status}'`).join(', ')})
        THEN ${column} END`;

/**
 * Papers as their author may see them, in one statement. It names every column: whatever else changes
 * with a hidden decision, such as the revision, cannot be noticed.
 * @param where with p for the paper
 */
export const authorPapersSql = (where: string) => `
  SELECT p.id, p.edition_id AS "editionId", p.number, p.kind, p.title, p.abstract, p.keywords, p.topic,
         p.ai_use AS "aiUse", p.is_original AS "isOriginal", p.shown_status AS status,
         ${sqlMoment('p.created_at')} AS "createdAt",
         ${during(sqlMoment('p.updated_at'), 'draft')} AS "savedAt",
         ${during('p.revision', 'draft')} AS revision,
         ${sqlMoment('p.submitted_at')} AS "submittedAt",
         ${during(sqlMoment('p.acknowledge_by'), 'submitted', 'screening')} AS "acknowledgeBy",
         ${during(sqlMoment('p.corrections_by'), 'minor-corrections', 'major-corrections')}
           AS "correctionsBy",
         ${during(sqlMoment('p.verify_by'), 'resubmitted')} AS "verifyBy",
         ${during(sqlMoment('p.payment_by'), 'accepted')} AS "paymentBy",
         coalesce((${AUTHORS}), '[]') AS authors,
         coalesce((${VERSIONS}), '[]') AS versions,
         coalesce((${MOVES}), '[]') AS moves
    FROM papers p
   WHERE ${where}
   ORDER BY p.created_at DESC, p.id DESC`;

/** What was decided and released, and still stands. */
export const DECISIONS_SQL = `
  SELECT round, decision, note_to_authors AS note, ${sqlMoment('released_at')} AS "releasedAt"
    FROM paper_decisions
   WHERE paper_id = $1 AND released_at IS NOT NULL AND reopened_at IS NULL
   ORDER BY released_at`;
