import type { BrowserContext, Page } from '@playwright/test';
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { open, settled } from './parts/open';
import { removeFolder } from './parts/product';
import { serveAlone } from './parts/serve-site';
import { copySite } from './parts/team';
import { expect, test } from './parts/test';

test.use({ serviceWorkers: 'allow' });

/** The addresses in all caches of the page's origin, without the origin. */
const kept = (page: Page) =>
  page.evaluate(async () => {
    const stores = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
    const requests = await Promise.all(stores.map((store) => store.keys()));
    return requests.flat().map(({ url }) => url.replace(window.location.origin, ''));
  });

/** Visits a page, and waits until the worker keeps it with the code that it loads. */
async function visit(page: Page, address: string): Promise<void> {
  await open(page, address);
  const { pathname } = new URL(page.url());
  await expect.poll(() => kept(page)).toContain(pathname);
}

const heading = (page: Page, name: string | RegExp) =>
  page.getByRole('heading', { level: 1, name });

async function withoutNetwork(context: BrowserContext, act: () => Promise<void>): Promise<void> {
  await context.setOffline(true);
  try {
    await act();
  } finally {
    await context.setOffline(false);
  }
}

test('visited pages are read without a network, and others are loaded when it is back', async ({
  page,
  context,
}) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await visit(page, '/');
  await visit(page, '/venue');

  await withoutNetwork(context, async () => {
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.getByLabel('Menu').click();
    await expect(page.getByRole('navigation', { name: 'Main, small screen' })).toBeVisible();

    await page.goto('/contact');
    await expect(heading(page, 'You are offline')).toBeVisible();
    const pages = page.getByRole('navigation', { name: 'Pages that you can read now' });
    await pages.getByRole('link', { name: 'Venue' }).click();
    await expect(heading(page, 'Venue')).toBeVisible();
    await page.goBack();
    await expect(heading(page, 'You are offline')).toBeVisible();
  });
  await expect(heading(page, 'Contact')).toBeVisible();
  await settled(page);
  await expect(page).toHaveURL('/contact');
});

test('a page that needs the server waits for it, without losing the session', async ({
  page,
  context,
  plenary,
}) => {
  await visit(page, '/');
  await plenary.enterAs('author');
  await open(page, '/profile');

  await withoutNetwork(context, async () => {
    await page.goto('/submit');
    await expect(heading(page, 'You are offline')).toBeVisible();
    await expect(page.getByText('You stay logged in.')).toBeVisible();
  });
  await expect(heading(page, /My papers|Submit/)).toBeVisible();
});

test('the second visit loads no code from the network', async ({ page, context }) => {
  const codeOf = async (visitor: Page, path: string) => {
    const loaded: string[] = [];
    const fetched: string[] = [];
    visitor.on('response', (response) => {
      const isCode = /^\/(shell|remotes|assets)\/.*\.js$/.test(new URL(response.url()).pathname);
      if (isCode) loaded.push(response.url());
      if (isCode && !response.fromServiceWorker()) fetched.push(response.url());
    });
    await visit(visitor, path);
    await visitor.getByLabel('Email', { exact: true }).focus();
    await visitor.waitForFunction(() => performance.getEntriesByName('plenary:page-answers')[1]);
    return { loaded, fetched };
  };
  expect((await codeOf(page, '/login')).loaded.length).toBeGreaterThan(1);
  await expect
    .poll(async () => (await kept(page)).some((url) => /main\.\w+\.js$/.test(url)))
    .toBe(true);
  const second = await codeOf(await context.newPage(), '/login');
  expect(second.loaded.length).toBeGreaterThan(1);
  expect(second.fetched).toEqual([]);
});

test('the worker takes over the first page when it keeps the page and its code', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const codeIsKept = async () => {
      const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
      const code = loaded.filter((name) => name.endsWith('.js'));
      const found = await Promise.all(['/login', ...code].map((address) => caches.match(address)));
      return code.length > 5 && found.every((response) => response !== undefined);
    };
    navigator.serviceWorker.addEventListener('controllerchange', () => {
      Object.assign(window, { wasKept: codeIsKept() });
    });
  });
  await page.goto('/login');
  await page.waitForFunction(() => 'wasKept' in window);
  expect(await page.evaluate(() => Reflect.get(window, 'wasKept') as unknown)).toBe(true);
});

test('the worker is installed without a page that says what it has loaded', async ({ page }) => {
  await page.goto('/robots.txt');
  const state = await page.evaluate(async () => {
    await navigator.serviceWorker.register('/service-worker.js');
    return (await navigator.serviceWorker.ready).active?.state;
  });
  expect(state).toMatch(/^activat/);
});

test('the first visit loads no code for the worker but its own', async ({ browser, page }) => {
  const site = copySite();
  const { url, asked, close } = await serveAlone(site);
  const codeOf = () => {
    const code = asked.splice(0).filter((pathname) => pathname.endsWith('.js'));
    return [...new Set(code)].sort();
  };
  try {
    const without = await browser.newContext({ serviceWorkers: 'block' });
    const plain = await without.newPage();
    await plain.goto(url, { waitUntil: 'networkidle' });
    await without.close();
    const expected = codeOf();

    await visit(page, url);
    await page.waitForLoadState('networkidle');
    const own = codeOf().filter((pathname) => !expected.includes(pathname));
    expect(own.map((pathname) => path.basename(pathname))).toEqual([
      'worker.js',
      'service-worker.js',
    ]);
    // The next page brings what the offline page needs.
    await visit(page, `${url}/venue`);
    await expect.poll(() => kept(page)).toContainEqual(expect.stringContaining('error-parts'));
  } finally {
    close();
    removeFolder(site);
  }
});

test('of too much code, the oldest that is in no use goes first', async ({ page }) => {
  await visit(page, '/venue');
  await visit(page, '/contact');
  const main = expect.stringMatching(/\/main\.\w+\.js$/);
  const offline = expect.stringContaining('error-parts');
  await expect.poll(() => kept(page)).toEqual(expect.arrayContaining([main, offline]));
  await page.evaluate(async () => {
    const code = await caches.open('code-1');
    for (let n = 0; n < 500; n += 1) await code.put(`/assets/former/${n}.js`, new Response());
  });

  await visit(page, '/venue');
  const former = async () => (await kept(page)).filter((url) => url.includes('/former/'));
  await expect.poll(async () => (await former()).length).toBeLessThan(500);
  expect(await kept(page)).toEqual(expect.arrayContaining([main, offline]));
});

test('nothing of a person is kept, nor the secret of an address', async ({ page, plenary }) => {
  await visit(page, '/');
  await plenary.enterAs('author');
  for (const path of ['/profile', '/submit', '/venue?token=secret', '/calendar.ics']) {
    await page.goto(path).catch(() => undefined);
  }
  await visit(page, '/venue');
  const urls = await kept(page);
  expect(urls).toContain('/venue');
  const others = urls.filter(
    (url) => !/^\/(shell|remotes|assets)\/[^?]+$|^\/offline\.html\?\w+$/.test(url),
  );
  expect(others.filter((url) => !/^\/api\/v1\/pictures\//.test(url)).sort()).toEqual([
    '/',
    '/venue',
  ]);
});

test('a new release replaces the kept code, and tabs of the former one go on', async ({
  page,
  context,
}) => {
  const site = copySite();
  const { url, close } = await serveAlone(site);
  const own = (pathname: string) => url + pathname;
  try {
    await visit(page, own('/login'));
    const former = (await kept(page)).filter((name) => name.startsWith('/offline.html'));

    composeWith(site, 'Another lead (sample).');
    const other = await context.newPage();
    await visit(other, own('/'));
    await expect(other.getByText('Another lead (sample).').first()).toBeVisible();
    const offlinePages = async () =>
      (await kept(other)).filter((name) => name.startsWith('/offline.html'));
    await expect.poll(async () => (await offlinePages()).join()).not.toBe(former.join());
    expect(await offlinePages()).toHaveLength(1);

    await page.getByLabel('Email', { exact: true }).focus();
    await page.waitForFunction(() => performance.getEntriesByName('plenary:page-answers')[1]);
    close();
    await page.goto(own('/'));
    await expect(page.getByText('Another lead (sample).').first()).toBeVisible();
  } finally {
    close();
    removeFolder(site);
  }
});

/** Makes a release of the site with another lead on the home page. */
function composeWith(site: string, lead: string): void {
  const file = path.join(site, 'edition.json');
  const edition = JSON.parse(readFileSync(file, 'utf8')) as { hero: { lead: string } };
  edition.hero.lead = lead;
  writeFileSync(file, JSON.stringify(edition));
  const release = readFileSync(path.join(site, 'current/release.json'), 'utf8');
  const { shell } = JSON.parse(release) as { shell: string };
  const composer = path.join(site, 'node/shell', shell, 'compose.cjs');
  execFileSync(process.execPath, [composer, '--site', site]);
}
