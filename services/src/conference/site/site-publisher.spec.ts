import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { startTestApp, type TestApp } from '../../../test/test-app.js';
import { SitePublisher } from './site-publisher.js';
import type { AdminEdition } from '../edition-editor/admin-editions.schema.js';

const siteDir = mkdtempSync(join(tmpdir(), 'plenary-site-'));
const put = (file: string, content: string) => {
  mkdirSync(dirname(join(siteDir, file)), { recursive: true });
  writeFileSync(join(siteDir, file), content);
};

/** A fake composer of a shell: records each run, and fails on demand. */
const composer = `
  const fs = require('node:fs');
  const [site] = process.argv.slice(3);
  const edition = fs.readFileSync(site + '/edition.json', 'utf8');
  fs.appendFileSync(site + '/runs', JSON.parse(edition).hero.lead + '\\n');
  if (fs.existsSync(site + '/broken')) { console.error('Refused. No room.'); process.exit(1); }
  const hash = require('node:crypto').createHash('sha256').update(edition).digest('hex').slice(0, 12);
  const file = site + '/current/release.json';
  const release = { ...JSON.parse(fs.readFileSync(file)), edition: hash };
  release.address = fs.readFileSync(site + '/address.txt', 'utf8');
  release.composedYear = new Date().getFullYear();
  delete release.validUntil;
  fs.writeFileSync(file + '.new', JSON.stringify(release));
  setTimeout(() => fs.renameSync(file + '.new', file), 300);
`;

let server: TestApp;
let token: string;
beforeAll(async () => {
  const release = { shell: '1.0.0', remotes: {}, edition: '', composedYear: 2000, address: '' };
  put('current/release.json', JSON.stringify(release));
  put('node/shell/1.0.0/compose.cjs', composer);
  server = await startTestApp({ siteDir });
  ({ token } = await server.person('admin'));
});
afterAll(async () => {
  await server.stop();
  rmSync(siteDir, { recursive: true });
});

const call = async (method: string, path: string, body?: unknown) =>
  (await server.call(method, `/admin/editions${path}`, { token, body })).body;
const read = async (): Promise<AdminEdition> => {
  const list = (await call('GET', '')) as { items: { id: string }[] };
  return (await call('GET', `/${list.items[0]?.id}`)) as AdminEdition;
};
const save = async (lead: string) => {
  const { id, revision, document } = await read();
  return (await call('PATCH', `/${id}`, {
    revision,
    hero: { ...document.hero, lead },
  })) as AdminEdition;
};
/** Looks until the pages are in this state. */
async function publication(state: string): Promise<AdminEdition['publication']> {
  for (;;) {
    const { publication: found } = await read();
    if (found.state === state) return found;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
const runs = () => readFileSync(join(siteDir, 'runs'), 'utf8').trim().split('\n');

describe('the pages', () => {
  it('follow a save by themselves; saves that follow quickly are composed once', async () => {
    await publication('live');
    const before = runs().length;
    for (const lead of ['one', 'two', 'three', 'four', 'five']) await save(lead);
    await publication('live');
    expect(runs().at(-1)).toBe('five');
    expect(runs().length - before).toBeLessThan(5);
  });

  it('are composed again when the state of the edition may have changed', async () => {
    await save('before the deadline');
    await publication('live');
    const file = join(siteDir, 'current/release.json');
    const release = JSON.parse(readFileSync(file, 'utf8')) as object;
    const composed = async (validUntil: string) => {
      put('current/release.json', JSON.stringify({ ...release, validUntil }));
      const before = runs().length;
      await server.app.get(SitePublisher).publish();
      return runs().length - before;
    };
    expect(await composed('2999-01-01T00:00:00.000Z')).toBe(0);
    expect(await composed('2025-10-06T12:00:00.000Z')).toBe(1);
  });

  it('are composed again when the time of a preview is over', async () => {
    await publication('live');
    const composed = async (until: string) => {
      put('buckets/state.json', JSON.stringify({ previews: [{ token: 'ab'.repeat(16), until }] }));
      const before = runs().length;
      await server.app.get(SitePublisher).publish();
      return runs().length - before;
    };
    expect(await composed('2999-01-01T00:00:00.000Z')).toBe(0);
    expect(await composed('2025-10-06T12:00:00.000Z')).toBe(1);
    rmSync(join(siteDir, 'buckets'), { recursive: true });
  });

  it('that fail to be made stay as they are; the organiser is told why until it works', async () => {
    put('broken', '');
    expect((await save('not shown')).publication.state).toBe('waiting');
    const failed = await publication('failed');
    expect(failed.message).toBe('Not yet published: Refused. No room.');

    rmSync(join(siteDir, 'broken'));
    await save('shown again');
    await publication('live');
    expect(runs().at(-1)).toBe('shown again');
  });
});
