import type { RouteEntry } from '@plenary/kit/remote';
import { sampleEdition } from '../../kit/src/testing/sample-edition';
import type { OwnedRoute } from '../remotes/registry';
import { eventData } from './event-data';
import { headLines } from './head';
import { siteFiles } from './site-files';

const route = (path: string, more: Partial<RouteEntry>) =>
  ({ path, title: path, access: 'public', remote: 'any', folder: '', ...more }) as OwnedRoute;

const facts = {
  edition: sampleEdition,
  address: 'https://conference.example',
  assets: '/assets/1',
  routes: [
    route('/', { prerender: true, description: 'All of it' }),
    route('/venue', { prerender: true, description: 'Where' }),
    route('/contact/sent', { prerender: true }),
    route('/login', {}),
    route('/admin/users/:id', { access: 'admin' }),
  ],
};
const page = { ...facts, path: '/', title: 'Home', description: 'Two "days"' };

it('lists public pages in the sitemap, and closes areas behind a login', () => {
  const files = new Map(siteFiles(facts));

  expect(files.get('sitemap.xml')?.match(/<loc>[^<]*/g)).toEqual([
    '<loc>https://conference.example/',
    '<loc>https://conference.example/venue',
  ]);
  expect(files.get('robots.txt')).toContain('Disallow: /admin\n');
  expect(files.get('robots.txt')).not.toContain('Disallow: /login');
  expect(files.get('robots.txt')).toContain('Sitemap: https://conference.example/sitemap.xml');
});

it('names the device icon after the edition', () => {
  const manifest: unknown = JSON.parse(new Map(siteFiles(facts)).get('site.webmanifest') ?? '');

  expect(manifest).toMatchObject({ name: sampleEdition.name, start_url: '/' });
});

it('gives a page its own address, a picture, and the conference as data', () => {
  const head = headLines(page).join('\n');

  expect(head).toContain('<link rel="canonical" href="https://conference.example/">');
  expect(head).toContain('content="https://conference.example/assets/1/og.png"');
  expect(head).toContain('<meta property="og:description" content="Two &quot;days&quot;">');
  const [, data = ''] = /ld\+json">(.*?)<\/script>/s.exec(head) ?? [];
  expect(JSON.parse(data)).toMatchObject({
    '@type': 'Event',
    startDate: '2025-11-27',
    endDate: '2025-11-28',
  });
});

it('tells the days of the conference from its dates while there is no schedule', () => {
  const edition = { ...sampleEdition, schedule: [] };
  expect(eventData(edition, '', '')).toMatchObject({
    startDate: '2025-11-27',
    endDate: '2025-11-28',
  });
});

it('keeps pages without content out of search engines', () => {
  expect(headLines({ ...page, path: undefined })).toContain(
    '<meta name="robots" content="noindex">',
  );
});

it('writes no address while none is set', () => {
  const head = headLines({ ...page, address: '' }).join('\n');

  expect(head).not.toMatch(/canonical|og:url/);
  expect(new Map(siteFiles({ ...facts, address: '' })).has('sitemap.xml')).toBe(false);
});
