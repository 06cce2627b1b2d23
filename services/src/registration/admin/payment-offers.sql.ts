import type { Expression } from 'kysely';
import { db } from '../../platform/database/db.js';

type Id = Expression<string>;

export const answersOf = (registrationId: Id) =>
  db
    .selectFrom('registration_answers')
    .select(['question_id as questionId', 'answer'])
    .where('registration_id', '=', registrationId);
