import { faults } from './parts/faults';
import { type Product, removeFolder, signIn, startProduct } from './parts/product';
import { enter, expect, mailIn, mailsIn, test } from './parts/test';

// A proposal invites reviewers to all papers: those of other tests must not be among them.
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

test('reviewers bid by keyboard, and a chair invites them by a proposal', async ({
  page,
  plenary,
}) => {
  test.setTimeout(180_000);
  const reviewer = signIn(product.dataDir, 'reviewer');
  await enter(page, reviewer);

  await test.step('makes room: the sample reviewers are at their limits', async () => {
    await page.goto('/reviewers/profile');
    await page.getByLabel(/^Maximum papers/).fill('20');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByText('Changes saved.')).toBeVisible();
  });

  await page.goto('/reviewers/bids');
  const rows = page.getByRole('list', { name: 'Papers' }).locator(':scope > li');
  await expect(rows.first()).toBeVisible();
  const total = await rows.count();

  await test.step('bids on each paper, and the bids are kept', async () => {
    await rows.first().focus();
    for (let at = 0; at < total; at += 1) {
      await expect(rows.nth(at)).toBeFocused();
      await page.keyboard.press('5');
      await expect(rows.nth(at).getByRole('radio', { name: 'Eager' })).toBeChecked();
      await page.keyboard.press('j');
    }
    await expect(page.getByText(`${total} of ${total} papers with a bid`)).toBeVisible();
    await page.reload();
    await expect(rows.first().getByRole('radio', { name: 'Eager' })).toBeChecked();
    expect(await faults(page)).toEqual([]);
  });

  const conflicted = (await rows.first().getAttribute('aria-label')) ?? '';
  await test.step('declares a conflict, and the paper leaves the list', async () => {
    await rows
      .first()
      .getByRole('button', { name: /^Declare a conflict/ })
      .click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Reason').fill('We wrote a paper together.');
    await dialog.getByRole('button', { name: 'Declare conflict' }).click();
    await expect(page.getByText(`Conflict with “${conflicted}” declared.`)).toBeVisible();
    await expect(rows).toHaveCount(total - 1);
    await expect(rows.first()).toBeFocused();
  });

  await page.getByRole('button', { name: 'Logout' }).first().click();
  await enter(page, signIn(product.dataDir, 'admin'));
  await page.goto('/admin/papers/proposal');

  const invited =
    await test.step('the proposal shows bids, and follows a forbidden pair', async () => {
      await expect(page.getByText(/^1 of \d+ reviewers made \d+ bids?;/)).toBeVisible();
      const eager = page.getByRole('listitem').filter({ hasText: ' · Eager' });
      const papers = page.locator('li', { has: page.locator('header'), hasText: ' · Eager' });
      await expect(eager.first()).toBeVisible();
      const before = await papers.count();
      await papers
        .first()
        .getByRole('listitem')
        .filter({ hasText: ' · Eager' })
        .getByRole('button', { name: /^Forbid/ })
        .click();
      const send = page.getByRole('button', { name: /^Send \d+ invitations?$/ });
      await expect(send).toBeDisabled();
      await page.getByRole('button', { name: 'Solve again' }).click();
      await expect(send).toBeEnabled();
      await expect(papers).toHaveCount(before - 1);
      expect(await faults(page)).toEqual([]);
      return papers.locator('header strong').first().textContent();
    });

  await test.step('nothing is sent before it is confirmed', async () => {
    await page.getByRole('button', { name: /^Send \d+ invitations?$/ }).click();
    const dialog = page.getByRole('dialog');
    expect(await mailsIn(product.mailbox, reviewer.email, /review/)).toEqual([]);
    await dialog.getByRole('button', { name: /^Send/ }).click();
    await expect(page.getByText(/\d+ invitations? sent\./)).toBeVisible();
  });

  const { text } = await mailIn(product.mailbox, reviewer.email, /review/);
  expect(text).toContain(invited);
  expect(text).not.toContain(conflicted);
  expect(plenary.complaints).toEqual([]);
});
