import type { components } from '@plenary/kit/api';

type Paper = components['schemas']['AdminPaper'];
type Review = components['schemas']['AdminReview'];
type Candidate = components['schemas']['ReviewCandidate'];

const titles = [
  'Radio and its machines',
  'Who moderates Yoruba?',
  'Voices of the archive',
] as const;

export function sampleReview(n: number, differences: Partial<Review> = {}): Review {
  return {
    id: `00000000-0000-4000-8000-0000000003${String(n).padStart(2, '0')}`,
    round: 1,
    alias: n,
    reviewer: {
      id: `00000000-0000-4000-8000-0000000004${String(n).padStart(2, '0')}`,
      name: `Sample Reviewer ${n}`,
      email: `reviewer${n}@example.org`,
      organization: 'Institute (sample)',
    },
    status: 'submitted',
    dueAt: '2025-10-12T12:00:00.000Z',
    createdAt: '2025-10-01T08:00:00.000Z',
    submittedAt: '2025-10-09T08:00:00.000Z',
    remindedAt: null,
    overrideReason: null,
    declineReason: null,
    declaredConflict: null,
    suggestedName: null,
    suggestedEmail: null,
    recommendation: 'minor-corrections',
    criteria: { originality: 4, relevance: 5, method: 3, clarity: 4, significance: 4 },
    confidence: 2,
    commentsToAuthors: 'Please name the stations.',
    commentsToCommittee: '',
    concern: '',
    added: [],
    versions: [],
    ratings: [],
    mayRate: true,
    hold: null,
    ...differences,
  };
}

export function samplePaper(n: number, differences: Partial<Paper> = {}): Paper {
  return {
    id: `00000000-0000-4000-8000-0000000002${String(n).padStart(2, '0')}`,
    number: n,
    kind: 'full-paper',
    title: titles[(n - 1) % titles.length] ?? '',
    topic: 'Synthetic media',
    status: 'submitted',
    round: 1,
    revision: 3,
    authors: 'Esi Owusu, João Silva',
    submittedAt: '2025-10-02T08:42:00.000Z',
    dueAt: '2025-10-05T08:42:00.000Z',
    isOverdue: false,
    reviews: { assigned: 0, submitted: 0 },
    similarityPercent: null,
    aiPercent: null,
    score: null,
    laterResponseEnd: null,
    responseEnd: null,
    tags: [],
    publication: null,
    spread: null,
    handler: null,
    mayAct: true,
    shownStatus: 'submitted',
    abstract: 'What machines say on the radio.',
    keywords: ['radio', 'speech'],
    aiUse: 'None.',
    isOriginal: true,
    acknowledgeBy: '2025-10-05T08:42:00.000Z',
    correctionsBy: null,
    verifyBy: null,
    paymentBy: null,
    owner: {
      id: '00000000-0000-4000-8000-000000000501',
      name: 'Esi Owusu',
      email: 'esi@example.org',
      organization: 'University (sample)',
    },
    authorList: [
      {
        givenName: 'Esi',
        familyName: 'Owusu',
        email: 'esi@example.org',
        affiliation: 'University (sample)',
        country: 'Ghana',
        isPresenting: true,
        isCorresponding: true,
      },
    ],
    deniedAuthors: [],
    versions: [],
    agreed: null,
    cameraReady: null,
    reviewList: [],
    responses: [],
    hasMetaReviews: false,
    metaReviews: [],
    mayNameShepherd: false,
    shepherds: [],
    invitations: [],
    heldRequests: [],
    decisions: [],
    notes: [],
    hold: null,
    transitions: [
      {
        at: '2025-10-02T08:42:00.000Z',
        actor: 'Esi Owusu',
        action: 'submit',
        from: 'draft',
        to: 'submitted',
        isShown: true,
        noteToAuthor: '',
        note: '',
      },
    ],
    ...differences,
  };
}

const candidate = (n: number, differences: Partial<Candidate> = {}): Candidate => ({
  id: `00000000-0000-4000-8000-0000000006${String(n).padStart(2, '0')}`,
  name: `Candidate ${n}`,
  email: `candidate${n}@example.org`,
  organization: 'Institute (sample)',
  topics: [],
  knowsTopic: n === 1,
  load: n,
  maxLoad: 6,
  isPaused: false,
  conflict: null,
  institution: null,
  canOverride: false,
  isOnHold: false,
  review: null,
  ...differences,
});

type Proposal = components['schemas']['ReviewProposal'];

export function sampleProposal(
  papers: { id: string; number: number | null; title: string; topic: string }[],
  asked: components['schemas']['ProposalRequest'],
): Proposal {
  const items = papers.map(({ id, number, title, topic }) => ({
    ...{ id, number, title, topic, wanted: 3, score: 1.02, isWeak: true },
    ...{ good: 2, goodExcluded: 1, goodFull: 1 },
    reviewers: sampleCandidates.slice(0, 2).map((each, at) => ({
      ...{ id: each.id, name: each.name, organization: each.organization, load: 2, maxLoad: 6 },
      score: at === 0 ? 0.71 : 0.31,
      bid: at === 0 ? (4 as const) : null,
      terms: at === 0 ? ['community radio'] : [],
      ...{ knowsTopic: at === 0, isExperienced: false },
      isPinned: (asked.pinned ?? []).some(
        ({ paperId, reviewerId }) => paperId === id && reviewerId === each.id,
      ),
    })),
  }));
  return {
    items,
    result: {
      ...{ total: 1.02, totalBound: 1.02, lowest: 1.02, lowestBound: 1.1, isDrawn: false },
      ...{ matches: 2 * papers.length, wanted: 3 * papers.length, conflicts: 4 },
      bindings: [{ limit: 'load', reviewers: 2, total: 1.3 }],
      ...{ withoutExperienced: [], leftOutPins: 0, loads: [0, 0, 2] },
    },
    rules: {
      ...{ aim: 'mix', chance: 1, needsExperienced: false, isOnePerInstitution: false },
      ...{ pinned: [], forbidden: [] },
    },
    seconds: 0.4,
  };
}

export const sampleCandidates = [
  candidate(1),
  candidate(2, { conflict: 'institution', canOverride: true }),
  candidate(3, { conflict: 'author' }),
];
