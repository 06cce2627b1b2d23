import { makePaper, registrationData } from '../../../test/registration-data.js';
import { startTestApp, type TestApp } from '../../../test/test-app.js';

let server: TestApp;
let admin: { token: string; user: { id: string } };
beforeAll(async () => {
  server = await startTestApp();
  admin = await server.person('admin');
});
afterAll(() => server.stop());

const asAdmin = (method: string, path: string, body?: unknown) =>
  server.call(method, `/admin${path}`, { token: admin.token, body });
/** A change by an admin who has seen the account as it was made. */
const change = (id: string, wish: object) =>
  asAdmin('PATCH', `/users/${id}`, { version: 1, ...wish });
const unknown = '01890000-0000-7000-8000-000000000000';

describe('GET /admin/dashboard/stats', () => {
  it('counts people by role, and papers by released status', async () => {
    const { body: before } = await asAdmin('GET', '/dashboard/stats');
    const { user } = await server.person('user');
    await server.person('reviewer');
    await makePaper(server.app, user.id, 'draft');
    await makePaper(server.app, user.id, 'withdrawn');
    await makePaper(server.app, user.id, 'under-review');
    await makePaper(server.app, user.id, 'decision-recorded');
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
  it('finds an account by email, without its secrets', async () => {
    const { user } = await server.person('unverified');
    const { body } = await asAdmin('GET', `/users?q=${user.email.toUpperCase()}`);
    expect(body.items).toEqual([
      { ...user, isDisabled: false, version: 1, createdAt: expect.any(String) },
    ]);
  });

  it('filters by role, verification and access, and counts them', async () => {
    const [{ user }] = await Promise.all([server.person('reviewer'), server.person('unverified')]);
    await change(user.id, { disabled: true });
    const filtered = async (filter: string) =>
      (await asAdmin('GET', `/users?${filter}&limit=100`)).body;
    const { items: reviewers, counts } = await filtered('role=reviewer');
    const { items: unverified } = await filtered('verified=false');
    const { items: disabled } = await filtered('disabled=true');
    for (const item of reviewers) expect(item.role).toBe('reviewer');
    for (const item of unverified) expect(item.isEmailVerified).toBe(false);
    for (const item of disabled) expect(item.isDisabled).toBe(true);
    expect(reviewers).toHaveLength(counts.reviewer);
    expect(unverified).toHaveLength(counts.unverified);
    expect(disabled).toHaveLength(counts.disabled);
    expect(counts.all).toBe(counts.researcher + counts.reviewer + counts.admin);
  });

  it.each(['limit=0', 'limit=501', 'sort=password', 'role=king', 'cursor=x', 'q=a%00b', 'page=2'])(
    'rejects %s',
    async (query) => {
      expect((await asAdmin('GET', `/users?${query}`)).status).toBe(400);
    },
  );

  it('pages through names of any script and length', async () => {
    const lastName = 'ஶ்ரீ'.repeat(50);
    for (const firstName of ['ஆ', 'அ', 'இ']) {
      const { user } = await server.person('user');
      await server.dataSource.query(
        'UPDATE users SET last_name = $2, first_name = $3 WHERE id = $1',
        [user.id, lastName, firstName],
      );
    }
    const query = new URLSearchParams({ q: lastName, sort: 'name', limit: '1' });
    const names: string[] = [];
    for (let cursor: string | null = ''; cursor !== null;) {
      const { body } = await asAdmin(
        'GET',
        `/users?${query.toString()}${cursor && `&cursor=${cursor}`}`,
      );
      names.push(body.items[0].firstName);
      cursor = body.nextCursor;
    }
    expect(names).toEqual(['அ', 'ஆ', 'இ']);
  });
});

describe('GET /admin/users/{id}', () => {
  it('shows the records of an account, the newest first', async () => {
    const { user, token } = await server.person('user');
    const older = await makePaper(server.app, user.id, 'accepted');
    const newer = await makePaper(server.app, user.id, 'decision-recorded');
    const { data } = (
      await server.call('POST', '/payments/manual-registration', {
        token,
        body: registrationData(),
      })
    ).body;
    await server.call('POST', '/auth/forgot-password', { body: { email: user.email } });
    const { status, body } = await asAdmin('GET', `/users/${user.id}`);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      ...user,
      isDisabled: false,
      version: 1,
      registrations: [
        {
          id: data.id,
          isSettled: false,
          packageName: expect.stringContaining(' '),
          payment: { reference: data.merchantReference, state: 'awaiting-payment', amount: 50 },
        },
      ],
      papers: [
        { id: newer, title: 'Radio and its machines', status: 'decision-recorded' },
        { id: older, status: 'accepted' },
      ],
      sessions: [{ isCurrent: false }],
      emails: [
        { kind: 'password-reset', state: 'queued', sentAt: null, reason: null },
        { kind: 'registration-received' },
      ],
      counts: { registrations: 1, papers: 2, sessions: 1, emails: 2 },
    });
  });

  it('shows the newest fifty, and counts all', async () => {
    const { user } = await server.person('user');
    await server.dataSource.query(
      `INSERT INTO sessions (id, token_id, user_id, created_at, last_seen_at)
       SELECT gen_random_uuid(), gen_random_uuid(), $1, now(), now() FROM generate_series(1, 59)`,
      [user.id],
    );
    const { body } = await asAdmin('GET', `/users/${user.id}`);
    expect(body.sessions).toHaveLength(50);
    expect(body.counts.sessions).toBe(60);
  });

  it("shows live sessions: an admin's ends after hours, others after days", async () => {
    const [other, user] = [await server.person('admin'), await server.person('user')];
    await server.dataSource.query(
      `UPDATE sessions SET created_at = created_at - interval '13 hours' WHERE user_id IN ($1, $2)`,
      [other.user.id, user.user.id],
    );
    const sessions = async (id: string) => (await asAdmin('GET', `/users/${id}`)).body.sessions;
    expect(await sessions(other.user.id)).toEqual([]);
    expect(await sessions(user.user.id)).toHaveLength(1);
    expect(await sessions(admin.user.id)).toMatchObject([{ isCurrent: true }]);
  });

  it("keeps a decision on an admin's own paper from them until it is released", async () => {
    await makePaper(server.app, admin.user.id, 'decision-recorded');
    const { body } = await asAdmin('GET', `/users/${admin.user.id}`);
    expect(body.papers).toMatchObject([{ status: 'under-review' }]);
  });

  it('returns 404 for an unknown id', async () => {
    expect((await asAdmin('GET', `/users/${unknown}`)).status).toBe(404);
  });
});
