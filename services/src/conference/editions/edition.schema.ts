import * as z from 'zod';
import { currencySchema } from '../../platform/core/currency.js';
import { isEmailAddress } from '../../platform/core/email-address.js';
import { multiLine } from '../../platform/http/multi-line.js';
import { agreementSchema } from './agreement.schema.js';
import { PICTURE_ADDRESS } from '../pictures/picture-address.js';
import { texts } from './edition.texts.js';
import { feeBandsSchema, publicFeeBandsSchema } from './fee-bands.schema.js';
import { feesSchema } from './fees.schema.js';
import { groupsSchema } from './groups.schema.js';
import { reductionsSchema } from './reductions.schema.js';
import { overdueSchema } from './overdue.schema.js';
import { retentionSchema } from './retention.schema.js';
import { joiningSchema, placesSchema } from './places.schema.js';
import { extraSchema, questionSchema } from './registration-offers.schema.js';
import { taxesSchema } from './taxes.schema.js';
import { visaLettersSchema } from './visa-letters.schema.js';
import { addedFieldSchema } from './review-fields.schema.js';
import { reviewFormSchema } from './review-form.schema.js';
import { publicTrackSchema, trackSchema } from './tracks.schema.js';
import { roomsSchema, scheduleDaySchema, schedulePaperSchema } from './schedule.schema.js';

const day = z.iso.date({ error: () => texts.day }).describe('A calendar day, 2025-10-05.');
const instant = z.iso.datetime().describe('An instant in UTC.');
const localTime = z.iso.time({ precision: -1, error: () => texts.timeOfDay });
/** A paragraph or more; other texts are one line. */
const prose = multiLine(z.string());
const textList = z.array(z.string());
const email = z.string().refine(isEmailAddress, { error: () => texts.email });
// The map's host goes into the Content-Security-Policy.
const host = { hostname: z.regexes.domain };
const link = z.url({
  protocol: /^https$/,
  ...host,
  error: () => texts.link,
});
const profileLink = z.url({
  protocol: /^https?$/,
  ...host,
  error: () => texts.profileLink,
});
const picture = z
  .string()
  .regex(PICTURE_ADDRESS, { error: () => texts.picture })
  .optional()
  .describe('The address that the upload of the picture answered.');

const opening = z.object({
  open: z.boolean(),
  closesAt: instant.optional().describe('Closes by itself at this instant.'),
});

const submissionsSchema = opening.extend({
  graceMinutes: z
    .int({ error: () => texts.wholeNumber })
    .optional()
    .describe('After `closesAt`, for papers begun before it. Left out: none.'),
});

const responsesSchema = opening.extend({
  opensAt: instant.optional().describe('Opens by itself at this instant, once it is open.'),
  wordLimit: z.int({ error: () => texts.wholeNumber }).describe('Words of one response at most.'),
});

const editionDateSchema = z.object({
  key: z.enum([
    'full-paper',
    'notification',
    'registration-payment',
    'camera-ready',
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
  abstractWordsMin: z.int(),
  abstractWordsMax: z.int(),
  keywordsMin: z.int(),
  keywordsMax: z.int(),
  paperPages: z.int().describe('Pages at most, references included.'),
  posterPagesMin: z.int(),
  posterPagesMax: z.int(),
  posterFormat: z.string(),
  similarityPercent: z
    .int()
    .describe('Authors stay under it; a paper at it is returned to its author.'),
  aiPercentAdvised: z.int().describe('Authors are asked to stay under it.'),
  aiPercentReturned: z.int().describe('A paper at it is returned to its author.'),
  reviewersInvited: z.int(),
  reviewsNeeded: z.int().describe('Finished reviews that make a decision possible.'),
  papersPerReviewer: z.int().describe('Default for reviewers without a personal limit.'),
  institutionConflicts: z
    .boolean()
    .describe('Whether chairs do not see papers by authors of their institution.'),
  reviewDays: z.int().describe('From the invitation to a review until its deadline.'),
  acknowledgementDays: z.int(),
  correctionDays: z.int(),
  verificationDays: z.int(),
  cvBytes: z.int(),
  proofBytes: z.int(),
  paperBytes: z.int(),
});

/** By ISO 639-1, those that PostgreSQL knows the word forms of (migration `paper-languages`). */
const paperLanguages = [
  ...(['ar', 'de', 'en', 'es', 'fr', 'hi', 'id', 'it'] as const),
  ...(['ne', 'nl', 'pt', 'ru', 'ta', 'tr'] as const),
] as const;

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
  bio: prose.optional(),
});

const venueSchema = z.object({
  name: z.string(),
  address: z.string(),
  description: prose,
  image: picture,
  mapUrl: link,
  embedUrl: link.optional().describe('A map to embed, loaded on press.'),
  text: textList,
  gallery: z.array(z.object({ caption: z.string(), image: picture })),
});

const contactSchema = z.object({
  addressLines: textList,
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
  note: prose,
});

/** Currencies of Paystack, whose amounts are in hundredths. */
const LOCAL_CURRENCIES = ['GHS', 'KES', 'NGN', 'ZAR'] as const;

const localRateSchema = z.object({
  currency: z.enum(LOCAL_CURRENCIES),
  rate: z.number({ error: () => texts.amount }).describe('Units of the currency for one USD.'),
  day: day.describe('Of the rate.'),
});

/** Not public. */
const invoicingSchema = z.object({
  issuer: z.string(),
  addressLines: textList,
  taxNumber: z.string(),
  note: prose,
  underpaymentTolerance: z
    .number({ error: () => texts.amount })
    .describe('Dollars that may be missing from a payment, as banks on the way keep fees.'),
  refundApprovalAbove: z
    .number({ error: () => texts.amount })
    .optional()
    .describe('Dollars of a bank file above which a second person approves it. Left out: off.'),
  localRates: z
    .array(localRateSchema)
    .optional()
    .describe('One at most, for payment pages in a local currency. Left out: not offered.'),
});

const legalPage = z.object({
  lead: prose.describe('The page in one or two sentences.'),
  parts: z.array(z.object({ title: z.string(), items: textList })),
});

/** Without fees, which have separate revisions. Texts are plain, without markup. */
export const editionDocumentSchema = z.object({
  slug: z.string(),
  year: z.int(),
  name: z.string(),
  shortName: z.tuple([z.string(), z.string()]).describe('The two lines next to the logo.'),
  referencePrefix: z
    .string()
    .regex(/^[A-Z]\d{2}$/, { error: () => texts.referencePrefix })
    .describe('The start of every payment reference.'),
  timeZone: z.string().describe('IANA name; the schedule is told in it.'),
  hero: z.object({
    titleLines: textList,
    lead: prose,
    locationChip: z.string(),
    dateChip: z.string(),
  }),
  dates: z.array(editionDateSchema),
  currency: currencySchema,
  registration: opening,
  submissions: submissionsSchema,
  bidding: opening.describe('When reviewers say which papers they want to review.'),
  responses: responsesSchema.describe('When authors respond to the reviews of their papers.'),
  discussion: opening.describe('Whether reviewers and organisers discuss papers.'),
  metaReviews: opening.describe(
    'Whether reviewers summarise the reviews of papers for the committee.',
  ),
  shepherds: z
    .object({
      namedToAuthors: z
        .boolean()
        .describe('Authors read the name of the shepherd who verifies their corrections.'),
    })
    .describe('Who verify minor corrections.'),
  registrationQuestions: z.array(questionSchema),
  extras: z.array(extraSchema),
  reductions: reductionsSchema,
  feeBands: feeBandsSchema,
  limits: limitsSchema,
  reviewForm: reviewFormSchema,
  reviewFields: z
    .array(addedFieldSchema)
    .describe('Fields of the review form after those that every conference has.'),
  tracks: z.array(trackSchema).describe('Groups of topics with rules for their papers.'),
  agreement: agreementSchema,
  paperLanguages: z
    .array(z.enum(paperLanguages))
    .describe('Languages of papers: a search finds the forms of their words.'),
  topics: z.array(z.object({ name: z.string(), detail: z.string() })),
  workflow: z.array(z.object({ step: z.string(), text: prose, who: z.string(), when: z.string() })),
  guidelines: textList,
  posterGuidelines: textList,
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
  about: z.object({ heading: z.string(), lead: prose, text: prose }),
  quotation: z.object({ text: prose, source: z.string() }),
  gallery: z.array(z.object({ caption: z.string(), image: picture })),
  contact: contactSchema,
  footerAbout: prose,
  whoWeAre: z.object({
    welcome: prose,
    about: textList,
    vision: prose,
    mission: textList,
  }),
  rooms: roomsSchema,
  schedule: z.array(scheduleDaySchema),
  bank: bankSchema,
  invoicing: invoicingSchema,
  taxes: taxesSchema,
  overdue: overdueSchema,
  groups: groupsSchema,
  places: placesSchema,
  joining: joiningSchema,
  retention: retentionSchema,
  visaLetters: visaLettersSchema,
  legal: z.object({
    isSample: z.boolean().describe('The pages say that their texts are samples.'),
    privacy: legalPage,
    terms: legalPage,
    refunds: legalPage,
  }),
});

export const editionSchema = editionDocumentSchema
  .omit({
    invoicing: true,
    taxes: true,
    overdue: true,
    groups: true,
    feeBands: true,
    reviewForm: true,
    reviewFields: true,
    tracks: true,
    agreement: true,
    paperLanguages: true,
    places: true,
    joining: true,
    retention: true,
    visaLetters: true,
    bidding: true,
    responses: true,
    discussion: true,
    metaReviews: true,
    shepherds: true,
  })
  .extend({
    revision: z.int().describe('Grows with every change of the edition.'),
    fees: feesSchema,
    addsTax: z
      .boolean()
      .optional()
      .describe('Tax is added to the shown fees; the quote has its amount. Left out: no.'),
    feeBands: publicFeeBandsSchema
      .optional()
      .describe('The fee depends on the country of the person. Left out: no.'),
    groupsOpen: z
      .literal(true)
      .optional()
      .describe('Groups can be opened and joined. Left out: no.'),
    visaLettersOpen: z
      .literal(true)
      .optional()
      .describe('Invitation letters for a visa can be requested. Left out: no.'),
    offersReverseCharge: z
      .literal(true)
      .optional()
      .describe('Businesses in other countries can account for the tax. Left out: no.'),
    paymentPages: z
      .array(z.enum(['stripe', 'paystack']))
      .optional()
      .describe('Providers to pay at, next to the bank transfer. Left out: none.'),
    tracks: z.array(publicTrackSchema).optional().describe('Left out: none.'),
    schedulePapers: z
      .array(schedulePaperSchema)
      .optional()
      .describe('The papers that items of the schedule hold. Left out: none.'),
  })
  .meta({ id: 'Edition' });

export type EditionDocument = z.infer<typeof editionDocumentSchema>;
export type PublicEdition = z.infer<typeof editionSchema>;
