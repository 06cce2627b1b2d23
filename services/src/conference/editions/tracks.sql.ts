import { type Expression, sql } from 'kysely';
import { currentReviewFields } from './current-edition.sql.js';
import type { EditionDocument } from './edition.schema.js';
import type { AddedField } from './review-fields.schema.js';
import type { trackLimitsSchema } from './tracks.schema.js';

/** Read once for a statement, however many papers it has. */
const currentTracks = sql`(SELECT document -> 'tracks' FROM editions WHERE is_current)`;

/** Of the track of a topic; null for the conference itself. */
const inTrack = (
  tracks: Expression<unknown>,
  topic: Expression<string>,
  part: Expression<unknown>,
) =>
  sql`(SELECT ${part} FROM jsonb_array_elements(${tracks}) track
        WHERE jsonb_exists(track -> 'topics', ${topic}) LIMIT 1)`;

/** The limits of an edition for papers of a topic. @param document of the edition */
export const limitsOf = (document: Expression<unknown>, topic: Expression<string>) =>
  sql<EditionDocument['limits']>`((${document} -> 'limits')
    || coalesce(${inTrack(sql`${document} -> 'tracks'`, topic, sql`track -> 'limits'`)}, '{}'))`;

/** Of the current edition, for papers of a topic. */
export const currentLimit = (
  name: keyof typeof trackLimitsSchema.shape,
  topic: Expression<string>,
) => {
  const own = inTrack(currentTracks, topic, sql`(track -> 'limits' ->> ${sql.lit(name)})::int`);
  return sql<number>`coalesce(${own},
    (SELECT (document -> 'limits' ->> ${sql.lit(name)})::int FROM editions WHERE is_current))`;
};

/** The added fields of the review form for papers of a topic. */
export const currentReviewFieldsOf = (topic: Expression<string>) => {
  const own = sql`CASE WHEN track ->> 'reviewForm' = 'own' THEN track -> 'reviewFields' END`;
  return sql<AddedField[]>`coalesce(${inTrack(currentTracks, topic, own)}, ${currentReviewFields})`;
};

/** Whether a topic belongs to a track of the current edition. */
export const isOfTrack = (topic: Expression<string>, id: string) =>
  sql<boolean>`${topic} = ANY ((SELECT track_topics(${id}))::text[])`;
