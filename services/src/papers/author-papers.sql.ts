import { sqlMoment } from '../common/sql-moment.js';
import { prepared } from '../database/prepared.js';

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

/** What was decided and released, and still stands. */
const DECISIONS = `
  SELECT json_agg(json_build_object(
           'round', d.round, 'decision', d.decision, 'note', d.note_to_authors,
           'releasedAt', ${sqlMoment('d.released_at')}
         ) ORDER BY d.released_at)
    FROM paper_decisions d
   WHERE d.paper_id = p.id AND d.released_at IS NOT NULL AND d.reopened_at IS NULL`;

/** What a draft is measured against. */
const RULES = `
  SELECT json_build_object('id', id, 'submissions', document -> 'submissions',
                           'limits', document -> 'limits', 'topics', document -> 'topics')
    FROM editions WHERE is_current`;

/** A column that tells something only while the paper is in one of these statuses. */
const during = (column: string, ...statuses: string[]) =>
  `CASE WHEN p.shown_status IN (${statuses.map((status) => `'${status}'`).join(', ')})
        THEN ${column} END`;

/**
 * Papers as their author may see them, in one statement. It names every column: whatever else changes
 * with a hidden decision, such as the revision, cannot be noticed.
 * @param where with p for the paper
 * @param more columns, each after a comma
 */
const authorPapers = (where: string, more = '') =>
  prepared(`
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
         ${during(`(${RULES})`, 'draft')} AS rules,
         coalesce((${AUTHORS}), '[]') AS authors,
         coalesce((${VERSIONS}), '[]') AS versions,
         coalesce((${MOVES}), '[]') AS moves${more}
    FROM papers p
   WHERE ${where}
   ORDER BY p.created_at DESC, p.id DESC`);

/** Takes the owner's id. */
export const OWN_PAPERS = authorPapers('p.owner_id = $1');

/** Takes the owner's id and the paper's. */
export const OWN_PAPER = authorPapers(
  'p.owner_id = $1 AND p.id = $2',
  `, coalesce((${DECISIONS}), '[]') AS decisions`,
);
