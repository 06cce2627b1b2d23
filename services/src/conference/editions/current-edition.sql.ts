import { type Expression, sql } from 'kysely';
import { countsIn } from '../../platform/counters/counters.service.js';
import { db } from '../../platform/database/db.js';
import type { AddedField } from './review-fields.schema.js';
import type { ReviewForm } from './review-form.schema.js';

export const currentEditionId = db
  .selectFrom('editions')
  .select('id')
  .where(({ ref }) => ref('is_current'));

export const currentReviewForm = sql<ReviewForm>`
  (SELECT document -> 'reviewForm' FROM editions WHERE is_current)`;

export const currentReviewFields = sql<AddedField[]>`
  (SELECT document -> 'reviewFields' FROM editions WHERE is_current)`;

/** By ISO 639-1. */
export const currentPaperLanguages = sql<string[]>`
  (SELECT paper_languages(document) FROM editions WHERE is_current)`;

/** Of a conference, of which one day may be online only. @param document of an edition */
export const lastDayOf = (document: Expression<unknown>) =>
  sql<Date>`(SELECT max((day ->> 'at')::timestamptz) FROM jsonb_array_elements(${document} -> 'dates') day
              WHERE day ->> 'key' IN ('forum-physical', 'forum-online'))`;

/** Deadlines end with a day of this zone. */
export const timeZoneOf = (editionId: Expression<string>) =>
  sql<string>`(SELECT document ->> 'timeZone' FROM editions WHERE id = ${editionId})`;

/** As the scope of counters. */
export const currentEditionScope = sql<string>`(SELECT id::text FROM editions WHERE is_current)`;

export const currentEditionCounts = countsIn(currentEditionScope);
