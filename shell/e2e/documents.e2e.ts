import { makeRegistration } from './parts/admin';
import { faults } from './parts/faults';
import { expect, test } from './parts/test';

test('a stranger finds out an altered certificate, and one that was replaced', async ({
  page,
  plenary,
}) => {
  const lastName = `Certified ${Date.now()}`;
  await makeRegistration(page.request, plenary.newAddress(), '/api/v1', { lastName });
  await plenary.enterAs('admin');
  await page.goto(`/admin/documents?state=all&q=${encodeURIComponent(lastName)}`);
  await page.getByRole('link', { name: new RegExp(lastName) }).press('Enter');
  const drawer = page.getByRole('dialog', { name: new RegExp(lastName) });
  await drawer.getByRole('button', { name: 'Issue without evidence' }).press('Enter');
  const reason = page.getByRole('dialog', { name: 'Issue without evidence?' });
  await reason.getByLabel('Reason').fill('Seen by the chair in the hall');
  await reason.getByRole('button', { name: 'Issue without evidence' }).press('Enter');
  await expect(drawer.getByText('1 document was issued.')).toBeVisible();
  expect(await faults(page)).toEqual([]);
  const number = (await drawer.locator('code').first().textContent()) ?? '';
  const download = page.waitForEvent('download');
  await drawer.getByRole('button', { name: 'Download PDF' }).press('Enter');
  expect((await download).suggestedFilename()).toContain(number);

  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/verify');
  const field = page.getByRole('textbox', { name: 'Document number' });
  await field.fill(` ${number.toLowerCase().replaceAll('-', ' ').replaceAll('0', 'o')} `);
  await field.press('Enter');
  await expect(page.getByText('Valid', { exact: true })).toBeVisible();
  const stated = page.locator('dl').filter({ hasText: 'Issued' });
  await expect(stated).toContainText(lastName);
  // The altered copy has this number and another name.
  await expect(stated).not.toContainText('Someone Else');
  await expect(page.getByText('If a fact differs, the document was altered.')).toBeVisible();
  expect(await faults(page)).toEqual([]);

  const wrong = number.slice(0, -1) + (number.endsWith('2') ? '3' : '2');
  await page.goto(`/verify/${wrong}`);
  await expect(page.getByText('Mistyped number')).toBeVisible();
  expect(await faults(page)).toEqual([]);

  await page.goto(`/admin/documents?state=issued&q=${encodeURIComponent(lastName)}`);
  await page.getByRole('link', { name: new RegExp(lastName) }).click();
  await drawer.getByRole('button', { name: 'Replace document' }).click();
  const again = page.getByRole('dialog', { name: 'Replace the document?' });
  await again.getByLabel('Reason').fill('The name was misspelt');
  await again.getByRole('button', { name: 'Replace document' }).click();
  await expect(drawer.getByText(/^Replaced\. The new number is/)).toBeVisible();
  await page.goto(`/verify/${number}`);
  await expect(page.getByText(/^Replaced on /)).toBeVisible();
  expect(await faults(page)).toEqual([]);
  expect(plenary.complaints).toEqual([]);
});
