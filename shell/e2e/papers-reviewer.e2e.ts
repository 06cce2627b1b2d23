import type { APIRequestContext, Page } from '@playwright/test';
import { makeAccount } from './parts/admin';
import { faults } from './parts/faults';
import { Keyboard } from './parts/keyboard';
import { choose } from './parts/keyboard-choice';
import { askToReview, linkIn, paperUnderReview, samplePdf } from './parts/papers';
import { WIDTHS } from './parts/screens';
import { expect, test, type Plenary } from './parts/test';

const REVIEWER = 'reviewer@university.example';
const password = 'a long enough phrase';

/** A paper with an open review. */
async function paperFor(
  page: Page,
  request: APIRequestContext,
  plenary: Plenary,
  email = REVIEWER,
) {
  const title = `Who moderates ${plenary.newAddress().replace(/\D+/g, ' ').trim()}?`;
  const author = { token: plenary.token('author'), email: 'author@university.example' };
  const people = { author, admin: plenary.token('admin') };
  const id = await paperUnderReview(request, people, title, await samplePdf(page));
  await askToReview(request, people.admin, id, email);
  return { id, title };
}

// Panes on a desk, tabs on a phone.
for (const width of [360, 1440]) {
  test(`a reviewer accepts, reads and reviews by keyboard at ${width} px`, async ({
    page,
    plenary,
    request,
  }) => {
    test.setTimeout(180_000);
    const keyboard = new Keyboard(page);
    const { title } = await paperFor(page, request, plenary);
    await plenary.enterAs('reviewer');
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/reviewers');
    await expect(page.getByRole('contentinfo')).toHaveCount(0);
    expect(await faults(page)).toEqual([]);

    await test.step('decides by title and abstract', async () => {
      await keyboard.press(page.getByRole('link', { name: title }));
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeFocused();
      expect(await faults(page)).toEqual([]);
      await keyboard.reach(page.getByRole('radio', { name: 'Accept', exact: true }));
      await page.keyboard.press('Space');
      await keyboard.press(page.getByRole('button', { name: 'Accept invitation' }));
      await expect(page.getByLabel('Comments to the authors')).toBeVisible();
    });

    await test.step('reads the paper', async () => {
      if (width < 900) {
        await expect(page.getByRole('tab')).toHaveText(['Paper', 'My review']);
        await page.getByRole('tab', { name: 'My review' }).focus();
        await page.keyboard.press('ArrowLeft');
        await page.keyboard.press('Enter');
      }
      await expect(page.getByText('Page 1 of 2')).toBeVisible();
      await expect(page.locator('canvas').first()).toBeVisible();
      await expect(page.getByText('Words to be found.')).toBeAttached();
      const percent = page.getByRole('button', { name: /fit the width/ });
      const before = await percent.textContent();
      await keyboard.reach(page.getByRole('document', { name: 'Paper' }));
      await page.keyboard.press('+');
      await expect(percent).not.toHaveText(before ?? '');
      await page.keyboard.press('ArrowRight');
      await expect(page.getByText('Page 2 of 2')).toBeVisible();
      await page.keyboard.press('0');
      await expect(percent).toHaveText(before ?? '');
      expect(await faults(page)).toEqual([]);
    });

    await test.step('writes, leaves, and finds the draft on return', async () => {
      if (width < 900) await page.getByRole('tab', { name: 'My review' }).click();
      await choose(page, keyboard, 'Recommendation', 'Minor corrections');
      for (const name of ['Originality', 'Relevance', 'Method', 'Clarity', 'Significance']) {
        await choose(page, keyboard, name, '4');
      }
      await choose(page, keyboard, 'Confidence', 'High');
      await keyboard.write(page.getByLabel('Comments to the authors'), 'Small but well described.');
      await expect(page.getByText(/^Draft saved/)).toBeVisible();
      expect(await faults(page)).toEqual([]);
      await page.reload();
      await expect(page.getByLabel('Comments to the authors')).toHaveValue(
        'Small but well described.',
      );
      await expect(page.getByLabel('Minor corrections')).toBeChecked();
    });

    await test.step('sends it after a look at what goes out', async () => {
      await keyboard.press(page.getByRole('button', { name: 'Submit review' }));
      const dialog = page.getByRole('dialog', { name: 'Submit this review?' });
      await expect(dialog).toContainText('4 words');
      expect(await faults(page)).toEqual([]);
      await keyboard.press(dialog.getByRole('button', { name: 'Submit review' }));
      await expect(page.getByText(/You submitted this review on/)).toBeVisible();
      await plenary.mailTo(REVIEWER, /Thank you for your review/);
    });
    expect(plenary.complaints).toEqual([]);
  });
}

for (const width of WIDTHS) {
  test(`a reviewer says what to ask for, and the chair reads it at ${width} px`, async ({
    page,
    plenary,
  }) => {
    const keyboard = new Keyboard(page);
    await plenary.enterAs('reviewer');
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/reviewers');
    await keyboard.press(page.getByRole('link', { name: 'Limits and expertise' }));
    await keyboard.write(page.getByLabel(/^Maximum papers/), '77');
    const topic = page.getByRole('checkbox', { name: /^Low-resource languages/ });
    await keyboard.reach(topic);
    if (!(await topic.isChecked())) await page.keyboard.press('Space');
    expect(await faults(page)).toEqual([]);
    await keyboard.press(page.getByRole('button', { name: 'Save', exact: true }));
    await expect(page.getByText('Changes saved.')).toBeVisible();

    await page.setViewportSize({ width: 1440, height: 800 });
    await plenary.enterAs('admin');
    await page.setViewportSize({ width, height: 800 });
    await page.goto(`/admin/papers/reviewers?q=${REVIEWER}`);
    await expect(page.getByText(/^\d+ of 77$/)).toBeVisible();
    expect(await faults(page)).toEqual([]);
    await keyboard.press(
      page
        .getByRole('main')
        .getByRole('link', { name: /Sample|Reviewer/ })
        .last(),
    );
    const drawer = page.getByRole('dialog');
    await expect(drawer.getByLabel(/^Maximum papers/)).toHaveValue('77');
    await expect(drawer.getByRole('checkbox', { name: /^Low-resource/ })).toBeChecked();
    expect(await faults(page)).toEqual([]);
    expect(plenary.complaints).toEqual([]);
  });
}

test('input survives a forced logout', async ({ page, plenary, request }) => {
  const { id } = await paperFor(page, request, plenary);
  await plenary.enterAs('reviewer');
  await page.goto(`/reviewers/papers/${id}`);
  await page.getByRole('radio', { name: 'Accept', exact: true }).check();
  await page.getByRole('button', { name: 'Accept invitation' }).click();
  const comments = page.getByLabel('Comments to the authors');
  await comments.waitFor();

  await page.route('**/draft', (route) => route.fulfill({ status: 401, body: '{}' }));
  await comments.fill('Almost lost');
  await expect(page).toHaveURL('/login');
  await page.unroute('**/draft');
  await plenary.fillSignIn('reviewer');

  await expect(page).toHaveURL(`/reviewers/papers/${id}`);
  await expect(comments).toHaveValue('Almost lost');
  await expect(page.getByText(/^Draft saved/)).toBeVisible();
});

test('with two tabs open the second asks which one continues', async ({
  page,
  context,
  plenary,
  request,
}) => {
  const { id } = await paperFor(page, request, plenary);
  await plenary.enterAs('reviewer');
  await page.goto(`/reviewers/papers/${id}`);
  await page.getByRole('radio', { name: 'Accept', exact: true }).check();
  await page.getByRole('button', { name: 'Accept invitation' }).click();
  const mine = page.getByLabel('Comments to the authors');
  await mine.waitFor();
  const other = await context.newPage();
  await other.goto(`/reviewers/papers/${id}`);
  await other.getByLabel('Comments to the authors').fill('Of the other tab');
  await expect(other.getByText(/^Draft saved/)).toBeVisible();

  await mine.fill('Of this tab');
  await page.getByRole('button', { name: 'Use the other version' }).click();
  await expect(mine).toHaveValue('Of the other tab');
});

test('an invited person with an account logs in and joins', async ({ page, plenary, request }) => {
  const email = plenary.newAddress();
  const { id, title } = await paperFor(page, request, plenary, email);
  const { text } = await plenary.mailTo(email, /Would you review paper/);
  expect(text).not.toContain('Author');
  await makeAccount(request, email);
  await page.goto(linkIn(text, 'accept'));
  await expect(page.getByRole('heading', { name: title })).toBeVisible();

  await page.getByRole('main').getByRole('link', { name: 'Log in to accept' }).click();
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page
    .getByRole('main')
    .getByRole('button', { name: /log ?in/i })
    .click();
  await page.getByRole('button', { name: 'Accept invitation' }).click();

  await expect(page).toHaveURL(`/reviewers/papers/${id}`);
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(page.getByLabel('Comments to the authors')).toBeVisible();
  expect(plenary.complaints).toEqual([]);
});
