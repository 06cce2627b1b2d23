import type { Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { faults } from './parts/faults';
import { open } from './parts/open';
import { WIDTHS } from './parts/screens';
import { expect, test } from './parts/test';

const CONTACT = '**/api/v1/contact';
const APPLY = '**/api/v1/committee/apply';
const MEGABYTE = 1024 * 1024;

const pdf = (note = '') =>
  Buffer.from(
    `%PDF-1.4\n%${note}\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n` +
      '2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n' +
      '3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 9 9]>>endobj\n' +
      'trailer<</Root 1 0 R>>\n%%EOF\n',
  );
const cv = (buffer = pdf(), name = 'cv.pdf', mimeType = 'application/pdf') => ({
  name,
  mimeType,
  buffer,
});

async function writeMessage(page: Page, email: string) {
  await page.getByLabel('Name').fill('Amina Sample');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Subject').fill(`Visa ${email}`);
  await page.getByLabel('Category').selectOption('Sponsorship');
  await page.getByLabel('Message', { exact: true }).fill('Do you write letters?\nThank you.');
}
const sendMessage = (page: Page) => page.getByRole('button', { name: 'Send message' }).click();

async function writeApplication(page: Page, email: string) {
  await page.getByLabel('First name').fill('Amina');
  await page.getByLabel('Last name').fill(`Sample ${email}`);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Country').selectOption('Nigeria');
  await page.getByLabel('Affiliation').fill('University of Lagos');
}
const sendApplication = (page: Page) =>
  page.getByRole('button', { name: 'Submit application' }).click();

/** Signs in where the header has room for its links. */
async function enterAsAdmin(page: Page, plenary: { enterAs(role: 'admin'): Promise<void> }) {
  const size = page.viewportSize();
  await page.setViewportSize({ width: 1440, height: 800 });
  await plenary.enterAs('admin');
  if (size) await page.setViewportSize(size);
}

for (const width of WIDTHS) {
  test.describe(`at ${width} px`, () => {
    test.describe.configure({ timeout: 120_000 });
    test.use({ viewport: { width, height: 800 } });

    test('a message is corrected, survives a reload, arrives, and is answered', async ({
      page,
      plenary,
    }) => {
      const email = plenary.newAddress();
      await open(page, '/contact');
      await sendMessage(page);
      for (const label of ['Name', 'Email', 'Subject', 'Category', 'Message']) {
        await expect(page.getByLabel(label, { exact: true })).toHaveAccessibleDescription(
          `${label} is required`,
        );
      }
      expect(await faults(page)).toEqual([]);

      await writeMessage(page, email);
      await page.reload();
      await expect(page.getByLabel('Message', { exact: true })).toHaveValue(
        'Do you write letters?\nThank you.',
      );
      await sendMessage(page);
      await expect(page.getByText(/We have your message/)).toBeVisible();
      await expect(page.getByLabel('Message', { exact: true })).toHaveValue('');
      expect(await faults(page)).toEqual([]);
      expect((await plenary.mailTo(email, /We have your message/)).text).toContain('letters?');
      await plenary.mailTo('office@', new RegExp(`\\[Sponsorship\\] Visa ${email}`));

      await enterAsAdmin(page, plenary);
      await page.goto(`/admin/messages?q=${email}&category=Sponsorship`);
      expect(await faults(page)).toEqual([]);
      await page.getByRole('link', { name: 'Amina Sample' }).click();
      const drawer = page.getByRole('dialog', { name: `Visa ${email}` });
      await expect(drawer.getByText('Do you write letters?')).toBeVisible();
      await drawer.getByRole('textbox', { name: 'Reply' }).fill('We do.\n\nSee you there!');
      expect(await faults(page)).toEqual([]);
      await drawer.getByRole('button', { name: 'Send reply' }).click();
      await expect(drawer.getByRole('region', { name: 'Replies' })).toContainText('See you there!');
      await expect(drawer.getByRole('radio', { name: 'Done' })).toBeChecked();
      expect((await plenary.mailTo(email, /^Re: Visa/)).text).toContain('See you there!');

      await drawer.getByLabel(/^Note/).fill('Also answered by phone.');
      await drawer.getByRole('button', { name: 'Save' }).click();
      await expect(drawer.getByText('Changes saved.', { exact: true })).toBeVisible();
      expect(await faults(page)).toEqual([]);
    });

    test('an application is corrected, sent with its CV, and read', async ({ page, plenary }) => {
      const email = plenary.newAddress();
      await open(page, '/join-committee');
      await sendApplication(page);
      const required = ['First name', 'Last name', 'Email', 'Country'];
      for (const label of required) {
        await expect(page.getByLabel(label, { exact: true })).toHaveAccessibleDescription(
          `${label} is required`,
        );
      }
      await expect(page.getByText('Please upload your CV').first()).toBeVisible();
      expect(await faults(page)).toEqual([]);

      await writeApplication(page, email);
      await page.reload();
      await expect(page.getByLabel('Affiliation')).toHaveValue('University of Lagos');
      const wrong = [
        [cv(Buffer.from('x'), 'cv.png', 'image/png'), 'Please upload a PDF file only'],
        [cv(Buffer.alloc(5 * MEGABYTE + 1)), 'File size should not exceed 5MB'],
        [cv(Buffer.from('<html>')), 'Please upload a PDF file only'],
        [cv(pdf(' '.repeat(4000)).subarray(0, 2000)), 'This PDF is damaged or incomplete'],
      ] as const;
      for (const [file, message] of wrong) {
        await page.getByLabel('CV', { exact: true }).setInputFiles(file);
        await sendApplication(page);
        await expect(page.getByLabel('CV', { exact: true })).toHaveAccessibleDescription(
          new RegExp(message),
        );
      }
      await page.getByLabel('CV', { exact: true }).setInputFiles(cv(pdf(email), 'Amina CV.pdf'));
      await sendApplication(page);
      await expect(page.getByRole('heading', { name: 'Application received' })).toBeFocused();
      expect(await faults(page)).toEqual([]);
      await plenary.mailTo(email, /application to the committee/);

      await enterAsAdmin(page, plenary);
      await page.goto('/admin/messages');
      await page
        .getByRole('navigation', { name: 'Enquiries and applications' })
        .getByRole('link', { name: 'Applications' })
        .click();
      await page.getByRole('searchbox').fill(email);
      await expect(page.locator('[data-row]')).toHaveCount(1);
      expect(await faults(page)).toEqual([]);
      await page.locator('[data-row]').click();
      const started = page.waitForEvent('download');
      await page.getByRole('button', { name: 'Download CV' }).click();
      const download = await started;
      expect(download.suggestedFilename()).toBe('Amina CV.pdf');
      expect(readFileSync(await download.path())).toEqual(pdf(email));
      expect(await faults(page)).toEqual([]);
    });
  });
}

test('a message without a response says that a confirmation may follow', async ({
  page,
  plenary,
}) => {
  await open(page, '/contact');
  await writeMessage(page, plenary.newAddress());
  await page.route(CONTACT, (route) => route.abort());
  await sendMessage(page);
  await expect(page.getByText(/confirmation email/)).toBeVisible();
  await expect(page.getByLabel('Message', { exact: true })).not.toHaveValue('');
  expect(await faults(page)).toEqual([]);

  await page.unroute(CONTACT);
  await page.route(CONTACT, (route) => route.fulfill({ status: 500, body: '' }));
  await sendMessage(page);
  await expect(
    page.getByText('There was an error sending your message. Please try again.'),
  ).toBeVisible();
});

test('a message refused by the server shows the reason in one line', async ({ page, plenary }) => {
  await open(page, '/contact');
  await writeMessage(page, plenary.newAddress());
  await page.getByLabel('Message', { exact: true }).fill('n'.repeat(5001));
  await sendMessage(page);
  await expect(
    page.getByText('Email sending failed: Message must be at most 5000 characters'),
  ).toBeVisible();
});

test('an application that fails keeps its input and shows its progress', async ({
  page,
  plenary,
}) => {
  await open(page, '/join-committee');
  await writeApplication(page, plenary.newAddress());
  await page.getByLabel('CV', { exact: true }).setInputFiles(cv());
  let goOn = () => {};
  const held = new Promise<void>((resolve) => (goOn = resolve));
  await page.route(APPLY, async (route) => {
    await held;
    await route.fulfill({ status: 503, body: '' });
  });
  await sendApplication(page);
  await expect(page.getByRole('progressbar', { name: 'Sending your application' })).toBeVisible();
  expect(await faults(page)).toEqual([]);
  goOn();
  await expect(
    page.getByText('Failed to submit application. Please try again.').first(),
  ).toBeVisible();
  await expect(page.getByLabel('First name')).toHaveValue('Amina');

  await page.unroute(APPLY);
  await sendApplication(page);
  await expect(page.getByRole('heading', { name: 'Application received' })).toBeVisible();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a message is posted by the browser itself', async ({ page, plenary }) => {
    const email = plenary.newAddress();
    await page.goto('/contact');
    await writeMessage(page, email);
    await sendMessage(page);
    await expect(page).toHaveURL('/contact/sent');
    await expect(page.getByRole('heading', { name: 'Message sent' })).toBeVisible();
    await plenary.mailTo(email, /We have your message/);
  });
});
