import type { APIRequestContext, BrowserContext, Page } from '@playwright/test';
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { faults } from './parts/faults';
import { callsOf, newAuthor } from './parts/papers';
import { ShakyLink } from './parts/shaky-link';
import { expect, test as base, type Plenary } from './parts/test';

const MEGABYTE = 1024 * 1024;
/** Bytes per second: a file takes some seconds. */
const SPEED = 2 * MEGABYTE;

const test = base.extend<{ link: ShakyLink }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names out of the pattern.
  link: async ({}, use) => {
    const link = await ShakyLink.to(process.env.E2E_URL ?? '');
    await use(link);
    link.close();
  },
});

const sha256Of = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');
const pdfFile = (name: string, buffer: Buffer) => ({ name, mimeType: 'application/pdf', buffer });

/** Some megabytes: pictures of noise cannot be compressed. */
async function largePdf(context: BrowserContext): Promise<Buffer> {
  const page = await context.newPage();
  await page.setContent('<canvas width="1600" height="1500"></canvas><p>Words.</p>');
  await page.evaluate(() => {
    const canvas = document.querySelector('canvas');
    const drawing = canvas?.getContext('2d');
    const picture = drawing?.createImageData(1600, 1500);
    if (!drawing || !picture) return;
    for (let at = 0; at < picture.data.length; at++)
      picture.data[at] = (Math.random() * 256) | (255 * Number(at % 4 === 3));
    drawing.putImageData(picture, 0, 0);
  });
  const pdf = await page.pdf({ format: 'A4' });
  await page.close();
  return pdf;
}

/** Slows the browser down itself: a link would leave megabytes in the system's buffers. */
async function slowed(page: Page) {
  const devtools = await page.context().newCDPSession(page);
  const set = (offline: boolean, uploadThroughput = SPEED) =>
    devtools.send('Network.emulateNetworkConditions', {
      ...{ offline, uploadThroughput, downloadThroughput: -1, latency: 0 },
    });
  await set(false);
  return set;
}

/** Opens the files of a new draft over the link. */
async function openFiles(
  page: Page,
  request: APIRequestContext,
  plenary: Plenary,
  link: ShakyLink,
) {
  const { token } = await newAuthor(request, plenary);
  const { id } = await callsOf(request, token)('POST', '/papers', { data: { kind: 'full-paper' } });
  await page.addInitScript((kept) => localStorage.setItem('token', kept), token);
  await page.goto(`${link.url}/submit?paper=${id}&step=files`);
  const main = page.getByRole('main');
  const input = main.getByLabel('Paper (PDF)', { exact: true });
  await expect(input).toBeAttached();
  return { main, input, button: (name: string) => main.getByRole('button', { name }) };
}

/** Whether the page has loaded the code that sends a file in parts. */
function codeForParts(page: Page): () => Promise<boolean> {
  const scripts: Promise<string>[] = [];
  page.on('response', (response) => {
    const isScript = response.request().resourceType() === 'script';
    if (isScript) scripts.push(response.text().catch(() => ''));
  });
  return async () => (await Promise.all(scripts)).some((text) => text.includes('Upload-Offset'));
}

/** Waits until so many bytes were sent over the link. */
async function reaches(link: ShakyLink, bytes: number) {
  await expect.poll(() => link.sent, { intervals: [50] }).toBeGreaterThanOrEqual(bytes);
}

test('a paper survives cuts, an outage, a pause and a reload, and is sent once', async ({
  page,
  context,
  request,
  plenary,
  link,
}) => {
  const pdf = await largePdf(context);
  expect(pdf.length).toBeGreaterThan(5 * MEGABYTE);
  const { main, input, button } = await openFiles(page, request, plenary, link);
  const before = link.sent;
  const setOffline = await slowed(page);

  await test.step('is cut three times', async () => {
    link.cutEach(pdf.length / 10, 3);
    await input.setInputFiles(pdfFile('large.pdf', pdf));
    await expect.poll(() => link.cuts).toBe(3);
    await reaches(link, before + 0.35 * pdf.length);
  });

  await test.step('waits without a network', async () => {
    link.goDown();
    await setOffline(true);
    await expect(
      main.getByText(/^Waiting for the connection\. [\d.]+ of [\d.]+ MB are sent\.$/),
    ).toBeVisible();
    await expect(button('Resume')).toBeVisible();
    expect(await faults(page)).toEqual([]);
    link.goUp();
    await setOffline(false);
    await reaches(link, before + 0.45 * pdf.length);
  });

  await test.step('is paused and resumed by keyboard', async () => {
    await button('Pause').focus();
    await page.keyboard.press('Enter');
    await expect(main.getByText(/^Paused\. [\d.]+ of [\d.]+ MB are sent\.$/)).toBeVisible();
    await expect(button('Resume')).toBeFocused();
    expect(await faults(page)).toEqual([]);
    await page.keyboard.press('Enter');
    await reaches(link, before + 0.6 * pdf.length);
  });

  await test.step('continues after a reload', async () => {
    await page.reload();
    await input.setInputFiles(pdfFile('large.pdf', pdf));
    await expect(main.getByText('large.pdf uploaded: 1 page.')).toBeVisible();
    expect(link.sent - before).toBeLessThan(1.1 * pdf.length);
  });

  await test.step('is the same file', async () => {
    await expect(main.getByText(sha256Of(pdf))).toBeAttached();
    await setOffline(false, -1);
    const downloading = page.waitForEvent('download');
    await button('Download large.pdf').click();
    const copy = await readFile(await (await downloading).path());
    expect({ bytes: copy.length, sha256: sha256Of(copy) }).toEqual({
      bytes: pdf.length,
      sha256: sha256Of(pdf),
    });
  });
});

test('another type is refused after the first part; a cancelled file leaves the field ready', async ({
  page,
  request,
  plenary,
  link,
}) => {
  const hasCodeForParts = codeForParts(page);
  const { main, input, button } = await openFiles(page, request, plenary, link);
  await slowed(page);
  const before = link.sent;
  const text = Buffer.alloc(4 * MEGABYTE, 'Not a PDF. ');
  const refusal = main.getByText('Please upload a PDF file only');
  await input.setInputFiles(pdfFile('small.pdf', text.subarray(0, 20_000)));
  await expect(refusal).toBeVisible();
  expect(await hasCodeForParts()).toBe(false);
  await input.setInputFiles(pdfFile('renamed.pdf', text));
  await expect.poll(hasCodeForParts).toBe(true);
  await expect(refusal).toBeVisible();
  expect(link.sent - before).toBeLessThan(100_000);
  expect(await faults(page)).toEqual([]);

  const pdf = Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(8 * MEGABYTE, 1)]);
  await input.setInputFiles(pdfFile('wrong-one.pdf', pdf));
  await expect(button('Pause')).toBeVisible();
  await button('Cancel').click();
  await expect(input).toBeFocused();
  await expect(main.getByText('wrong-one.pdf')).toHaveCount(0);
  await expect(main.getByRole('alert')).toHaveCount(0);
});

test('a paper that has to wait its turn keeps its file, and is sent when its author tries', async ({
  page,
  context,
  request,
  plenary,
  link,
}) => {
  const pdf = await largePdf(context);
  const { main, input, button } = await openFiles(page, request, plenary, link);
  // As the server answers beyond its limits (upload-admission.spec.ts): this product has none that a test could reach.
  let refused = 0;
  await page.route('**/api/v1/uploads', async (route) => {
    if (route.request().method() !== 'POST' || (refused += 1) > 1) return route.fallback();
    const error = { statusCode: 503, code: 'BUSY', message: 'Many people.', requestId: '' };
    return route.fulfill({ status: 503, headers: { 'retry-after': '50' }, json: error });
  });
  await input.setInputFiles(pdfFile('large.pdf', pdf));
  const heard = main
    .getByRole('status')
    .filter({ hasText: 'Many people are submitting right now' });
  await expect(heard).toBeVisible();
  await expect(main.getByRole('alert')).toHaveCount(0);
  expect(await faults(page)).toEqual([]);
  await button('Try now').focus();
  await page.keyboard.press('Enter');
  await expect(main.getByText('large.pdf uploaded: 1 page.')).toBeVisible();
  expect(refused).toBe(2);
});
