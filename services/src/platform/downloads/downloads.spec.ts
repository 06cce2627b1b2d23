import { auditRows } from '../../../test/admin-reads.js';
import { download } from '../../../test/download.js';
import type { Person } from '../../../test/people.js';
import { countStatements, recordedStatements } from '../../../test/recorded-statements.js';
import { startTestApp, type TestApp } from '../../../test/test-app.js';
import { SECOND } from '../core/time.js';
import { newId } from '../core/new-id.js';
import { UsersService } from '../../identity/accounts/users.service.js';

let server: TestApp;
let admin: Person;
beforeAll(async () => {
  server = await startTestApp();
  admin = await server.person('admin');
});
afterAll(() => server.stop());

const request = { kind: 'users', format: 'csv' };

const ask = (token: string, body: unknown = request) =>
  server.call('POST', '/downloads', { token, body });

async function link(token = admin.token): Promise<string> {
  const { status, body } = await ask(token);
  expect(status).toBe(201);
  return String(body.url).replace('/api/v1', '');
}
const follow = (path: string) => server.call('GET', path);

describe('a link to a download', () => {
  it('gives an attachment that no page shows', async () => {
    const answer = await follow(await link());
    expect(answer.status).toBe(200);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': expect.stringMatching(/^attachment; filename="users-\d{4}-.*csv"/),
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
      'cache-control': 'no-store',
    });
  });

  it('works once', async () => {
    const path = await link();
    const answers = await Promise.all([follow(path), follow(path), follow(path)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404, 404]);
  });

  it('works for a minute', async () => {
    const [early, late] = [await link(), await link()];
    server.clock.advance(59 * SECOND);
    expect((await follow(early)).status).toBe(200);
    server.clock.advance(2 * SECOND);
    expect((await follow(late)).status).toBe(404);
  });

  it('dies with the session of who asked', async () => {
    const other = await server.person('admin');
    const path = await link(other.token);
    await server.call('POST', '/auth/logout', { token: other.token });
    expect((await follow(path)).status).toBe(404);
  });

  it('asks for the role again', async () => {
    const other = await server.person('admin');
    const path = await link(other.token);
    await server.dataSource.query(`UPDATE users SET role = 'reviewer' WHERE id = $1`, [
      other.user.id,
    ]);
    expect((await follow(path)).status).toBe(403);
    expect(await auditRows(server, admin.token, { actor: other.user.id })).toEqual([]);
  });

  it('is used up by a refusal', async () => {
    const other = await server.person('admin');
    const path = await link(other.token);
    const becomes = (role: string) =>
      server.dataSource.query('UPDATE users SET role = $2 WHERE id = $1', [other.user.id, role]);
    await becomes('reviewer');
    expect((await follow(path)).status).toBe(403);
    await becomes('admin');
    expect((await follow(path)).status).toBe(404);
  });

  it('asks for the ticket and its owner in one statement', async () => {
    let path = '';
    expect(await countStatements(async () => (path = await link()))).toBe(1);
    const statements = await recordedStatements(async () => {
      expect((await follow(path)).status).toBe(200);
    });
    const [use, audit] = statements.map(({ text }) => text);
    expect(use).toContain('delete from "download_tickets"');
    expect(use).toContain('join "users"');
    expect(audit).toContain('insert into "audit_entries"');
  });

  it('is nowhere in the database', async () => {
    const secret = (await link()).split('/').at(-1) ?? '';
    const rows = await server.dataSource.query(
      `SELECT encode(id, 'escape') || encode(id, 'base64') || request AS row FROM download_tickets`,
    );
    expect(rows.length).toBeGreaterThan(0);
    expect(JSON.stringify(rows)).not.toContain(secret.slice(0, 20));
  });

  it('is told by the audit when it is followed', async () => {
    const other = await server.person('admin');
    await follow(await link(other.token));
    expect(await auditRows(server, admin.token, { actor: other.user.id })).toMatchObject([
      { action: 'list.downloaded', subject: { type: 'list', id: 'users' } },
    ]);
  });

  it.each(['user', 'reviewer'] as const)('to a list is not for a %s', async (kind) => {
    const { token } = await server.person(kind);
    expect(await ask(token)).toMatchObject({ status: 403, body: { code: 'FORBIDDEN' } });
  });

  it.each([
    {},
    { kind: 'passwords', format: 'csv' },
    { kind: 'users', format: 'exe' },
    { kind: 'users', format: 'csv', sort: 'password' },
    { kind: 'users', format: 'csv', limit: 5 },
    { kind: 'users', format: 'csv', q: 'a\0b' },
  ])('is not given for %j', async (body) => {
    expect((await ask(admin.token, body)).status).toBe(400);
  });

  it('to a file that is not there is not given', async () => {
    const body = { kind: 'file', fileId: newId() };
    expect((await ask(admin.token, body)).status).toBe(404);
  });
});

describe('what people typed', () => {
  it.each(['=1+1', '+1', '-1', '@SUM(1)', '\t=1', ' =1', '＝1+1', '|calc'])(
    'starts no formula: %j',
    async (lastName) => {
      const organization = `Institute ${newId()}`;
      await server.dataSource.transaction((tx) =>
        server.app.get(UsersService).create(tx, {
          email: `${newId()}@example.org`,
          firstName: 'Ada, "the" first',
          lastName,
          organization,
          passwordHash: 'none',
        }),
      );
      const body = { ...request, q: organization };
      const answer = await download(server, admin.token, body);
      const bytes = Buffer.from(await answer.arrayBuffer());
      expect(bytes.subarray(0, 3)).toEqual(Buffer.from([0xef, 0xbb, 0xbf]));
      const [, row] = bytes.toString().split('\r\n');
      expect(row).toContain(`,"Ada, ""the"" first",'${lastName},`);
    },
  );
});
