import type { APIRequestContext } from '@playwright/test';
import { answers } from './parts/open';
import { callsOf } from './parts/papers';
import { statementFile } from './parts/statement';
import { expect, test } from './parts/test';
import type { Registry } from '../src/remotes/registry';

// Requests that a service worker answers cannot be held back.
test.use({ serviceWorkers: 'block' });

/** The admin area has some forty pages, which both browsers share. */
const areas = [
  { access: 'admin', role: 'admin', part: 0, of: 2 },
  { access: 'admin', role: 'admin', part: 1, of: 2 },
  { access: 'reviewer', role: 'reviewer', part: 0, of: 1 },
  { access: 'user', role: 'author', part: 0, of: 1 },
] as const;

for (const { access, role, part, of } of areas) {
  test(`pages of the ${role} ask before their code is there, once (${part + 1} of ${of})`, async ({
    page,
    context,
    plenary,
  }) => {
    test.setTimeout(240_000);
    const { remotes } = (await (await page.request.get('/remotes.json')).json()) as Registry;
    const routes = Object.values(remotes)
      .flatMap((remote) => remote.routes)
      .filter((route) => route.access === access)
      .filter(({ requests = [] }) => requests.length > 0)
      .filter((_, at) => at % of === part);
    expect(routes.length).toBeGreaterThan(0);
    await plenary.enterAs(role);
    const author = callsOf(page.request, plenary.token('author'));
    const draft = await author('POST', '/papers', { data: { kind: 'full-paper' } });
    const file = statementFile({ account: `GH${Date.now()}`, reference: 'C25', amount: 250 });
    const imported = await page.request.post('/api/v1/admin/statements', {
      headers: { authorization: `Bearer ${plenary.token('admin')}` },
      multipart: { file },
    });
    const { statements } = (await imported.json()) as { statements: { id: string }[] };
    const parameters: Record<string, string> = {
      ':statementId': statements[0]?.id ?? '',
      ':paperId': draft.id,
      // Of no group and no email: their pages ask all the same.
      ':groupId': draft.id,
      ':bulkEmailId': draft.id,
      ':requestId': draft.id,
      ':userId': await idOf(page.request, plenary.token('author')),
      ':section': 'opening',
      ':kind': 'payment-reminder',
    };
    const inFull = (address: string) =>
      address.replace(/:\w+/g, (name) => parameters[name] ?? name);
    // From then on the browser knows which pages the account may open.
    await page.goto('/profile');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

    for (const route of routes) {
      const path = inFull(route.path);
      const early = ['/auth/me', ...(route.requests ?? [])].map(
        (address) => `/api/v1${inFull(address)}`,
      );
      const visited = await context.newPage();
      const asked: string[] = [];
      const areSent = new Promise<void>((resolve) => {
        visited.on('request', (request) => {
          const { pathname, search } = new URL(request.url());
          if (pathname.startsWith('/api/v1/')) asked.push(pathname + search);
          if (asked.length === early.length) resolve();
        });
      });
      // The product does not arrive before them.
      await visited.route(/\/main\.\w+\.js$/, async (code) => {
        await areSent;
        await code.continue();
      });
      await visited.goto(path);
      await answers(visited);
      await visited.waitForFunction(allTaken, undefined, { timeout: 10_000 });
      await visited.close();
      expect(asked.slice(0, early.length), path).toEqual(early);
      for (const address of early) {
        const times = asked.filter((each) => each === address).length;
        expect(times, `${path} asks for ${address}`).toBe(1);
      }
    }
  });
}

async function idOf(request: APIRequestContext, token: string): Promise<string> {
  const headers = { authorization: `Bearer ${token}` };
  const answer = await request.get('/api/v1/auth/me', { headers });
  return ((await answer.json()) as { user: { id: string } }).user.id;
}

/** Runs in the page. */
function allTaken(): boolean {
  const { earlyRequests } = window as { earlyRequests?: Map<string, unknown> };
  return earlyRequests?.size === 0;
}

test('code that loads pages ahead comes when a pointer moves, not when it rests', async ({
  page,
  plenary,
}) => {
  await plenary.enterAs('admin');
  let release = () => undefined as void;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\/react-dom\.\w+\.js$/, (route) => released.then(() => route.continue()));
  const scripts = () =>
    page.evaluate(
      () =>
        performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.js')).length,
    );
  await page.goto('/admin/papers', { waitUntil: 'commit' });
  await expect(page.locator('main')).toBeVisible();
  // The content comes under it.
  await page.mouse.move(300, 300);
  release();
  await answers(page);
  await page.waitForLoadState('networkidle');
  const before = await scripts();
  await page.mouse.move(310, 305);
  await expect.poll(scripts).toBe(before + 1);
});
