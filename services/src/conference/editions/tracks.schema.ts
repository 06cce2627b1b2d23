import * as z from 'zod';
import { entryIdSchema } from './registration-offers.schema.js';
import { addedFieldSchema } from './review-fields.schema.js';

const asTheConference = z.int().optional().describe('Left out: as in the conference.');

/** The limits of reviewing that a track can have for its papers. */
export const trackLimitsSchema = z.object({
  reviewersInvited: asTheConference,
  reviewsNeeded: asTheConference,
  reviewDays: asTheConference,
});

const identified = z.object({
  id: entryIdSchema,
  name: z.string(),
  topics: z
    .array(z.string())
    .describe('Papers of these topics belong to the track. A topic belongs to one track at most.'),
});

export const trackSchema = identified
  .extend({
    limits: trackLimitsSchema,
    reviewForm: z
      .enum(['conference', 'own'])
      .describe('Whether the added fields of its review form are those of the conference.'),
    reviewFields: z.array(addedFieldSchema).describe('The own ones, used while they are chosen.'),
  })
  .meta({ id: 'Track' });
export type Track = z.output<typeof trackSchema>;

export const publicTrackSchema = identified
  .extend({ limits: trackLimitsSchema.pick({ reviewersInvited: true, reviewsNeeded: true }) })
  .meta({ id: 'PublicTrack' });
export type PublicTrack = z.output<typeof publicTrackSchema>;

/** What visitors see of a track. */
export function presentTrack({ id, name, topics, limits }: Track): PublicTrack {
  const { reviewersInvited, reviewsNeeded } = limits;
  return { id, name, topics, limits: { reviewersInvited, reviewsNeeded } };
}

/** The track of papers with the topic; undefined for the conference itself. */
export function trackOf<Each extends { topics: readonly string[] }>(
  tracks: readonly Each[],
  topic: string,
): Each | undefined {
  return tracks.find(({ topics }) => topics.includes(topic));
}
