import { expect, test } from './parts/test';

const entry = '**/remotes/mfe_registration/**/remoteEntry.*.js';

const failures = {
  missing: { status: 404, body: 'Not found' },
  'cut short': {
    status: 200,
    contentType: 'text/javascript',
    body: 'var mfe_registration; (()=>{',
  },
  'of the wrong type': { status: 200, contentType: 'text/html', body: '<!doctype html>' },
};

for (const [name, answer] of Object.entries(failures)) {
  test(`a remote that is ${name} fails alone, and recovers by Retry`, async ({ page }) => {
    await page.route(entry, (route) => route.fulfill(answer));
    await page.goto('/register-conference-form');

    const failed = page.getByRole('heading', { name: 'Unexpected Application Error!' });
    await expect(failed).toBeVisible();
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeVisible();

    await page.getByRole('link', { name: 'Venue' }).first().click();
    await expect(page).toHaveURL('/venue');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(failed).toBeHidden();

    await page.goBack();
    await expect(failed).toBeVisible();
    await page.unroute(entry);
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(page.getByRole('heading', { name: 'Register for the conference' })).toBeVisible();
  });
}
