import { makePaper, registrationData } from '../../test/registration-data.js';
import { startTestApp, type TestApp } from '../../test/test-app.js';
import { newId } from '../common/new-id.js';

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
    expect(body.items).toEqual([
      { ...user, isDisabled: false, version: 1, createdAt: expect.any(String) },
    ]);
  });

  it('filters by role, verification and being disabled, and counts them', async () => {
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

  it.each(['limit=0', 'limit=101', 'sort=password', 'role=king', 'cursor=x', 'q=a%00b', 'page=2'])(
    'refuses %s',
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
  it('tells what a person has, the newest first', async () => {
    const { user, token } = await server.person('user');
    const older = await makePaper(server.app, user.id, 'accepted');
    const newer = await makePaper(server.app, user.id, 'decided');
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
          reference: data.merchantReference,
          state: 'announced',
          packageName: expect.stringContaining(' '),
          amount: 50,
        },
      ],
      papers: [
        { id: newer, title: 'Radio and its machines', status: 'decided' },
        { id: older, status: 'accepted' },
      ],
      sessions: [{ isCurrent: false }],
      mails: [
        { kind: 'password-reset', state: 'queued', sentAt: null, reason: null },
        { kind: 'registration-received' },
      ],
      counts: { registrations: 1, papers: 2, sessions: 1, mails: 2 },
    });
  });

  it('shows the newest fifty, and counts all', async () => {
    const { user } = await server.person('user');
    await server.dataSource.query(
      `INSERT INTO sessions (id, user_id, created_at, last_seen_at)
       SELECT gen_random_uuid(), $1, now(), now() FROM generate_series(1, 59)`,
      [user.id],
    );
    const { body } = await asAdmin('GET', `/users/${user.id}`);
    expect(body.sessions).toHaveLength(50);
    expect(body.counts.sessions).toBe(60);
  });

  it('tells sessions that live: fewer hours of an admin than days of the others', async () => {
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
    await makePaper(server.app, admin.user.id, 'decided');
    const { body } = await asAdmin('GET', `/users/${admin.user.id}`);
    expect(body.papers).toMatchObject([{ status: 'under-review' }]);
  });

  it('answers 404 for an unknown id', async () => {
    expect((await asAdmin('GET', `/users/${unknown}`)).status).toBe(404);
  });
});

describe('PATCH /admin/users/{id}', () => {
  it('changes a role at once', async () => {
    const { user } = await server.person('user');
    const answer = await change(user.id, { role: 'reviewer' });
    expect(answer).toMatchObject({
      status: 200,
      body: { id: user.id, role: 'reviewer', version: 2 },
    });
  });

  it('disables an account: its session is dead at the next request', async () => {
    const { user, token } = await server.person('user');
    const answer = await change(user.id, { disabled: true });
    expect(answer.body.isDisabled).toBe(true);
    const me = await server.call('GET', '/auth/me', { token });
    expect(me).toMatchObject({ status: 200, body: {} });
    expect(me.body.user).toBeUndefined();
  });

  it('tells the second of two admins what the first has done, and changes nothing', async () => {
    const { user } = await server.person('user');
    const answers = await Promise.all([
      change(user.id, { role: 'reviewer' }),
      change(user.id, { disabled: true }),
    ]);
    const [first, second] = answers.sort((a, b) => a.status - b.status);
    expect(first?.status).toBe(200);
    const { role, isDisabled, version } = first?.body ?? {};
    expect(second).toMatchObject({
      status: 409,
      body: { code: 'CHANGED_MEANWHILE', current: { role, isDisabled, version } },
    });
    const { body } = await asAdmin('GET', `/users/${user.id}`);
    expect(body).toMatchObject({ role, isDisabled, version: 2 });
  });

  it('asks before one changes oneself', async () => {
    const other = await server.person('admin');
    const own = (body: object) =>
      server.call('PATCH', `/admin/users/${other.user.id}`, {
        token: other.token,
        body: { role: 'researcher', version: 1, ...body },
      });
    expect(await own({})).toMatchObject({ status: 409, body: { code: 'OWN_ACCOUNT' } });
    expect(await own({ confirmSelf: true })).toMatchObject({
      status: 200,
      body: { role: 'researcher' },
    });
  });

  it.each([{ role: 'researcher' }, { disabled: true }])(
    'leaves the last admin: %j',
    async (wish) => {
      await server.dataSource.query(
        `UPDATE users SET is_disabled = true WHERE role = 'admin' AND id <> $1`,
        [admin.user.id],
      );
      const answer = await change(admin.user.id, { ...wish, confirmSelf: true });
      expect(answer).toMatchObject({ status: 409, body: { code: 'LAST_ADMIN' } });
    },
  );

  it.each([
    {},
    { role: 'king' },
    { disabled: 'yes' },
    { role: 'admin', password: 'x' },
    { role: 'admin', version: 0 },
    { role: 'admin', version: undefined },
  ])('refuses %j', async (wish) => {
    const { user } = await server.person('user');
    expect((await change(user.id, wish)).status).toBe(400);
  });

  it('answers 404 for an unknown id', async () => {
    expect((await change(unknown, { role: 'admin' })).status).toBe(404);
  });
});

describe('POST /admin/users/{id}/resend-verification', () => {
  it('mails a new code, once for one key', async () => {
    const { user } = await server.person('unverified');
    const headers = { 'idempotency-key': newId() };
    const path = `/admin/users/${user.id}/resend-verification`;
    const resend = () => server.call('POST', path, { token: admin.token, headers });
    expect((await resend()).status).toBe(200);
    expect((await resend()).status).toBe(200);
    const { body } = await asAdmin('GET', `/users/${user.id}`);
    expect(body.mails).toMatchObject([{ kind: 'verification-code' }]);
  });

  it('refuses the verified and the unknown', async () => {
    const { user } = await server.person('user');
    const resend = (id: string) => asAdmin('POST', `/users/${id}/resend-verification`);
    expect(await resend(user.id)).toMatchObject({
      status: 409,
      body: { code: 'EMAIL_ALREADY_VERIFIED' },
    });
    expect((await resend(unknown)).status).toBe(404);
  });
});

describe('DELETE /admin/users/{id}/sessions', () => {
  it('signs a person out everywhere, and says so in the audit', async () => {
    const { user, token } = await server.person('user');
    expect((await asAdmin('DELETE', `/users/${user.id}/sessions`)).status).toBe(200);
    expect((await server.call('GET', '/auth/me', { token })).body.user).toBeUndefined();
    const entries = await server.dataSource.query(
      'SELECT action, actor_id FROM audit_entries WHERE subject_id = $1',
      [user.id],
    );
    expect(entries).toContainEqual({ action: 'user.sessions-ended', actor_id: admin.user.id });
    expect((await asAdmin('DELETE', `/users/${unknown}/sessions`)).status).toBe(404);
  });

  it('ends one of them, and none of somebody else', async () => {
    const [{ user, token }, other] = [await server.person('user'), await server.person('user')];
    const { body } = await asAdmin('GET', `/users/${user.id}`);
    const [session] = body.sessions;
    expect(session).toMatchObject({ device: null, isCurrent: false });
    const end = (id: string) => asAdmin('DELETE', `/users/${id}/sessions/${session.id}`);
    expect((await end(other.user.id)).status).toBe(404);
    expect((await end(user.id)).status).toBe(200);
    expect((await server.call('GET', '/auth/me', { token })).body.user).toBeUndefined();
    expect((await end(user.id)).status).toBe(404);
  });

  it('asks before one signs oneself out', async () => {
    const { user, token } = await server.person('admin');
    const path = `/admin/users/${user.id}/sessions`;
    expect(await server.call('DELETE', path, { token })).toMatchObject({
      status: 409,
      body: { code: 'OWN_ACCOUNT' },
    });
    expect((await server.call('DELETE', `${path}?confirmSelf=true`, { token })).status).toBe(200);
    expect((await server.call('GET', '/admin/users', { token })).status).toBe(401);
  });
});
