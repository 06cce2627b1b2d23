import * as z from 'zod';
import { feesSchema } from './fees.schema.js';

const day = z.iso.date().describe('A calendar day, 2025-10-05.');
const instant = z.iso.datetime().describe('An instant in UTC.');
const texts = z.array(z.string());

const opening = z.object({
  open: z.boolean(),
  closesAt: instant.optional().describe('Closes by itself at this instant.'),
});

const editionDateSchema = z.object({
  key: z.enum([
    'full-paper',
    'notification',
    'registration-payment',
    'forum-physical',
    'forum-online',
  ]),
  label: z.string(),
  day,
  at: instant.describe('The last moment of a deadline; the first moment of any other day.'),
  precision: z.enum(['day', 'minute']),
  anywhereOnEarth: z.boolean().describe('The day ends when it has ended in UTC−12.'),
  note: z.string(),
});

const limitsSchema = z.object({
  paperPages: z.int().describe('Pages at most, references included.'),
  posterPagesMin: z.int(),
  posterPagesMax: z.int(),
  posterFormat: z.string(),
  similarityPercent: z.int().describe('Authors stay under it; at it a paper is turned back.'),
  aiPercentAsked: z.int().describe('Authors are asked to stay under it.'),
  aiPercentTurnedBack: z.int().describe('At it a paper is turned back at screening.'),
  reviewersInvited: z.int(),
  reviewsNeeded: z.int().describe('Finished reviews that make a decision possible.'),
  acknowledgementDays: z.int(),
  correctionDays: z.int(),
  verificationDays: z.int(),
  cvBytes: z.int(),
  proofBytes: z.int(),
  paperBytes: z.int(),
});

const speaker = z.object({
  name: z.string(),
  title: z.string(),
  company: z.string(),
  initials: z.string(),
  img: z.string().optional(),
});

const member = z.object({
  name: z.string(),
  role: z.string(),
  initials: z.string(),
  image: z.string().optional(),
  linkedin: z.url({ protocol: /^https?$/ }).optional(),
  bio: z.string().optional(),
});

const venueSchema = z.object({
  name: z.string(),
  address: z.string(),
  description: z.string(),
  image: z.string().optional(),
  mapUrl: z.url({ protocol: /^https$/ }),
  embedUrl: z
    .url({ protocol: /^https$/ })
    .optional()
    .describe('A map to embed, loaded on press.'),
  text: texts,
  gallery: z.array(z.object({ caption: z.string(), image: z.string().optional() })),
});

const scheduleDay = z.object({
  day,
  label: z.string(),
  place: z.string(),
  items: z.array(
    z.object({
      start: z.iso.time({ precision: -1 }).describe('Local time of the edition, 09:30.'),
      end: z.iso.time({ precision: -1 }),
      title: z.string(),
      detail: z.string(),
    }),
  ),
});

const contactSchema = z.object({
  addressLines: texts,
  email: z.email(),
  paymentsEmail: z.email().describe('Where receipts may be mailed.'),
  whatsapp: z.string(),
  phone: z.string(),
  mapUrl: z.url({ protocol: /^https$/ }),
  social: z.array(z.object({ label: z.string(), url: z.url({ protocol: /^https$/ }) })),
});

export const bankSchema = z.object({
  accountHolder: z.string(),
  bank: z.string(),
  iban: z.string(),
  swift: z.string(),
  note: z.string(),
});

/** What the organiser edits: everything of an edition but its fees, which have revisions. */
const editionDocumentSchema = z.object({
  slug: z.string(),
  year: z.int(),
  name: z.string(),
  shortName: z.tuple([z.string(), z.string()]).describe('The two lines beside the mark.'),
  referencePrefix: z
    .string()
    .regex(/^[A-Z]\d{2}$/)
    .describe('The start of every payment reference.'),
  timeZone: z.string().describe('IANA name; the schedule is told in it.'),
  hero: z.object({
    titleLines: texts,
    lead: z.string(),
    locationChip: z.string(),
    dateChip: z.string(),
  }),
  dates: z.array(editionDateSchema),
  currency: z.literal('USD'),
  registration: opening,
  submissions: opening,
  limits: limitsSchema,
  topics: z.array(z.object({ name: z.string(), detail: z.string() })),
  workflow: z.array(
    z.object({ step: z.string(), text: z.string(), who: z.string(), when: z.string() }),
  ),
  guidelines: texts,
  posterGuidelines: texts,
  speakers: z.array(speaker),
  venue: venueSchema,
  partners: z.array(
    z.object({
      name: z.string(),
      tier: z.enum(['academic partner', 'research partner']),
      logo: z.string().optional(),
    }),
  ),
  committee: z.object({
    chair: z.array(member),
    organizing: z.array(member),
    scientific: z.array(member),
  }),
  about: z.object({ heading: z.string(), lead: z.string(), text: z.string() }),
  quotation: z.object({ text: z.string(), source: z.string() }),
  gallery: z.array(z.object({ caption: z.string(), image: z.string().optional() })),
  contact: contactSchema,
  footerAbout: z.string(),
  whoWeAre: z.object({
    welcome: z.string(),
    about: texts,
    vision: z.string(),
    mission: texts,
  }),
  schedule: z.array(scheduleDay),
  bank: bankSchema,
});

/** The answer of GET /edition. */
export const editionSchema = editionDocumentSchema
  .extend({
    revision: z.int().describe('Grows with every change of the edition.'),
    fees: feesSchema,
  })
  .meta({ id: 'Edition' });

export type EditionDocument = z.infer<typeof editionDocumentSchema>;
export type PublicEdition = z.infer<typeof editionSchema>;
