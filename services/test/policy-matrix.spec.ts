import type { AccessLevel } from '../src/platform/http/policy/access.js';
import { type Permission, PERMISSIONS, type Right } from '../src/platform/http/policy/rights.js';
import { RouteTable, type Route } from '../src/platform/http/policy/route-table.js';
import { SessionTokens } from '../src/identity/sessions/session-tokens.js';
import type { Answer } from './call.js';
import { type Kind, permit, type Person } from './people.js';
import { startTestApp, type TestApp } from './test-app.js';

/**
 * Every route × every kind of caller. The meaning of each level is repeated here, apart from the code
 * that enforces it.
 */
const CALLERS = {
  anonymous: undefined,
  unverified: 'unverified',
  user: 'user',
  'other user': 'user',
  reviewer: 'reviewer',
  'other reviewer': 'reviewer',
  admin: 'admin',
} as const satisfies Record<string, Kind | undefined>;
type Caller = keyof typeof CALLERS;

type Outcome = 'served' | 401 | 403;

const served = 'served';
const EXPECTED: Record<AccessLevel, Record<Caller, Outcome>> = {
  public: row(served, served, served, served, served),
  user: row(401, served, served, served, served),
  verified: row(401, 403, served, served, served),
  reviewer: row(401, 403, 403, served, served),
  admin: row(401, 403, 403, 403, served),
};

function row(
  anonymous: Outcome,
  unverified: Outcome,
  user: Outcome,
  reviewer: Outcome,
  admin: Outcome,
): Record<Caller, Outcome> {
  return {
    anonymous,
    unverified,
    user,
    'other user': user,
    reviewer,
    'other reviewer': reviewer,
    admin,
  };
}

/** Of officers whom an owner named: owners do not have them. */
const OF_OFFICERS: readonly Right[] = ['visa-letters:write'];

/** Who has each right; owners have all others. */
const HOLDERS: Record<Right, readonly Permission[]> = {
  'overview:read': ['chair', 'track-chair', 'finance', 'site-editor', 'read-only'],
  'papers:read': ['chair', 'track-chair', 'read-only'],
  'papers:write': ['chair', 'track-chair'],
  'payments:read': ['finance'],
  'payments:write': ['finance'],
  'check-in:write': ['check-in'],
  'periods:unlock': [],
  'people:read': ['chair', 'finance', 'read-only'],
  'people:write': [],
  'edition:read': ['chair', 'track-chair', 'finance', 'site-editor', 'read-only'],
  'edition:write': [],
  'site:write': ['site-editor'],
  'reviewing:write': ['chair'],
  'fees:write': ['finance'],
  'enquiries:read': ['chair', 'site-editor', 'read-only'],
  'enquiries:write': ['chair', 'site-editor'],
  'emails:read': [],
  'emails:write': [],
  'bulk-emails:write': ['chair', 'finance'],
  'documents:write': ['chair'],
  'visa-letters:read': ['chair', 'visa-officer', 'read-only'],
  'visa-letters:write': ['visa-officer'],
  'notices:write': ['chair', 'track-chair', 'finance', 'site-editor', 'visa-officer', 'read-only'],
  'audit:read': [],
  'front-ends:read': [],
  'files:read': ['chair', 'track-chair', 'finance', 'site-editor', 'read-only'],
  'samples:write': [],
};

/** Money, decisions, permissions, people and periods. Exports declare it with their kind. */
const SENSITIVE = [
  'DELETE /admin/groups/:id/members/:paymentId',
  'DELETE /admin/samples',
  'DELETE /admin/users/:id',
  'DELETE /admin/users/:id/permissions/:permission',
  'DELETE /admin/users/:id/two-factor',
  'PATCH /admin/users/:id',
  'POST /admin/bulk-emails/:id/send',
  'POST /admin/discount-codes',
  'POST /admin/editions/:id/current',
  'POST /admin/groups/:id/invoice',
  'POST /admin/papers/:id/edit',
  'POST /admin/papers/:id/later-return',
  'POST /admin/papers/:id/rejection',
  'POST /admin/papers/:id/reopening',
  'POST /admin/papers/:id/withdrawal',
  'POST /admin/papers/acts',
  'POST /admin/papers/release',
  'POST /admin/payments/:id/cancel',
  'POST /admin/payments/:id/confirm',
  'POST /admin/payments/:id/country',
  'POST /admin/payments/:id/credit-note',
  'POST /admin/payments/:id/invoices',
  'POST /admin/payments/:id/match',
  'POST /admin/payments/:id/refund',
  'POST /admin/payments/:id/refund-overpayment',
  'POST /admin/payments/:id/reject',
  'POST /admin/payments/:id/unmatch',
  'POST /admin/provider-checks/:id/book-money',
  'POST /admin/provider-checks/:id/book-refund',
  'POST /admin/provider-checks/:id/dismiss',
  'POST /admin/provider-checks/:id/dispute-lost',
  'POST /admin/provider-checks/:id/refund-failed',
  'POST /admin/provider-checks/:id/refund-paid',
  'POST /admin/provider-checks/:id/refund-returned',
  'POST /admin/reconciliation/unlock',
  'POST /admin/refund-batches',
  'POST /admin/refund-batches/:id/approve',
  'POST /admin/refund-batches/:id/export',
  'POST /admin/refunds',
  'POST /admin/refunds/:id/ask',
  'POST /admin/refunds/:id/fail',
  'POST /admin/refunds/:id/send',
  'POST /admin/registrations',
  'POST /admin/statements/:id/confirm',
  'POST /admin/statements/lines/:id/accept',
  'POST /admin/statements/lines/:id/enter',
  'POST /admin/statements/lines/:id/match',
  'POST /admin/statements/lines/:id/refund',
  'POST /admin/transfers/:id/match',
  'POST /admin/transfers/:id/return-to-sender',
  'POST /admin/transfers/:id/unmatch',
  'POST /admin/visa-letters/:id/issue',
  'POST /admin/visa-letters/:id/passport',
  'POST /admin/visa-letters/:id/refuse',
  'POST /admin/waivers/:id/decline',
  'POST /admin/waivers/:id/grant',
  'PUT /admin/payments/:id/package',
  'PUT /admin/refunds/:id/account',
  'PUT /admin/users/:id/permissions/:permission',
  'PUT /admin/waivers/budget',
];

const NO_ID = '00000000-0000-7000-8000-000000000000';

/** A request for each kind of download of the admin area, with the right for it. */
const DOWNLOADS: [Right, object][] = [
  ['people:read', { kind: 'users', format: 'csv' }],
  ['people:write', { kind: 'person-data', userId: NO_ID }],
  ['payments:read', { kind: 'payments', format: 'csv' }],
  ['payments:read', { kind: 'groups', format: 'csv' }],
  ['payments:read', { kind: 'journal', format: 'csv' }],
  ['payments:write', { kind: 'refund-file', id: NO_ID }],
  ['files:read', { kind: 'file', fileId: NO_ID }],
  ['documents:write', { kind: 'document-file', jobId: '01890000-0000-7000-8000-000000000000' }],
  ['documents:write', { kind: 'document-preview', documentKind: 'badge' }],
  ['visa-letters:write', { kind: 'visa-letter-preview', id: NO_ID }],
  ['enquiries:read', { kind: 'applications', format: 'csv' }],
  ['enquiries:read', { kind: 'enquiries', format: 'csv' }],
  ['papers:read', { kind: 'papers', format: 'csv' }],
  ['audit:read', { kind: 'audit', format: 'csv' }],
];

function permissionGives(permission: Permission | 'none', rights: readonly Right[]): Outcome {
  if (permission === 'owner') {
    return rights.some((right) => !OF_OFFICERS.includes(right)) ? served : 403;
  }
  const gives = rights.some((right) => HOLDERS[right].some((holder) => holder === permission));
  return gives ? served : 403;
}

let server: TestApp;
let routes: Route[];
const people = new Map<Caller, Person>();
beforeAll(async () => {
  server = await startTestApp();
  routes = server.app.get(RouteTable, { strict: false }).routes();
  for (const [caller, kind] of Object.entries(CALLERS)) {
    if (kind) people.set(caller as Caller, await server.person(kind));
    // Also a named officer, so that no route is left out.
    if (kind === 'admin') await permit(server, people.get('admin')!, ['owner', 'visa-officer']);
  }
});
afterAll(() => server.stop());

const sessions = new Map<Person, string>();

async function tokenOf(person: Person | undefined): Promise<string | undefined> {
  if (!person) return undefined;
  const tokens = server.app.get(SessionTokens, { strict: false });
  const token =
    sessions.get(person) ?? (await tokens.open(server.dataSource.manager, person.user.id));
  sessions.set(person, token);
  return token;
}

async function callAs(person: Person | undefined, { method, path }: Route): Promise<Answer> {
  const address = path.replace(/:\w+/g, NO_ID);
  const body = ['GET', 'HEAD', 'DELETE'].includes(method) ? undefined : {};
  const answer = await server.call(method, address, { token: await tokenOf(person), body });
  // These routes may end the session.
  if (person && method !== 'GET' && path.startsWith('/auth/')) sessions.delete(person);
  return answer;
}

/** Refused by the policy, or served: with whatever the route itself says to an empty request. */
function outcomeOf({ method }: Route, { status, body }: Answer): string | number {
  // A response to HEAD has no body.
  if (status === 401 && (method === 'HEAD' || body.code === 'UNAUTHENTICATED')) return 401;
  if (status === 403) return 403;
  return status < 500 ? served : `${status} ${body.message}`;
}

describe('the policy of every route', () => {
  it('is declared', () => {
    expect(routes.length).toBeGreaterThan(20);
    expect(routes.filter(({ policy }) => policy === undefined)).toEqual([]);
  });

  it('asks for a recent proof of identity before these acts', () => {
    const sensitive = routes.filter(({ policy }) => policy?.isSensitive);
    expect(sensitive.map(({ method, path }) => `${method} ${path}`).sort()).toEqual(SENSITIVE);
  });

  it('limits what strangers may do more than read, but for logging out', () => {
    const unlimited = routes.filter(
      ({ method, policy }) => policy?.level === 'public' && method !== 'GET' && !policy.limit,
    );
    expect(unlimited.map(({ method, path }) => `${method} ${path}`)).toEqual(['POST /auth/logout']);
  });

  it.each(Object.keys(CALLERS) as Caller[])('holds for: %s', async (caller) => {
    const expected: Record<string, Outcome> = {};
    const actual: Record<string, string | number> = {};
    for (const route of routes) {
      const name = `${route.method} ${route.path}`;
      expected[name] = EXPECTED[route.policy?.level ?? 'admin'][caller];
      actual[name] = outcomeOf(route, await callAs(people.get(caller), route));
    }
    expect(actual).toEqual(expected);
  });
});

describe('the permissions of an admin', () => {
  it.each([...PERMISSIONS, 'none'] as const)('open the routes of: %s', async (permission) => {
    const person = await server.person('admin');
    await permit(server, person, permission === 'none' ? [] : [permission]);
    const expected: Record<string, Outcome> = {};
    const actual: Record<string, string | number> = {};
    for (const route of routes.filter(({ policy }) => policy?.level === 'admin')) {
      const name = `${route.method} ${route.path}`;
      expected[name] = permissionGives(permission, route.policy?.rights ?? []);
      actual[name] = outcomeOf(route, await callAs(person, route));
    }
    expect(Object.keys(actual).length).toBeGreaterThan(80);
    expect(actual).toEqual(expected);
  });

  it.each([...PERMISSIONS, 'none'] as const)('give the downloads of: %s', async (permission) => {
    const person = await server.person('admin');
    await permit(server, person, permission === 'none' ? [] : [permission]);
    const token = await tokenOf(person);
    for (const [right, body] of DOWNLOADS) {
      const { status } = await server.call('POST', '/downloads', { token, body });
      const outcome = status === 403 ? 403 : served;
      expect({ body, outcome }).toEqual({ body, outcome: permissionGives(permission, [right]) });
    }
  });

  it('are the sum of several', async () => {
    const person = await server.person('admin');
    await permit(server, person, ['finance', 'site-editor']);
    const { token } = person;
    expect((await server.call('GET', '/admin/payments', { token })).status).toBe(200);
    expect((await server.call('GET', '/admin/enquiries', { token })).status).toBe(200);
    expect((await server.call('GET', '/admin/papers', { token })).status).toBe(403);
  });

  it('end with their date', async () => {
    const person = await server.person('admin');
    const read = async () =>
      (await server.call('GET', '/admin/users', { token: person.token })).status;
    const set = (end: string) =>
      server.dataSource.query(
        `UPDATE user_permissions SET expires_at = now() + $2::interval WHERE user_id = $1`,
        [person.user.id, end],
      );
    await set('1 hour');
    expect(await read()).toBe(200);
    await set('-1 second');
    expect(await read()).toBe(403);
  });
});
