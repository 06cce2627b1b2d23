import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Person } from '../../../test/people.js';
import { startTestApp, type TestApp } from '../../../test/test-app.js';
import { until } from '../../../test/until.js';

const siteDir = mkdtempSync(join(tmpdir(), 'plenary-site-'));
let server: TestApp;
beforeAll(async () => {
  server = await startTestApp({ siteDir, adminTwoFactor: 'optional' });
});
afterAll(async () => {
  await server.stop();
  rmSync(siteDir, { recursive: true });
});

async function cookieAtLogin({ user, password }: Person): Promise<string> {
  const answer = await fetch(`${server.origin}/api/v1/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: user.email, password }),
  });
  expect(answer.status).toBe(200);
  return answer.headers.getSetCookie().join();
}

it('lets organisers see a version that is rolled out, from their login on, and no one else', async () => {
  const organiser = await server.person('admin');
  const author = await server.person('user');
  expect(await cookieAtLogin(organiser)).toBe('');

  mkdirSync(join(siteDir, 'buckets'));
  const state = { rollout: { to: 'staff' }, previews: [] };
  writeFileSync(join(siteDir, 'buckets/state.json'), JSON.stringify(state));
  await until(async () => (await cookieAtLogin(organiser)) !== '');
  expect(await cookieAtLogin(organiser)).toMatch(
    /^bucket=staff; Max-Age=\d+; Path=\/; HttpOnly; SameSite=Lax$/,
  );
  expect(await cookieAtLogin(author)).toBe('');
});
