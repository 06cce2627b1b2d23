import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Bucket } from '../../../test/bucket.js';
import { SiteTeam } from '../../../test/site-team.js';
import { startTestApp, type TestApp } from '../../../test/test-app.js';
import { openSiteBucket, type SiteBucket } from './site-bucket.js';

const home = mkdtempSync(join(tmpdir(), 'plenary-site-'));
const bucket = new Bucket({ listedAtATime: 1000 });
const team = new SiteTeam();
/** Another machine. */
const publisher = join(home, 'publisher');
let there: SiteBucket;
let server: TestApp;
beforeAll(async () => {
  const siteUrl = `${await bucket.open()}/site`;
  there = (await openSiteBucket({ siteDir: publisher, siteUrl, siteKeys: undefined }))!;
  await publish('1');
  await bucket.close();
  server = await startTestApp({ siteDir: join(home, 'site'), siteUrl });
});
afterAll(async () => {
  await server.stop();
  await bucket.close();
  rmSync(home, { recursive: true });
});

const publish = (version: string) =>
  there.change(publisher, (copy) => Promise.resolve(team.publish(copy, version)));
const ready = async () => {
  const { status, body } = await server.call('GET', '/health/ready');
  return `${status} ${JSON.stringify(body)}`;
};
const page = async () => (await fetch(server.origin)).text();
/** Looks until it is so; the limit of the test ends it. */
async function until(look: () => Promise<string>, text: string): Promise<void> {
  while (!(await look()).includes(text)) await new Promise((resolve) => setTimeout(resolve, 50));
}

it('is ready once the site was fetched, serves it without the bucket, and follows it afterwards', async () => {
  expect(await ready()).toContain('The site was not fetched yet.');
  expect(await ready()).toMatch(/^503 /);
  expect(await page()).toContain('The site is not published yet.');
  await bucket.open();
  await until(ready, '200 {"status":"ok"}');
  await until(page, 'page of 1');

  await bucket.close();
  await until(ready, '200 {"status":"degraded: site"}');
  expect(await page()).toContain('page of 1');
  await bucket.open();
  await until(ready, '"ok"');
  await publish('2');
  await until(page, 'page of 2');
});

it('composes a new edition for all hosts', async () => {
  const { token } = await server.person('admin');
  const call = async (method: string, path: string, body?: unknown) =>
    (await server.call(method, `/admin/editions${path}`, { token, body })).body as never;
  const { items } = (await call('GET', '')) as { items: [{ id: string }] };
  const { id, revision, document } = (await call('GET', `/${items[0].id}`)) as {
    id: string;
    revision: number;
    document: { hero: object };
  };
  await call('PATCH', `/${id}`, { revision, hero: { ...document.hero, lead: 'A new lead' } });
  await until(page, 'page of 2, A new lead');
  await there.pull(publisher);
  const file = join(publisher, 'current/pages/index/index.html');
  expect(readFileSync(file, 'utf8')).toBe('page of 2, A new lead');
});
