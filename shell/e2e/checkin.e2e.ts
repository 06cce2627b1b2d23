import type { Page } from '@playwright/test';
import { rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { create } from 'qrcode';
import { findChromium } from './parts/chromium';
import { faults } from './parts/faults';
import { makeRegistration } from './parts/admin';
import { callsOf } from './parts/papers';
import { expect, test, type Plenary } from './parts/test';

const { executablePath, args } = await findChromium({ hasCamera: true });
/** What the camera sees. Chromium opens it each time that a page starts the camera. */
const PICTURE = path.join(tmpdir(), `plenary-badge-${process.env.TEST_PARALLEL_INDEX ?? 0}.y4m`);

test.use({
  hasTouch: true,
  // The page is opened without a network.
  serviceWorkers: 'allow',
  permissions: ['camera'],
  launchOptions: {
    executablePath,
    args: [
      ...args,
      '--use-fake-device-for-media-stream',
      `--use-file-for-fake-video-capture=${PICTURE}`,
    ],
  },
});
test.afterAll(() => rmSync(PICTURE, { force: true }));

/** A picture of 640 by 480 with a QR code of 300, dark on light. */
function showToCamera(text: string): void {
  const { modules } = create(text, { errorCorrectionLevel: 'M' });
  const [width, height, scale] = [640, 480, Math.floor(300 / modules.size)];
  const [left, top] = [width, height].map((all) => Math.floor((all - modules.size * scale) / 2));
  const luma = Buffer.alloc(width * height, 235);
  for (let y = 0; y < modules.size * scale; y += 1)
    for (let x = 0; x < modules.size * scale; x += 1)
      if (modules.get(Math.floor(y / scale), Math.floor(x / scale)))
        luma[((top ?? 0) + y) * width + (left ?? 0) + x] = 16;
  const colours = Buffer.alloc((width * height) / 2, 128);
  const frame = Buffer.concat([Buffer.from('FRAME\n'), luma, colours]);
  const header = Buffer.from(`YUV4MPEG2 W${width} H${height} F10:1 Ip A1:1 C420mpeg2\n`);
  writeFileSync(PICTURE, Buffer.concat([header, frame, frame]));
}

/** What the worker lacks of the code that the page has loaded, and of the page for readers without a network. */
const missing = (page: Page) =>
  page.evaluate(async () => {
    const stores = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
    const requests = await Promise.all(stores.map((store) => store.keys()));
    const kept = requests.flat().map(({ url }) => url);
    const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
    const code = loaded.filter((name) =>
      /^\/(shell|remotes|assets)\//.test(new URL(name).pathname),
    );
    return [...code, `${window.location.origin}/offline.html`].filter(
      (name) => !kept.some((url) => url.startsWith(name)),
    );
  });

/** The changes that the server answers to a page, by their ids. Requests through the worker hide their bodies. */
function answeredTo(page: Page): string[] {
  const answered: string[] = [];
  page.on('response', async (response) => {
    if (!response.url().endsWith('/check-in/changes') || !response.ok()) return;
    const { outcomes } = (await response.json()) as { outcomes: { id: string }[] };
    answered.push(...outcomes.map(({ id }) => id));
  });
  return answered;
}

/** People with a place on site, by the desk's list: their ids and codes. */
function peopleOf(page: Page, plenary: Plenary, lastName: string) {
  const call = callsOf(page.request, plenary.token('admin'));
  const listed = async () =>
    (await call('GET', '/admin/check-in/device-list')) as unknown as {
      attendees: { id: string; name: string; codes: string[]; arrivedAt: string | null }[];
    };
  async function find(firstName: string) {
    const { attendees } = await listed();
    const found = attendees.find(({ name }) => name === `${firstName} ${lastName}`);
    if (!found) throw new Error(`${firstName} ${lastName} is not listed.`);
    return found;
  }
  async function make(firstName: string, { isPaid = false } = {}): Promise<string> {
    const reference = await makeRegistration(page.request, plenary.newAddress(), '/api/v1', {
      registrationPackage: 'physical_presentation_only',
      academicCategory: 'professional',
      price: 250,
      firstName,
      lastName,
    });
    if (isPaid) {
      const { items } = (await call('GET', `/admin/payments?q=${reference}`)) as unknown as {
        items: { id: string }[];
      };
      const id = items[0]?.id ?? '';
      const { version } = await call('GET', `/admin/payments/${id}`);
      const data = {
        ...{ version, amount: 250, date: '2025-10-14' },
        bankTransactionId: `DESK-${firstName}-${Date.now()}`,
      };
      await call('POST', `/admin/payments/${id}/match`, { data });
      await call('POST', `/admin/payments/${id}/confirm`, { data: { version: version + 1 } });
    }
    return (await find(firstName)).codes[0] ?? '';
  }
  return { make, find };
}

test('a desk on a phone finds, marks and undoes, and asks about an unpaid person', async ({
  page,
  plenary,
}) => {
  const lastName = `Desk ${Date.now()}`;
  const { make } = peopleOf(page, plenary, lastName);
  await make('Paid', { isPaid: true });
  await make('Unpaid');

  await plenary.enterAs('admin');
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/admin/checkin');
  const field = page.getByRole('searchbox');
  await expect(field).toBeFocused();
  await field.pressSequentially(`unpaid ${lastName}`);
  const unpaid = page.getByRole('listitem').filter({ hasText: `Unpaid ${lastName}` });
  await expect(unpaid.getByText('Awaiting payment')).toBeVisible();
  await unpaid.getByRole('button', { name: /^Mark as arrived/ }).tap();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText(/has not paid/)).toBeVisible();
  expect(await faults(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Mark as arrived anyway' }).tap();
  await expect(unpaid.getByText(/^Arrived at/)).toBeVisible();

  await page.getByRole('button', { name: `Undo the arrival of Unpaid ${lastName}` }).tap();
  await expect(page.getByText(`Unpaid ${lastName} is no longer marked as arrived.`)).toBeVisible();
  await expect(unpaid.getByRole('button', { name: /^Mark as arrived/ })).toBeVisible();

  await page.emulateMedia({ media: 'print' });
  const paper = page.getByRole('table', { includeHidden: true });
  await expect(paper.getByText(`Unpaid ${lastName}`)).toBeVisible();
  // The paper is as wide as the window here, and the menu takes no room of it.
  expect((await paper.boundingBox())?.width).toBeGreaterThan(300);
  await page.emulateMedia({ media: null });

  await field.fill(`${lastName} paid`);
  await field.press('Enter');
  await expect(page.getByText(/is marked as arrived\.$/)).toBeVisible();
  expect(await faults(page)).toEqual([]);
  expect(plenary.complaints).toEqual([]);
});

test('a phone at the door scans badges, is closed and opened offline, and sends its marks once', async ({
  page,
  context,
  plenary,
}) => {
  const lastName = `Door ${Date.now()}`;
  const { make, find } = peopleOf(page, plenary, lastName);
  const codes = {
    first: await make('First', { isPaid: true }),
    second: await make('Second', { isPaid: true }),
    third: await make('Third', { isPaid: true }),
    unpaid: await make('Unpaid'),
  };
  await make('Searched', { isPaid: true });
  await plenary.enterAs('admin');
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/admin/dashboard');
  showToCamera(codes.first);
  await page.getByRole('button', { name: /menu/i }).first().tap();
  await page.getByRole('link', { name: 'Check-in', exact: true }).tap();

  const scan = page.getByRole('button', { name: 'Scan badges' });
  const panel = page.getByRole('region', { name: 'Scan badges' });
  // The page loads itself again, since the dashboard may not use the camera.
  await Promise.all([page.waitForURL(/scan=1/), scan.tap()]);
  await expect(panel.getByText('Welcome')).toBeVisible();
  await expect(panel.getByText(`First ${lastName}`)).toBeVisible();
  await expect(page.getByText(`First ${lastName} is marked as arrived.`)).toBeVisible();
  expect(await faults(page)).toEqual([]);

  const stop = page.getByRole('button', { name: 'Stop scanning' });
  await stop.tap();
  showToCamera(codes.unpaid);
  await scan.tap();
  await expect(panel.getByText('Unpaid: send to the desk')).toBeVisible();
  expect((await find('Unpaid')).arrivedAt).toBeNull();

  await stop.tap();
  await expect.poll(() => missing(page)).toEqual([]);
  await context.setOffline(true);
  showToCamera(codes.second);
  await scan.tap();
  await expect(panel.getByText(`Second ${lastName}`)).toBeVisible();
  await expect(panel.getByText('Welcome')).toBeVisible();
  await expect(page.getByText(/1 change is kept on this device/)).toBeVisible();
  await stop.tap();
  const field = page.getByRole('searchbox');
  await field.fill(`searched ${lastName}`);
  await page
    .getByRole('listitem')
    .filter({ hasText: `Searched ${lastName}` })
    .getByRole('button', { name: /^Mark as arrived/ })
    .tap();
  await expect(page.getByText(/2 changes are kept on this device/)).toBeVisible();
  expect(await faults(page)).toEqual([]);
  await page.close();

  const reopened = await context.newPage();
  const answered = answeredTo(reopened);
  await reopened.setViewportSize({ width: 360, height: 740 });
  await reopened.goto('/admin/checkin');
  await expect(reopened.getByText(/2 changes are kept on this device/)).toBeVisible();
  showToCamera(codes.third);
  await reopened.getByRole('button', { name: 'Scan badges' }).tap();
  const opened = reopened.getByRole('region', { name: 'Scan badges' });
  await expect(opened.getByText(`Third ${lastName}`)).toBeVisible();
  await expect(opened.getByText('Welcome')).toBeVisible();
  await expect(reopened.getByText(/3 changes are kept on this device/)).toBeVisible();
  expect(await faults(reopened)).toEqual([]);
  expect((await find('Second')).arrivedAt).toBeNull();
  expect(answered).toEqual([]);

  await context.setOffline(false);
  await expect(reopened.getByText(/is marked as arrived\.$/)).toBeVisible();
  await expect.poll(async () => (await find('Third')).arrivedAt).not.toBeNull();
  for (const name of ['Second', 'Searched']) expect((await find(name)).arrivedAt).not.toBeNull();
  await expect.poll(() => answered).toHaveLength(3);
  expect(new Set(answered).size).toBe(3);
  expect(plenary.complaints).toEqual([]);
});
