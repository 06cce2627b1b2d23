import { expect, test } from '../parts/test';
import { scripts } from './scripts';
import { kilobytes } from './slow-load';

/** Bytes of script, brotli, of the whole admin area beyond what the home page has loaded. */
const ABOVE_THE_SHELL = 252_500;
/** A row that is not there still loads the drawer that would show it. */
const NO_ROW = '?item=00000000-0000-4000-8000-000000000000';

test('the admin area stays within its weight', async ({ page, plenary }) => {
  await plenary.enterAs('admin');
  await page.goto('/');
  const shell = await scripts(page);
  await page.goto('/admin/dashboard');
  const links = page.getByRole('navigation', { name: 'Sections' }).getByRole('link');
  await expect(links.first()).toBeVisible();
  const sections = await links.evaluateAll((found) =>
    found.map((link) => link.getAttribute('href') ?? ''),
  );

  const area = new Map<string, number>();
  for (const address of ['/admin/users/none', ...sections.flatMap((to) => [to, to + NO_ROW])]) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    for (const [name, bytes] of await scripts(page)) if (!shell.has(name)) area.set(name, bytes);
  }

  const weight = [...area.values()].reduce((sum, bytes) => sum + bytes, 0);
  process.stdout.write(
    `admin: ${kilobytes(weight)} of script above the shell, in ${area.size} files\n`,
  );
  expect(weight).toBeLessThanOrEqual(ABOVE_THE_SHELL);
});
