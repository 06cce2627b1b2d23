import { CURRENCY } from '../../../platform/core/currency.js';
import type { EditionDocument } from '../edition.schema.js';
import { sampleAgreement } from './sample-agreement.js';
import { NO_FEE_BANDS } from '../fee-bands.schema.js';
import { NO_TAXES } from '../taxes.schema.js';
import { sampleInvoicing } from './sample-invoicing.js';
import { sampleCalls } from './sample-calls.js';
import { sampleReviewForm } from './sample-review-form.js';
import { sampleLegal } from './sample-legal.js';
import { samplePeople } from './sample-people.js';
import { sampleRooms, sampleSchedule } from './sample-schedule.js';
import { sampleTexts } from './sample-texts.js';

export const sampleEdition: EditionDocument = {
  slug: '2025',
  year: 2025,
  name: 'AI & Digital Media Convergence',
  shortName: ['AI & Digital Media', 'Convergence 2025'],
  referencePrefix: 'C25',
  timeZone: 'Europe/London',
  currency: CURRENCY,
  registration: { open: true },
  submissions: { open: true },
  bidding: { open: true },
  responses: { open: false, wordLimit: 500 },
  discussion: { open: false },
  metaReviews: { open: false },
  shepherds: { namedToAuthors: false },
  registrationQuestions: [],
  extras: [],
  reductions: { discountCodes: false, waivers: false },
  feeBands: NO_FEE_BANDS,
  ...sampleCalls,
  paperLanguages: ['en'],
  reviewForm: sampleReviewForm,
  reviewFields: [],
  tracks: [],
  agreement: sampleAgreement,
  ...samplePeople,
  ...sampleTexts,
  rooms: sampleRooms,
  schedule: sampleSchedule,
  legal: sampleLegal,
  bank: {
    accountHolder: 'Conference account (sample)',
    bank: 'Sample Bank, City (sample)',
    iban: 'GB00 SAMP 0000 0000 0000 00',
    swift: 'SAMPGB00',
    note: 'Ask your bank to charge its fees to you (OUR), so that the full amount arrives.',
  },
  invoicing: sampleInvoicing,
  taxes: NO_TAXES,
  groups: { open: false, invitationsPerDay: 100 },
  overdue: { rule: 'keep', days: 14, lateMoney: 'keep' },
  places: { packages: {}, offerHours: 48 },
  joining: { instructions: '', onSiteToo: false },
  retention: {
    ...{ proofs: 12, drafts: 12, waivers: 12 },
    ...{ arrivals: 12, attendance: 6, documents: 120 },
    ...{ enquiries: 12, applications: 12, emails: 24 },
  },
  visaLetters: { open: false, paymentFirst: false, hint: '', contact: '' },
};
