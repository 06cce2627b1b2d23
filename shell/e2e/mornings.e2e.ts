import type { Page } from '@playwright/test';
import { Morning } from './parts/morning';
import { removeFolder } from './parts/product';
import {
  organiserLogin,
  startSeededConference,
  type SeededConference,
} from './parts/seeded-conference';
import { bankFile } from './parts/statement';
import { enter, expect, test } from './parts/test';

// All act on the conference, one after the other; the chair leaves acts on hold.
test.describe.configure({ mode: 'default' });
let conference: SeededConference | undefined;
test.beforeAll(async () => {
  test.setTimeout(420_000);
  conference = await startSeededConference();
});
test.afterAll(async () => {
  await conference?.stop();
  if (conference) removeFolder(conference.dataDir);
});
// Playwright asks for the address before the first hook, too.
// oxlint-disable-next-line no-empty-pattern -- Playwright reads the names out of the pattern.
test.use({ baseURL: ({}, use) => use(conference?.url) });

function desk(page: Page) {
  const main = page.getByRole('main');
  return {
    queue: page.getByRole('region', { name: 'Needs you' }),
    held: page.getByRole('region', { name: 'On hold' }),
    dialog: page.getByRole('dialog'),
    /** Asks whether an act is meant, above its page or drawer. */
    question: page.getByRole('dialog').last(),
    button: (name: string | RegExp) => main.getByRole('button', { name }).first(),
    link: (name: string) => main.getByRole('link', { name, exact: true }),
    said: (text: string | RegExp) => expect(page.getByText(text).first()).toBeVisible(),
  };
}

/** Answers a question, with the fields that it has. */
async function answer(page: Page, confirm: string | RegExp, fields: Record<string, string> = {}) {
  const { question } = desk(page);
  for (const [label, value] of Object.entries(fields)) await question.getByLabel(label).fill(value);
  await question.getByRole('button', { name: confirm }).click();
}

test('a chair acts on many papers, and sees before and after which of them refuse', async ({
  page,
}) => {
  await enter(page, organiserLogin);
  const { held, question } = desk(page);
  const bar = page.getByRole('region', { name: 'Selected papers' });
  const row = (number: string) =>
    page.getByRole('row').filter({ hasText: new RegExp(`${number}\\b`) });

  // Papers that are submitted have no figures yet, and so refuse to go to review.
  await page.goto('/admin/papers?phase=screening&sort=number&columns=status.similarity.aiShare');
  const [ready] = await selectRow(page, 'Screening');
  const [refusing] = await selectRow(page, 'Submitted');
  await bar.getByRole('button', { name: 'Send to review' }).click();
  await expect(question).toContainText('1 paper changes, 1 person is emailed:');
  await expect(question).toContainText('1 paper refuses this act:');
  await expect(question.getByRole('listitem')).toContainText(refusing);
  await question.getByRole('button', { name: 'Send 1 to review' }).click();

  await expect(held).toContainText(`Paper ${ready} will go to review in`);
  await expect(row(ready).getByText('Screening')).toBeVisible();
  await page.getByRole('link', { name: 'Skip to list' }).focus();
  await held.getByRole('button', { name: 'Undo' }).click();
  await expect(held).toHaveCount(0);

  // Nothing is left of it: the same act is offered again.
  await selectRow(page, 'Screening');
  await bar.getByRole('button', { name: 'Send to review' }).click();
  await expect(question).toContainText('1 paper changes');
  await question.getByRole('button', { name: 'Send 1 to review' }).click();
  await held.getByRole('button', { name: 'Send now' }).click();
  await expect(row(ready)).toHaveCount(0);
});

/** @returns the number of the first paper in the status */
async function selectRow(page: Page, status: string): Promise<[string]> {
  const first = page
    .getByRole('row')
    .filter({ has: page.getByRole('cell', { name: status, exact: true }) })
    .first();
  await first.getByRole('checkbox').check();
  const [number = ''] = /#\d+/.exec(await first.innerText()) ?? [];
  return [number];
}

test('a finance officer acts in three clicks from the dashboard, ten times', async ({
  page,
  plenary,
}) => {
  test.setTimeout(180_000);
  await enter(page, organiserLogin);
  await page.goto('/admin/dashboard');
  const morning = new Morning(page);
  const { queue, held, dialog, button, link, said } = desk(page);
  const money = page.getByRole('region', { name: 'Money' });
  const open = (name: RegExp) => morning.click(queue.getByRole('link', { name }));
  const registered = () => morning.click(money.getByRole('link', { name: 'Registered' }));
  const inDialog = (name: string | RegExp) => dialog.getByRole('button', { name });

  await morning.task('confirms a payment by its proof', async () => {
    await open(/Proofs? of payment to check$/);
    await morning.openFirst('Registered');
    await dialog.getByLabel('Statement date').fill('2025-10-14');
    await dialog.getByLabel('Bank transaction ID').fill('MORNING-CONFIRMED');
    const seen = dialog.getByRole('checkbox', { name: /student/i });
    if ((await seen.count()) > 0) await seen.check();
    await morning.click(inDialog(/^Confirm USD/));
    await expect(held).toContainText('will be confirmed in');
    // The drawer lies over the list, which then takes no input.
    await page.setViewportSize({ width: 1024, height: 900 });
    await held.getByRole('button', { name: 'Undo' }).click();
    await expect(held).toHaveCount(0);
    await expect(dialog.first()).toBeFocused();
    await page.setViewportSize({ width: 1440, height: 900 });
  });

  await morning.task('rejects a registration', async () => {
    await open(/Proofs? of payment to check$/);
    await morning.openFirst('Registered');
    await morning.click(inDialog('Reject'));
    await answer(page, 'Reject payment', { Reason: 'The proof is of another transfer.' });
    await expect(held).toContainText('will be rejected in');
    // The drawer replaces the list.
    await page.setViewportSize({ width: 360, height: 780 });
    await held.getByRole('button', { name: 'Send now' }).click();
    await expect(held).toHaveCount(0);
    await expect(dialog.getByText('Rejected', { exact: true }).first()).toBeVisible();
    await page.setViewportSize({ width: 1440, height: 900 });
  });

  await morning.task('matches a transfer to a registration', async () => {
    await open(/Unmatched payments?$/);
    await morning.openFirst('Unmatched payments');
    await dialog.getByLabel('Reference').fill(conference?.unpaid ?? '');
    await dialog.getByLabel('Reference').press('Enter');
    await morning.click(inDialog(/^Match USD/));
    await said('Payment matched.');
  });

  await morning.task('returns a transfer to its sender', async () => {
    await open(/Unmatched payments?$/);
    await morning.openFirst('Unmatched payments');
    await morning.click(inDialog('Return to sender'));
    await answer(page, 'Record return', { Reason: 'No registration matches it.' });
    await said('Return recorded.');
  });

  await morning.task('records a transfer', async () => {
    await open(/Unmatched payments?$/);
    await morning.click(button('Record payment'));
    await answer(page, 'Record payment', {
      'Amount received': '33.00',
      'Statement date': '2025-10-14',
      'Bank transaction ID': 'MORNING-RECORDED',
      Sender: 'Florist (sample)',
    });
    await said('Payment recorded.');
  });

  await morning.task('imports a statement', async () => {
    await registered();
    await morning.click(link('Statements'));
    const line = {
      amount: 250,
      sender: 'AMA SAMPLE',
      text: conference?.unpaid ?? '',
      reference: 'M1',
    };
    await page.getByLabel('Bank statement').setInputFiles(bankFile('GH12MORNING', 0, [line]));
    await morning.click(button('Import statement'));
    await expect(page.getByRole('heading', { name: /^Statement of/, level: 1 })).toBeVisible();
  });

  await morning.task('extends the payment date of someone who has not paid', async () => {
    await morning.click(money.getByRole('link', { name: 'Not paid yet' }));
    await morning.openFirst('Registered');
    await morning.click(inDialog(/^Extend deadline of/));
    const lastDay = new Date(Date.now() + 7 * 86_400_000).toISOString().slice(0, 10);
    await answer(page, 'Extend deadline', { 'New last day': lastDay, Reason: 'A grant is late.' });
    await said(/extended/);
  });

  await morning.task('refunds a payment', async () => {
    await morning.click(money.getByRole('link', { name: 'Paid', exact: true }));
    await morning.openFirst('Registered');
    await morning.click(inDialog('Refund payment'));
    await answer(page, 'Record refund', { Reason: 'The visa was refused.' });
    await expect(held).toContainText('will be recorded in');
    await held.getByRole('button', { name: 'Send now' }).click();
    await expect(held).toHaveCount(0);
    await expect(dialog.getByText('Refunded', { exact: true }).first()).toBeVisible();
  });

  await morning.task('locks the period that is reconciled', async () => {
    await registered();
    await morning.click(link('Reconciliation'));
    await morning.click(button('Lock period'));
    await answer(page, 'Lock period', { 'Last locked day': '2025-06-01' });
    await said(/Locked up to/);
  });

  await morning.task('takes all registrations away as a file', async () => {
    await registered();
    await morning.click(button('Export'));
    const download = page.waitForEvent('download');
    await morning.click(button(/^CSV/));
    expect((await download).suggestedFilename()).toMatch(/\.csv$/);
  });

  expect(morning.done).toHaveLength(10);
  expect(plenary.complaints).toEqual([]);
});

test('a chair acts in three clicks from the dashboard, ten times', async ({ page, plenary }) => {
  test.setTimeout(180_000);
  await enter(page, organiserLogin);
  await page.goto('/admin/dashboard');
  const morning = new Morning(page);
  const { queue, held, button, said } = desk(page);
  const open = (name: RegExp) => morning.click(queue.getByRole('link', { name }));

  await morning.task('sends a paper to review', async () => {
    await open(/Acknowledgements? due$/);
    await morning.openFirst('Papers');
    await page.getByRole('textbox', { name: 'Similarity' }).fill('4');
    await page.getByLabel('AI share').fill('2');
    await morning.click(button('Send to review'));
    await expect(held).toContainText('will go to review in');
    await held.getByRole('button', { name: 'Undo' }).click();
    await expect(held).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  });

  await morning.task('decides on a paper', async () => {
    await open(/ready to decide$/);
    await morning.openFirst('Papers');
    await page.getByLabel('Decision', { exact: true }).selectOption('Accepted');
    await morning.click(button('Record decision'));
    await said(/Decision recorded/);
  });

  await morning.task('releases decisions', async () => {
    await open(/: \d+ Decisions? to release$/);
    await morning.click(button(/^Release \d+ decisions?$/));
    await answer(page, /^Release \d+ decisions?$/);
    await expect(held).toContainText('will be released in');
    await held.getByRole('button', { name: 'Undo' }).click();
    await expect(held).toHaveCount(0);
  });

  await morning.task('accepts a revision', async () => {
    await open(/Revisions? to verify$/);
    await morning.openFirst('Papers');
    await morning.click(button('Accept revision'));
    await said(/^Revision accepted/);
  });

  await morning.task('replaces a reviewer who declined', async () => {
    await open(/Declined invitations? to replace$/);
    await morning.openFirst('Papers');
    await morning.click(button(/^Assign /));
    await expect(held).toContainText('Request to review');
  });

  await morning.task('finds reviewers for a paper without enough', async () => {
    await open(/without enough reviewers$/);
    await morning.openFirst('Papers');
    await morning.click(button(/^Assign /));
    await expect(held).toContainText('2 on hold');
  });

  await morning.task('reminds a late reviewer', async () => {
    await open(/Late reviews?$/);
    await morning.openFirst('Papers');
    await morning.click(button('Send reminders'));
    await answer(page, 'Send reminders');
    await said(/reminders? sent/);
  });

  await morning.task('extends the deadline of a late reviewer', async () => {
    await open(/Late reviews?$/);
    await morning.openFirst('Papers');
    await morning.click(button(/^Extend deadline of/));
    const lastDay = new Date(Date.now() + 7 * 86_400_000).toISOString().slice(0, 10);
    await answer(page, 'Extend deadline', { 'New last day': lastDay, Reason: 'An illness.' });
    await said(/extended/);
  });

  await morning.task('closes submissions whose deadline passed', async () => {
    await morning.click(
      page.getByRole('navigation', { name: 'Sections' }).getByRole('link', { name: 'Edition' }),
    );
    await morning.click(button('Close submissions'));
    await said('Opening and closing changed.');
  });

  await morning.task('takes all papers away as a file', async () => {
    await morning.click(page.getByRole('main').getByRole('link', { name: 'Total', exact: true }));
    await morning.click(button('Export'));
    const download = page.waitForEvent('download');
    await morning.click(button(/^CSV/));
    expect((await download).suggestedFilename()).toMatch(/\.csv$/);
  });

  expect(morning.done).toHaveLength(10);
  expect(plenary.complaints).toEqual([]);
});
