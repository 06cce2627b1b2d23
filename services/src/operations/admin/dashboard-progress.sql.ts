import { jsonArrayFrom, jsonObjectFrom } from 'kysely/helpers/postgres';
import { changesAhead } from '../../conference/scheduled-changes/scheduled-changes.read-model.js';
import { db } from '../../platform/database/db.js';
import { statement } from '../../platform/database/statement.js';
import { paymentSums } from '../../registration/admin/money-progress.query.js';
import { trackProgress } from '../../review/admin/track-progress.read-model.js';
import { reviewProgress } from '../../review/admin/review-progress.read-model.js';

interface Asked {
  now: Date;
  /** Of a track chair; null for all. */
  topics: string[] | null;
  withMoney: boolean;
}

/** One statement of parts that belong to three rooms. Moments are JSON text. */
export const readProgress = statement((asked: Asked) =>
  db.selectNoFrom([
    jsonObjectFrom(reviewProgress(asked)).$notNull().as('reviews'),
    jsonArrayFrom(trackProgress(asked)).as('tracks'),
    jsonArrayFrom(paymentSums(asked)).as('payments'),
    jsonArrayFrom(changesAhead(asked)).as('scheduled'),
  ]),
);
