import { mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sampleEdition } from '../../kit/src/testing/sample-edition';
import { keepSiteData, removeOldSiteData } from './site-data';
import { SiteFolder } from './site-folder';

const DAY = 24 * 60 * 60 * 1000;
const registry = { shell: '1', contract: '1.0', remotes: {} };

let site: SiteFolder;
beforeEach(() => {
  site = new SiteFolder(mkdtempSync(path.join(tmpdir(), 'plenary-site-data-')));
});
afterEach(() => rmSync(site.root, { recursive: true }));

const keep = (name: string) =>
  keepSiteData(site, { registry, edition: { ...sampleEdition, name } });

it('keeps the data in a file that is named after its content', async () => {
  const address = await keep('Forum');

  expect(address).toMatch(/^\/assets\/site\/[0-9a-f]{16}\.json$/);
  const text = readFileSync(path.join(site.root, address), 'utf8');
  expect(JSON.parse(text)).toMatchObject({ registry, edition: { name: 'Forum' } });
  expect(await keep('Forum')).toBe(address);
  expect(await keep('Another forum')).not.toBe(address);
  const files = readdirSync(path.join(site.root, 'assets/site'));
  expect(files.map((file) => file.replace(/^\w+/, '')).sort()).toEqual(
    ['.json', '.json', '.json.br', '.json.br', '.json.gz', '.json.gz'].sort(),
  );
});

it('removes what no page has named for 60 days', async () => {
  const old = await keep('Forum');
  const used = await keep('Another forum');
  const now = Date.now();
  for (const address of [old, used]) {
    const then = new Date(now - 59 * DAY);
    utimesSync(path.join(site.root, address), then, then);
  }
  await keep('Another forum');

  removeOldSiteData(site, now + 2 * DAY);
  const files = readdirSync(path.join(site.root, 'assets/site')).filter((f) => f.endsWith('.json'));
  expect(files).toEqual([path.basename(used)]);
});

it('has nothing to remove in a new site', () => {
  expect(() => removeOldSiteData(site, Date.now())).not.toThrow();
});
