import type { APIRequestContext, Page } from '@playwright/test';
import { faults } from './parts/faults';
import { Keyboard } from './parts/keyboard';
import { askToReview, callsOf, paperUnderReview, samplePdf } from './parts/papers';
import { type Product, removeFolder, type Role, signIn, startProduct } from './parts/product';
import { WIDTHS } from './parts/screens';
import { expect, mailIn, test } from './parts/test';

// The window is a setting of the edition, which shows in the papers of other tests.
let product: Product;
test.beforeAll(async () => {
  test.setTimeout(420_000);
  product = await startProduct();
});
test.afterAll(async () => {
  await product.stop();
  removeFolder(product.dataDir);
});
// Playwright asks for the address before the first hook, too.
// eslint-disable-next-line no-empty-pattern -- Playwright reads the names out of the pattern.
test.use({ baseURL: ({}, use) => use((product as Product | undefined)?.url) });

const reviewForm = {
  visibleToAuthors: ['recommendation', 'commentsToAuthors'],
  formVersion: 'none',
  answers: {},
  recommendation: 'minor-corrections',
  criteria: { originality: 4, relevance: 4, method: 3, clarity: 4, significance: 4 },
  confidence: 2,
  commentsToAuthors: 'Please name the stations.',
  commentsToCommittee: '',
  concern: '',
};

async function tokenOf(request: APIRequestContext, role: Role): Promise<string> {
  const data = signIn(product.dataDir, role);
  const answer = await request.post('/api/v1/auth/login', { data });
  expect(answer.status()).toBeLessThan(300);
  return ((await answer.json()) as { token: string }).token;
}

/** Opens the window for responses, discussions, or meta-reviews. */
async function openFor(request: APIRequestContext, admin: string, sections: object) {
  const chair = callsOf(request, admin);
  const { items } = (await chair('GET', '/admin/editions')) as unknown as {
    items: { id: string }[];
  };
  const path = `/admin/editions/${items[0]?.id}`;
  const { revision } = await chair('GET', path);
  await chair('PATCH', path, { data: { revision, ...sections } });
}

/** A paper with one submitted review. */
async function reviewedPaper(page: Page, request: APIRequestContext, title: string) {
  const [author, reviewer, admin] = [
    await tokenOf(request, 'author'),
    await tokenOf(request, 'reviewer'),
    await tokenOf(request, 'admin'),
  ];
  const { email } = signIn(product.dataDir, 'author');
  const people = { author: { token: author, email }, admin };
  const id = await paperUnderReview(request, people, title, await samplePdf(page));
  await askToReview(request, admin, id, signIn(product.dataDir, 'reviewer').email);
  const call = callsOf(request, reviewer);
  const { revision } = await call('POST', `/reviews/papers/${id}/accept`);
  await call('POST', `/reviews/papers/${id}/submit`, { data: { revision, ...reviewForm } });
  return { id, author, reviewer, admin };
}

async function open(page: Page, token: string, path: string) {
  await page.goto('/robots.txt');
  await page.evaluate((kept) => localStorage.setItem('token', kept), token);
  await page.goto(path);
}

for (const width of WIDTHS) {
  test(`an author responds by keyboard, and a reviewer and a chair read and discuss it at ${width} px`, async ({
    page,
    plenary,
    request,
  }) => {
    test.setTimeout(240_000);
    const keyboard = new Keyboard(page);
    const title = `Who answers at ${width}?`;
    const { id, author, reviewer, admin } = await reviewedPaper(page, request, title);
    await page.setViewportSize({ width, height: 800 });

    await test.step('the author sees no review before the window opens', async () => {
      if (width !== 360) return;
      await open(page, author, `/papers/${id}`);
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
      await expect(page.getByText('Please name the stations.')).toHaveCount(0);
    });
    await openFor(request, admin, { responses: { open: true, wordLimit: 500 } });

    await test.step('the author writes a draft, which is kept, and submits it', async () => {
      await open(page, author, `/papers/${id}`);
      await expect(page.getByText('Please name the stations.')).toBeVisible();
      expect(await faults(page)).toEqual([]);
      const answer = page.getByRole('textbox', { name: /^Response to Reviewer 1/ });
      await keyboard.write(answer, 'The stations are in section 3.');
      await expect(page.getByText(/^6 of 500 words/).first()).toBeVisible();
      await expect(page.getByText('Saved', { exact: true })).toBeVisible();
      await page.reload();
      await expect(answer).toHaveValue('The stations are in section 3.');
      const general = page.getByRole('textbox', { name: /^Response to all reviewers/ });
      await keyboard.write(general, 'Thank you for the reviews.');
      await keyboard.press(page.getByRole('button', { name: 'Submit response' }));
      await expect(page.getByText(/^Response submitted/)).toBeVisible();
      expect(await faults(page)).toEqual([]);
    });

    await test.step('the reviewer is emailed, and reads the answer to the review', async () => {
      const { email } = signIn(product.dataDir, 'reviewer');
      const { text } = await mailIn(product.mailbox, email, /responded to the reviews/);
      expect(text).not.toContain(signIn(product.dataDir, 'author').email);
      await open(page, reviewer, `/reviewers/papers/${id}`);
      const response = page.getByRole('region', { name: 'Response of the authors' });
      await expect(response.getByText('The stations are in section 3.')).toBeVisible();
      await expect(response.getByRole('heading', { name: 'To your review' })).toBeVisible();
      expect(await faults(page)).toEqual([]);
    });

    await test.step('the chair reads it with the reviews', async () => {
      await open(page, admin, `/admin/papers/${id}`);
      await page.getByRole('tab', { name: /^Reviews/ }).click();
      await expect(page.getByRole('heading', { name: 'Response of the authors' })).toBeVisible();
      await expect(page.getByText('Thank you for the reviews.')).toBeVisible();
      expect(await faults(page)).toEqual([]);
    });

    await openFor(request, admin, { discussion: { open: true } });
    await test.step('the reviewer posts a comment, which the chair finds from the dashboard', async () => {
      await open(page, reviewer, `/reviewers/papers/${id}`);
      const comment = page.getByRole('textbox', { name: /^New comment/ });
      await keyboard.write(comment, 'The answer convinces me.');
      await keyboard.press(page.getByRole('button', { name: 'Post comment' }));
      await expect(page.getByText('The answer convinces me.')).toBeVisible();
      expect(await faults(page)).toEqual([]);

      await open(page, admin, '/admin/dashboard');
      await expect(page.getByText('Discussion with new comments').first()).toBeVisible();
      await open(page, admin, '/admin/papers?needs=discussion');
      await expect(page.getByText('New comments in discussion').first()).toBeVisible();
      await page.getByText(title).first().click();
      await page.getByRole('tab', { name: /^Reviews/ }).click();
      await expect(page.getByText('The answer convinces me.')).toBeVisible();
      expect(await faults(page)).toEqual([]);
    });

    await test.step('the chair answers, and the reviewer’s list shows it until it is read', async () => {
      const comment = page.getByRole('textbox', { name: /^New comment/ });
      await keyboard.write(comment, 'Then we agree.');
      await keyboard.press(page.getByRole('button', { name: 'Post comment' }));
      await expect(page.getByText('Then we agree.')).toBeVisible();
      await open(page, admin, '/admin/papers?needs=discussion');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByText(title)).toHaveCount(0);

      await open(page, reviewer, '/reviewers');
      await expect(page.getByText('1 new comment')).toBeVisible();
      expect(await faults(page)).toEqual([]);
      await page.getByRole('link', { name: title }).first().click();
      await expect(page.getByText('Then we agree.')).toBeVisible();
      await open(page, reviewer, '/reviewers');
      await expect(page.getByRole('link', { name: title }).first()).toBeVisible();
      await expect(page.getByText('1 new comment')).toHaveCount(0);
    });

    if (width === 360) {
      await test.step('the chair, of another institution than the author, becomes the meta-reviewer', async () => {
        await openFor(request, admin, { metaReviews: { open: true } });
        const chair = callsOf(request, admin);
        const { items } = (await chair('GET', `/admin/papers/${id}/candidates`)) as unknown as {
          items: { id: string; name: string }[];
        };
        const { revision } = await chair('GET', `/admin/papers/${id}`);
        const reviewerId = items.find(({ name }) => name.startsWith('Admin'))?.id;
        await chair('POST', `/admin/papers/${id}/meta-reviewer`, {
          data: { revision, reviewerId },
        });
      });

      await test.step('the meta-reviewer reads the discussion, and submits the meta-review', async () => {
        await open(page, admin, '/reviewers');
        const list = page.getByRole('region', { name: 'Meta-reviews' });
        await keyboard.press(list.getByRole('link', { name: title }));
        await expect(page.getByText('Then we agree.')).toBeVisible();
        expect(await faults(page)).toEqual([]);
        await keyboard.write(
          page.getByRole('textbox', { name: /^Meta-review/ }),
          'Small but sound.',
        );
        await page.getByRole('radio', { name: /^Minor corrections/ }).check();
        await keyboard.press(page.getByRole('button', { name: 'Submit meta-review' }));
        await expect(page.getByText(/^Meta-review submitted/)).toBeVisible();
        expect(await faults(page)).toEqual([]);
      });

      await test.step('the chair reads it with the reviews', async () => {
        await open(page, admin, `/admin/papers/${id}`);
        await page.getByRole('tab', { name: /^Reviews/ }).click();
        const part = page.getByRole('region', { name: 'Meta-review' });
        await expect(part.getByText('Small but sound.')).toBeVisible();
        expect(await faults(page)).toEqual([]);
      });
    }
    expect(plenary.complaints).toEqual([]);
  });
}
