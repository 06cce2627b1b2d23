import type { Page } from '@playwright/test';
import { faults } from './parts/faults';
import { settled } from './parts/open';
import { organiser } from './parts/organiser';
import { newAuthor } from './parts/papers';
import { fillPerson } from './parts/registration';
import { WIDTHS } from './parts/screens';
import { statementFile } from './parts/statement';
import { expect, test } from './parts/test';

const PACKAGE = 'Virtual, presentation only';

async function logIn(page: Page, token: string) {
  await page.goto('/robots.txt');
  await page.evaluate((kept) => localStorage.setItem('token', kept), token);
}

for (const width of WIDTHS) {
  test(`a payer pays for two people with one invoice at ${width} px${width === 360 ? ' @core' : ''}`, async ({
    page,
    browser,
    request,
    plenary,
  }) => {
    test.setTimeout(240_000);
    const admin = organiser(request, plenary.token('admin'));
    // Another test may save the edition at the same time.
    await expect(() => admin.save({ groups: { open: true } })).toPass();
    const organization = `University ${plenary.newAddress().split('@')[0]} (sample)`;
    const isClean = async (shown: Page) => expect(await faults(shown)).toEqual([]);
    const button = (name: string | RegExp) => page.getByRole('button', { name });
    let link = '';
    let reference = '';
    const members: Page[] = [];

    await test.step('the payer finds the way, and creates a group', async () => {
      await logIn(page, (await newAuthor(request, plenary)).token);
      await page.setViewportSize({ width, height: 800 });
      await expect(async () => {
        await page.goto('/conference-register');
        await page.getByRole('link', { name: 'Register a group' }).click({ timeout: 2000 });
      }).toPass({ timeout: 60_000 });
      await page.getByRole('link', { name: 'Create group registration' }).click();
      await page.getByLabel('Organisation').fill(organization);
      await page.getByLabel(/^Country/).selectOption('Ghana');
      await page.getByLabel(/^Maximum people/).fill('2');
      await page.getByRole('checkbox', { name: PACKAGE }).check();
      await isClean(page);
      await button('Create group registration').click();
      await expect(page.getByRole('heading', { name: organization, level: 1 })).toBeVisible();
      link = await page.getByLabel('Invitation link', { exact: true }).innerText();
      await isClean(page);
    });

    await test.step('two people join by the link, and pay nothing', async () => {
      while (members.length < 2) {
        const member = await browser.newPage({ viewport: { width, height: 800 } });
        members.push(member);
        await logIn(member, (await newAuthor(request, plenary)).token);
        const { pathname, search } = new URL(link);
        await member.goto(pathname + search);
        await expect(
          member.getByRole('heading', { name: `Paid by ${organization}` }),
        ).toBeVisible();
        await member.getByRole('radio', { name: 'Professional' }).check();
        await member.getByRole('radio', { name: new RegExp(`^${PACKAGE}`) }).check();
        await expect(member.getByRole('radio', { name: /publication/ })).toHaveCount(0);
        await fillPerson(member);
        await isClean(member);
        await member.getByRole('button', { name: 'Continue' }).click();
        await expect(member.getByText(/You don’t transfer anything/)).toBeVisible();
        await isClean(member);
        await member.getByRole('button', { name: 'Complete registration' }).click();
        await expect(member).toHaveURL(/\/payment-success\?ref=C25/);
        await expect(member.getByText(/Waiting for the payment of/)).toBeVisible();
        await isClean(member);
      }
    });

    await test.step('a third person reads that the group is full', async () => {
      const third = await browser.newPage({ viewport: { width, height: 800 } });
      const { pathname, search } = new URL(link);
      await third.goto(pathname + search);
      await expect(third.getByText('This group is full')).toBeVisible();
      await isClean(third);
      await third.close();
    });

    await test.step('the payer requests the invoice, and gets the reference', async () => {
      await page.reload();
      await expect(page.getByText('2 of 2 people')).toBeVisible();
      await button(/^Request (pro forma )?invoice$/).click();
      const question = page.getByRole('dialog');
      await expect(question.getByText(`Dr Ama Sample, ${PACKAGE}`)).toHaveCount(2);
      await isClean(page);
      await question.getByRole('button', { name: /500/ }).click();
      await expect(page.getByText('Write this reference on the transfer')).toBeVisible();
      const text = await page.getByRole('main').innerText();
      reference = /C25-\w{5}-\w{5}/.exec(text)?.[0] ?? '';
      await isClean(page);
    });

    await test.step('finance confirms both by the reference of the group', async () => {
      const office = await browser.newPage({ viewport: { width, height: 900 } });
      await logIn(office, plenary.token('admin'));
      await office.goto('/admin/payments/statements');
      const account = `GH${Date.now()}${width}`;
      const sent = statementFile({ account, reference, amount: 500 });
      await office.getByLabel('Bank statement').setInputFiles(sent);
      await office.getByRole('button', { name: 'Import statement' }).click();
      await expect(office.getByRole('heading', { name: /^Certain/ })).toBeVisible();
      await settled(office);
      await isClean(office);
      await office.getByRole('button', { name: /^Preview and confirm/ }).click();
      const dialog = office.getByRole('dialog');
      await isClean(office);
      await dialog.getByRole('button', { name: /^Confirm/ }).click();
      await expect(office.getByText('Confirmation recorded.')).toBeVisible();
      await office.goto(`/admin/payments/groups?q=${encodeURIComponent(organization)}`);
      await office.getByRole('link', { name: organization }).click();
      const drawer = office.getByRole('dialog', { name: organization });
      await expect(drawer.getByRole('link', { name: 'Dr Ama Sample' })).toHaveCount(2);
      await isClean(office);
      await office.close();
    });

    await test.step('both people have a paid registration with a receipt, and the payer reads it', async () => {
      for (const member of members) {
        await expect(async () => {
          await member.reload();
          await expect(member.getByText('Your payment is confirmed.')).toBeVisible({
            timeout: 5000,
          });
        }).toPass({ timeout: 60_000 });
        await expect(member.getByRole('button', { name: 'Download receipt (PDF)' })).toBeVisible();
        await isClean(member);
        await member.close();
      }
      await page.reload();
      await expect(page.getByText(/There is nothing left to pay/)).toBeVisible();
      await isClean(page);
    });
    expect(plenary.complaints).toEqual([]);
  });
}
