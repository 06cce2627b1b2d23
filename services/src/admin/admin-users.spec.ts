import { makePaper } from '../../test/registration-data.js';
import { startTestApp, type TestApp } from '../../test/test-app.js';

let server: TestApp;
let admin: { token: string; user: { id: string } };
beforeAll(async () => {
  server = await startTestApp();
  admin = await server.person('admin');
});
afterAll(() => server.stop());

const asAdmin = (method: string, path: string, body?: unknown) =>
  server.call(method, `/admin${path}`, { token: admin.token, body });

describe('GET /admin/dashboard/stats', () => {
  it('counts people by role, and papers by what is released of them', async () => {
    const { body: before } = await asAdmin('GET', '/dashboard/stats');
    const { user } = await server.person('user');
    await server.person('reviewer');
    await makePaper(server.app, user.id, 'draft');
    await makePaper(server.app, user.id, 'withdrawn');
    await makePaper(server.app, user.id, 'under-review');
    await makePaper(server.app, user.id, 'decided');
    await makePaper(server.app, user.id, 'accepted');
    await makePaper(server.app, user.id, 'desk-rejected');
    const { users, papers } = before.data as Record<string, Record<string, number>>;
    const { body } = await asAdmin('GET', '/dashboard/stats');
    expect(body).toEqual({
      data: {
        users: {
          total: (users?.['total'] ?? 0) + 2,
          researchers: (users?.['researchers'] ?? 0) + 1,
          reviewers: (users?.['reviewers'] ?? 0) + 1,
          admins: users?.['admins'],
        },
        papers: {
          total: (papers?.['total'] ?? 0) + 4,
          pending: (papers?.['pending'] ?? 0) + 2,
          accepted: (papers?.['accepted'] ?? 0) + 1,
          rejected: (papers?.['rejected'] ?? 0) + 1,
        },
      },
    });
  });
});

describe('GET /admin/users', () => {
  it('finds a person by e-mail and tells no secret of theirs', async () => {
    const { user } = await server.person('unverified');
    const { body } = await asAdmin('GET', `/users?q=${user.email.toUpperCase()}`);
    expect(body.items).toEqual([{ ...user, isDisabled: false, createdAt: expect.any(String) }]);
  });

  it('filters by role and verification', async () => {
    await Promise.all([server.person('reviewer'), server.person('unverified')]);
    const reviewers = await asAdmin('GET', '/users?role=reviewer&limit=100');
    const unverified = await asAdmin('GET', '/users?verified=false&limit=100');
    for (const item of reviewers.body.items) expect(item.role).toBe('reviewer');
    expect(reviewers.body.items).toHaveLength(reviewers.body.counts.reviewer);
    for (const item of unverified.body.items) expect(item.isEmailVerified).toBe(false);
  });
});

describe('PATCH /admin/users/{id}', () => {
  it('changes a role at once', async () => {
    const { user } = await server.person('user');
    const answer = await asAdmin('PATCH', `/users/${user.id}`, { role: 'reviewer' });
    expect(answer).toMatchObject({ status: 200, body: { id: user.id, role: 'reviewer' } });
  });

  it('disables an account: its session is dead at the next request', async () => {
    const { user, token } = await server.person('user');
    const answer = await asAdmin('PATCH', `/users/${user.id}`, { disabled: true });
    expect(answer.body.isDisabled).toBe(true);
    const me = await server.call('GET', '/auth/me', { token });
    expect(me).toMatchObject({ status: 200, body: {} });
    expect(me.body.user).toBeUndefined();
  });

  it.each([{ role: 'researcher' }, { disabled: true }])(
    'leaves the last admin: %j',
    async (change) => {
      const answer = await asAdmin('PATCH', `/users/${admin.user.id}`, change);
      expect(answer).toMatchObject({ status: 409, body: { code: 'LAST_ADMIN' } });
    },
  );

  it.each([{}, { role: 'king' }, { disabled: 'yes' }, { role: 'admin', password: 'x' }])(
    'refuses %j',
    async (change) => {
      const { user } = await server.person('user');
      expect((await asAdmin('PATCH', `/users/${user.id}`, change)).status).toBe(400);
    },
  );

  it('answers 404 for an unknown id', async () => {
    const unknown = '01890000-0000-7000-8000-000000000000';
    expect((await asAdmin('PATCH', `/users/${unknown}`, { role: 'admin' })).status).toBe(404);
  });
});
