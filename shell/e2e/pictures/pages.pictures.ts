import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { APIRequestContext, Page } from '@playwright/test';
import { answers, open, settled } from '../parts/open';
import { offers, organiser } from '../parts/organiser';
import { adminPages, editionPages, formPages, linkPages, publicPages } from '../parts/pages';
import {
  accept,
  askToReview,
  newAccount,
  newAuthor,
  paperUnderReview,
  readyDraft,
  review,
  samplePdf,
  type Member,
} from '../parts/papers';
import { fillAttendeeForm, recordRegistration } from '../parts/registration';
import { expect, test, type Plenary } from '../parts/test';
import { sheet, type Picture } from './sheet';

const WIDTHS = [360, 768, 1440];
const SCHEMES = ['light', 'dark'] as const;
/** Browsers cut pictures of longer pages. */
const LONGEST = 16_000;

const folder = path.resolve(
  process.env.PICTURES ?? path.join(import.meta.dirname, '../../dist/pictures'),
);
const taken: Picture[] = [];

async function takeOpen(page: Page, name: string): Promise<void> {
  mkdirSync(folder, { recursive: true });
  for (const colorScheme of SCHEMES) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await restful(page);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      const file = `${name.replace(/\W+/g, '-')}-${width}-${colorScheme}.jpeg`;
      const height = await page.evaluate(() => document.documentElement.scrollHeight);
      const clip = { x: 0, y: 0, width, height: Math.min(height, LONGEST) };
      await page.screenshot({
        path: path.join(folder, file),
        type: 'jpeg',
        quality: 70,
        fullPage: true,
        clip,
      });
      taken.push({ name, width, scheme: colorScheme, file });
    }
  }
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 1440, height: 900 });
}

/** Colours of nested elements change in one short transition after another. */
async function restful(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let calm = 0; calm < 10; calm += 1) {
      await new Promise(requestAnimationFrame);
      if (document.getAnimations().some((each) => each instanceof CSSTransition)) calm = 0;
    }
  });
}

async function take(page: Page, address: string, name = address): Promise<void> {
  await page.goto(address);
  await settled(page);
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  await takeOpen(page, name);
}

const pathIn = (text: string, name: string) =>
  new URL(new RegExp(`http\\S+/${name}/\\S+`).exec(text)?.[0] ?? '').pathname;

async function logIn(page: Page, token: string): Promise<void> {
  await page.goto('/robots.txt');
  await page.evaluate((kept) => localStorage.setItem('token', kept), token);
}

test.afterAll(() => {
  writeFileSync(path.join(folder, 'index.html'), sheet(taken, process.env.PICTURES_BEFORE));
});

test('pages of visitors', async ({ page }) => {
  for (const address of [...publicPages, ...formPages, ...linkPages]) await take(page, address);
  await page.context().setOffline(true);
  await page.getByRole('link', { name: 'Venue' }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await takeOpen(page, 'offline');
});

test('sign-up and verification', async ({ page, plenary }) => {
  await page.goto('/submit');
  await expect(page).toHaveURL('/login');
  await answers(page);
  await takeOpen(page, 'login with its reason');
  const { token } = await newAccount(page.request, plenary);
  await logIn(page, token);
  await take(page, '/verify-email');
  await take(page, '/admin/dashboard', 'no access');
});

test('registration and payment', async ({ page, plenary }) => {
  const email = plenary.newAddress();
  await take(page, '/conference-register');
  await open(page, '/register-conference-form');
  await page.getByRole('button', { name: 'Continue to payment' }).click();
  await expect(page.getByText('First name is required').first()).toBeVisible();
  await takeOpen(page, 'form with errors');
  await fillAttendeeForm(page, email);
  await page.getByRole('button', { name: 'Continue to payment' }).click();
  await expect(page.getByRole('button', { name: 'Complete registration' })).toBeVisible();
  await takeOpen(page, 'order');
  await page.goBack();
  const reference = await recordRegistration(page);
  await answers(page);
  await takeOpen(page, 'registered');
  await take(page, `/payment-processing?ref=${reference}`, 'awaiting payment');
  await take(page, '/conference-register', 'type with an open payment');
  await take(page, '/payment-failed');
});

test('papers of an author', async ({ page, plenary, request }) => {
  const pdf = await samplePdf(page);
  const author = await newAuthor(request, plenary);
  await logIn(page, author.token);
  await take(page, '/submit');
  await take(page, '/submitted', 'no papers yet');
  const people = { author, admin: plenary.token('admin') };
  const draft = await readyDraft(request, author, 'Radio drafts of the night', pdf);
  for (const step of ['paper', 'authors', 'files', 'summary']) {
    await take(page, `/submit?paper=${draft}&step=${step}`, `submit, ${step}`);
  }
  await paperUnderReview(request, people, 'Voices under review', pdf);
  const accepted = await reviewedPaper(request, plenary, people, pdf);
  await take(page, '/submitted', 'my papers');
  await take(page, `/papers/${accepted}`, 'an accepted paper');
  await take(
    page,
    `/register-conference-form?as=presenter&paper=${accepted}`,
    'form of a presenter',
  );
  await take(page, '/profile');
});

async function reviewedPaper(
  request: APIRequestContext,
  plenary: Plenary,
  people: { author: Member; admin: string },
  pdf: Buffer,
): Promise<string> {
  const paper = await paperUnderReview(request, people, 'Stations that answer', pdf);
  for (const reviewer of [await newAccount(request, plenary), await newAccount(request, plenary)]) {
    await askToReview(request, people.admin, paper, reviewer.email);
    await review(request, plenary, reviewer, paper);
  }
  await accept(request, people.admin, paper);
  return paper;
}

test('an invitation to review, and the review', async ({ page, plenary, request }) => {
  const pdf = await samplePdf(page);
  const author = await newAuthor(request, plenary);
  const people = { author, admin: plenary.token('admin') };
  const paper = await paperUnderReview(request, people, 'Listening at the border', pdf);
  const { email } = plenary.credentials('reviewer');
  const stranger = plenary.newAddress();
  await askToReview(request, people.admin, paper, stranger);
  const { text } = await plenary.mailTo(stranger, /Would you review paper/);
  const secret = /\/reviewers\/invitations\/[\w-]+/.exec(text)?.[0] ?? '';
  await take(page, secret, 'invitation without an account');
  await askToReview(request, people.admin, paper, email);
  await logIn(page, plenary.token('reviewer'));
  await take(page, '/reviewers');
  await take(page, `/reviewers/papers/${paper}`, 'a paper to answer for');
  await take(page, '/reviewers/profile');
});

test('questions, extras, places and offers', async ({ page, plenary, request }) => {
  const admin = organiser(request, plenary.token('admin'));
  const joining = { address: 'https://rooms.example.org/main', instructions: '', onSiteToo: true };
  await admin.save({ ...offers, joining });
  // The published page follows the edition within a moment.
  await expect(async () => {
    const form = await request.get('/register-conference-form');
    expect(await form.text()).toContain('Conference dinner');
  }).toPass({ timeout: 30_000 });
  await fillAttendeeForm(page, plenary.newAddress());
  await page.getByLabel('Dietary needs').selectOption('Vegetarian');
  await page.getByRole('checkbox', { name: /^Conference dinner/ }).check();
  await takeOpen(page, 'form with a question and an extra');
  await page.getByRole('button', { name: 'Continue to payment' }).click();
  await expect(page.getByText('USD 95.50').first()).toBeVisible();
  await takeOpen(page, 'order with an extra');
  const recorded = page.waitForResponse((answer) => answer.url().endsWith('/manual-registration'));
  await page.getByRole('button', { name: 'Complete registration' }).click();
  const { data } = (await (await recorded).json()) as {
    data: { id: string; merchantReference: string };
  };
  const money = { amount: 95.5, date: '2025-10-10', bankTransactionId: 'PICTURES-1' };
  await admin.act(data.id, 'confirm', { ...money, studentProofSeen: true });
  await take(page, `/payment-success?ref=${data.merchantReference}`, 'paid, with the joining link');

  const place = 'physical_presentation_only';
  await admin.leaveOnePlace(place);
  const person = { title: 'Dr', firstName: 'Ama', lastName: 'Sample', country: 'Ghana' };
  const first = await request.post('/api/v1/payments/manual-registration', {
    data: {
      ...person,
      email: plenary.newAddress(),
      organization: 'Sample',
      position: 'Sample',
      registrationType: 'participant',
      academicCategory: 'student',
      registrationPackage: place,
      price: 50,
    },
  });
  const { id } = ((await first.json()) as { data: { id: string } }).data;
  await take(page, '/conference-register', 'type with a full package');
  const waiting = plenary.newAddress();
  await page.getByRole('button', { name: /^Join the waiting list/ }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio', { name: 'Student' }).check();
  await dialog.getByLabel('Your name').fill('Kofi Sample');
  await dialog.getByLabel('Email').fill(waiting);
  await takeOpen(page, 'joining the waiting list');
  await dialog.getByRole('button', { name: 'Join the waiting list' }).click();
  await expect(page.getByText(/^You are on the waiting list\./)).toBeVisible();
  await admin.act(id, 'cancel', { reason: 'Cannot come.' });
  const { text } = await plenary.mailTo(waiting, /^A place at .* is free$/);
  await take(page, pathIn(text, 'waiting-list'), 'an offered place');
  await logIn(page, plenary.token('admin'));
  await take(page, `/admin/payments?item=${data.id}`, 'a payment with answers');
  for (const section of ['places', 'joining', 'extras', 'questions', 'agreement']) {
    await take(page, `/admin/edition/${section}`);
  }
});

test('pages of the administrator', async ({ page, plenary }) => {
  await logIn(page, plenary.token('admin'));
  await take(page, '/', 'home of an administrator');
  for (const address of [...adminPages, ...editionPages]) await take(page, address);
});
