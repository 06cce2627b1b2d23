import { faults } from './parts/faults';
import { settled } from './parts/open';
import { acceptedPaper, callsOf, newAuthor, payFor, samplePdf } from './parts/papers';
import { WIDTHS } from './parts/screens';
import { expect, test } from './parts/test';

for (const width of WIDTHS) {
  test(`a chair sends a camera-ready paper back, checks the next and locks it at ${width} px`, async ({
    page,
    plenary,
    request,
  }) => {
    test.setTimeout(240_000);
    const pdf = await samplePdf(page);
    const author = await newAuthor(request, plenary);
    const admin = plenary.token('admin');
    const title = `Radio ${plenary.newAddress().replace(/\D+/g, ' ').trim()}`;
    const id = await acceptedPaper(request, plenary, { author, admin }, title, pdf);
    await payFor(request, { author, admin }, id);
    const call = callsOf(request, author.token);
    await call('POST', `/papers/${id}/agreement`, { data: { version: 'sample-1' } });
    const handIn = async () => {
      const file = { name: 'print.pdf', mimeType: 'application/pdf', buffer: pdf };
      const multipart = { part: 'manuscript', file } as never;
      await call('POST', `/papers/${id}/files`, { multipart });
      await call('POST', `/papers/${id}/camera-ready`);
    };
    const isClean = async () => expect(await faults(page)).toEqual([]);
    await handIn();
    await plenary.enterAs('admin');
    await page.setViewportSize({ width, height: 900 });

    await test.step('finds it from the dashboard', async () => {
      await page.goto('/admin/dashboard');
      const work = page
        .getByRole('listitem')
        .filter({ hasText: /Camera-ready versions? to check/ });
      await work.getByRole('link').first().click();
      await expect(page).toHaveURL(/needs=camera-ready/);
      await settled(page);
      await isClean();
      await page.locator('[data-row]').filter({ hasText: title }).click();
    });

    await test.step('sends it back with a reason', async () => {
      const points = page.getByRole('list', { name: 'Check list' });
      await expect(points.getByText('2 pages, at most 8 allowed')).toBeVisible();
      await expect(points.getByText('Not found on the first page: Sample Author')).toBeVisible();
      await isClean();
      await page.getByRole('button', { name: 'Send back' }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel('Reasons').fill('Name the authors below the title.');
      await isClean();
      await dialog.getByRole('button', { name: 'Send back' }).click();
      await expect(page.getByText(/Sent back. The author was notified/)).toBeAttached();
      await isClean();
      const { text } = await plenary.mailTo(author.email, /^Please correct the camera-ready/);
      expect(text).toContain('Name the authors below the title.');
    });

    await test.step('checks the next version, and locks it', async () => {
      await handIn();
      await page.reload();
      await page.getByRole('checkbox', { name: /authors are those of the submission/ }).check();
      await page.getByRole('button', { name: 'Mark as checked' }).click();
      await page.getByRole('button', { name: 'Lock', exact: true }).click();
      await expect(page.getByRole('button', { name: 'Unlock' })).toBeVisible();
      await isClean();
    });

    await test.step('and downloads all of them with a manifest', async () => {
      await page.goto('/admin/papers?cameraReady=locked');
      await expect(page.locator('[data-row]').filter({ hasText: title })).toBeVisible();
      await page.getByRole('button', { name: 'Export' }).click();
      await isClean();
      const started = page.waitForEvent('download');
      await page.getByRole('button', { name: 'Camera-ready files (ZIP)' }).click();
      expect((await started).suggestedFilename()).toMatch(/^camera-ready-.*\.zip$/);
    });
    expect(plenary.complaints).toEqual([]);
  });
}
