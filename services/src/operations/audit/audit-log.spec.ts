import { parseCsvObjects } from 'hucre/csv';
import { auditRows } from '../../../test/admin-reads.js';
import { download } from '../../../test/download.js';
import type { Person } from '../../../test/people.js';
import { startTestApp, type TestApp } from '../../../test/test-app.js';
import { MINUTE } from '../../platform/core/time.js';

let server: TestApp;
let admin: Person;
let reader: Person;
let user: Person['user'];
/** Between the first change and the second. */
let between: string;
beforeAll(async () => {
  server = await startTestApp();
  reader = await server.person('admin');
  admin = await server.person('admin');
  user = (await server.person('user')).user;
  await change({ role: 'reviewer', version: 1 });
  server.clock.advance(MINUTE);
  between = server.clock.now().toISOString();
  server.clock.advance(MINUTE);
  await change({ disabled: true, version: 2 });
});
afterAll(() => server.stop());

const change = (body: object) =>
  server.call('PATCH', `/admin/users/${user.id}`, { token: admin.token, body });

const list = (query: Record<string, string> = {}) =>
  server.call('GET', `/admin/audit?${new URLSearchParams(query).toString()}`, {
    token: reader.token,
  });
const actions = async (query: Record<string, string>) => {
  const items: { action: string }[] = (await list(query)).body.items;
  return items.map(({ action }) => action);
};

describe('GET /admin/audit', () => {
  it('tells who did what to whom and when, the newest first', async () => {
    const { status, body } = await list({ subject: user.id });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      items: [
        { action: 'user.disabled', fields: ['isDisabled'], before: null, after: null },
        {
          at: expect.any(String),
          actor: { id: admin.user.id, name: 'Ada Okafor' },
          action: 'user.role-changed',
          subject: { type: 'user', id: user.id, name: 'Ada Okafor' },
          fields: ['role'],
          before: 'researcher',
          after: 'reviewer',
          requestId: expect.any(String),
        },
      ],
      nextCursor: null,
    });
  });

  it('tells names as they are now', async () => {
    await server.dataSource.query(`UPDATE users SET first_name = 'Chidi' WHERE id = $1`, [user.id]);
    const { body } = await list({ subject: user.id });
    expect(body.items[0].subject.name).toBe('Chidi Okafor');
  });

  it('filters by who, what, on what, and when', async () => {
    const both = ['user.disabled', 'user.role-changed'];
    const subject = user.id;
    expect(await actions({ actor: admin.user.id })).toEqual(both);
    expect(await actions({ q: admin.user.email })).toEqual(both);
    expect(await actions({ q: user.email })).toEqual([]);
    expect(await actions({ subject, subjectType: 'user' })).toEqual(both);
    expect(await actions({ subject, subjectType: 'payment' })).toEqual([]);
    expect(await actions({ subject, action: 'user.disabled' })).toEqual(['user.disabled']);
    expect(await actions({ subject, from: between })).toEqual(['user.disabled']);
    expect(await actions({ subject, to: between })).toEqual(['user.role-changed']);
    expect(await actions({ subject, sort: 'at' })).toEqual([...both].reverse());
  });

  it('pages by key, in both directions', async () => {
    for (const sort of ['at', '-at']) {
      const query = { subject: user.id, sort, limit: '1' };
      const first = await list(query);
      const second = await list({ ...query, cursor: first.body.nextCursor });
      expect(first.body.items[0].id).not.toBe(second.body.items[0].id);
      expect(second.body.nextCursor).toBeNull();
    }
  });

  it.each<Record<string, string>>([
    { actor: 'x' },
    { from: 'yesterday' },
    { sort: 'actor' },
    { cursor: 'WyJhdCJd' },
  ])('refuses %j', async (query) => {
    expect((await list(query)).status).toBe(400);
  });

  it('says what there is to filter by', async () => {
    const { body } = await server.call('GET', '/admin/audit/filters', { token: reader.token });
    const rows = await auditRows(server, reader.token, {});
    const sorted = (values: string[]) => [...new Set(values)].sort();
    expect(body.actions).toContain('user.role-changed');
    expect(body).toEqual({
      actions: sorted(rows.map(({ action }) => action)),
      subjectTypes: sorted(rows.map(({ subject }) => subject.type)),
      archivedBefore: null,
    });
  });

  it('is a file as well', async () => {
    const body = { kind: 'audit', format: 'csv', subject: user.id, sort: 'at' };
    const { data } = parseCsvObjects(await (await download(server, reader.token, body)).text());
    expect(data).toMatchObject([
      { What: 'user.role-changed', Who: 'Ada Okafor', Before: 'researcher', After: 'reviewer' },
      { What: 'user.disabled', Fields: 'isDisabled' },
    ]);
  });
});
