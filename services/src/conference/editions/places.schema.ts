import * as z from 'zod';
import { multiLine } from '../../platform/http/multi-line.js';
import { texts } from './edition.texts.js';
import type { PackageId } from './fees.schema.js';

const whole = z.int({ error: () => texts.wholeNumber });
const limit = whole.optional();

/** Not public: `GET /registration/places` says where places are few or none. Left out means unlimited. */
export const placesSchema = z.object({
  onSite: limit.describe('Places in the room, shared by all packages that attend on site.'),
  packages: z.object({
    physical_publication: limit,
    physical_presentation_only: limit,
    virtual_publication: limit,
    virtual_presentation_only: limit,
  } satisfies Record<PackageId, typeof limit>),
  offerHours: whole.describe('How long an offer from the waiting list keeps its place.'),
});
export type PlaceLimits = z.infer<typeof placesSchema>;

/** Not public: for attendees whose payment is confirmed. */
export const joiningSchema = z.object({
  address: z
    .url({
      protocol: /^https$/,
      hostname: z.regexes.domain,
      error: () => texts.link,
    })
    .optional()
    .describe('Where attendees join online. Left out until it is known.'),
  instructions: multiLine(z.string()),
  onSiteToo: z.boolean().describe('Attendees on site join online as well, on other days.'),
});
