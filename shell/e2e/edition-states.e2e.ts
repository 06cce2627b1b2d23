import type { Page } from '@playwright/test';
import { faults } from './parts/faults';
import { open } from './parts/open';
import { expect, test } from './parts/test';

const [OPEN, SHUT] = [{ open: true }, { open: false }];

/** The published page with other switches, at another time in the browser. */
async function pretend(page: Page, now: string, submissions: object, registration: object) {
  // Playwright's clock would also hide the marks by which tests see that a page is hydrated.
  await page.addInitScript((start) => {
    Date.now = () => start + performance.now();
  }, Date.parse(now));
  await page.route(
    ({ pathname }) => pathname.startsWith('/assets/site/') || /^\/(?!api\/)[^.]*$/.test(pathname),
    async (route) => {
      const response = await route.fetch();
      const changed = (await response.text())
        .replace(/"submissions":\{"open":true\}/, `"submissions":${JSON.stringify(submissions)}`)
        .replace(
          /"registration":\{"open":true\}/,
          `"registration":${JSON.stringify(registration)}`,
        );
      await route.fulfill({ response, body: changed });
    },
  );
}

const strip = (page: Page) => page.getByRole('region', { name: 'Status of the conference' });
const LATE = 'Deadline passed; late submissions are open.';

test('home follows the state of the edition', async ({ page, plenary }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const states = [
    ['2025-09-23T12:00:00Z', OPEN, OPEN, undefined, 'GET TICKETS'],
    ['2025-10-14T12:00:00Z', OPEN, OPEN, LATE, 'GET TICKETS'],
    ['2025-10-14T12:00:00Z', SHUT, OPEN, 'Submissions are closed.', 'GET TICKETS'],
    ['2025-12-01T12:00:00Z', SHUT, SHUT, 'The conference is over.', 'Get your certificate'],
  ] as const;
  for (const [now, submissions, registration, text, first] of states) {
    await page.unrouteAll();
    await pretend(page, now, submissions, registration);
    await open(page, '/');
    if (text) await expect(strip(page)).toContainText(text);
    else await expect(strip(page)).toHaveCount(0);
    if (text) expect((await strip(page).boundingBox())?.height).toBeLessThanOrEqual(3 * 24 + 30);
    await expect(page.getByRole('main').getByRole('link', { name: first }).first()).toBeVisible();
    expect(await faults(page)).toEqual([]);
  }
  expect(plenary.complaints).toEqual([]);
});

test('every page says that late submissions are open', async ({ page, plenary }) => {
  await plenary.enterAs('author');
  await pretend(page, '2025-10-14T12:00:00Z', OPEN, OPEN);
  for (const path of [
    '/',
    '/call-for-papers',
    '/call-for-posters',
    '/submit',
    '/conference-register',
  ]) {
    await open(page, path);
    await expect(strip(page), path).toContainText(LATE);
  }
});

test('closed ways in lead to pages that say why', async ({ page }) => {
  await pretend(page, '2025-12-01T12:00:00Z', SHUT, SHUT);
  await open(page, '/');
  await page.getByRole('link', { name: 'GET TICKETS' }).click();
  await expect(page.getByText('Registration is closed.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Register as Attendee' })).toHaveCount(0);
});

// prerender.e2e.ts shows that the page hydrates without layout shift.
test('the prerendered page carries the state', async ({ request }) => {
  const html = await (await request.get('/')).text();
  expect(html.slice(html.indexOf('<div id="root">'))).toContain(LATE);
});
