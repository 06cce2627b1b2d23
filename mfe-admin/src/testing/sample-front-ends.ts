import type { components } from '@plenary/kit/api';
import { http, HttpResponse, server } from '@plenary/kit/testing';

type FrontEnd = components['schemas']['FrontEnds']['frontEnds'][number];
type Version = FrontEnd['versions'][number];
type Failure = components['schemas']['FrontEndFailureRow'];
type Details = components['schemas']['FrontEndFailureDetails'];

const COMMIT = '0123456789abcdef0123456789abcdef01234567';

export function sampleVersion(differences: Partial<Version> = {}): Version {
  return {
    version: '1.0.0-3f2a91bc',
    isLive: true,
    rolledOutTo: null,
    liveSince: '2025-10-12T08:42:00.000Z',
    commit: COMMIT,
    loads: 12_340,
    samples: 1234,
    failures: 49,
    failureShare: 0.004,
    errors: 3,
    lcp: { p75: 1850, samples: 1200 },
    inp: { p75: 320, samples: 800 },
    cls: { p75: 0.31, samples: 1200 },
    watch: null,
    ...differences,
  };
}

export function sampleWatch(
  differences: Partial<NonNullable<Version['watch']>> = {},
): Version['watch'] {
  return {
    state: 'watched',
    before: '1.0.0-0c0c0c0c',
    visits: 120,
    minimumVisits: 500,
    until: '2025-10-15T08:42:00.000Z',
    reason: null,
    failure: null,
    endedAt: null,
    ...differences,
  };
}

export const formerVersion = sampleVersion({
  version: '1.0.0-0c0c0c0c',
  isLive: false,
  liveSince: '2025-09-01T08:42:00.000Z',
  loads: 0,
  samples: 0,
  failures: 2,
  failureShare: null,
  errors: 0,
  lcp: null,
  inp: null,
  cls: null,
});

export function sampleFailure(n: number, differences: Partial<Failure> = {}): Failure {
  return {
    id: `00000000-0000-4000-8000-00000000050${n}`,
    frontEnd: 'mfe_public',
    version: '1.0.0-3f2a91bc',
    path: '/venue',
    reason: 'render',
    error: 'TypeError',
    message: `Cannot read properties of undefined (reading 'part${n}')`,
    count: n,
    firstSeenAt: '2025-10-13T08:42:00.000Z',
    lastSeenAt: '2025-10-14T08:42:00.000Z',
    references: [`ABCD234${n}`],
    ...differences,
  };
}

const details = (failure: Failure): Details => ({
  ...failure,
  commit: COMMIT,
  frames: [
    {
      at: '8u.02bcdea2.js:1:4711',
      source: 'mfe-public/src/features/venue/venue-page.tsx',
      line: 42,
      commit: COMMIT,
    },
    { at: 'react-dom.11aa22bb.js:1:22', source: null, line: null, commit: null },
  ],
});

interface Served {
  frontEnds?: FrontEnd[];
  failures?: Failure[];
  measuredVisits?: number;
  hasErrorBudget?: boolean;
}

export function serveFrontEnds(served: Served = {}) {
  const {
    frontEnds = [
      { name: 'shell', versions: [sampleVersion({ version: '1.0.0-8b3c9f9e' })] },
      { name: 'mfe_public', versions: [sampleVersion(), formerVersion] },
    ],
    failures = [],
    measuredVisits = 10,
    hasErrorBudget = true,
  } = served;
  const asked: Record<string, string>[] = [];
  server.use(
    http.get('/api/v1/admin/front-ends', ({ request, response }) => {
      asked.push(Object.fromEntries(new URL(request.url).searchParams));
      return response(200).json({ frontEnds, measuredVisits, hasErrorBudget });
    }),
    http.get('/api/v1/admin/front-ends/failures', ({ request, response }) => {
      asked.push(Object.fromEntries(new URL(request.url).searchParams));
      return response(200).json({ items: failures, nextCursor: null, counts: {} });
    }),
    http.get('/api/v1/admin/front-ends/failures/{id}', ({ params, response }) => {
      const failure = failures.find(({ id }) => id === params.id);
      return failure
        ? response(200).json(details(failure))
        : response.untyped(HttpResponse.json({}, { status: 404 }));
    }),
  );
  return { asked };
}
