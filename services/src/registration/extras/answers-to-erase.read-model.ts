import { sql } from 'kysely';
import { lastDayOf } from '../../conference/editions/current-edition.sql.js';
import { db } from '../../platform/database/db.js';
import { statement } from '../../platform/database/statement.js';

/**
 * Answers about health, of editions whose last day is before an instant; a question that was removed
 * may have been one. Also reads editions (conference).
 */
export const findAnswersToErase = statement((p: { endedBefore: Date }) =>
  db
    .selectFrom('registration_answers as a')
    .innerJoin('registrations as r', 'r.id', 'a.registration_id')
    .innerJoin('editions as e', 'e.id', 'r.edition_id')
    .select(['a.registration_id as registrationId', 'a.question_id as questionId'])
    .where(({ eb, ref }) => eb(lastDayOf(ref('e.document')), '<', p.endedBefore))
    .where(
      sql<boolean>`NOT EXISTS (
        SELECT FROM jsonb_array_elements(e.document -> 'registrationQuestions') question
         WHERE question ->> 'id' = a.question_id AND NOT (question -> 'sensitive')::boolean)`,
    ),
);
