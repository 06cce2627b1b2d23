import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import fastifyCookie from '@fastify/cookie';
import fastify, { type FastifyInstance } from 'fastify';
import { DAY } from '../../platform/core/time.js';
import { sitePlugin } from './site.plugin.js';

let siteDir: string;
let app: FastifyInstance;

const put = (file: string, content: string) => {
  mkdirSync(dirname(join(siteDir, file)), { recursive: true });
  writeFileSync(join(siteDir, file), content);
};

beforeEach(() => {
  siteDir = mkdtempSync(join(tmpdir(), 'plenary-site-'));
  for (const name of ['one', 'two']) {
    put(`${name}/index.html`, `shell of ${name}`);
    put(`${name}/404.html`, `not found, says ${name}`);
    put(`${name}/pages/venue/index.html`, `venue of ${name}`);
    put(`${name}/remotes.json`, `{"release":"${name}"}`);
    put(`${name}/routes.json`, JSON.stringify([{ path: '/venue' }, { path: '/papers/:id' }]));
  }
  symlinkSync('one', join(siteDir, 'current'));
});
afterEach(async () => {
  await app.close();
  rmSync(siteDir, { recursive: true });
});

/** Release two is behind these values of the cookie; release one is live. */
async function serve(state: object, buckets: string[], publicUrl?: string) {
  put('buckets/state.json', JSON.stringify({ previews: [], ...state }));
  for (const bucket of buckets) symlinkSync('../two', join(siteDir, 'buckets', bucket));
  await serveAsIs(publicUrl);
}

async function serveAsIs(publicUrl = 'http://localhost') {
  app = fastify();
  await app.register(fastifyCookie);
  await app.register(sitePlugin, { siteDir, publicUrl });
}

async function ask(path: string, bucket?: string) {
  const headers = bucket === undefined ? {} : { cookie: `other=1; bucket=${bucket}` };
  const answer = await app.inject({ url: path, headers });
  const { statusCode: status, body: text } = answer;
  return { status, text, headers: answer.headers, given: [answer.headers['set-cookie']].join() };
}

const numbers = Array.from({ length: 100 }, (_, number) => String(number));
const token = 'ab'.repeat(16);
const deleted = /^bucket=; Max-Age=0; Path=\/;/;

it('sets no cookie without a rollout, and deletes an old one', async () => {
  await serveAsIs();
  expect((await ask('/venue')).given).toBe('');
  const old = await ask('/venue', '7');
  expect(old.text).toBe('venue of one');
  expect(old.given).toMatch(deleted);
});

it('gives a browser a number from 0 to 99, and shows it the release of its number', async () => {
  await serve({ rollout: { to: '10%' } }, numbers);
  const first = await ask('/venue');
  expect(first.text).toBe('venue of two');
  expect(first.given).toMatch(/^bucket=\d{1,2}; Max-Age=\d+; Path=\/; HttpOnly; SameSite=Lax$/);
  const again = await ask('/venue', '42');
  expect(again).toMatchObject({ text: 'venue of two', given: '' });
  expect((await ask('/remotes.json', '42')).text).toBe('{"release":"two"}');
  expect((await ask('/papers/17', '42')).text).toBe('shell of two');
  expect((await ask('/nowhere', '42')).text).toBe('not found, says two');
});

it('keeps the answer that gives a cookie out of shared caches, and no other', async () => {
  await serve({ rollout: { to: '10%' } }, numbers);
  expect((await ask('/venue')).headers['cache-control']).toBe('private, max-age=0');
  expect((await ask('/venue', '42')).headers['cache-control']).toBe('public, max-age=0');
});

it('has the prefix of cookies that no other host can set, where the site speaks https', async () => {
  await serve({ rollout: { to: '10%' } }, numbers, 'https://conference.example');
  expect((await ask('/venue')).given).toMatch(
    /^__Host-bucket=\d{1,2}; Max-Age=\d+; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
  );
  const headers = { cookie: '__Host-bucket=42' };
  expect((await app.inject({ url: '/venue', headers })).body).toBe('venue of two');
});

it('draws all numbers about equally often', async () => {
  await serve({ rollout: { to: '10%' } }, numbers);
  const counts = new Map<string, number>();
  for (let visit = 0; visit < 2000; visit += 1) {
    const [, drawn = ''] = /bucket=(\d+)/.exec((await ask('/venue')).given) ?? [];
    counts.set(drawn, (counts.get(drawn) ?? 0) + 1);
  }
  expect([...counts.keys()].sort()).toEqual([...numbers].sort());
  // 20 on average; the chance of one number with 50 or more is below one in a million.
  expect(Math.max(...counts.values())).toBeLessThan(50);
});

it('shows the live release where a link is missing, as between two rollouts', async () => {
  await serve({ rollout: { to: '10%' } }, ['0']);
  expect((await ask('/venue', '0')).text).toBe('venue of two');
  expect((await ask('/venue', '42')).text).toBe('venue of one');
});

it.each(['100', '-1', '..', '../two', '%2e%2e', '/etc', 'staff2', ''])(
  'does not follow the cookie "%s"',
  async (bucket) => {
    await serve({ rollout: { to: 'staff' } }, ['staff']);
    expect(await ask('/venue', bucket)).toMatchObject({
      text: 'venue of one',
      given: expect.stringMatching(deleted),
    });
  },
);

it('to staff gives other browsers no cookie', async () => {
  await serve({ rollout: { to: 'staff' } }, ['staff']);
  expect(await ask('/venue')).toMatchObject({ text: 'venue of one', given: '' });
  expect(await ask('/venue', 'staff')).toMatchObject({ text: 'venue of two', given: '' });
});

it('is previewed behind the address with its token, and left at another', async () => {
  const until = new Date(Date.now() + DAY).toISOString();
  await serve({ previews: [{ token, until }] }, [token]);
  const entered = await ask(`/preview/${token}`);
  expect(entered).toMatchObject({ status: 302, headers: { location: '/' } });
  expect(entered.given).toMatch(new RegExp(`^bucket=${token}; Max-Age=86(400|39\\d);`));
  expect((await ask('/venue', token)).text).toBe('venue of two');
  expect(await ask('/venue')).toMatchObject({ text: 'venue of one', given: '' });
  expect((await ask('/preview/end', token)).given).toMatch(deleted);
  expect((await ask(`/preview/${'cd'.repeat(16)}`)).given).toMatch(deleted);
});

it('shows the live release once the time of a preview is over', async () => {
  const until = new Date(Date.now() - 1).toISOString();
  await serve({ previews: [{ token, until }] }, [token]);
  expect(await ask('/venue', token)).toMatchObject({
    text: 'venue of one',
    given: expect.stringMatching(deleted),
  });
});
