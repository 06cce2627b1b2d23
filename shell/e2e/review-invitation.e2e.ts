import type { APIRequestContext, Page } from '@playwright/test';
import { faults } from './parts/faults';
import { Keyboard } from './parts/keyboard';
import { choose } from './parts/keyboard-choice';
import { linkIn, paperUnderReview, samplePdf } from './parts/papers';
import { expect, test, type Plenary } from './parts/test';

/** The chair invites an address on the paper's page. */
async function invited(page: Page, request: APIRequestContext, plenary: Plenary) {
  const email = plenary.newAddress();
  const title = `Who moderates ${email.replace(/\D+/g, ' ').trim()}?`;
  const author = { token: plenary.token('author'), email: 'author@university.example' };
  const people = { author, admin: plenary.token('admin') };
  const id = await paperUnderReview(request, people, title, await samplePdf(page));
  await plenary.enterAs('admin');
  await page.goto(`/admin/papers/${id}`);
  await page.getByLabel('Email of another reviewer').fill(email);
  await page.getByRole('button', { name: 'Send invitation' }).click();
  await expect(page.getByText(`Review request sent to ${email}.`)).toBeVisible();
  const { text } = await plenary.mailTo(email, /Would you review paper/);
  await page.evaluate(() => localStorage.clear());
  return { id, email, title, text };
}

async function subjectsTo(email: string): Promise<string[]> {
  const answer = await fetch(process.env.E2E_MAILBOX ?? '', {
    headers: { accept: 'application/json' },
  });
  const { emails } = (await answer.json()) as { emails: { to: string; subject: string }[] };
  return emails.filter(({ to }) => to.includes(email)).map(({ subject }) => subject);
}

test('an invited person without an account accepts and reviews by keyboard at 360 px', async ({
  page,
  plenary,
  request,
}) => {
  test.setTimeout(180_000);
  const keyboard = new Keyboard(page);
  const { id, email, title, text } = await invited(page, request, plenary);
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto(linkIn(text, 'accept'));

  await test.step('accepts, and signs up without a code', async () => {
    await expect(page.getByRole('heading', { name: title })).toBeVisible();
    await expect(page.getByRole('radio', { name: 'Accept', exact: true })).toBeChecked();
    expect(await faults(page)).toEqual([]);
    await keyboard.press(page.getByRole('button', { name: 'Accept invitation' }));
    await expect(page.getByRole('heading', { name: 'Create your account' })).toBeFocused();
    await keyboard.write(page.getByLabel('First name'), 'Lindiwe');
    await keyboard.write(page.getByLabel('Last name'), 'Mokoena');
    await keyboard.write(page.getByLabel('Institution'), 'University (sample)');
    await keyboard.write(page.getByLabel('Password', { exact: true }), 'a long enough phrase');
    expect(await faults(page)).toEqual([]);
    await keyboard.press(page.getByRole('button', { name: 'Create account and accept' }));
    await expect(page).toHaveURL(`/reviewers/papers/${id}`);
  });

  await test.step('reviews', async () => {
    await choose(page, keyboard, 'Recommendation', 'Minor corrections');
    for (const name of ['Originality', 'Relevance', 'Method', 'Clarity', 'Significance']) {
      await choose(page, keyboard, name, '4');
    }
    await choose(page, keyboard, 'Confidence', 'High');
    await keyboard.write(page.getByLabel('Comments to the authors'), 'Small but well described.');
    await keyboard.press(page.getByRole('button', { name: 'Submit review' }));
    const dialog = page.getByRole('dialog', { name: 'Submit this review?' });
    await expect(dialog).toContainText('they see: Recommendation, Comments to the authors.');
    await keyboard.press(dialog.getByRole('button', { name: 'Submit review' }));
    await expect(page.getByText(/You submitted this review on/)).toBeVisible();
    await plenary.mailTo(email, /Thank you for your review/);
    expect((await subjectsTo(email)).filter((subject) => /code|verif/i.test(subject))).toEqual([]);
  });
  expect(plenary.complaints).toEqual([]);
});

test('the chair reads why an invited person declined, and whom they suggest', async ({
  page,
  plenary,
  request,
}) => {
  const keyboard = new Keyboard(page);
  const { id, email, text } = await invited(page, request, plenary);
  await page.goto(linkIn(text, 'decline'));
  await expect(page.getByRole('radio', { name: 'Decline', exact: true })).toBeChecked();
  await keyboard.reach(page.getByLabel('Reason'));
  await page.keyboard.type('Outside');
  await keyboard.write(page.getByLabel(/^Name/), 'Sipho Dube');
  await keyboard.write(page.getByLabel(/^Email/), 'sipho@example.org');
  expect(await faults(page)).toEqual([]);
  await keyboard.press(page.getByRole('button', { name: 'Decline invitation' }));
  await expect(page.getByText(/You declined this review/)).toBeVisible();

  await plenary.enterAs('admin');
  await page.goto(`/admin/papers/${id}`);
  const answer = page.getByRole('article').filter({ hasText: email });
  await expect(answer).toContainText('Outside my field');
  await expect(answer).toContainText('Sipho Dube, sipho@example.org');
  expect(await faults(page)).toEqual([]);
});
