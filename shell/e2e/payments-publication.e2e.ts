import type { Browser, Page } from '@playwright/test';
import { faults } from './parts/faults';
import {
  accept,
  askToReview,
  newAccount,
  newAuthor,
  paperUnderReview,
  review,
  samplePdf,
} from './parts/papers';
import { fillPerson } from './parts/registration';
import { expect, test } from './parts/test';

/** Opens a separate window of a logged-in person. */
async function windowOf(browser: Browser, token: string, width: number): Promise<Page> {
  const viewport = { width, height: 800 };
  const context = await browser.newContext({ baseURL: process.env.E2E_URL, viewport });
  await context.addInitScript((kept) => localStorage.setItem('token', kept), token);
  return context.newPage();
}

test('an accepted paper is registered, paid for and handed in for print @core', async ({
  page,
  browser,
  plenary,
  request,
}) => {
  test.setTimeout(180_000);
  const pdf = await samplePdf(page);
  const adminToken = plenary.token('admin');
  const writer = await newAuthor(request, plenary);
  const title = `Press ${plenary.newAddress().replace(/\D+/g, ' ').trim()}`;
  const people = { author: writer, admin: adminToken };
  const author = await windowOf(browser, writer.token, 360);
  const paper = await paperUnderReview(request, people, title, pdf);

  await test.step('before it is accepted, it cannot be published', async () => {
    await author.goto('/conference-register');
    await author.getByRole('link', { name: 'Register as Presenter' }).click();
    await author.getByRole('radio', { name: 'Professional' }).check();
    await expect(author.getByText(/^You must have an accepted paper/)).toBeVisible();
    await expect(author.getByRole('button', { name: 'Continue to payment' })).toBeDisabled();
    expect(await faults(author)).toEqual([]);
  });

  await test.step('the paper is reviewed and accepted', async () => {
    for (const reviewer of [
      await newAccount(request, plenary),
      await newAccount(request, plenary),
    ]) {
      await askToReview(request, adminToken, paper, reviewer.email);
      await review(request, plenary, reviewer, paper);
    }
    await accept(request, adminToken, paper);
    await plenary.mailTo(writer.email, /^Accepted: paper/);
  });

  await test.step('its author registers it, and cannot submit it for print yet', async () => {
    await author.goto(`/papers/${paper}`);
    await author.getByRole('link', { name: 'Register the paper' }).click();
    await author.getByRole('radio', { name: 'Professional' }).check();
    await author.getByRole('radio', { name: /^Virtual, publication/ }).check();
    await fillPerson(author);
    await author.getByRole('button', { name: 'Continue to payment' }).click();
    await author.getByRole('button', { name: 'Complete registration' }).click();
    await expect(
      author.getByText('Once confirmed, you will be able to submit your paper.'),
    ).toBeVisible();
    expect(await faults(author)).toEqual([]);
    await author.goto(`/papers/${paper}`);
    await expect(author.getByRole('heading', { name: 'Pay for the paper' })).toBeVisible();
    await expect(author.locator('input[type="file"]')).toHaveCount(0);
  });

  await test.step('finance confirms the payment', async () => {
    const office = await windowOf(browser, adminToken, 1440);
    await office.goto(`/admin/payments?q=${encodeURIComponent(writer.email)}`);
    await office.getByRole('link', { name: 'Ama Sample', exact: true }).click();
    await office.getByLabel('Statement date').fill('2025-10-14');
    await office.getByLabel('Bank transaction ID').fill('TRX-350');
    await office.getByRole('button', { name: /^Confirm USD/ }).click();
    await expect(office.getByText('Payment confirmed.')).toBeVisible();
  });

  await test.step('who is registered opens it at once, and goes on to the paper', async () => {
    await author.goto('/conference-register');
    await expect(author.getByRole('heading', { name: 'Already Registered' })).toBeVisible();
    await expect(author.getByText('Your payment is confirmed.')).toBeVisible();
    expect(await faults(author)).toEqual([]);
    await author.getByRole('link', { name: 'Go to Paper Submission' }).click();
    await author.getByRole('link', { name: 'Upload the camera-ready paper' }).click();
    const file = { name: 'print.pdf', mimeType: 'application/pdf', buffer: pdf };
    await author.getByLabel('Signed form (PDF)').setInputFiles({ ...file, name: 'signed.pdf' });
    await author.getByRole('button', { name: 'Upload signed form' }).click();
    await expect(author.getByRole('button', { name: 'Download signed.pdf' })).toBeVisible();
    await author.getByLabel('Paper (PDF)').setInputFiles(file);
    await author.getByRole('button', { name: 'Submit camera-ready paper' }).click();
    await expect(author.getByText('Camera-ready paper submitted')).toBeVisible();
    expect(await faults(author)).toEqual([]);
  });
  expect(plenary.complaints).toEqual([]);
});
