import type { components } from '@plenary/kit/api';
import { http, HttpResponse, server } from '@plenary/kit/testing';

type Schemas = components['schemas'];
type Assignment = Schemas['Assignment'];
type Review = Schemas['ReviewPaper'];
type Draft = Schemas['ReviewDraft'];

const DAY_MS = 24 * 60 * 60 * 1000;
const inDays = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString();

export const sampleAssignment: Assignment = {
  id: '00000000-0000-4000-8000-000000000301',
  paperId: '00000000-0000-4000-8000-000000000401',
  paperNumber: 118,
  paperTitle: 'Who moderates Yoruba?',
  paperKind: 'full-paper',
  topic: 'AI and journalism',
  round: 1,
  status: 'accepted',
  isOpen: true,
  isOverdue: false,
  dueAt: '2025-10-10T23:59:00.000Z',
  submittedAt: null,
  progress: { done: 0, total: 8 },
  unreadComments: 0,
};

export const emptyForm: Draft = {
  recommendation: null,
  criteria: {},
  confidence: null,
  commentsToAuthors: '',
  commentsToCommittee: '',
  concern: '',
  answers: {},
};

export const completeForm: Draft = {
  recommendation: 'minor-corrections',
  criteria: { originality: 4, relevance: 5, method: 3, clarity: 4, significance: 4 },
  confidence: 2,
  commentsToAuthors: 'The evaluation set is small but well described.',
  commentsToCommittee: 'Fits the second day.',
  concern: '',
  answers: {},
};

export function sampleReview(changes: Partial<Review> = {}): Review {
  return {
    ...sampleAssignment,
    alias: 2,
    paper: {
      abstract: 'Speech models for languages with few recordings, heard in live radio.',
      keywords: ['radio', 'speech', 'Yoruba'],
    },
    pdf: { pages: 8, hasSupplement: true },
    canAnswer: false,
    canDecline: true,
    canWrite: true,
    form: emptyForm,
    fields: [],
    formVersion: 'none',
    isFormChanged: false,
    visibleToAuthors: ['recommendation', 'commentsToAuthors'],
    hasDraft: false,
    draftSavedAt: null,
    revision: 1,
    ...changes,
  };
}

export function serveAssignments(items: Assignment[]) {
  serveMetaReviews([]);
  serveShepherding([]);
  server.use(http.get('/api/v1/reviews', ({ response }) => response(200).json({ items })));
}

export function serveMetaReviews(items: Schemas['AssignedMetaReview'][]) {
  server.use(
    http.get('/api/v1/reviews/meta-reviews', ({ response }) => response(200).json({ items })),
  );
}

export function serveShepherding(items: Schemas['ShepherdedPaper'][]) {
  server.use(
    http.get('/api/v1/reviews/shepherding', ({ response }) => response(200).json({ items })),
  );
}

type Sent = Draft & { revision: number; formVersion: string; visibleToAuthors?: unknown };

function formOf({
  revision: _revision,
  formVersion: _version,
  visibleToAuthors: _told,
  ...form
}: Sent): Draft {
  return form;
}

export function serveReview(initial: Review) {
  const sent: { call: string; body: unknown }[] = [];
  let review = initial;
  const change = (call: string, body: unknown, changes: Partial<Review>) => {
    sent.push({ call, body });
    review = { ...review, ...changes, revision: review.revision + 1 };
    return review;
  };
  server.use(
    http.get('/api/v1/reviews/papers/{paperId}', ({ params, response }) =>
      params.paperId === review.paperId
        ? response(200).json(review)
        : response('default').json(
            {
              statusCode: 404,
              code: 'NOT_FOUND',
              message: 'This paper was not found.',
              requestId: 'sample',
            },
            { status: 404 },
          ),
    ),
    http.get('/api/v1/reviews/papers/{paperId}/response', ({ response }) =>
      response(200).json({ response: null }),
    ),
    http.get('/api/v1/reviews/papers/{paperId}/versions', ({ response }) =>
      response(200).json({ versions: [] }),
    ),
    http.get('/api/v1/reviews/papers/{paperId}/discussion', ({ response }) =>
      response(200).json({ discussion: null }),
    ),
    http.untyped.get('*/reviews/papers/*/pdf', async () => {
      const file = await fetch('/sample-paper.pdf').catch(() => null);
      if (!file?.ok) return new HttpResponse(null, { status: 404 });
      return new HttpResponse(await file.arrayBuffer());
    }),
    http.post('/api/v1/reviews/papers/{paperId}/accept', ({ response }) =>
      response(200).json(
        change('accept', null, { status: 'accepted', canAnswer: false, canWrite: true }),
      ),
    ),
    http.post('/api/v1/reviews/papers/{paperId}/decline', async ({ request, response }) =>
      response(200).json(
        change('decline', await request.json(), {
          status: 'declined',
          paper: null,
          pdf: null,
          canAnswer: false,
          canDecline: false,
          canWrite: false,
        }),
      ),
    ),
    http.put('/api/v1/reviews/papers/{paperId}/draft', async ({ request, response }) => {
      const form = formOf(await request.json());
      const savedAt = new Date().toISOString();
      const { revision } = change('draft', form, { form, hasDraft: true, draftSavedAt: savedAt });
      return response(200).json({ revision, savedAt });
    }),
    http.post('/api/v1/reviews/papers/{paperId}/submit', async ({ request, response }) => {
      const form = formOf(await request.json());
      return response(200).json(
        change('submit', form, {
          form,
          status: 'submitted',
          hasDraft: false,
          draftSavedAt: null,
          submittedAt: new Date().toISOString(),
          canDecline: false,
        }),
      );
    }),
  );
  return sent;
}

export function assignmentsOfEachStatus(): Assignment[] {
  const titles = ['Who moderates Yoruba?', 'Deepfakes on the air', 'Subtitles for all', 'Old maps'];
  const statuses: Partial<Assignment>[] = [
    { status: 'accepted', dueAt: inDays(3), progress: { done: 5, total: 8 } },
    { status: 'invited', dueAt: inDays(9) },
    { status: 'accepted', dueAt: inDays(-2), isOverdue: true },
    { status: 'submitted', dueAt: inDays(5), submittedAt: inDays(-1), unreadComments: 2 },
  ];
  return statuses.map((changes, index) => ({
    ...sampleAssignment,
    id: `00000000-0000-4000-8000-00000000030${index + 1}`,
    paperId: `00000000-0000-4000-8000-00000000040${index + 1}`,
    paperNumber: 118 + index,
    paperTitle: titles[index] ?? '',
    ...changes,
  }));
}
