import { startTestApp, type TestApp } from '../../../test/test-app.js';
import { newId } from '../../platform/core/new-id.js';

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

describe('PATCH /admin/users/{id}', () => {
  it('changes a role', async () => {
    const { user } = await server.person('user');
    const answer = await change(user.id, { role: 'reviewer' });
    expect(answer).toMatchObject({
      status: 200,
      body: { id: user.id, role: 'reviewer', version: 2 },
    });
  });

  it('disables an account and ends its sessions', async () => {
    const { user, token } = await server.person('user');
    const answer = await change(user.id, { disabled: true });
    expect(answer.body.isDisabled).toBe(true);
    const me = await server.call('GET', '/auth/me', { token });
    expect(me).toMatchObject({ status: 200, body: {} });
    expect(me.body.user).toBeUndefined();
  });

  it('returns 409 with the current values when another admin changed the account', async () => {
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

  it('requires confirmation for the admin’s own account', async () => {
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
    'keeps the last admin: %j',
    async (wish) => {
      await server.dataSource.query(
        `UPDATE users SET is_disabled = true WHERE role = 'admin' AND id <> $1`,
        [admin.user.id],
      );
      const answer = await change(admin.user.id, { ...wish, confirmSelf: true });
      expect(answer).toMatchObject({ status: 409, body: { code: 'LAST_OWNER' } });
    },
  );

  it.each([
    {},
    { role: 'king' },
    { disabled: 'yes' },
    { role: 'admin', password: 'x' },
    { role: 'admin', version: 0 },
    { role: 'admin', version: undefined },
  ])('rejects %j', async (wish) => {
    const { user } = await server.person('user');
    expect((await change(user.id, wish)).status).toBe(400);
  });

  it('returns 404 for an unknown id', async () => {
    expect((await change(unknown, { role: 'admin' })).status).toBe(404);
  });
});

describe('POST /admin/users/{id}/resend-verification', () => {
  it('sends a new code, once for one key', async () => {
    const { user } = await server.person('unverified');
    const headers = { 'idempotency-key': newId() };
    const path = `/admin/users/${user.id}/resend-verification`;
    const resend = () => server.call('POST', path, { token: admin.token, headers });
    expect((await resend()).status).toBe(200);
    expect((await resend()).status).toBe(200);
    const { body } = await asAdmin('GET', `/users/${user.id}`);
    expect(body.emails).toMatchObject([{ kind: 'verification-code' }]);
  });

  it('rejects verified and unknown accounts', async () => {
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
  it('ends all sessions of an account, and records it in the audit log', async () => {
    const { user, token } = await server.person('user');
    expect((await asAdmin('DELETE', `/users/${user.id}/sessions`)).status).toBe(200);
    expect((await server.call('GET', '/auth/me', { token })).body.user).toBeUndefined();
    const { body } = await asAdmin('GET', `/audit?subject=${user.id}`);
    expect(body.items).toMatchObject([
      { action: 'user.sessions-ended', actor: { id: admin.user.id } },
    ]);
    expect((await asAdmin('DELETE', `/users/${unknown}/sessions`)).status).toBe(404);
  });

  it('ends one of them, and none of another account', async () => {
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

  it('requires confirmation for the admin’s own sessions', async () => {
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
