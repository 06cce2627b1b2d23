import type { Expression } from 'kysely';
import { db } from '../../platform/database/db.js';

type Id = Expression<string>;

export const linesOf = (paymentId: Id) =>
  db
    .selectFrom('price_lines')
    .select(['kind', 'item', 'name', 'amount_cents as amountCents'])
    .where('payment_id', '=', paymentId)
    .orderBy('kind', 'desc')
    .orderBy('name');

export const answersOf = (registrationId: Id) =>
  db
    .selectFrom('registration_answers')
    .select(['question_id as questionId', 'answer'])
    .where('registration_id', '=', registrationId);
