import * as z from 'zod';
import { texts } from './edition.texts.js';

/** Not public as such: the site reads `groupsOpen`. */
export const groupsSchema = z.object({
  open: z
    .boolean()
    .describe('A person can open a group, and pay for many registrations by one invoice.'),
  invitationsPerDay: z
    .int({ error: () => texts.wholeNumber })
    .min(1, { error: () => texts.wholeNumber })
    .max(10_000, { error: () => texts.wholeNumber })
    .default(100)
    .describe('Requests for invitations that all payers together send within 24 hours.'),
});
