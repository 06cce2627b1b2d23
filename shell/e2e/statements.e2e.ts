import { faults } from './parts/faults';
import { settled } from './parts/open';
import { fillAttendeeForm } from './parts/registration';
import { expect, test } from './parts/test';

interface Paid {
  account: string;
  reference: string;
  /** With decimal commas. */
  amount: string;
  closing: string;
}

/** One certain line, and one without a registration. */
const mt940 = ({ account, reference, amount, closing }: Paid) => `:20:SAMPLE
:25:${account}
:28C:1/1
:60F:C251013USD0,00
:61:2510141014C${amount}NTRFNONREF//A1
:86:${reference} AMA SAMPLE
:61:2510141014C33,00NTRFNONREF//A2
:86:FLOWERS
:62F:C251014USD${closing}
`;

for (const width of [360, 1440]) {
  test(`a finance officer imports a statement at ${width} px, and confirms what is certain in one press`, async ({
    page,
    plenary,
  }) => {
    await fillAttendeeForm(page, plenary.newAddress());
    await page.getByRole('radio', { name: 'Professional' }).check();
    await page.getByRole('radio', { name: /^Virtual, presentation only/ }).check();
    await page.getByRole('button', { name: 'Continue to payment' }).first().click();
    await page.getByRole('button', { name: 'Complete registration' }).click();
    await expect(page).toHaveURL(/\/payment-success\?ref=C25/);
    const reference = new URL(page.url()).searchParams.get('ref') ?? '';
    const list = await page.request.get(`/api/v1/admin/payments?q=${reference}`, {
      headers: { authorization: `Bearer ${plenary.token('admin')}` },
    });
    const [payment] = ((await list.json()) as { items: { amount: number }[] }).items;
    const due = payment?.amount ?? 0;
    const [amount, closing] = [due, due + 33].map((sum) => sum.toFixed(2).replace('.', ','));

    await page.goto('/robots.txt');
    await page.evaluate((token) => localStorage.setItem('token', token), plenary.token('admin'));
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/admin/payments/statements');
    const account = `GH${Date.now()}${width}`;
    const file = Buffer.from(
      mt940({ account, reference, amount: amount ?? '', closing: closing ?? '' }),
    );
    const sent = { name: 'october.sta', mimeType: 'text/plain', buffer: file };
    await page.getByLabel('Bank statement').setInputFiles(sent);
    expect(await faults(page)).toEqual([]);
    await page.getByRole('button', { name: 'Import statement' }).click();

    await expect(page.getByRole('heading', { name: /^Statement of/, level: 1 })).toBeVisible();
    await expect(page.getByText('FLOWERS')).toBeVisible();
    await expect(page.getByRole('heading', { name: /^Certain/ })).toBeVisible();
    await settled(page);
    expect(await faults(page)).toEqual([]);

    await page.getByRole('button', { name: 'Preview and confirm 1 payment' }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByText(new RegExp(reference))).toBeVisible();
    expect(await faults(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Confirm 1 payment' }).click();
    await expect(page.getByText('Confirmation recorded.')).toBeVisible();
    await page.getByRole('link', { name: /^Done/ }).click();
    await expect(page.getByRole('link', { name: reference })).toBeVisible();
    expect(await faults(page)).toEqual([]);

    await page.goto('/admin/payments/statements');
    await page.getByLabel('Bank statement').setInputFiles(sent);
    await page.getByRole('button', { name: 'Import statement' }).click();
    await expect(page.getByText('Nothing new: all lines were imported before.')).toBeVisible();
  });
}
