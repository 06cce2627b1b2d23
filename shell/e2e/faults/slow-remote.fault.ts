import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from '../parts/test';

const entry = /\/remotes\/mfe_registration\/[^/]+\/remoteEntry\.\w+\.js/;

for (const seconds of [100, 125]) {
  test(`a remote that takes ${seconds} s`, async ({ page }) => {
    let isSlow = true;
    await page.route(entry, async (route) => {
      if (isSlow) await pause(seconds * 1000);
      await route.continue().catch(() => undefined);
    });
    await page.goto('/register-conference-form');
    await expect(page.getByText(/takes longer than usual/)).toBeVisible({ timeout: 20_000 });

    const heading = page.getByRole('heading', { name: 'Register for the conference' });
    if (seconds > 120) {
      await expect(page.getByText('Its files did not arrive within two minutes.')).toBeVisible({
        timeout: 130_000,
      });
      isSlow = false;
      await page.getByRole('button', { name: 'Retry' }).click();
    }
    await expect(heading).toBeVisible({ timeout: 130_000 });
    await expect(page.getByRole('heading', { name: 'Unexpected' })).toBeHidden();
  });
}
