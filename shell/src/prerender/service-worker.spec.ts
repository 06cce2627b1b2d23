import { serviceWorker } from './service-worker';

const release = { assets: '/assets/a1', files: ['/shell/1/main.js'], pages: ['/'], offline: 'O' };
const site = (text: string) => {
  const [, json = ''] = /^self\.site = (.*);$/m.exec(text) ?? [];
  return JSON.parse(json) as { offline: string };
};

it('loads the script of its release after the facts of the site', () => {
  const text = serviceWorker(release);
  expect(text).toContain('importScripts("/assets/a1/worker.js")');
  expect(site(text)).toMatchObject({ pages: ['/'], files: ['/shell/1/main.js'] });
});

it.each([{ assets: '/assets/b2' }, { pages: ['/', '/venue'] }, { offline: 'Other' }])(
  'is another file for browsers after %j',
  (change) => {
    expect(serviceWorker({ ...release })).toBe(serviceWorker(release));
    expect(serviceWorker({ ...release, ...change })).not.toBe(serviceWorker(release));
  },
);

it('names the offline page by its content, so that the former one is not used on', () => {
  const { offline } = site(serviceWorker(release));
  expect(offline).toMatch(/^\/offline\.html\?[0-9a-f]{12}$/);
  expect(site(serviceWorker({ ...release, offline: 'Other' })).offline).not.toBe(offline);
});
