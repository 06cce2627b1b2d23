import type { Page, Request } from '@playwright/test';
import { readAs } from './parts/open';
import { publishedAs } from './parts/published-as';
import { expect, test } from './parts/test';

const entryOf = (remote: string) => new RegExp(`/remotes/${remote}/[^/]+/remoteEntry[.]\\w+[.]js`);
const entry = entryOf('mfe_registration');
/** A page that waits for its code: delivered ones stay readable whatever happens. */
const waiting = '/payment-failed';

/** A container whose only page comes as `page` says. */
const container = (page: string) =>
  `var mfe_registration = { init() {}, get: async () => () => (${page}) };`;
const script = (body: string) => ({ status: 200, contentType: 'text/javascript', body });

const asPage = { 'content-type': 'text/html', 'x-content-type-options': 'nosniff' };

/** By what the address of the entry answers. */
const failures = {
  missing: [{ status: 404, body: 'Not found' }, 'unreachable'],
  refused: [{ status: 403, body: 'No' }, 'unreachable'],
  'of the wrong type': [{ status: 200, headers: asPage, body: '<!doctype html>' }, 'unreachable'],
  altered: [script(container('{ default: { pages: {} } }')), 'altered'],
} as const;

/** By the entry that was published. */
const published = {
  'cut short': ['var mfe_registration; (()=>{', 'broken'],
  'without its container': ['var something = 1;', 'broken'],
  'that throws at load': [container('(() => { throw new Error("load") })()'), 'broken'],
  'without the page': [container('{ default: { pages: {} } }'), 'no-page'],
  'that throws while rendering': [
    container(`{ default: { pages: { '${waiting}': async () => (
        { default: () => { throw new Error('render') } }) } } }`),
    'render',
  ],
} as const;

const failed = (page: Page) => page.getByRole('heading', { name: 'Unexpected Application Error!' });
const works = (page: Page, name: string | RegExp) =>
  expect(page.getByRole('heading', { level: 1, name })).toBeVisible();

/** Goes on inside the running product, as its own links do. */
async function goOn(page: Page, path: string) {
  await page.evaluate((to) => {
    window.history.pushState(null, '', to);
    window.dispatchEvent(new PopStateEvent('popstate'));
  }, path);
}

/** Marks the tab, and says later whether it is still the same without a reload. */
async function watchReloads(page: Page) {
  await page.evaluate(() => Object.assign(window, { isSameTab: true }));
  return async () => expect(await page.evaluate(() => 'isSameTab' in window)).toBe(true);
}

const reported = (page: Page) =>
  page.waitForRequest((request: Request) => request.url().endsWith('/front-end-failures'));

const cases = [
  ...Object.entries(failures).map(([name, [answer, reason]]) => ({
    name,
    reason,
    begin: async (page: Page) => {
      await page.route(entry, (route) => route.fulfill(answer));
      return () => page.unroute(entry);
    },
  })),
  ...Object.entries(published).map(([name, [body, reason]]) => ({
    name,
    reason,
    begin: (page: Page) => publishedAs(page, 'mfe_registration', { entry: body }),
  })),
];
for (const { name, reason, begin } of cases) {
  test(`a remote ${name} fails without affecting others, is reported, and recovers by Retry`, async ({
    page,
    plenary,
  }) => {
    const end = await begin(page);
    const report = reported(page);
    await page.goto(waiting);

    await expect(failed(page)).toBeVisible();
    await expect(page.getByText('“Payment Failed” could not be shown.')).toBeVisible();
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeVisible();
    const isSameTab = await watchReloads(page);

    const request = await report;
    expect((await request.response())?.status()).toBe(202);
    const { version, reference } = request.postDataJSON() as Record<string, string>;
    expect(request.postDataJSON()).toMatchObject({
      remote: 'mfe_registration',
      reason,
      path: waiting,
    });
    await expect(page.getByText(reference ?? 'none')).toBeVisible();
    const line = `mfe_registration ${version} failed at ${waiting}: ${reason}`;
    await expect(() => expect(plenary.log()).toContain(line)).toPass();

    await end();
    await page.getByRole('button', { name: 'Retry' }).click();
    await works(page, 'Payment Failed');
    await isSameTab();
  });
}

test('a page whose own file is missing recovers by Retry', async ({ page }) => {
  const chunks = /\/remotes\/mfe_registration\/[^/]+\/(?!remoteEntry)[^/]+\.js$/;
  await page.route(chunks, (route) => route.fulfill({ status: 404, body: '' }));
  await page.goto(waiting);
  await expect(page.getByText('Its files could not be reached.')).toBeVisible();

  await page.unroute(chunks);
  await page.getByRole('button', { name: 'Retry' }).click();
  await works(page, 'Payment Failed');
});

test('a page whose own file was altered says so, and recovers by Retry', async ({ page }) => {
  const chunks = /\/remotes\/mfe_registration\/[^/]+\/(?!remoteEntry)[^/]+\.js$/;
  await page.route(chunks, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: `${await response.text()}\nwindow.isAltered = true;` });
  });
  await page.goto(waiting);
  await expect(page.getByText('Its files differ from those that were published.')).toBeVisible();
  expect(await page.evaluate(() => 'isAltered' in window)).toBe(false);

  await page.unroute(chunks);
  await page.getByRole('button', { name: 'Retry' }).click();
  await works(page, 'Payment Failed');
});

test('a remote whose list of digests was altered is not loaded', async ({ page }) => {
  await page.route(/\/remotes\/mfe_registration\/[^/]+\/integrity\.json$/, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: `${await response.text()} ` });
  });
  await page.goto(waiting);
  await expect(page.getByText('Its files differ from those that were published.')).toBeVisible();
});

for (const [name, digest] of [
  ['an emptied digest', ''],
  ['a missing digest', null],
  ['a digest of another kind', 'md5'],
] as const) {
  test(`a remote with ${name} is not loaded`, async ({ page }) => {
    await publishedAs(page, 'mfe_registration', { digest });
    await page.goto(waiting);
    await expect(page.getByText('Its files differ from those that were published.')).toBeVisible();
  });
}

test('a slow remote is waited for, calmly, up to the time-out of 120 s', async ({ page }) => {
  await page.clock.install();
  let isAnswering = false;
  await page.route(entry, (route) => (isAnswering ? route.continue() : undefined));
  await page.goto(waiting);
  await expect(page.getByText('Loading...')).toBeVisible();
  // Its digests are known, and the time-out runs.
  await expect(page.locator('script[src*="remoteEntry"]')).toBeAttached();

  await page.clock.fastForward(8_000);
  await expect(page.getByText(/takes longer than usual/)).toBeVisible();
  await page.clock.fastForward(110_000);
  await expect(failed(page)).toBeHidden();
  await page.clock.fastForward(3_000);
  await expect(page.getByText('Its files did not arrive within two minutes.')).toBeVisible();

  isAnswering = true;
  await page.getByRole('button', { name: 'Retry' }).click();
  await works(page, 'Payment Failed');
});

test('a failing remote leaves all other areas working in the same tab @core', async ({
  page,
  plenary,
}) => {
  test.setTimeout(120_000);
  const areas = {
    mfe_public: '/venue',
    mfe_registration: waiting,
    mfe_admin: '/admin/dashboard',
    mfe_reviewer: '/reviewers',
  };
  await plenary.enterAs('admin');
  for (const [broken, path] of Object.entries(areas)) {
    await page.route(entryOf(broken), (route) => route.abort());
    // A page that starts empty: another area's, so that this remote is met on the way.
    await page.goto(broken === 'mfe_admin' ? waiting : '/admin/users');
    await works(page, /.+/);
    await goOn(page, path);
    await expect(failed(page)).toBeVisible();
    for (const [other, otherPath] of Object.entries(areas)) {
      if (other === broken) continue;
      await goOn(page, otherPath);
      await expect(failed(page)).toBeHidden();
      await works(page, /.+/);
    }
    await page.unroute(entryOf(broken));
    // A later visit finds the remote working.
    await goOn(page, path);
    await expect(failed(page)).toBeHidden();
    await works(page, /.+/);
  }
});

for (const [path, remote, part] of [
  ['/venue', 'mfe_public', 'How to get there'],
  ['/conference-register', 'mfe_registration', 'Good to know'],
] as const) {
  test(`${path} keeps its prerendered content while its remote fails`, async ({ page }) => {
    await page.route(entryOf(remote), (route) => route.abort());
    await readAs(page, 'hydrated');
    await page.goto(path);

    const notice = page.getByRole('alert').filter({ hasText: 'Unexpected Application Error!' });
    await expect(notice).toBeVisible();
    await works(page, /.+/);
    await expect(page.getByRole('heading', { name: part, exact: true })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Login' }).first()).toBeVisible();
    const isSameTab = await watchReloads(page);

    await page.unroute(entryOf(remote));
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(notice).toBeHidden();
    await expect(page.getByRole('heading', { name: part, exact: true })).toBeVisible();
    await isSameTab();
  });
}

test('a prerendered page is readable, and works but for itself, while its remote is slow', async ({
  page,
  plenary,
}) => {
  await page.clock.install();
  await readAs(page, 'hydrated');
  let answer = () => {};
  const held = new Promise<void>((resolve) => (answer = resolve));
  await page.route(entryOf('mfe_public'), async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/venue', { waitUntil: 'domcontentloaded' });
  await works(page, 'Venue');

  const notice = page.getByText('Parts of this page are still on their way.', { exact: false });
  // The wait begins when the product's code runs, which nothing on the page tells.
  await expect(async () => {
    await page.clock.fastForward(11_000);
    await expect(notice).toBeVisible({ timeout: 500 });
  }).toPass();
  await works(page, 'Venue');
  await expect(page.getByRole('link', { name: 'Login' }).first()).toBeVisible();

  answer();
  await expect(notice).toBeHidden();
  await works(page, 'Venue');
  expect(plenary.complaints).toEqual([]);
});

test.describe('the registry', () => {
  /** Takes the registry out of the data of the site, as if it had never been written there. */
  const withoutRegistry = (page: Page) =>
    page.route('**/assets/site/*', async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replace('"registry":{', '"registry":null,"lost":{');
      await route.fulfill({ response, body });
    });

  test('is read again when the page brings none', async ({ page }) => {
    await withoutRegistry(page);
    await page.goto(waiting);
    await works(page, 'Payment Failed');
  });

  for (const [state, answer] of [
    ['missing', { status: 404, body: '' }],
    ['broken', { status: 200, contentType: 'application/json', body: '{"remotes":{"mfe_' }],
  ] as const) {
    test(`${state}: header and footer stay, and Retry reads it again`, async ({ page }) => {
      await withoutRegistry(page);
      await page.route('**/remotes.json', (route) => route.fulfill(answer));
      await page.goto(waiting);
      await expect(failed(page)).toBeVisible();
      await expect(page.getByText(/list of the parts of the site/)).toBeVisible();
      await expect(page.getByRole('banner')).toBeVisible();
      await expect(page.getByRole('contentinfo')).toBeVisible();
      const isSameTab = await watchReloads(page);

      await page.unroute('**/remotes.json');
      await page.getByRole('button', { name: 'Retry' }).click();
      await works(page, 'Payment Failed');
      await isSameTab();
    });
  }

  test('missing when a failed remote is tried again: the version from before is', async ({
    page,
  }) => {
    await page.route('**/remotes.json', (route) => route.abort());
    await page.route(entry, (route) => route.abort());
    await page.goto(waiting);
    await expect(failed(page)).toBeVisible();

    await page.unroute(entry);
    await page.getByRole('button', { name: 'Retry' }).click();
    await works(page, 'Payment Failed');
  });
});

test('a remote that asks for a newer kit is refused in its area, with the way on', async ({
  page,
}) => {
  await page.route(entry, (route) => route.abort());
  await page.goto(waiting);
  await expect(failed(page)).toBeVisible();

  await page.route('**/remotes.json', async (route) => {
    const response = await route.fetch();
    const registry = (await response.json()) as { remotes: Record<string, { needs: string }> };
    Object.assign(registry.remotes.mfe_registration ?? {}, { needs: '99.0' });
    await route.fulfill({ response, json: registry });
  });
  await page.unroute(entry);
  await page.getByRole('button', { name: 'Retry' }).click();

  await expect(page.getByText(/this tab is older than it/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Load the page again' })).toBeVisible();
  await page.getByRole('link', { name: 'Venue' }).first().click();
  await works(page, 'Venue');
});
