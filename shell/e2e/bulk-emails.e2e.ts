import { makeRegistration } from './parts/admin';
import { faults } from './parts/faults';
import { expect, test } from './parts/test';

for (const [width, country] of [
  [360, 'Iceland'],
  [1440, 'Malta'],
] as const) {
  test(`an organiser announces news to registered people, and one unsubscribes, at ${width} px`, async ({
    page,
    plenary,
  }) => {
    const addresses = [plenary.newAddress(), plenary.newAddress()];
    for (const [at, address] of addresses.entries())
      await makeRegistration(page.request, address, '/api/v1', {
        ...{ country, firstName: ['Ama', 'Esi'][at] },
      });
    await plenary.enterAs('admin');
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/admin/mail/groups');
    await page.getByRole('link', { name: 'Write email' }).click();

    await page.getByLabel('Group', { exact: true }).selectOption('registrations');
    await page.getByLabel(/^Country/).selectOption(country);
    await expect(page.getByText('2 people get it')).toBeVisible();
    await page.getByRole('radio', { name: 'Announcement' }).check();
    await page.getByLabel('Subject').fill(`News for {lastName} of ${country}`);
    const body = page.getByLabel('Text', { exact: true });
    await body.fill('Hello {password}');
    await expect(page.getByText(/\{password\} is not available/)).toBeVisible();
    await body.fill('Hello ');
    await page.getByRole('button', { name: 'Insert {firstName}' }).press('Enter');
    await expect(body).toBeFocused();
    await body.pressSequentially(',\n\nthe programme is online.');
    await page.getByText('Show who gets it').click();
    await page.getByRole('button', { name: 'Preview for Esi Sample' }).click();
    await expect(page.locator('pre')).toContainText('Hello Esi,');
    expect(await faults(page)).toEqual([]);

    await page.getByRole('button', { name: 'Save draft' }).click();
    await expect(page).toHaveURL(/\/admin\/mail\/groups\/[\w-]{36}$/);
    await page.getByRole('button', { name: 'Send…' }).click();
    const dialog = page.getByRole('dialog', { name: 'Send to 2 people?' });
    expect(await faults(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Send to 2 people' }).press('Enter');
    await expect(page.getByText('Handed over for sending: 2 of 2')).toBeVisible();
    const log = page.getByRole('region', { name: 'Recipients' });
    await expect(log.getByText('Sent', { exact: true }).first()).toBeVisible({ timeout: 15_000 });
    expect(await faults(page)).toEqual([]);

    const { text } = await plenary.mailTo(addresses[0] ?? '', /^News for Sample/);
    expect(text).toContain('Hello Ama,\n\nthe programme is online.');
    const link = /\S+\/announcements\/unsubscribe\/\S+/.exec(text)?.[0] ?? '';
    await page.goto(new URL(link).pathname);
    expect(await faults(page)).toEqual([]);
    await page.getByRole('button', { name: 'Unsubscribe' }).press('Enter');
    await expect(page.getByRole('heading', { name: 'Unsubscribed' })).toBeVisible();

    await page.goto('/admin/mail/groups/new');
    await page.getByLabel('Group', { exact: true }).selectOption('registrations');
    await page.getByLabel(/^Country/).selectOption(country);
    await page.getByRole('radio', { name: 'Announcement' }).check();
    await expect(page.getByText('1 person gets it')).toBeVisible();
    await expect(page.getByText('1 person unsubscribed and is left out')).toBeVisible();
    // The check of a wrong placeholder is an answer, which browsers report.
    expect(plenary.complaints.filter((each) => !each.includes('400'))).toEqual([]);
  });
}
