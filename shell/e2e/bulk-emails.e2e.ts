import { createHmac } from 'node:crypto';
import type { APIRequestContext } from '@playwright/test';
import { makeRegistration } from './parts/admin';
import { faults } from './parts/faults';
import { EMAIL_EVENTS_SECRET } from './parts/product';
import { onScreens, WIDTHS } from './parts/screens';
import { expect, test } from './parts/test';

/** Reports, as a provider does, that the newest email to an address was not delivered. */
async function reportBounce(request: APIRequestContext, token: string, address: string) {
  const headers = { authorization: `Bearer ${token}` };
  const path = `/api/v1/admin/emails?state=sent&q=${encodeURIComponent(address)}`;
  const sent = async () =>
    (await (await request.get(path, { headers })).json()) as { items: { id: string }[] };
  await expect.poll(async () => (await sent()).items.length).toBeGreaterThan(0);
  const [{ id } = { id: '' }] = (await sent()).items;
  const event = { id, type: 'failed', messageId: `<${id}@plenary.example>`, status: '5.1.1' };
  const data = JSON.stringify({ events: [{ ...event, reason: '550 5.1.1 no such user' }] });
  const t = Math.floor(Date.now() / 1000);
  const v1 = createHmac('sha256', EMAIL_EVENTS_SECRET).update(`${t}.${data}`).digest('hex');
  const signed = { 'content-type': 'application/json', 'plenary-signature': `t=${t},v1=${v1}` };
  const answer = await request.post('/api/v1/email-events/generic', { data, headers: signed });
  expect(answer.status()).toBe(200);
}

for (const [width, country] of onScreens([
  [360, 'Iceland'],
  [1440, 'Malta'],
])) {
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
    await expect(page.getByText('Hello Esi,')).toBeVisible();
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

for (const width of WIDTHS) {
  test(`an address that bounced is shown to its person, and an organiser allows emails again, at ${width} px`, async ({
    page,
    plenary,
  }) => {
    const email = plenary.newAddress();
    const person = { firstName: 'Ama', lastName: 'Sample', institution: 'University (sample)' };
    const data = { ...person, email, password: 'a password of the tests' };
    const registered = await page.request.post('/api/v1/auth/register', { data });
    const { token } = (await registered.json()) as { token: string };
    await reportBounce(page.request, plenary.token('admin'), email);

    await page.setViewportSize({ width, height: 900 });
    await page.goto('/robots.txt');
    await page.evaluate((kept) => localStorage.setItem('token', kept), token);
    await page.goto('/profile');
    await expect(page.getByText(`Emails to ${email} can’t be delivered`)).toBeVisible();
    await expect(page.getByText(/The mail server says: “550 5.1.1 no such user”/)).toBeVisible();
    expect(await faults(page)).toEqual([]);
    await page.getByRole('link', { name: 'Correct address' }).click();
    await expect(page).toHaveURL(/\/verify-email/);

    const organiser = plenary.token('admin');
    await page.evaluate((kept) => localStorage.setItem('token', kept), organiser);
    await page.goto(`/admin/mail/bounced?q=${encodeURIComponent(email)}`);
    expect(await faults(page)).toEqual([]);
    await page.getByRole('link', { name: email }).click();
    const drawer = page.getByRole('dialog', { name: email });
    await expect(drawer.getByText('550 5.1.1 no such user')).toBeVisible();
    expect(await faults(page)).toEqual([]);
    await drawer.getByRole('button', { name: 'Allow emails again' }).press('Enter');
    const question = page.getByRole('dialog', { name: `Allow emails to ${email} again?` });
    await question.getByRole('button', { name: 'Allow emails again' }).click();
    await expect(page.getByText('Emails are sent to this address again.')).toBeVisible();
    await expect(page.getByRole('link', { name: email })).toHaveCount(0);

    await page.goto(`/admin/mail?state=bounced&q=${encodeURIComponent(email)}`);
    await expect(page.getByText('Bounced', { exact: true }).last()).toBeVisible();
    await page.goto('/admin/mail/domain');
    for (const name of ['SPF', 'DKIM', 'DMARC'])
      await expect(page.getByRole('region', { name })).toBeVisible();
    expect(await faults(page)).toEqual([]);
    expect(plenary.complaints).toEqual([]);
  });
}
