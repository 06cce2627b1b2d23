import { Morning } from './parts/morning';
import { expect, test } from './parts/test';

test('a chair gets from the dashboard to each act of a morning in three clicks', async ({
  page,
  plenary,
}) => {
  await plenary.enterAs('admin');
  await page.goto('/admin/dashboard');
  const morning = new Morning(page);
  const queue = page.getByRole('region', { name: 'Needs you' });
  const open = (name: RegExp) => morning.click(queue.getByRole('link', { name }));
  const button = (name: string | RegExp) => page.getByRole('button', { name }).first();
  const dialog = page.getByRole('dialog');

  await morning.task('sends a paper to review', async () => {
    await open(/Acknowledgements? due$/);
    await morning.openSample('Papers');
    await page.getByLabel('Similarity').fill('4');
    await page.getByLabel('AI share').fill('2');
    await morning.click(button('Send to review'));
    await expect(page.getByText(/Under review/).first()).toBeVisible();
  });

  await morning.task('decides on a paper', async () => {
    await open(/ready to decide$/);
    await morning.openSample('Papers');
    await page.getByLabel('Decision', { exact: true }).selectOption('Accepted');
    await morning.reach(button('Record decision'));
  });

  await morning.task('reads decisions before their release', async () => {
    await open(/: \d+ Decisions? to release$/);
    await morning.reach(button(/^Release \d+ decisions?$/));
  });

  await morning.task('accepts a revision', async () => {
    await open(/Revisions? to verify$/);
    await morning.openSample('Papers');
    await morning.reach(button('Accept revision'));
  });

  await morning.task('replaces a reviewer who declined', async () => {
    await open(/Declined invitations? to replace$/);
    await morning.openSample('Papers');
    await morning.reach(button(/^Assign /));
  });

  await morning.task('finds reviewers for a paper without enough', async () => {
    await open(/without enough reviewers$/);
    await morning.openSample('Papers');
    await morning.reach(button(/^Assign /));
  });

  await morning.task('reminds a late reviewer', async () => {
    await open(/Late reviews?$/);
    await morning.openSample('Papers');
    await morning.reach(button('Send reminders'));
  });

  await morning.task('extends the deadline of a late reviewer', async () => {
    await open(/Late reviews?$/);
    await morning.openSample('Papers');
    await morning.click(button(/^Extend deadline of/));
    await expect(dialog.getByLabel('New last day')).toBeVisible();
  });

  await morning.task('closes submissions whose deadline passed', async () => {
    await morning.click(
      page.getByRole('navigation', { name: 'Sections' }).getByRole('link', { name: 'Edition' }),
    );
    await morning.reach(button('Close submissions'));
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
