import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { faults } from './parts/faults';
import { Keyboard } from './parts/keyboard';
import { expect, test } from './parts/test';

// One edition for all: one test after the other.
test.describe.configure({ mode: 'default' });

const path = '/api/v1/admin/editions';

interface Edition {
  id: string;
  revision: number;
  document: { hero: { lead: string }; venue: { description: string; address: string } };
  publication: { state: string };
}

/** A finger on the page, whose drags the browser may take for scrolling. */
async function touching(page: Page) {
  const session = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number, y?: number) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: x === undefined || y === undefined ? [] : [{ x, y }],
    });
  return {
    async drag(from: Locator, byX: number, byY: number) {
      // The compositor, which decides what a finger scrolls, knows of a change after a frame.
      await page.evaluate(
        () =>
          new Promise<void>((resolve) => {
            requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
          }),
      );
      const box = await from.boundingBox();
      if (!box) throw new Error('There is nothing to drag.');
      const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
      await touch('touchStart', x, y);
      for (const part of [0.25, 0.5, 0.75, 1])
        await touch('touchMove', x + byX * part, y + byY * part);
      await touch('touchEnd');
    },
  };
}

/** The organisers' calls, as another admin makes them elsewhere. */
async function otherAdmin(request: APIRequestContext, token: string) {
  const headers = { authorization: `Bearer ${token}` };
  const list = (await (await request.get(path, { headers })).json()) as { items: Edition[] };
  const edition = `${path}/${list.items[0]?.id}`;
  const read = async () => (await (await request.get(edition, { headers })).json()) as Edition;
  return {
    read,
    async save(venue: Partial<Edition['document']['venue']>) {
      const { revision, document } = await read();
      const data = { revision, venue: { ...document.venue, ...venue } };
      expect((await request.patch(edition, { headers, data })).status()).toBe(200);
    },
    async restore(to: number) {
      const { revision } = await read();
      await request.post(`${edition}/history/${to}/restore`, { headers, data: { revision } });
    },
  };
}

test('an organiser edits it by keyboard, on narrow and wide screens', async ({
  page,
  plenary,
  request,
}) => {
  test.setTimeout(120_000);
  const keyboard = new Keyboard(page);
  const other = await otherAdmin(request, plenary.token('admin'));
  const { revision } = await other.read();
  await plenary.enterAs('admin');
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto('/admin/edition');
  expect(await faults(page)).toEqual([]);

  const publish = async () => {
    await keyboard.press(page.getByRole('button', { name: 'Review changes' }));
    await keyboard.press(page.getByRole('button', { name: 'Publish changes' }));
  };

  await test.step('a text comes into the public page', async () => {
    await keyboard.press(page.getByRole('link', { name: 'Venue', exact: true }));
    await expect(page.getByRole('heading', { level: 1, name: 'Venue' })).toBeFocused();
    await keyboard.write(page.getByLabel('Description'), 'Written by hand.');
    await publish();
    await expect(page.getByText('Changes saved.', { exact: true })).toBeVisible();
    await expect(async () => {
      expect(await (await request.get('/venue')).text()).toContain('Written by hand.');
    }).toPass({ timeout: 30_000 });
    expect(await faults(page)).toEqual([]);
  });

  await page.setViewportSize({ width: 1440, height: 780 });
  await test.step('a preview in the page shows unsaved changes, which visitors do not see', async () => {
    await keyboard.write(page.getByLabel('Description'), 'Not published yet.');
    await keyboard.press(page.getByRole('button', { name: 'Preview' }));
    const frame = page.frameLocator('iframe[title="Preview of the public page"]');
    await expect(frame.getByText('Not published yet.')).toBeVisible();
    expect(await (await request.get('/venue')).text()).not.toContain('Not published yet.');
    await keyboard.press(page.getByRole('button', { name: 'Close preview' }));
  });

  await test.step('what another admin saved meanwhile is not lost', async () => {
    await other.save({ address: 'Another street (sample)' });
    await keyboard.write(page.getByLabel('Description'), 'Written at the same time.');
    await publish();
    await expect(page.getByRole('group', { name: /saved changes to this edition/ })).toBeFocused();
    await expect(page.getByLabel('Address')).toHaveValue('Another street (sample)');
    await expect(page.getByLabel('Description')).toHaveValue('Written at the same time.');
    await publish();
    await expect(page.getByText('Changes saved.', { exact: true })).toBeVisible();
  });

  await test.step('dates in the wrong order are refused at their field', async () => {
    await page.goto('/admin/edition/dates');
    await page.locator('[data-field="dates.1.day"] input').fill('2025-09-01');
    await publish();
    const refusal = 'The notification must not be before the full paper deadline';
    await expect(page.getByText(refusal)).toBeVisible();
    expect(await faults(page)).toEqual([]);
  });

  await other.restore(revision);
});

test('an accepted paper is placed in the schedule by keyboard, and visitors find it', async ({
  page,
  plenary,
  request,
}) => {
  test.setTimeout(90_000);
  const keyboard = new Keyboard(page);
  const token = plenary.token('admin');
  const other = await otherAdmin(request, token);
  const { id, revision, document } = await other.read();
  const headers = { authorization: `Bearer ${token}` };
  const answer = await request.get(`${path}/${id}/schedule-papers`, { headers });
  const { items } = (await answer.json()) as { items: { number: number; title: string }[] };
  const schedule = JSON.stringify(document);
  const paper = items.find(({ number }) => !schedule.includes(`"number":${number}`));
  if (!paper) throw new Error('Every accepted paper is placed.');
  await plenary.enterAs('admin');
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/admin/edition/schedule');
  const item = (about: string) => page.getByRole('button', { name: `Workshop, ${about}` });

  await test.step('an item is moved to another time and room, and is a session then', async () => {
    await keyboard.reach(item('14:00 to 15:30, Hall (sample)'));
    for (const key of ['ArrowRight', 'ArrowUp', 'ArrowDown', 'Shift+ArrowUp'])
      await page.keyboard.press(key);
    await keyboard.press(item('14:00 to 15:15, Library (sample)'));
    await expect(page.getByRole('heading', { name: 'Item: Workshop' })).toBeFocused();
    expect(await faults(page)).toEqual([]);
  });

  await test.step('its paper is found by its title', async () => {
    await keyboard.write(page.getByLabel('Add a paper by number, title or author'), paper.title);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: `Remove paper ${paper.number}` })).toBeVisible();
  });

  await test.step('visitors read of it after the changes are published', async () => {
    expect(await (await request.get('/schedule')).text()).not.toContain(paper.title);
    await keyboard.press(page.getByRole('button', { name: 'Review changes' }));
    await expect(page.getByLabel('Changes', { exact: true })).toContainText('Library (sample)');
    await keyboard.press(page.getByRole('button', { name: 'Publish changes' }));
    await expect(page.getByText('Changes saved.', { exact: true })).toBeVisible();
    await expect(async () => {
      expect(await (await request.get('/schedule')).text()).toContain(paper.title);
    }).toPass({ timeout: 30_000 });
    await page.goto('/schedule');
    const session = page.getByRole('listitem').filter({ hasText: /^14:00–15:15/ });
    await expect(session.getByRole('listitem').filter({ hasText: paper.title })).toBeVisible();
    expect(await faults(page)).toEqual([]);
  });

  await other.restore(revision);
});

test.describe('with a finger', () => {
  test.use({ hasTouch: true, viewport: { width: 1024, height: 768 } });

  test('an item of the schedule is dragged by its grip and its edge, and the page scrolls elsewhere', async ({
    page,
    plenary,
  }) => {
    await plenary.enterAs('admin');
    await page.goto('/admin/edition/schedule', { waitUntil: 'networkidle' });
    const item = (about: string) => page.getByRole('button', { name: `Workshop, ${about}` });
    const workshop = item('14:00 to 15:30, Hall (sample)');
    // Away from the end of the page, which moves when the day becomes shorter.
    await workshop.evaluate((block) => block.scrollIntoView({ block: 'center' }));
    const finger = await touching(page);
    // Of another item: content that loads above the day scrolls the page, but moves nothing on the screen.
    const seenAt = async () =>
      Math.round((await page.getByRole('button', { name: /^Posters, / }).boundingBox())?.y ?? NaN);
    const at = await seenAt();
    // Six rows of five minutes, of eight pixels each.
    await finger.drag(workshop.locator('[data-grip]'), 0, -48);
    const earlier = item('13:30 to 15:00, Hall (sample)');
    await expect(earlier).toBeVisible();
    await finger.drag(earlier.locator('[data-end]'), 0, -48);
    const shorter = item('13:30 to 14:30, Hall (sample)');
    await expect(shorter).toBeVisible();
    expect(await seenAt()).toBe(at);
    await expect(page.getByRole('region', { name: 'Item: Workshop' })).toHaveCount(0);

    // Last: a finger that comes down on a page that still moves only stops it.
    await finger.drag(shorter.locator('strong'), 0, 100);
    await expect.poll(seenAt).toBeGreaterThan(at);
    await expect(shorter).toBeVisible();
    expect(await faults(page)).toEqual([]);
  });
});

test('changes of an organiser appear on the pages without a build', async ({
  page,
  plenary,
  request,
}) => {
  const token = plenary.token('admin');
  const headers = { authorization: `Bearer ${token}` };
  const list = (await (await request.get(path, { headers })).json()) as { items: Edition[] };
  const edition = `${path}/${list.items[0]?.id}`;
  const read = async () => (await (await request.get(edition, { headers })).json()) as Edition;
  const publication = async () => (await read()).publication.state;
  const before = await read();
  const lead = 'A lead that an organiser has just written.';
  const hero = { ...before.document.hero, lead };

  await test.step('a preview shows it only to holders of the ticket', async () => {
    const asked = await request.post(`${edition}/preview`, { headers, data: { hero } });
    const { url } = (await asked.json()) as { url: string };
    const framing = async (address: string) =>
      (await request.get(address)).headers()['content-security-policy'];
    expect(await framing(url)).toContain("frame-ancestors 'self'");
    expect(await framing('/')).toContain("frame-ancestors 'none'");
    await page.goto(url);
    await expect(page.getByText(lead)).toBeVisible();
    await page.getByRole('link', { name: 'Venue' }).first().click();
    await expect(page).toHaveURL(`${url}/venue`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await (await request.get('/')).text()).not.toContain(lead);
  });

  await test.step('a save comes into the prerendered page by itself', async () => {
    await request.patch(edition, { headers, data: { revision: before.revision, hero } });
    await expect.poll(publication, { timeout: 60_000 }).toBe('live');
    await expect(async () => {
      expect(await (await request.get('/')).text()).toContain(`>${lead}<`);
    }).toPass();
    await page.goto('/');
    await expect(page.getByText(lead)).toBeVisible();
  });

  await request.post(`${edition}/history/${before.revision}/restore`, {
    headers,
    data: { revision: before.revision + 1 },
  });
  await expect.poll(publication, { timeout: 60_000 }).toBe('live');
});
