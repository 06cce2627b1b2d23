import type { components } from '@plenary/kit/api';
import { http, sampleEdition, server } from '@plenary/kit/testing';

type Schemas = components['schemas'];
type AdminEdition = Schemas['AdminEdition'];

const id = '00000000-0000-4000-8000-000000000501';
const savedAt = '2025-09-01T08:00:00.000Z';
const installed = { savedAt, savedBy: null, feeRevision: 1 };

export const editedEdition: Schemas['EditionDraft'] = {
  ...sampleEdition,
  paperLanguages: ['en'],
  feeBands: {
    ...{ open: false, unclassified: 'high', check: 'finance' },
    shares: { low: 100, lowerMiddle: 100, upperMiddle: 100, high: 100 },
  },
  groups: { open: false, invitationsPerDay: 100 },
  retention: { proofs: 12 },
  visaLetters: { open: false, paymentFirst: false, hint: '', contact: '' },
  bidding: { open: false },
  responses: { open: false, wordLimit: 500 },
  discussion: { open: false },
  metaReviews: { open: false },
  shepherds: { namedToAuthors: false },
  reviewForm: {
    recommendation: { visibleToAuthors: true },
    originality: { visibleToAuthors: false },
    relevance: { visibleToAuthors: false },
    method: { visibleToAuthors: false },
    clarity: { visibleToAuthors: false },
    significance: { visibleToAuthors: false },
    confidence: { visibleToAuthors: false },
    commentsToAuthors: { visibleToAuthors: true },
    commentsToCommittee: { visibleToAuthors: false },
    concern: { visibleToAuthors: false },
  },
  reviewFields: [],
  tracks: [],
  agreement: {
    title: 'Licence to publish (sample)',
    version: 'sample-1',
    text: 'The authors keep their copyright.',
    mode: 'either',
  },
  invoicing: {
    issuer: 'Conference office (sample)',
    addressLines: ['1 Sample Street (sample)'],
    taxNumber: '',
    note: '',
    underpaymentTolerance: 5,
  },
  taxes: {
    invoices: false,
    country: '',
    includedInFees: true,
    rates: [],
    reverseCharge: false,
    reverseChargeText: '',
  },
  overdue: { rule: 'keep', days: 14, lateMoney: 'keep' },
  places: { packages: {}, offerHours: 48 },
  joining: { instructions: '', onSiteToo: false },
};

export function adminEdition(differences: Partial<AdminEdition> = {}): AdminEdition {
  return {
    id,
    revision: 1,
    ...installed,
    isCurrent: true,
    toCheck: [],
    document: editedEdition,
    publication: { state: 'live', message: '' },
    ...differences,
  };
}

const scheduledBy = {
  status: 'scheduled' as Schemas['ScheduledChange']['status'],
  problem: null,
  scheduledBy: 'Person Number1',
  closedAt: null,
};
const noSamples = { people: 0, papers: 0, registrations: 0, enquiries: 0 };
export const someSamples = { people: 60, papers: 40, registrations: 30, enquiries: 4 };

/** Serves an edition. `sent` holds the changes; `change` acts as another admin. */
export function serveEdition(start: Partial<AdminEdition> = {}, samples = noSamples) {
  let edition = adminEdition(start);
  const sent: Schemas['EditionChange'][] = [];
  const scheduled: Schemas['ScheduledChange'][] = [];

  function change(document: Partial<Schemas['EditionDraft']>, name = 'Kwame Mensah') {
    const revision = edition.revision + 1;
    const savedBy = { id: 'other', name };
    edition = { ...edition, revision, savedBy, document: { ...edition.document, ...document } };
    return edition;
  }

  server.use(
    http.get('/api/v1/admin/editions', ({ response }) => {
      const { document, ...rest } = edition;
      const { slug, year, name } = document;
      return response(200).json({ items: [{ ...rest, slug, year, name }] });
    }),
    http.get('/api/v1/admin/samples', ({ response }) => response(200).json(samples)),
    http.delete('/api/v1/admin/samples', ({ response }) => {
      const removed = { ...samples, keptPeople: 1 };
      samples = { people: 1, papers: 0, registrations: 0, enquiries: 0 };
      return response(200).json(removed);
    }),
    http.get('/api/v1/admin/editions/{id}/scheduled-changes', ({ response }) =>
      response(200).json({ items: scheduled }),
    ),
    http.post('/api/v1/admin/editions/{id}/scheduled-changes', async ({ request, response }) => {
      const { at, change } = await request.json();
      scheduled.push({ ...scheduledBy, id: `change-${scheduled.length}`, at, change });
      return response(201).json({ items: scheduled });
    }),
    http.post(
      '/api/v1/admin/editions/{id}/scheduled-changes/{change}/cancel',
      ({ params, response }) => {
        for (const each of scheduled) if (each.id === params.change) each.status = 'cancelled';
        return response(200).json({ items: scheduled });
      },
    ),
    http.get('/api/v1/admin/bank-changes', ({ response }) =>
      response(200).json({ items: [], delayHours: 24 }),
    ),
    http.get('/api/v1/admin/editions/{id}', ({ response }) => response(200).json(edition)),
    http.patch('/api/v1/admin/editions/{id}', async ({ request, response }) => {
      const body = await request.json();
      sent.push(body);
      const { revision, ...sections } = body;
      if (revision === edition.revision) {
        return response(200).json(change(sections, 'Person Number1'));
      }
      return response(409).json({
        statusCode: 409,
        code: 'CHANGED_MEANWHILE',
        message: 'Another admin saved this edition meanwhile.',
        requestId: '1',
        current: edition,
        differs: [],
        changedSince: [],
      });
    }),
    http.get('/api/v1/admin/editions/{id}/history', ({ response }) =>
      response(200).json({
        items: [
          { revision: 2, ...installed, fields: ['hero.lead'], restoredFrom: null },
          { revision: 1, ...installed, fields: [], restoredFrom: null },
        ],
        nextCursor: null,
        counts: { all: 2 },
      }),
    ),
  );
  return { sent, scheduled, change };
}
