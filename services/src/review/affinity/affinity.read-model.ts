import { sql } from 'kysely';
import { db } from '../../platform/database/db.js';
import { statement } from '../../platform/database/statement.js';

/* Reads `papers`, `editions` and `users` for the texts that are compared. */

/** Of `papers`: those that need reviewers now or later. */
const COMPARED = ['submitted', 'screening', 'under-review'] as const;

const ofCurrent = () =>
  db
    .selectFrom('papers as p')
    .innerJoin('editions as e', 'e.id', 'p.edition_id')
    .where(({ ref }) => ref('e.is_current'))
    .where('p.status', 'in', COMPARED);

/** Of accounts that can review. */
const ofReviewers = () =>
  db
    .selectFrom('reviewer_expertise as x')
    .innerJoin('users as u', 'u.id', 'x.user_id')
    .where('u.role', 'in', ['reviewer', 'admin'])
    .where(({ not, ref }) => not(ref('u.is_disabled')));

const versionsOfReviewers = ofReviewers().select(
  sql<string>`string_agg(concat(x.user_id, x.version), ' ' ORDER BY x.user_id)`.as('versions'),
);

/** Changes with every paper and every reviewer that is compared. */
export const findFingerprint = statement(() =>
  db
    .selectFrom('editions as e')
    .leftJoin('affinity_runs as r', 'r.edition_id', 'e.id')
    .select([
      'e.id as editionId',
      'r.fingerprint as computed',
      sql<string>`md5(concat_ws(' ', e.document ->> 'paperLanguages',
        (SELECT concat(count(*), max(p.updated_at), max(p.id::text)) FROM papers p
          WHERE p.edition_id = e.id AND p.status IN (${sql.join(COMPARED.map((each) => sql.lit(each)))})),
        (${versionsOfReviewers})))`.as('current'),
    ])
    .where(({ ref }) => ref('e.is_current')),
);

export const findLanguages = statement(() =>
  db
    .selectFrom('editions as e')
    .select(sql<string[]>`coalesce(e.document -> 'paperLanguages', '["en"]')`.as('languages'))
    .where(({ ref }) => ref('e.is_current')),
);

export const findTexts = statement(() =>
  ofCurrent()
    .select([
      'p.id',
      // Keywords and title say in few words what a paper is about.
      sql<string>`concat_ws('. ', p.title, p.title, array_to_string(p.keywords, '. '), p.abstract)`.as(
        'text',
      ),
    ])
    .orderBy('p.id'),
);

export const findExpertise = statement(() =>
  ofReviewers().select(['x.user_id as id', 'x.keywords', 'x.publications']).orderBy('x.user_id'),
);
