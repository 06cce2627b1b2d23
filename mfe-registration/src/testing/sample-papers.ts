import type { PaperResponse } from '../features/paper/response/response.api';
import type { PaperDetails, PaperVersion } from '../shared/papers/papers.api';

export const sampleDraft: PaperDetails = {
  id: '00000000-0000-4000-8000-000000000100',
  number: null,
  kind: 'full-paper',
  title: '',
  abstract: '',
  keywords: [],
  topic: '',
  aiUse: '',
  isOriginal: false,
  authors: [
    {
      givenName: 'Amina',
      familyName: 'Sample',
      email: 'amina@example.org',
      affiliation: 'University (sample)',
      country: 'Nigeria',
      isPresenting: true,
      isCorresponding: true,
    },
  ],
  deniedAuthors: [],
  role: 'submitter',
  isEditable: false,
  status: 'draft',
  createdAt: '2025-10-01T09:00:00.000Z',
  savedAt: '2025-10-01T09:00:00.000Z',
  revision: 1,
  submittedAt: null,
  submitBy: null,
  acknowledgeBy: null,
  correctionsBy: null,
  verifyBy: null,
  paymentBy: null,
  payment: 'none',
  cameraReady: null,
  registeredBy: null,
  versions: [],
  transitions: [],
  problems: {
    title: 'Please give the paper a title',
    manuscript: 'Please upload the paper as a PDF',
  },
  decisions: [],
  reviews: [],
  shepherd: null,
  findings: [],
  agreement: null,
  agreed: null,
};

export const sampleAgreement: NonNullable<PaperDetails['agreement']> = {
  title: 'Licence to publish (sample)',
  version: 'sample-1',
  text: 'The authors keep their copyright.',
  mode: 'either',
};

export const sampleAgreed: NonNullable<PaperDetails['agreed']> = {
  at: '2025-10-16T09:00:00.000Z',
  by: 'Amina Sample',
  title: sampleAgreement.title,
  version: sampleAgreement.version,
  text: sampleAgreement.text,
  form: null,
};

export const sampleVersion: PaperVersion = {
  id: '00000000-0000-4000-8000-000000000200',
  number: 1,
  stage: 'submission',
  isSubmitted: true,
  note: '',
  changes: [],
  content: null,
  createdAt: '2025-10-02T09:00:00.000Z',
  manuscript: { name: 'yoruba.pdf', bytes: 348_160, pages: 8, sha256: 'ab12'.repeat(16) },
  supplement: null,
};

export const samplePaper: PaperDetails = {
  ...sampleDraft,
  number: 118,
  title: 'Who moderates Yoruba?',
  abstract: 'Radio meets machines that speak.',
  keywords: ['radio', 'speech', 'machines'],
  topic: 'Low-resource languages',
  aiUse: 'None were used.',
  isOriginal: true,
  status: 'under-review',
  savedAt: null,
  revision: null,
  submittedAt: '2025-10-03T16:20:00.000Z',
  versions: [sampleVersion],
  transitions: [
    { action: 'submit', status: 'submitted', at: '2025-10-03T16:20:00.000Z', note: '' },
    { action: 'pass', status: 'under-review', at: '2025-10-04T09:05:00.000Z', note: '' },
  ],
  problems: {},
};

/** While the window is closed. */
export const noResponse: PaperResponse = {
  isOpen: false,
  canWrite: false,
  closesAt: null,
  wordLimit: 500,
  reviews: [],
  form: null,
  hasDraft: false,
  draftSavedAt: null,
  submittedAt: null,
  revision: 0,
};
