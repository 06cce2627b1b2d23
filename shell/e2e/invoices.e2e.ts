import { readFileSync } from 'node:fs';
import { faults } from './parts/faults';
import { organiser } from './parts/organiser';
import { fillAttendeeForm, recordRegistration } from './parts/registration';
import { expect, test } from './parts/test';

/** The fees contain the tax, so that they stay what other tests expect. */
const taxes = {
  invoices: true,
  country: 'United Kingdom',
  includedInFees: true,
  rates: [
    { id: 'vat', name: 'VAT', percent: 20, kind: 'standard', reason: '', packages: [], extras: [] },
  ],
  reverseCharge: true,
  reverseChargeText: '',
};
const invoicing = {
  issuer: 'Conference office (sample)',
  addressLines: ['1 Sample Street (sample)', 'Sample City'],
  taxNumber: 'GB123456789',
  note: '',
  underpaymentTolerance: 5,
};

test('an employer’s invoice: issued by the payer, corrected, found by finance', async ({
  page,
  browser,
  request,
  plenary,
}) => {
  test.setTimeout(120_000);
  const edition = organiser(request, plenary.token('admin'));
  await edition.save({ taxes, invoicing });
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  await fillAttendeeForm(page, plenary.newAddress());
  await recordRegistration(page);
  await page.getByRole('link', { name: 'View bank instructions' }).click();

  await test.step('the payer issues it, and names the employer later', async () => {
    await button('Issue invoice').click();
    await expect(page.getByText(/^Invoice C25-I\d{5}/)).toBeVisible();
    await button('Edit invoice details').click();
    const details = page.getByRole('dialog', { name: 'Edit invoice details' });
    await details.getByLabel('Addressee').fill('University of Graz (sample)');
    await details.getByLabel(/^Country/).selectOption('Austria');
    await details.getByLabel(/^Tax number/).fill('ATU 57511248');
    await details.getByRole('checkbox', { name: /account for the tax ourselves/ }).check();
    expect(await faults(page)).toEqual([]);
    await details.getByRole('button', { name: 'Save' }).click();
    await expect(details).toBeHidden();
    await expect(page.getByText(/^Credit note C25-I\d{5} corrects invoice/)).toBeVisible();
    expect(await faults(page)).toEqual([]);
  });

  await test.step('the newest is a PDF and an XML file', async () => {
    const files = page.getByRole('button', { name: /^(PDF|XML) of / });
    await expect(files).toHaveCount(6);
    const contents: string[] = [];
    for (const index of [4, 5]) {
      const download = page.waitForEvent('download');
      await files.nth(index).click();
      contents.push(readFileSync(await (await download).path(), 'latin1'));
    }
    expect(contents[0]).toMatch(/^%PDF-/);
    expect(contents[1]).toContain('<cbc:CompanyID>ATU57511248</cbc:CompanyID>');
  });

  await test.step('finance finds it by the buyer', async () => {
    const office = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    await office.goto('/robots.txt');
    await office.evaluate((token) => localStorage.setItem('token', token), plenary.token('admin'));
    await office.goto('/admin/payments/invoices?q=graz');
    await office.getByRole('link', { name: /^C25-I/ }).click();
    const drawer = office.getByRole('dialog', { name: 'University of Graz (sample)' });
    await expect(drawer.getByText('Valid')).toBeVisible();
    expect(await faults(office)).toEqual([]);
    await drawer.getByRole('link', { name: /^C25-/ }).click();
    await expect(office.getByRole('dialog', { name: 'Ama Sample' })).toBeVisible();
    await expect(office.getByText(/^Credit note C25-I\d{5}, /)).toBeVisible();
    await office.close();
  });

  await edition.save({ taxes: { ...taxes, invoices: false, rates: [], reverseCharge: false } });
  expect(plenary.complaints).toEqual([]);
});
