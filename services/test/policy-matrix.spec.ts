import type { AccessLevel } from '../src/platform/http/policy/access.js';
import { RouteTable, type Route } from '../src/platform/http/policy/route-table.js';
import { SessionTokens } from '../src/identity/sessions/session-tokens.js';
import type { Answer } from './call.js';
import type { Kind, Person } from './people.js';
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

let server: TestApp;
let routes: Route[];
const people = new Map<Caller, Person>();
beforeAll(async () => {
  server = await startTestApp();
  routes = server.app.get(RouteTable, { strict: false }).routes();
  for (const [caller, kind] of Object.entries(CALLERS)) {
    if (kind) people.set(caller as Caller, await server.person(kind));
  }
});
afterAll(() => server.stop());

/** A new session for each call: one of the routes ends it. */
async function tokenOf(caller: Caller): Promise<string | undefined> {
  const person = people.get(caller);
  const tokens = server.app.get(SessionTokens, { strict: false });
  return person && tokens.open(server.dataSource.manager, person.user.id);
}

async function callAs(caller: Caller, { method, path }: Route): Promise<Answer> {
  const address = path.replace(/:\w+/g, '00000000-0000-7000-8000-000000000000');
  const body = ['GET', 'HEAD', 'DELETE'].includes(method) ? undefined : {};
  return server.call(method, address, { token: await tokenOf(caller), body });
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
      actual[name] = outcomeOf(route, await callAs(caller, route));
    }
    expect(actual).toEqual(expected);
  });
});
