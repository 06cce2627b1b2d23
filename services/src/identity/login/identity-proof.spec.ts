import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { generateSync } from 'otplib';
import { callsTo } from '../../../test/call.js';
import { permit, type Person } from '../../../test/people.js';
import { endPrograms, startProgram } from '../../../test/program.js';
import { startTestApp, type TestApp } from '../../../test/test-app.js';
import { Config } from '../../platform/config/config.js';
import { MINUTE, SECOND } from '../../platform/core/time.js';

let server: TestApp;
let owner: Person;
let other: Person;
beforeAll(async () => {
  server = await startTestApp({ proofMinutes: 15, adminTwoFactor: 'optional' });
});
beforeEach(async () => {
  owner = await server.person('admin');
  other = await server.person('admin');
});
afterAll(() => server.stop());

/** A sensitive act. */
const grant = (call = server.call, { token } = owner) =>
  call('PUT', `/admin/users/${other.user.id}/permissions/finance`, {
    token,
    body: { expiresAt: null },
  });
const prove = (body: object, { token } = owner) =>
  server.call('POST', '/auth/sessions/proof', { token, body });
const needed = { status: 403, body: { code: 'IDENTITY_PROOF_NEEDED' } };

it('is asked for 15 minutes after the login, and changes nothing before', async () => {
  server.clock.advance(14 * MINUTE);
  expect(await grant()).toMatchObject({ status: 200 });
  server.clock.advance(MINUTE);
  await server.dataSource.query(`DELETE FROM user_permissions WHERE permission = 'finance'`);
  expect(await grant()).toMatchObject(needed);
  const read = `/admin/users/${other.user.id}/permissions`;
  const { body } = await server.call('GET', read, { token: owner.token });
  expect(body.permissions).toEqual([
    { permission: 'owner', topics: [], tracks: [], expiresAt: null },
  ]);
});

it('lets the session do sensitive acts for 15 minutes, and no other session', async () => {
  const { user, password } = owner;
  const login = { body: { email: user.email, password } };
  const { body } = await server.call('POST', '/auth/login', login);
  const thief = { ...owner, token: String(body.token) };
  server.clock.advance(16 * MINUTE);
  expect(await prove({ password })).toMatchObject({ status: 200 });
  expect(await grant()).toMatchObject({ status: 200 });
  expect(await grant(server.call, thief)).toMatchObject(needed);
  server.clock.advance(15 * MINUTE);
  expect(await grant()).toMatchObject(needed);
});

it('counts wrong passwords: ten a day, then the right one waits as well', async () => {
  server.clock.advance(16 * MINUTE);
  for (let n = 0; n < 10; n++) {
    expect(await prove({ password: `wrong ${n}` })).toMatchObject({
      status: 422,
      body: { code: 'WRONG_PASSWORD', fields: { password: expect.any(String) } },
    });
  }
  expect(await prove({ password: owner.password })).toMatchObject({ status: 429 });
  expect(await grant()).toMatchObject(needed);
});

it('needs a code as well where two-factor authentication is on', async () => {
  const { token, password } = owner;
  const setUp = await server.call('POST', '/auth/two-factor/setup', { token, body: { password } });
  const secret = String(setUp.body.secret);
  const code = () =>
    generateSync({ secret, epoch: Math.floor(server.clock.now().getTime() / 1000) });
  await server.call('POST', '/auth/two-factor/confirm', { token, body: { code: code() } });
  server.clock.advance(16 * MINUTE);
  expect(await prove({ password })).toMatchObject({
    status: 400,
    body: { fields: { code: expect.any(String) } },
  });
  expect(await grant()).toMatchObject(needed);
  expect(await prove({ password, code: code() })).toMatchObject({ status: 200 });
  expect(await grant()).toMatchObject({ status: 200 });
});

it('is asked for exports, not for the download of a link that was given', async () => {
  const { token, password } = owner;
  const ask = () =>
    server.call('POST', '/downloads', { token, body: { kind: 'users', format: 'csv' } });
  server.clock.advance(16 * MINUTE);
  expect(await ask()).toMatchObject(needed);
  await prove({ password });
  server.clock.advance(14 * MINUTE + 30 * SECOND);
  const { body } = await ask();
  server.clock.advance(30 * SECOND);
  const link = String(body.url).replace('/api/v1', '');
  expect(await server.call('GET', link)).toMatchObject({ status: 200 });
});

it('tells callers without the right only that they lack it', async () => {
  await permit(server, owner, ['chair']);
  server.clock.advance(16 * MINUTE);
  expect(await grant()).toMatchObject({ status: 403, body: { code: 'FORBIDDEN' } });
});

it('is asked for when papers are released together, not for their tags', async () => {
  server.clock.advance(16 * MINUTE);
  const papers = [{ id: other.user.id, revision: 1 }];
  const act = (body: object) =>
    server.call('POST', '/admin/papers/acts', { token: owner.token, body: { papers, ...body } });
  expect(await act({ act: 'release' })).toMatchObject(needed);
  expect(await act({ act: 'release', preview: true })).toMatchObject({ status: 200 });
  expect(await act({ act: 'tag', tag: 'later' })).toMatchObject({ status: 200 });
});

it('counts in every process', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'plenary-proofs-'));
  const { databaseUrl, jwtSecret } = server.app.get(Config);
  const program = startProgram('main', {
    DATABASE_URL: databaseUrl,
    MIGRATION_DATABASE_URL: server.ownerUrl,
    JWT_SECRET: jwtSecret,
    DATA_DIR: dataDir,
    PORT: '0',
  });
  const there = callsTo((await program.line('Plenary is at')).replace(/.* /, ''));
  const long = `now() - interval '16 minutes'`;
  await server.dataSource.query(`UPDATE sessions SET created_at = ${long}`);
  expect(await grant(there)).toMatchObject(needed);
  await prove({ password: owner.password });
  await server.dataSource.query(
    `UPDATE sessions SET proved_at = now() WHERE proved_at IS NOT NULL`,
  );
  expect(await grant(there)).toMatchObject({ status: 200 });
  endPrograms();
  rmSync(dataDir, { recursive: true });
});
