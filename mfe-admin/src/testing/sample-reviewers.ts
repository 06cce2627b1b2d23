import type { components } from '@plenary/kit/api';
import { http, server } from '@plenary/kit/testing';

type Reviewer = components['schemas']['AdminReviewer'];

export function sampleReviewer(n: number, differences: Partial<Reviewer> = {}): Reviewer {
  return {
    id: `00000000-0000-4000-8000-00000000090${n}`,
    name: `Reviewer Number${n}`,
    email: `reviewer${n}@example.org`,
    organization: 'University (sample)',
    isAdmin: false,
    load: n,
    late: 0,
    limit: 6,
    availability: 'available',
    ratings: { mean: null, count: 0 },
    terms: { maxLoad: null, topics: [], isPaused: false, version: 1 },
    ...differences,
  };
}

/** `asked` holds the queries, `sent` the changes; `change` acts as the reviewer. */
export function serveReviewers(reviewers: Reviewer[]) {
  const rows = new Map(reviewers.map((reviewer) => [reviewer.id, reviewer]));
  const asked: Record<string, string>[] = [];
  const sent: unknown[] = [];
  const rowOf = (id: string) => rows.get(id) ?? sampleReviewer(1);
  server.use(
    http.get('/api/v1/admin/reviewers', ({ request, response }) => {
      asked.push(Object.fromEntries(new URL(request.url).searchParams));
      const items = [...rows.values()];
      const count = (state: Reviewer['availability']) =>
        items.filter(({ availability }) => availability === state).length;
      const counts = {
        available: count('available'),
        'at-capacity': count('at-capacity'),
        paused: count('paused'),
      };
      return response(200).json({
        items,
        nextCursor: null,
        counts: { all: items.length, ...counts },
      });
    }),
    http.get('/api/v1/admin/reviewers/{id}', ({ params, response }) =>
      response(200).json(rowOf(params.id)),
    ),
    http.put('/api/v1/admin/reviewers/{id}/profile', async ({ params, request, response }) => {
      const terms = await request.json();
      sent.push(terms);
      const before = rowOf(params.id);
      if (before.terms.version !== terms.version) {
        const refusal = {
          statusCode: 409,
          code: 'CHANGED_MEANWHILE' as const,
          message: 'Changed.',
        };
        const answer = { ...refusal, requestId: 'sample', current: before.terms };
        return response('default').json(answer, { status: 409 });
      }
      const limit = terms.maxLoad ?? 6;
      const busy = before.load >= limit ? 'at-capacity' : 'available';
      const availability = terms.isPaused ? 'paused' : busy;
      const version = terms.version + 1;
      rows.set(params.id, { ...before, terms: { ...terms, version }, limit, availability });
      return response(200).json(rowOf(params.id));
    }),
  );
  const change = (id: string, changes: Partial<Reviewer['terms']>) => {
    const { terms, ...row } = rowOf(id);
    rows.set(id, { ...row, terms: { ...terms, ...changes, version: terms.version + 1 } });
  };
  return { asked, sent, change };
}
