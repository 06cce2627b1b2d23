import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { faults } from './parts/faults';
import { Keyboard } from './parts/keyboard';
import { fillAttendeeForm } from './parts/registration';
import { WIDTHS } from './parts/screens';
import { expect, test } from './parts/test';

const pdf = (name: string) => ({
  name,
  mimeType: 'application/pdf',
  buffer: Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n'),
});

/** Every call takes as long as on a far and busy network. */
async function slowDown(page: Page) {
  await page.route('**/api/v1/**', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 400));
    await route.continue();
  });
}

/** Notes a line of the bank's statement in the open drawer. */
async function note(page: Page, amount: string, transaction: string) {
  const keyboard = new Keyboard(page);
  const drawer = page.getByRole('dialog', { name: 'Ama Sample' });
  await keyboard.write(drawer.getByLabel('Amount received'), amount);
  await drawer.getByLabel('Statement date').fill('2025-10-14');
  await keyboard.write(drawer.getByLabel('Bank transaction ID'), transaction);
  await keyboard.send();
}

for (const width of WIDTHS) {
  test(`a student pays in two parts at ${width} px: from the form to the receipt${width === 360 ? ' @core' : ''}`, async ({
    page,
    browser,
    plenary,
  }) => {
    test.setTimeout(180_000);
    const keyboard = new Keyboard(page);
    const button = (name: string) => page.getByRole('button', { name, exact: true });
    const email = plenary.newAddress();
    let reference = '';

    await test.step('registers with the proof in the form', async () => {
      await fillAttendeeForm(page, email);
      await page.setViewportSize({ width, height: 780 });
      await slowDown(page);
      await page.getByLabel(/^Student card or letter/).setInputFiles(pdf('card.pdf'));
      expect(await faults(page)).toEqual([]);
      await keyboard.press(button('Continue to payment'));
      await expect(page.getByText(/card\.pdf/)).toBeVisible();
      await keyboard.press(button('Complete registration'));
      await expect(page).toHaveURL(/\/payment-success\?ref=C25/);
      reference = new URL(page.url()).searchParams.get('ref') ?? '';
      await keyboard.press(page.getByRole('link', { name: 'View bank instructions' }));
      await expect(page.getByText('Proof of student status uploaded.')).toBeVisible();
      expect(await faults(page)).toEqual([]);
    });

    await test.step('chooses another package, and names an employer', async () => {
      await keyboard.press(button('Change package'));
      const choice = page.getByRole('dialog', { name: 'Change package' });
      await keyboard.reach(choice.getByRole('radio', { name: /^Virtual, presentation only/ }));
      await page.keyboard.press('ArrowUp');
      expect(await faults(page)).toEqual([]);
      await keyboard.press(choice.getByRole('button', { name: 'Change package' }));
      await expect(choice).toBeHidden();
      await expect(page.getByText('Physical, presentation only')).toBeVisible();

      await keyboard.press(button('Edit invoice details'));
      const invoice = page.getByRole('dialog', { name: 'Edit invoice details' });
      await keyboard.write(invoice.getByLabel('Addressee'), 'University (sample)');
      await keyboard.send();
      await expect(invoice).toBeHidden();
    });

    await test.step('sends the receipt of the bank', async () => {
      await page.getByLabel('Proof of payment').setInputFiles(pdf('receipt.pdf'));
      await keyboard.press(button('Upload proof of payment'));
      await expect(page.getByText('Proof of payment uploaded.')).toBeVisible();
      await expect(page.getByText('Proof uploaded')).toBeVisible();
      await expect(button('Cancel registration')).toBeHidden();
    });

    await test.step('finance records a part, then the rest', async () => {
      const office = await browser.newPage({ viewport: { width: 1440, height: 900 } });
      await office.goto('/robots.txt');
      await office.evaluate(
        (token) => localStorage.setItem('token', token),
        plenary.token('admin'),
      );
      await office.goto(`/admin/payments?q=${reference.toLowerCase().replaceAll('-', ' ')}`);
      await office.getByRole('link', { name: 'Ama Sample', exact: true }).click();
      const drawer = office.getByRole('dialog', { name: 'Ama Sample' });
      await expect(drawer.getByRole('button', { name: /^Proof of payment/ })).toBeVisible();
      await expect(drawer.getByRole('button', { name: /^Proof of student status/ })).toBeVisible();
      await note(office, '20', 'TRX-1');
      await expect(drawer.getByText('Underpayment recorded.')).toBeVisible();
      expect(await faults(office)).toEqual([]);
      await note(office, '30', 'TRX-2');
      await expect(drawer.getByText('Payment confirmed.')).toBeVisible();
      await office.close();
    });

    await test.step('the receipt can be had', async () => {
      await page.goto(`/payment-success?ref=${reference}`);
      await expect(page.getByText('Your payment is confirmed.')).toBeVisible();
      const download = page.waitForEvent('download');
      await keyboard.press(button('Download receipt (PDF)'));
      const file = readFileSync(await (await download).path());
      expect(file.subarray(0, 5).toString()).toBe('%PDF-');
      expect((await plenary.mailTo(email, /confirmed/i)).text).toContain(reference);
    });
    expect(plenary.complaints).toEqual([]);
  });
}

test('a registration that was cancelled says so, and can be made again', async ({
  page,
  plenary,
}) => {
  await fillAttendeeForm(page, plenary.newAddress());
  await page.getByRole('button', { name: 'Continue to payment' }).first().click();
  await page.getByRole('button', { name: 'Complete registration' }).click();
  await page.getByRole('link', { name: 'View bank instructions' }).click();
  await page.getByRole('button', { name: 'Cancel registration' }).click();
  const question = page.getByRole('dialog');
  await question.getByRole('button', { name: 'Cancel registration' }).click();
  await expect(page.getByText(/This registration was cancelled/)).toBeVisible();
  await page.getByRole('link', { name: 'View payment' }).click();
  await expect(page.getByRole('heading', { name: 'Registration cancelled' })).toBeVisible();
  await page.getByRole('link', { name: 'Register again' }).click();
  await expect(page).toHaveURL('/conference-register');
});
