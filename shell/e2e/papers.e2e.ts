import type { Browser, Page } from '@playwright/test';
import { faults } from './parts/faults';
import { type Member, newAccount, newAuthor, readyDraft, review, samplePdf } from './parts/papers';
import { WIDTHS } from './parts/screens';
import { expect, test } from './parts/test';

/** Opens a separate window of a logged-in person. */
async function windowOf(browser: Browser, token: string, width: number): Promise<Page> {
  const context = await browser.newContext({
    baseURL: process.env.E2E_URL,
    viewport: { width, height: 800 },
  });
  await context.addInitScript((kept) => localStorage.setItem('token', kept), token);
  return context.newPage();
}

for (const width of WIDTHS) {
  test(`papers go from submission to acceptance at ${width} px${width === 360 ? ' @core' : ''}`, async ({
    page,
    browser,
    plenary,
    request,
  }) => {
    test.setTimeout(240_000);
    const pdf = await samplePdf(page);
    const authors = [
      { email: 'author@university.example', token: plenary.token('author') },
      await newAuthor(request, plenary),
    ];
    const [first, second] = authors as [Member, Member];
    const reviewers = [
      await newAccount(request, plenary),
      await newAccount(request, plenary),
      await newAccount(request, plenary),
    ];
    const title = `Radio ${plenary.newAddress().replace(/\D+/g, ' ').trim()}`;
    const mine = await readyDraft(request, first, title, pdf);
    const other = await readyDraft(request, second, `${title}, the other`, pdf);
    const author = await windowOf(browser, first.token, width);
    const chair = await windowOf(browser, plenary.token('admin'), width);
    const paperOf = (id: string) => chair.goto(`/admin/papers/${id}`);

    await test.step('two authors submit', async () => {
      const writer = await windowOf(browser, second.token, width);
      for (const [window, id] of [[author, mine] as const, [writer, other] as const]) {
        await window.goto(`/submit?paper=${id}&step=summary`);
        await window.getByRole('button', { name: 'Submit paper' }).click();
        await expect(window).toHaveURL(`/papers/${id}`);
      }
    });

    await test.step('the chair finds them, passes one and rejects the other', async () => {
      await chair.goto(`/admin/papers?q=${encodeURIComponent(title)}`);
      await expect(chair.getByRole('link', { name: title }).first()).toBeVisible();
      expect(await faults(chair)).toEqual([]);
      await chair.getByRole('link', { name: `${title}, the other` }).click();
      await chair.getByRole('button', { name: 'Desk reject' }).click();
      const dialog = chair.getByRole('dialog');
      await dialog.getByLabel('Reason').fill('Outside our topics.');
      await dialog.getByRole('button', { name: 'Desk reject' }).click();
      await expect(
        chair.getByText('Paper desk rejected. The author was notified by email.'),
      ).toBeVisible();
      await plenary.mailTo(second.email, /Not accepted/);

      await paperOf(mine);
      await chair.getByRole('textbox', { name: 'Similarity' }).fill('4');
      await chair.getByLabel('AI share').fill('1');
      expect(await faults(chair)).toEqual([]);
      await chair.getByRole('button', { name: 'Send to review' }).click();
      await expect(chair.getByText(/Paper sent to review/)).toBeVisible();
    });

    await test.step('three reviewers are asked, and answer', async () => {
      for (const { email } of reviewers) {
        await chair.getByLabel('Email of another reviewer').fill(email);
        await chair.getByRole('button', { name: 'Send invitation' }).click();
        await expect(chair.getByText(`Review request sent to ${email}.`)).toBeVisible();
      }
      expect(await faults(chair)).toEqual([]);
      for (const reviewer of reviewers) await review(request, plenary, reviewer, mine);
    });

    await test.step('the chair decides; the author reads it once it is released', async () => {
      await paperOf(mine);
      await expect(chair.getByText('Please name the stations.')).toHaveCount(3);
      await chair.getByLabel('Decision').selectOption('Minor corrections');
      await chair.getByLabel('Note to authors').fill('A fine paper.');
      await chair.getByRole('button', { name: 'Record decision' }).click();
      await expect(chair.getByText(/Authors can’t see it until you release it/)).toBeVisible();
      await author.goto(`/papers/${mine}`);
      await expect(author.getByText('A fine paper.')).toHaveCount(0);

      await chair.getByRole('link', { name: 'Release decision', exact: true }).click();
      await chair.getByText(`Email to ${first.email}`).click();
      await expect(chair.getByText('A fine paper.')).toBeVisible();
      expect(await faults(chair)).toEqual([]);
      await release(chair);
      await author.reload();
      await expect(author.getByText('A fine paper.').first()).toBeVisible();
      await expect(author.getByText('Please name the stations.').first()).toBeVisible();
      for (const { email } of reviewers) await expect(author.getByText(email)).toHaveCount(0);
    });

    await test.step('corrections are handed in, verified and accepted', async () => {
      const file = { name: 'corrected.pdf', mimeType: 'application/pdf', buffer: pdf };
      await author.locator('input[type="file"]').first().setInputFiles(file);
      await expect(author.getByText(/corrected.pdf uploaded/)).toBeVisible();
      await author.getByLabel('Summary of changes').fill('The stations are named.');
      await author.getByRole('button', { name: 'Submit revision' }).click();
      await expect(author.getByRole('button', { name: 'Submit revision' })).toHaveCount(0);

      await paperOf(mine);
      const summary = chair.getByText('The stations are named.').filter({ visible: true });
      await expect(summary.first()).toBeVisible();
      expect(await faults(chair)).toEqual([]);
      await chair.getByRole('button', { name: 'Accept revision' }).click();
      await chair.getByRole('link', { name: 'Release decision', exact: true }).click();
      await release(chair);
      await plenary.mailTo(first.email, /^Accepted: paper/);
      await author.reload();
      await expect(author.getByText('Accepted').first()).toBeVisible();
    });
    expect(plenary.complaints).toEqual([]);
  });
}

async function release(chair: Page): Promise<void> {
  await chair.getByRole('button', { name: 'Release 1 decision' }).click();
  const dialog = chair.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Release 1 decision' }).click();
  await expect(chair.getByText('1 decision released.')).toBeVisible();
}
