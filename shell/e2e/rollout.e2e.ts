import type { Browser, BrowserContext, Page } from '@playwright/test';
import path from 'node:path';
import { answers } from './parts/open';
import { organiser } from './parts/organiser';
import { type Product, removeFolder, signIn, startProduct } from './parts/product';
import { Checkout } from './parts/team';
import { expect, test } from './parts/test';

/** The details of the contact page, in the live version and in the one that is rolled out. */
const [LIVE, NEWER] = ['Conference office', 'Conference desk'];

let product: Product;
let site: string;
let team: Checkout;
let others: Checkout;
test.beforeEach(async () => {
  product = await startProduct();
  site = path.join(product.dataDir, 'site');
  [team, others] = [new Checkout('mfe-public', 'built'), new Checkout('mfe-reviewer', 'built')];
  for (const each of [team, others]) each.keys = path.join(product.dataDir, 'publish-keys');
});
test.afterEach(async () => {
  await product.stop();
  for (const folder of [team.folder, others.folder, product.dataDir]) removeFolder(folder);
});

const browserOf = async (browser: Browser): Promise<Page> =>
  (await browser.newContext({ baseURL: product.url })).newPage();

const setBucket = (page: Page, value: string) =>
  page.context().addCookies([{ name: 'bucket', value, url: product.url }]);

const bucketOf = async (context: BrowserContext) =>
  (await context.cookies()).find(({ name }) => name === 'bucket')?.value;

/** What the page shows as it comes from the server, and once the product's code runs. */
async function shownTo(page: Page): Promise<string[]> {
  const response = await page.goto('/contact');
  const html = (await response?.text()) ?? '';
  await answers(page);
  const heading = page.getByRole('heading', { name: /^Conference (office|desk)$/ });
  await page.getByRole('textbox', { name: 'Message' }).focus();
  return [html.includes(NEWER) ? NEWER : LIVE, (await heading.textContent()) ?? ''];
}

/** The server looks once a second for what publishers have done; until then it may delete the cookie. */
const isShown = (page: Page, expected: string, bucket?: string) =>
  expect(async () => {
    if (bucket !== undefined) await setBucket(page, bucket);
    expect(await shownTo(page)).toEqual([expected, expected]);
  }).toPass({ timeout: 15_000 });

const publish = (...options: string[]) =>
  team.tool('publish', site, 'mfe-public', '--no-build', ...options);

/** Saves the description of the venue as an organiser does. */
async function describeVenue({ request }: Page, description: string): Promise<void> {
  const data = signIn(product.dataDir, 'admin');
  const answer = await request.post('/api/v1/auth/login', { data });
  const { token } = (await answer.json()) as { token: string };
  const edition = await request.get('/api/v1/edition');
  const { venue } = (await edition.json()) as { venue: object };
  await organiser(request, token).save({ venue: { ...venue, description } });
}

test('a version is rolled out to staff, to a tenth and to all, and rolled back', async ({
  browser,
}) => {
  test.setTimeout(180_000);
  team.editBuild(LIVE, NEWER);
  const [tenth, rest, visitor] = await Promise.all([
    browserOf(browser),
    browserOf(browser),
    browserOf(browser),
  ]);
  await test.step('no browser has a cookie before', async () => {
    await isShown(visitor, LIVE);
    expect(await bucketOf(visitor.context())).toBeUndefined();
  });

  await test.step('organisers see it from their next login on, and no visitor does', async () => {
    expect(await publish('--to', 'staff')).toMatch(/mfe_public \S+ is live for staff/);
    await isShown(visitor, LIVE);
    expect(await bucketOf(visitor.context())).toBeUndefined();
    const staff = await browserOf(browser);
    await expect(async () => {
      const data = signIn(product.dataDir, 'admin');
      await staff.request.post('/api/v1/auth/login', { data });
      expect(await bucketOf(staff.context())).toBe('staff');
    }).toPass();
    await isShown(staff, NEWER);
    await staff.context().close();
  });

  await test.step('a tenth of the browsers sees it, each at every visit', async () => {
    await team.tool('remotes', site, 'rollout', '10%');
    await isShown(tenth, NEWER, '5');
    await isShown(rest, LIVE, '50');
    await visitor.reload();
    const drawn = await bucketOf(visitor.context());
    expect(drawn).toMatch(/^\d{1,2}$/);
    await isShown(visitor, Number(drawn) < 10 ? NEWER : LIVE);
    expect(await bucketOf(visitor.context())).toBe(drawn);
    expect(await team.tool('remotes', site)).toMatch(/mfe_public\s+\S+\s+\S+\s+10%/);
  });

  await test.step('another team publishes, and an organiser saves the edition', async () => {
    others.editBuild('Full paper', 'Whole paper');
    await others.tool('publish', site, 'mfe-reviewer', '--no-build');
    await describeVenue(await browserOf(browser), 'Moved (sample).');
    for (const [page, bucket] of [
      [tenth, '5'],
      [rest, '50'],
    ] as const) {
      await expect(async () => {
        await setBucket(page, bucket);
        await page.goto('/venue');
        await expect(page.getByText('Moved (sample).')).toBeVisible({ timeout: 500 });
      }).toPass();
    }
    await isShown(tenth, NEWER, '5');
    await isShown(rest, LIVE, '50');
  });

  await test.step('a second rollout is refused while the first runs', async () => {
    await expect(
      others.tool('publish', site, 'mfe-reviewer', '--no-build', '--to', '1%'),
    ).rejects.toThrow('Nothing was changed');
    await team.tool('remotes', site, 'rollout', 'stop');
    await isShown(tenth, LIVE, '5');
    expect(await bucketOf(tenth.context())).toBeUndefined();
  });

  await test.step('all browsers see it, none has a cookie, and a rollback ends it', async () => {
    await publish('--to', '50%');
    await isShown(rest, LIVE, '50');
    await team.tool('remotes', site, 'rollout', '100%');
    for (const page of [tenth, rest, visitor]) {
      await isShown(page, NEWER);
      expect(await bucketOf(page.context())).toBeUndefined();
    }
    await team.tool('rollback', site, 'mfe-public');
    await isShown(rest, LIVE, '50');
  });
});

test('a version is previewed by those who know the address', async ({ browser }) => {
  team.editBuild(LIVE, NEWER);
  const printed = await publish('--preview', '--hours', '2');
  const [, token = ''] = /\/preview\/([0-9a-f]{32})/.exec(printed) ?? [];
  const [guest, visitor] = [await browserOf(browser), await browserOf(browser)];
  await expect(async () => {
    await guest.goto(`/preview/${token}`);
    await expect(guest).toHaveURL('/');
    expect(await bucketOf(guest.context())).toBe(token);
  }).toPass();
  await isShown(guest, NEWER);
  await isShown(visitor, LIVE);
  expect(await bucketOf(visitor.context())).toBeUndefined();
  expect(await team.tool('remotes', site)).toContain(`/preview/${token}`);
  await guest.goto('/preview/end');
  await isShown(guest, LIVE);
  expect(await bucketOf(guest.context())).toBeUndefined();
});
