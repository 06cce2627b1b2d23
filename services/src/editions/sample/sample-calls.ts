import type { EditionDocument } from '../edition.schema.js';

const MEGABYTE = 1024 * 1024;

type Calls = Pick<
  EditionDocument,
  'dates' | 'limits' | 'topics' | 'workflow' | 'guidelines' | 'posterGuidelines'
>;

export const sampleCalls: Calls = {
  dates: [
    {
      key: 'full-paper',
      label: 'Full paper deadline',
      day: '2025-10-05',
      at: '2025-10-06T11:59:59Z',
      precision: 'minute',
      anywhereOnEarth: true,
      note: 'Papers and posters',
    },
    {
      key: 'notification',
      label: 'Notification',
      day: '2025-10-12',
      at: '2025-10-12T00:00:00Z',
      precision: 'day',
      anywhereOnEarth: false,
      note: 'By e-mail and in your account',
    },
    {
      key: 'registration-payment',
      label: 'Registration payment',
      day: '2025-10-19',
      at: '2025-10-20T11:59:59Z',
      precision: 'minute',
      anywhereOnEarth: true,
      note: 'A later acceptance has seven days of its own',
    },
    {
      key: 'forum-physical',
      label: 'Forum, physical',
      day: '2025-11-27',
      at: '2025-11-27T00:00:00Z',
      precision: 'day',
      anywhereOnEarth: false,
      note: 'At the university in the UK',
    },
    {
      key: 'forum-online',
      label: 'Forum, online',
      day: '2025-11-28',
      at: '2025-11-28T00:00:00Z',
      precision: 'day',
      anywhereOnEarth: false,
      note: 'The link comes by e-mail',
    },
  ],
  limits: {
    paperPages: 8,
    posterPagesMin: 6,
    posterPagesMax: 8,
    posterFormat: 'A0 portrait',
    similarityPercent: 20,
    aiPercentAsked: 5,
    aiPercentTurnedBack: 20,
    reviewersInvited: 3,
    reviewsNeeded: 2,
    acknowledgementDays: 3,
    correctionDays: 7,
    verificationDays: 3,
    cvBytes: 5 * MEGABYTE,
    proofBytes: 5 * MEGABYTE,
    paperBytes: 10 * MEGABYTE,
  },
  topics: [
    { name: 'AI in the newsroom', detail: 'authorship, checking, disclosure' },
    { name: 'Low-resource languages', detail: 'speech, translation, moderation' },
    { name: 'Platforms and power', detail: 'rules, labour, advertising markets' },
    { name: 'Synthetic media', detail: 'provenance, detection, harm' },
    { name: 'Community and indigenous media', detail: 'radio, archives, spoken history' },
    { name: 'Data and infrastructure', detail: 'ownership, access, energy' },
    { name: 'Creative industries', detail: 'film, music, games, rights' },
    { name: 'Audiences and algorithms', detail: 'recommendation, publics, trust' },
    { name: 'Teaching media and AI', detail: 'courses, literacy, training on the job' },
  ],
  workflow: [
    {
      step: 'Submit',
      text: 'An anonymised PDF of at most 8 pages, references included.',
      who: 'You',
      when: 'until 5 Oct',
    },
    {
      step: 'Acknowledgement',
      text: 'You hear that the paper arrived and can be read.',
      who: 'Committee',
      when: 'within 3 days',
    },
    {
      step: 'Screening',
      text: 'Similarity and AI content are measured. At 20% of either the paper is turned back.',
      who: 'Committee',
      when: 'with the acknowledgement',
    },
    {
      step: 'Double-blind review',
      text: 'Three reviewers are chosen; at least two finished reviews are needed.',
      who: 'Reviewers',
      when: 'until 12 Oct',
    },
    {
      step: 'Decision',
      text: 'Accepted, minor corrections, major corrections or Rejected, with the comments.',
      who: 'Committee',
      when: '12 Oct',
    },
    {
      step: 'Corrections',
      text: 'You upload the corrected paper and answer every point.',
      who: 'You',
      when: '1 week',
    },
    {
      step: 'Verification',
      text: 'The corrections are compared with what the reviewers asked for.',
      who: 'Committee',
      when: '3 days',
    },
  ],
  guidelines: [
    'Papers are in English, in the template of the conference, as PDF.',
    'At most 8 pages, references included.',
    'Similarity with published text stays under 20%.',
    'AI-written content stays under 5%, and its use is stated in the paper.',
    'Names, institutions and acknowledgements are left out for the double-blind review.',
    'At least one author registers and presents each accepted paper.',
  ],
  posterGuidelines: [
    'The poster is A0, portrait.',
    'Its paper has at least six pages and at most eight.',
    'Text can be read from a distance of two metres; figures carry their sources.',
    'An accepted poster paper counts as an accepted paper for registration.',
  ],
};
