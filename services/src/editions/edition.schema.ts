import * as z from 'zod';
import { PICTURE_ADDRESS } from '../pictures/picture-address.js';
import { feesSchema } from './fees.schema.js';

const day = z.iso.date('Must be a day, such as 2025-10-05').describe('A calendar day, 2025-10-05.');
const instant = z.iso.datetime().describe('An instant in UTC.');
const localTime = z.iso.time({ precision: -1, error: 'Must be a time of day, such as 09:30' });
const texts = z.array(z.string());
const email = z.email('Invalid email address');
// A plain host name: the map's goes into the pages' Content-Security-Policy.
const host = { hostname: z.regexes.domain };
const link = z.url({
  protocol: /^https$/,
  ...host,
  error: 'Must be a web address that begins with https://',
});
const profileLink = z.url({
  protocol: /^https?$/,
  ...host,
  error: 'Must be a web address that begins with https:// or http://',
});
const picture = z
  .string()
  .regex(PICTURE_ADDRESS, 'Must be the address of an uploaded picture')
  .optional()
  .describe('The address that the upload of the picture answered.');

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
  time: localTime
    .optional()
    .describe('A deadline that ends at this time of the edition’s zone. Left out: with the day.'),
  at: instant.describe(
    'The last moment of a deadline; the first moment of any other day. The server works it out.',
  ),
  precision: z.enum(['day', 'minute']).describe('The server works it out.'),
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
  papersPerReviewer: z.int().describe('Of those who set no limit of their own.'),
  reviewDays: z.int().describe('From the invitation to a review until its deadline.'),
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
  img: picture,
});

const member = z.object({
  name: z.string(),
  role: z.string(),
  initials: z.string(),
  image: picture,
  linkedin: profileLink.optional(),
  bio: z.string().optional(),
});

const venueSchema = z.object({
  name: z.string(),
  address: z.string(),
  description: z.string(),
  image: picture,
  mapUrl: link,
  embedUrl: link.optional().describe('A map to embed, loaded on press.'),
  text: texts,
  gallery: z.array(z.object({ caption: z.string(), image: picture })),
});

const scheduleDay = z.object({
  day,
  label: z.string(),
  place: z.string(),
  items: z.array(
    z.object({
      start: localTime.describe('Local time of the edition, 09:30.'),
      end: localTime,
      title: z.string(),
      detail: z.string(),
    }),
  ),
});

const contactSchema = z.object({
  addressLines: texts,
  email,
  paymentsEmail: email.describe('Where receipts may be mailed.'),
  whatsapp: z.string(),
  phone: z.string(),
  mapUrl: link,
  social: z.array(z.object({ label: z.string(), url: link })),
});

export const bankSchema = z.object({
  accountHolder: z.string(),
  bank: z.string(),
  iban: z.string(),
  swift: z.string(),
  note: z.string(),
});

/** Who writes pro forma invoices and receipts, and what finance lets pass. Visitors do not read it. */
const invoicingSchema = z.object({
  issuer: z.string(),
  addressLines: texts,
  taxNumber: z.string(),
  note: z.string(),
  shortfall: z
    .number('An amount in dollars is required')
    .describe('Dollars that may be missing from a payment, as banks on the way keep fees.'),
});

const legalPage = z.object({
  lead: z.string().describe('The page in one or two sentences.'),
  parts: z.array(z.object({ title: z.string(), items: texts })),
});

/** Everything of an edition but its fees, which have revisions. All texts are plain, without markup. */
export const editionDocumentSchema = z.object({
  slug: z.string(),
  year: z.int(),
  name: z.string(),
  shortName: z.tuple([z.string(), z.string()]).describe('The two lines beside the mark.'),
  referencePrefix: z
    .string()
    .regex(/^[A-Z]\d{2}$/, 'Must be a capital letter and two digits, such as C25')
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
      logo: picture,
    }),
  ),
  committee: z.object({
    chair: z.array(member),
    organizing: z.array(member),
    scientific: z.array(member),
  }),
  about: z.object({ heading: z.string(), lead: z.string(), text: z.string() }),
  quotation: z.object({ text: z.string(), source: z.string() }),
  gallery: z.array(z.object({ caption: z.string(), image: picture })),
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
  invoicing: invoicingSchema,
  legal: z.object({
    isSample: z.boolean().describe('The pages say that their texts are samples.'),
    privacy: legalPage,
    terms: legalPage,
    refunds: legalPage,
  }),
});

/** The answer of GET /edition. */
export const editionSchema = editionDocumentSchema
  .omit({ invoicing: true })
  .extend({
    revision: z.int().describe('Grows with every change of the edition.'),
    fees: feesSchema,
  })
  .meta({ id: 'Edition' });

export type EditionDocument = z.infer<typeof editionDocumentSchema>;
export type PublicEdition = z.infer<typeof editionSchema>;
