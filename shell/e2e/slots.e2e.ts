import type { APIRequestContext, Page } from '@playwright/test';
import { faults } from './parts/faults';
import { acceptedPaper, askToReview, paperUnderReview, samplePdf } from './parts/papers';
import { WIDTHS } from './parts/screens';
import { expect, test, type Plenary } from './parts/test';

const REVIEWER = 'reviewer@university.example';
const ofReviewers = /\/remotes\/mfe_reviewer\/[^/]+\/[^/]+\.js/;

const people = (plenary: Plenary) => ({
  author: { token: plenary.token('author'), email: 'author@university.example' },
  admin: plenary.token('admin'),
});

async function openReview(page: Page, request: APIRequestContext, plenary: Plenary) {
  const title = `Slots and ${plenary.newAddress().replace(/\D+/g, ' ').trim()}`;
  const id = await paperUnderReview(request, people(plenary), title, await samplePdf(page));
  await askToReview(request, plenary.token('admin'), id, REVIEWER);
}

const card = (page: Page) => page.getByRole('complementary', { name: 'My reviews' });
const failed = (page: Page) =>
  page.getByRole('status').filter({ hasText: '“My reviews” could not be shown.' });
const hostWorks = (page: Page) =>
  expect(page.getByRole('heading', { level: 1, name: 'My papers' })).toBeVisible();

test('My papers shows a reviewer the open reviews @core', async ({ page, plenary, request }) => {
  await openReview(page, request, plenary);
  await plenary.enterAs('reviewer');
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/submitted');
    await hostWorks(page);
    await expect(card(page).getByText(/awaiting your review/)).toBeVisible();
    expect(await faults(page)).toEqual([]);
  }
  await card(page).getByRole('link', { name: 'Open my reviews' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'My reviews' })).toBeVisible();
  expect(plenary.complaints).toEqual([]);
});

test('My papers loads nothing of the reviewers’ area for other authors', async ({
  page,
  plenary,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await plenary.enterAs('author');
  await page.goto('/submitted');
  await hostWorks(page);
  await page.waitForLoadState('networkidle');

  expect(asked.filter((url) => ofReviewers.test(url))).toEqual([]);
  expect(asked.some((url) => url.includes('/remotes/mfe_registration/'))).toBe(true);
  await expect(card(page)).toHaveCount(0);
});

test('a filling that does not load leaves its page working, is reported, and recovers by Retry', async ({
  page,
  plenary,
  request,
}) => {
  await openReview(page, request, plenary);
  await plenary.enterAs('reviewer');
  await page.route(ofReviewers, (route) => route.abort());
  const report = page.waitForRequest((each) => each.url().endsWith('/front-end-failures'));
  await page.goto('/submitted');

  await expect(failed(page)).toBeVisible();
  await hostWorks(page);
  expect(await faults(page)).toEqual([]);
  const sent = await report;
  expect((await sent.response())?.status()).toBe(202);
  const { reference } = sent.postDataJSON() as Record<string, string>;
  expect(sent.postDataJSON()).toMatchObject({
    remote: 'mfe_reviewer',
    reason: 'unreachable',
    path: 'slot:my-papers.end',
  });
  await expect(failed(page).getByText(reference ?? 'none')).toBeVisible();

  await page.unroute(ofReviewers);
  await failed(page).getByRole('button', { name: 'Retry' }).click();
  await expect(card(page).getByText(/awaiting your review/)).toBeVisible();
  await expect(failed(page)).toHaveCount(0);
  await hostWorks(page);
});

test('the page of an accepted paper says when it is presented', async ({
  page,
  plenary,
  request,
}) => {
  test.setTimeout(120_000);
  const title = 'A sample that is presented';
  const pdf = await samplePdf(page);
  const id = await acceptedPaper(request, plenary, people(plenary), title, pdf);
  const headers = { authorization: `Bearer ${plenary.token('author')}` };
  const answer = await request.get(`/api/v1/papers/${id}`, { headers });
  const { number } = (await answer.json()) as { number: number };
  await page.route('**/api/v1/edition', async (route) => {
    const response = await route.fetch();
    const edition = (await response.json()) as { schedule: { items: object[] }[] };
    const session = { start: '11:15', end: '12:45', title: 'Voices', detail: '' };
    edition.schedule[0]?.items.push({ ...session, papers: [{ number, start: '11:45' }] });
    await route.fulfill({ response, json: edition });
  });

  await plenary.enterAs('author');
  await page.goto(`/papers/${id}`);

  const presentation = page.getByRole('complementary', { name: 'Your presentation' });
  await expect(presentation.getByText('From 11:45')).toBeVisible();
  await expect(presentation.getByRole('link', { name: 'Open the schedule' })).toBeVisible();
  expect(await faults(page)).toEqual([]);
});
