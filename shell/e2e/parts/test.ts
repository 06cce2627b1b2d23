import { expect, test as base, type Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { LOG_FILE, signIn, type Role } from './product';

interface Mail {
  id: string;
  to: string;
  subject: string;
  text: string;
}

export interface Plenary {
  /** Waits for the newest mail to an address whose subject matches. */
  mailTo(address: string, subject: RegExp): Promise<Mail>;
  /** All mails to an address whose subject matches, newest first. */
  mailsTo(address: string, subject: RegExp): Promise<Mail[]>;
  /** Opens the home page as one of the sample people, who is logged in. */
  enterAs(role: Role): Promise<void>;
  /** The token of a sample person's session, for calls outside the page. */
  token(role: Role): string;
  /** Fills in the form of the login page that is open. */
  fillSignIn(role: Role): Promise<void>;
  credentials(role: Role): Credentials;
  /** An address that no other test uses. */
  newAddress(): string;
  /** What the product has printed so far, its log included. */
  log(): string;
  /** What the browser complained about: errors, refused styles and scripts, hydration. */
  complaints: string[];
}

let count = 0;

export const test = base.extend<{ plenary: Plenary }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names out of the pattern.
  baseURL: ({}, use) => use(process.env.E2E_URL),
  plenary: async ({ page }, use) => {
    const complaints: string[] = [];
    page.on('pageerror', (error) => complaints.push(error.message));
    page.on('console', (message) => {
      // People are signed in on a page of plain text, for which browsers look for an icon by themselves.
      const isOfProduct = !message.location().url.endsWith('/favicon.ico');
      if (message.type() === 'error' && isOfProduct) complaints.push(message.text());
    });
    await use({
      complaints,
      mailTo: (address, subject) => mailIn(process.env.E2E_MAILBOX ?? '', address, subject),
      mailsTo: (address, subject) => mailsIn(process.env.E2E_MAILBOX ?? '', address, subject),
      log: () => readFileSync(path.join(process.env.E2E_DATA_DIR ?? '', LOG_FILE), 'utf8'),
      enterAs: (role) => arrive(page, tokenOf(role)),
      token: tokenOf,
      fillSignIn: (role) => fillSignIn(page, person(role)),
      credentials: person,
      newAddress: () => `person.${process.pid}.${Date.now()}.${(count += 1)}@example.org`,
    });
  },
});

export { expect };

interface Credentials {
  email: string;
  password: string;
}

function person(role: Role): Credentials {
  return signIn(process.env.E2E_DATA_DIR ?? '', role);
}

function tokenOf(role: Role): string {
  return (JSON.parse(process.env.E2E_TOKENS ?? '{}') as Record<Role, string>)[role];
}

async function arrive(page: Page, token: string) {
  await page.goto('/robots.txt');
  await page.evaluate((kept) => localStorage.setItem('token', kept), token);
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Logout' }).first()).toBeVisible();
}

/** Signs in by the form, and waits until the header knows. */
export async function enter(page: Page, credentials: Credentials) {
  await page.goto('/login');
  await fillSignIn(page, credentials);
}

async function fillSignIn(page: Page, { email, password }: Credentials) {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page
    .getByRole('main')
    .getByRole('button', { name: /log ?in/i })
    .click();
  await expect(page.getByRole('button', { name: 'Logout' }).first()).toBeVisible();
}

/** Waits for the newest mail to an address in a product's mailbox. */
export async function mailIn(mailbox: string, address: string, subject: RegExp): Promise<Mail> {
  let found: Mail | undefined;
  await expect(async () => {
    [found] = await mailsIn(mailbox, address, subject);
    expect(found).toBeDefined();
  }).toPass({ timeout: 20_000 });
  return found as Mail;
}

export async function mailsIn(mailbox: string, address: string, subject: RegExp): Promise<Mail[]> {
  const response = await fetch(mailbox, { headers: { accept: 'application/json' } });
  const { emails } = (await response.json()) as { emails: Mail[] };
  return emails.filter((mail) => mail.to.includes(address) && subject.test(mail.subject));
}
