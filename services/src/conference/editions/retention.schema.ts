import * as z from 'zod';
import type { RetentionKind } from '../../platform/retention/retention-rules.js';
import { texts } from './edition.texts.js';

const months = z.int({ error: () => texts.wholeNumber }).optional();

/** In months. Not public. Left out means kept. */
export const retentionSchema = z.object({
  proofs: months.describe('Proofs of payment and of being a student, after the conference.'),
  drafts: months.describe('Papers that were not submitted, after the conference.'),
  waivers: months.describe('Reasons in applications for a reduction, after the conference.'),
  arrivals: months.describe('Arrivals and the log of the entrance, after the conference.'),
  attendance: months.describe('Imported attendance of online sessions, after the conference.'),
  documents: months.describe('Facts of certificates, letters and badges, after the conference.'),
  enquiries: months.describe('Enquiries, after they arrived.'),
  applications: months.describe('Committee applications with their CVs, after they arrived.'),
  emails: months.describe('Emails that were sent, with the lists of emails to groups.'),
} satisfies Record<RetentionKind, typeof months>);
