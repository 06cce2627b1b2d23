import { permit, type Person } from '../../../test/people.js';
import { startTestApp, type TestApp } from '../../../test/test-app.js';

let server: TestApp;
let owner: Person;
beforeAll(async () => {
  server = await startTestApp();
  owner = await server.person('admin');
});
afterAll(() => server.stop());

const permissionsOf = (id: string, rest = '') => `/admin/users/${id}/permissions${rest}`;

const grant = (id: string, permission: string, expiresAt: string | null = null, by = owner) =>
  server.call('PUT', permissionsOf(id, `/${permission}`), { token: by.token, body: { expiresAt } });

const grantTopics = (id: string, topics: string[], permission = 'track-chair') =>
  server.call('PUT', permissionsOf(id, `/${permission}`), {
    token: owner.token,
    body: { expiresAt: null, topics },
  });

const revoke = (id: string, permission: string, by = owner) =>
  server.call('DELETE', permissionsOf(id, `/${permission}`), { token: by.token });

const auditOf = (id: string) =>
  server.dataSource.query<object[]>(
    `SELECT actor_id, action, before_state, after_state FROM audit_entries
      WHERE subject_id = $1 AND action LIKE 'user.permission%' ORDER BY id`,
    [id],
  );

it('are granted and revoked, each with an audit entry', async () => {
  const { user, token } = await server.person('admin');
  expect((await grant(user.id, 'finance')).body.permissions).toEqual([
    { permission: 'finance', topics: [], tracks: [], expiresAt: null },
    { permission: 'owner', topics: [], tracks: [], expiresAt: null },
  ]);
  // A repeat changes nothing.
  await grant(user.id, 'finance');
  await revoke(user.id, 'owner');
  await revoke(user.id, 'owner');
  expect((await server.call('GET', '/admin/payments', { token })).status).toBe(200);
  expect((await server.call('GET', '/admin/papers', { token })).status).toBe(403);
  const by = { actor_id: owner.user.id };
  expect(await auditOf(user.id)).toEqual([
    { ...by, action: 'user.permission-granted', before_state: null, after_state: 'finance' },
    { ...by, action: 'user.permission-revoked', before_state: 'owner', after_state: null },
  ]);
});

it('end on their date', async () => {
  const { user, token } = await server.person('admin');
  await permit(server, { user } as Person, []);
  const end = new Date(server.clock.now().getTime() + 60_000).toISOString();
  const { body } = await grant(user.id, 'chair', end);
  expect(body.permissions).toEqual([
    { permission: 'chair', topics: [], tracks: [], expiresAt: end },
  ]);
  const papers = async () => (await server.call('GET', '/admin/papers', { token })).status;
  expect(await papers()).toBe(200);
  server.clock.advance(61_000);
  expect(await papers()).toBe(403);
});

it('are not granted to oneself, nor to accounts without the role', async () => {
  const { user } = await server.person('reviewer');
  expect(await grant(owner.user.id, 'finance')).toMatchObject({ status: 403 });
  expect(await grant(user.id, 'finance')).toMatchObject({
    status: 409,
    body: { message: expect.stringContaining('Make this account an admin first') },
  });
  const other = await server.person('admin');
  expect((await grant(other.user.id, 'owner', '2030-01-01T00:00:00.000Z')).status).toBe(400);
});

it('of a track chair have topics, which the next grant replaces', async () => {
  const { user } = await server.person('admin');
  await permit(server, { user } as Person, []);
  const of = (...topics: string[]) => [
    { permission: 'track-chair', topics, tracks: [], expiresAt: null },
  ];
  const asked = await grantTopics(user.id, ['Radio', 'Archives', 'Radio']);
  expect(asked.body.permissions).toEqual(of('Archives', 'Radio'));
  const next = await grantTopics(user.id, ['Radio', 'Film']);
  expect(next.body.permissions).toEqual(of('Film', 'Radio'));
  // A repeat changes nothing.
  await grantTopics(user.id, ['Radio', 'Film']);
  const entries = await server.dataSource.query<{ fields: string[] }[]>(
    `SELECT fields FROM audit_entries WHERE subject_id = $1 AND action = 'user.permission-granted'`,
    [user.id],
  );
  expect(entries).toEqual([{ fields: ['topics'] }, { fields: ['topics'] }]);
  expect(await grantTopics(user.id, [])).toMatchObject({
    status: 400,
    body: { message: 'Choose the topics of this track chair.' },
  });
  expect((await grantTopics(user.id, ['Radio'], 'chair')).status).toBe(400);
  expect((await revoke(user.id, 'track-chair')).body.permissions).toEqual([]);
});

describe('of a desk', () => {
  const lastDay = (day: string) =>
    server.dataSource.query(
      `UPDATE editions SET document = jsonb_set(document, '{dates}', (
         SELECT jsonb_agg(CASE WHEN date ->> 'key' LIKE 'forum-%'
                  THEN date || jsonb_build_object('day', $1::text) ELSE date END)
           FROM jsonb_array_elements(document -> 'dates') date))`,
      [day],
    );
  const day = (later: number) =>
    new Date(server.clock.now().getTime() + later * 86_400_000).toISOString().slice(0, 10);
  const endOf = async (id: string) => {
    const { body } = await server.call('GET', permissionsOf(id), owner);
    return (body.permissions as { expiresAt: string }[])[0]?.expiresAt.slice(0, 10) ?? '';
  };

  it('end with the last day of the conference, also when it was moved, and not for another edition', async () => {
    const { user, token } = await server.person('admin');
    await permit(server, { user } as Person, []);
    await lastDay(day(2));
    await grant(user.id, 'check-in');
    expect([day(2), day(3)]).toContain(await endOf(user.id));
    await lastDay(day(5));
    expect([day(5), day(6)]).toContain(await endOf(user.id));

    const search = async () => (await server.call('GET', '/admin/check-in', { token })).status;
    expect(await search()).toBe(200);
    await lastDay(day(-2));
    expect(await search()).toBe(403);
  });

  it('end earlier where a last day was given, and are not granted once the conference is over', async () => {
    const { user } = await server.person('admin');
    await permit(server, { user } as Person, []);
    await lastDay(day(5));
    await grant(user.id, 'check-in', `${day(2)}T12:00:00.000Z`);
    expect(await endOf(user.id)).toBe(day(2));
    await grant(user.id, 'check-in', `${day(9)}T12:00:00.000Z`);
    expect([day(5), day(6)]).toContain(await endOf(user.id));

    await lastDay(day(-2));
    const other = await server.person('admin');
    expect(await grant(other.user.id, 'check-in')).toMatchObject({
      status: 409,
      body: { message: expect.stringContaining('which is over') },
    });
  });
});

it('are granted by owners only', async () => {
  const [chair, other] = [await server.person('admin'), await server.person('admin')];
  await permit(server, chair, ['chair', 'finance']);
  expect((await grant(other.user.id, 'chair', null, chair)).status).toBe(403);
  expect((await grant(chair.user.id, 'owner', null, chair)).status).toBe(403);
  expect((await revoke(other.user.id, 'owner', chair)).status).toBe(403);
});

describe('the last owner', () => {
  it('stays, also when two owners revoke each other’s permission', async () => {
    const [a, b] = [await server.person('admin'), await server.person('admin')];
    await server.dataSource.query('DELETE FROM user_permissions WHERE user_id <> ALL ($1)', [
      [a.user.id, b.user.id],
    ]);
    const answers = await Promise.all([
      revoke(a.user.id, 'owner', b),
      revoke(b.user.id, 'owner', a),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, expect.any(Number)]);
    const owners = `SELECT user_id AS id FROM user_permissions WHERE permission = 'owner'`;
    const [last, ...others] = await server.dataSource.query<{ id: string }[]>(owners);
    expect(others).toEqual([]);
    const keeper = last?.id === a.user.id ? a : b;
    expect(await revoke(keeper.user.id, 'owner', keeper)).toMatchObject({
      status: 409,
      body: { code: 'LAST_OWNER' },
    });
  });
});
