import { startDevelopment } from './parts/development';
import { expect, test } from './parts/test';

// A remote without the shell gets its sample data from one.
test.use({ serviceWorkers: 'allow' });

// Each test builds a remote, on a machine that may be busy.
test.describe.configure({ timeout: 180_000 });

const texts = 'src/shared/registrations/person-texts.ts';

test('a remote reloads hot inside the published shell, and is reset', async ({ page }) => {
  const product = process.env.E2E_URL ?? '';
  const development = await startDevelopment('mfe-registration', 'dev.mjs', `--product=${product}`);
  const entries: string[] = [];
  page.on('request', (request) => {
    const { origin, pathname } = new URL(request.url());
    if (pathname.includes('remoteEntry')) entries.push(origin + pathname);
  });

  try {
    await page.goto(`${development.url}/register-conference-form`);
    await page.getByLabel('First name', { exact: true }).fill('Ama');
    await page.evaluate(() => Object.assign(window, { isSamePage: true }));
    development.edit(texts, "'First name'", "'Given name'");
    await expect(page.getByLabel('Given name', { exact: true })).toHaveValue('Ama');
    expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
    expect(entries).toEqual([`${development.url}/_development/mfe_registration/remoteEntry.js`]);

    await page.getByText('Development · mfe_registration').click();
    await page.getByRole('button', { name: /^Reset mfe_registration/ }).click();
    await expect(page.getByText('Development · all as published')).toBeVisible();
    await expect(page.getByLabel('First name', { exact: true })).toBeVisible();
    expect(entries.at(-1)).toMatch(/\/remotes\/mfe_registration\/[^/]+\/remoteEntry\.\w+\.js$/);
  } finally {
    await development.stop();
  }

  // The product's own pages know no overrides, and bring nothing of development.
  const answers: string[] = [];
  page.on('response', (response) => answers.push(response.url()));
  await page.goto('/register-conference-form');
  await expect(page.getByLabel('First name', { exact: true })).toBeVisible();
  await expect(page.getByText(/Development ·/)).toHaveCount(0);
  expect(answers.filter((address) => address.includes('_development'))).toEqual([]);
});

test('a remote runs without the shell, with sample data', async ({ page, plenary }) => {
  const development = await startDevelopment('mfe-reviewer', 'standalone.mjs');
  try {
    await page.goto(`${development.url}/reviewers`);
    await expect(page.getByText('Who moderates Yoruba?')).toBeVisible();
    await page.getByLabel('Logged in').selectOption('plain');
    await expect(page.getByRole('heading', { name: 'Guarded' })).toBeVisible();
    expect(plenary.complaints).toEqual([]);
  } finally {
    await development.stop();
  }
});
