import { expect, test } from '../parts/test';
import { scripts } from './scripts';
import { kilobytes } from './slow-load';

/** Bytes of script, brotli, of a reviewer's list beyond what the home page has loaded. */
const LIST_ABOVE_THE_SHELL = 40_000;

test('a reviewer’s list brings nothing of the view of a paper', async ({ page, plenary }) => {
  await plenary.enterAs('reviewer');
  await page.goto('/');
  const shell = await scripts(page);
  await page.goto('/reviewers');
  await expect(page.getByRole('heading', { level: 1, name: 'My reviews' })).toBeVisible();
  const list = [...(await scripts(page))].filter(([name]) => !shell.has(name));

  const weight = list.reduce((sum, [, bytes]) => sum + bytes, 0);
  process.stdout.write(`reviewer's list: ${kilobytes(weight)} of script above the shell\n`);
  expect(weight).toBeGreaterThan(0);
  expect(weight).toBeLessThanOrEqual(LIST_ABOVE_THE_SHELL);
});
