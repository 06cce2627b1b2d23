import { faults } from './parts/faults';
import { callsOf, newAccount, newAuthor, paperUnderReview, samplePdf } from './parts/papers';
import { WIDTHS } from './parts/screens';
import { expect, test } from './parts/test';

for (const width of WIDTHS) {
  test(`a chair edits and withdraws a paper for its author at ${width} px`, async ({
    page,
    plenary,
    request,
  }) => {
    const pdf = await samplePdf(page);
    const author = await newAuthor(request, plenary);
    const admin = plenary.token('admin');
    const title = `Radio ${plenary.newAddress().replace(/\D+/g, ' ').trim()}`;
    const id = await paperUnderReview(request, { author, admin }, title, pdf);
    await plenary.enterAs('admin');
    await page.setViewportSize({ width, height: 900 });
    const dialog = page.getByRole('dialog');
    const isClean = async () => expect(await faults(page)).toEqual([]);

    await test.step('its fields, with a reason that the author reads', async () => {
      await page.goto(`/admin/papers/${id}`);
      await page.getByRole('button', { name: 'Edit for the author' }).click();
      await dialog.getByLabel('Title', { exact: true }).fill(`${title} at night`);
      await dialog.getByRole('button', { name: 'Save changes' }).click();
      await expect(dialog.getByText('Please enter at least 3 characters')).toBeVisible();
      await isClean();
      await dialog.getByLabel('Reason').fill('The author asked for it by telephone.');
      await dialog.getByRole('button', { name: 'Save changes' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${title} at night`);
      const { text } = await plenary.mailTo(author.email, /changed|edited/i);
      expect(text).toContain('The author asked for it by telephone.');
      expect(text).toMatch(/title/i);
    });

    await test.step('the whole paper', async () => {
      await page.getByRole('button', { name: 'Withdraw paper' }).click();
      await dialog.getByLabel('Reason').fill('The author leaves the project.');
      await isClean();
      await dialog.getByRole('button', { name: 'Withdraw paper' }).click();
      await expect(page.getByText(/^Paper withdrawn/)).toBeVisible();
      await isClean();
      const { text } = await plenary.mailTo(author.email, /withdrawn/i);
      expect(text).toContain('The author leaves the project.');
    });
    expect(plenary.complaints).toEqual([]);
  });
}

test('an organiser registers a person, who reads who did it and how to object', async ({
  page,
  plenary,
  request,
}) => {
  const { email } = await newAuthor(request, plenary);
  await plenary.enterAs('admin');
  await page.goto('/admin/payments/register');
  await page.getByLabel('Email of the person’s account').fill(`no.${email}`);
  await page.getByRole('button', { name: 'Find account' }).click();
  await expect(page.getByText(/^No account has this address/)).toBeVisible();
  await page.getByLabel('Email of the person’s account').fill(email);
  await page.getByRole('button', { name: 'Find account' }).click();
  await page.getByRole('radio', { name: 'Professional' }).check();
  await page.getByRole('radio', { name: /^Virtual, presentation only/ }).check();
  await page.getByLabel('Title', { exact: true }).selectOption('Dr');
  await page.getByLabel('Position').fill('Sample researcher');
  await page.getByLabel('Country').selectOption('Ghana');
  expect(await faults(page)).toEqual([]);
  await page.getByRole('button', { name: /^Register Ama Sample/ }).click();
  await expect(page.getByText(/^Ama Sample is registered/)).toBeVisible();
  await page.getByRole('link', { name: 'Open registration' }).click();
  await expect(page.getByText(email).first()).toBeVisible();
  const { text } = await plenary.mailTo(email, /Registration received/);
  expect(text).toMatch(/registered you|made (this|your) registration/i);
  // The browser reports the address that was refused.
  expect(plenary.complaints).toEqual([expect.stringContaining('400')]);
});

test('a chair of one topic sees the papers of that topic only', async ({
  page,
  plenary,
  request,
}) => {
  const pdf = await samplePdf(page);
  const author = await newAuthor(request, plenary);
  const admin = plenary.token('admin');
  const call = callsOf(request, admin);
  const number = plenary.newAddress().replace(/\D+/g, ' ').trim();
  const id = await paperUnderReview(request, { author, admin }, `Speech ${number}`, pdf);

  const { email, token: before } = await newAccount(request, plenary);
  const me = await request.get('/api/v1/auth/me', {
    headers: { authorization: `Bearer ${before}` },
  });
  const { user } = (await me.json()) as { user: { id: string } };
  const { version } = await call('GET', `/admin/users/${user.id}`);
  await call('PATCH', `/admin/users/${user.id}`, { data: { role: 'admin', version } });
  const password = 'a long enough phrase';
  const login = await request.post('/api/v1/auth/login', { data: { email, password } });
  const { token } = (await login.json()) as { token: string };
  const seen = async () => {
    const headers = { authorization: `Bearer ${token}` };
    const answer = await request.get(`/api/v1/admin/papers/${id}`, { headers });
    return answer.status();
  };

  await plenary.enterAs('admin');
  const dialog = page.getByRole('dialog');
  const grant = async (topic: string) => {
    await page.getByRole('button', { name: 'Grant permission' }).click();
    await dialog.getByRole('radio', { name: 'Track chair' }).check();
    await dialog.getByRole('button', { name: 'Grant permission' }).click();
    await expect(dialog.getByText(/Choose .*topic/)).toBeVisible();
    await dialog.getByRole('checkbox', { name: topic }).check();
    expect(await faults(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Grant permission' }).click();
    await expect(
      page.getByRole('button', { name: 'Revoke permission: Track chair' }),
    ).toBeVisible();
  };
  const revoke = async (name: string) => {
    await page.getByRole('button', { name: `Revoke permission: ${name}` }).click();
    await dialog.getByRole('button', { name: 'Revoke permission' }).click();
    await expect(page.getByText(/^None. This admin can’t open/)).toBeVisible();
  };
  await page.goto(`/admin/users/${user.id}`);
  await revoke('Owner');
  await grant('Low-resource languages');
  expect(await seen()).toBe(200);
  await revoke('Track chair');
  await grant('Synthetic media');
  expect(await seen()).toBe(404);
  expect(plenary.complaints).toEqual([]);
});

test('a change that is scheduled is listed with its effect, and can be cancelled', async ({
  page,
  plenary,
}) => {
  await plenary.enterAs('admin');
  await page.goto('/admin/edition');
  const dialog = page.getByRole('dialog');
  await page.getByRole('button', { name: 'Add change' }).click();
  await dialog.getByRole('button', { name: 'Schedule change' }).click();
  await expect(dialog.getByText('Choose a change.')).toBeVisible();
  expect(await faults(page)).toEqual([]);
  await dialog.getByLabel('Change', { exact: true }).selectOption('Close registration');
  const day = new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10);
  await dialog.getByLabel('Takes effect on').fill(day);
  await dialog.getByLabel('At', { exact: true }).fill('09:30');
  await dialog.getByRole('button', { name: 'Schedule change' }).click();
  await expect(page.getByText(/^Close registration.* is scheduled\.$/)).toBeVisible();
  const cancel = page.getByRole('button', { name: /^Cancel: Close registration/ });
  await expect(cancel).toBeVisible();
  expect(await faults(page)).toEqual([]);
  await cancel.click();
  await dialog.getByRole('button', { name: 'Cancel change' }).click();
  await expect(cancel).toHaveCount(0);
  expect(plenary.complaints).toEqual([]);
});
