import { createHash } from 'node:crypto';
import { sampleEdition } from '../../kit/src/testing/sample-edition';
import { composeDocument } from './document';

const parts = {
  boot: {
    registry: { shell: '1', contract: '1.0', remotes: {} },
    edition: { ...sampleEdition, name: '</script><script>alert(1)</script>' },
    composedYear: 2025,
    assets: '/assets/1',
  },
  page: { html: '<h1>Page</h1>', styles: [{ ids: 'p a', css: '.p-a{color:red}' }] },
  title: 'A "title" & <more>',
  head: [],
  scripts: ['/shell/1/main.js'],
  preloads: ['/remotes/a/1/remoteEntry.js'],
  digestOf: (address: string) => `digest-of-${address.split('/').at(-1)}`,
  fonts: [],
  assets: '/assets/1',
  startsOnUse: true,
  measuredVisits: 10,
  valid: { from: 1, until: 2 },
};

it('allows its own styles by their hashes, and no inline script', () => {
  const html = composeDocument(parts);
  const policy = /Content-Security-Policy" content="([^"]*)"/.exec(html)?.[1] ?? '';

  const hash = createHash('sha256').update('.p-a{color:red}').digest('base64');
  expect(policy).toContain(`'sha256-${hash}'`);
  expect(policy).toContain("script-src 'self';");
  expect(policy).not.toMatch(/unsafe/);
});

it('keeps texts of the edition from ending the data element around them', () => {
  const html = composeDocument(parts);

  expect(html).not.toContain('<script>alert(1)');
  const [, data = ''] = /id="boot">(.*?)<\/script>/s.exec(html) ?? [];
  expect((JSON.parse(data) as { edition: { name: string } }).edition.name).toBe(
    '</script><script>alert(1)</script>',
  );
});

it.each([
  [true, 'true'],
  [false, 'false'],
  [undefined, null],
])('tells the first script of a route with prefetch %s', (prefetch, attribute) => {
  const page = new DOMParser().parseFromString(
    composeDocument({ ...parts, prefetch }),
    'text/html',
  );

  const script = page.querySelector('script[data-scripts]');
  expect(script?.getAttribute('data-prefetch') ?? null).toBe(attribute);
});

it('escapes the title', () => {
  expect(composeDocument(parts)).toContain('<title>A &quot;title&quot; &amp; &lt;more&gt;</title>');
});

it('preloads the scripts of the product on the page that waits for them', () => {
  const html = composeDocument({ ...parts, waitingPages: [] });
  const page = new DOMParser().parseFromString(html, 'text/html');

  const links = [...page.querySelectorAll('link[as="script"]')].map((link) => [
    link.getAttribute('href'),
    link.getAttribute('integrity'),
  ]);
  expect(links).toEqual([
    ['/shell/1/main.js', 'sha384-digest-of-main.js'],
    ['/remotes/a/1/remoteEntry.js', 'sha384-digest-of-remoteEntry.js'],
  ]);
});

it('names the scripts of the product to the one that asks for them after the first paint', () => {
  const page = new DOMParser().parseFromString(composeDocument(parts), 'text/html');

  const addresses = [...page.querySelectorAll('[src], link[as="script"]')].map(
    (each) => each.getAttribute('src') ?? each.getAttribute('href'),
  );
  expect(addresses).toEqual(['/assets/1/start.js']);
  const first = page.querySelector<HTMLScriptElement>('script[src]')!;
  expect(first.getAttribute('integrity')).toBe('sha384-digest-of-start.js');
  expect({ ...first.dataset }).toEqual({
    observed: '10',
    scripts: '/shell/1/main.js|digest-of-main.js',
    preloads: '/remotes/a/1/remoteEntry.js|digest-of-remoteEntry.js',
    starts: 'on-use',
    valid: '1 2',
    worker: '/service-worker.js',
  });
});
