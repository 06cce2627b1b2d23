import type { List } from '../common/list/list.js';
import type { PaperStatus } from '../papers/paper-status.js';

/** The moment of a generated column that stands for none. */
export const NEVER = '9999-12-31';

const OPEN_REVIEW = `r.paper_id = p.id AND r.round = p.round AND r.status IN ('invited', 'accepted')`;

export const PAPER_COLUMNS = `
  p.id, p.number, p.kind, p.title, p.topic, p.status, p.round, p.revision,
  p.submitted_at AS "submittedAt", p.due_at AS "promisedAt",
  p.similarity_percent AS "similarityPercent", p.ai_percent AS "aiPercent",
  (SELECT coalesce(string_agg(a.given_name || ' ' || a.family_name, ', ' ORDER BY a.position), '')
     FROM paper_authors a WHERE a.paper_id = p.id) AS authors,
  (SELECT json_build_object(
            'assigned', count(*) FILTER (WHERE r.status <> 'declined'),
            'finished', count(*) FILTER (WHERE r.status = 'finished'))
     FROM reviews r WHERE r.paper_id = p.id AND r.round = p.round) AS reviews,
  CASE WHEN p.status = 'under-review'
    THEN (SELECT min(r.due_at) FROM reviews r WHERE ${OPEN_REVIEW}) END AS "reviewsDueAt"`;

export type PaperSort = 'submittedAt' | 'number' | 'title' | 'due';

export const PAPER_LIST: List<PaperSort> = {
  columns: PAPER_COLUMNS,
  from: 'papers p',
  id: 'p.id',
  sorts: {
    submittedAt: { column: 'p.submitted_at', type: 'timestamptz' },
    number: { column: 'p.number', type: 'integer' },
    title: { column: 'p.sort_title', type: 'text' },
    due: { column: 'p.due_at', type: 'timestamptz' },
  },
};

export const CURRENT_EDITION = '(SELECT id FROM editions WHERE is_current)';

/** In these something is promised by a date, or reviewers are waited for; nothing else is ever overdue. */
export const CAN_BE_OVERDUE: readonly PaperStatus[] = [
  'submitted',
  'screening',
  'under-review',
  'minor-corrections',
  'major-corrections',
  'resubmitted',
];

/** Takes the moment that counts as now. By EXISTS the late reviews of all papers were collected first. */
export const IS_OVERDUE = `(p.due_at < ? OR (p.status = 'under-review'
  AND (SELECT min(r.due_at) FROM reviews r WHERE ${OPEN_REVIEW}) < ?))`;

export const LACKS_REVIEWS = `(p.status = 'under-review' AND
  (SELECT count(*) FROM reviews r
    WHERE r.paper_id = p.id AND r.round = p.round AND r.status = 'finished')
  < (SELECT (document -> 'limits' ->> 'reviewsNeeded')::int FROM editions WHERE is_current))`;

/** Takes a chair's id, id and address: papers of one's own are not there. */
export const IS_NOT_OWN = `(p.owner_id <> ?::uuid AND p.id <> ALL (ARRAY(
  SELECT paper_id FROM paper_authors WHERE lower(email) = lower(?))))`;
