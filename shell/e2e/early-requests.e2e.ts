import { answers } from './parts/open';
import { expect, test } from './parts/test';
import type { Registry } from '../src/remotes/registry';

const roles = { admin: 'admin', reviewer: 'reviewer', user: 'author' } as const;

for (const [access, role] of Object.entries(roles)) {
  test(`pages of the ${role} ask before their code is there, once`, async ({
    page,
    context,
    plenary,
  }) => {
    test.setTimeout(90_000);
    const { remotes } = (await (await page.request.get('/remotes.json')).json()) as Registry;
    const routes = Object.values(remotes)
      .flatMap((remote) => remote.routes)
      .filter((route) => route.access === access && !route.path.includes(':'))
      .filter(({ requests = [] }) => requests.length > 0);
    expect(routes.length).toBeGreaterThan(0);
    await plenary.enterAs(role);
    // From then on the browser knows which pages the account may open.
    await page.goto('/profile');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

    for (const { path, requests = [] } of routes) {
      const visited = await context.newPage();
      const asked: string[] = [];
      visited.on('request', (request) => {
        const { pathname, search } = new URL(request.url());
        if (/^\/api\/v1\/|\/main\..*\.js$/.test(pathname)) asked.push(pathname + search);
      });
      await visited.goto(path);
      await answers(visited);
      await visited.waitForFunction(allTaken, undefined, { timeout: 10_000 });
      await visited.close();
      const early = ['/auth/me', ...requests].map((address) => `/api/v1${address}`);
      const first = asked.slice(0, early.length);
      expect(first, path).toEqual(early);
      for (const address of early) {
        const times = asked.filter((each) => each === address).length;
        expect(times, `${path} asks for ${address}`).toBe(1);
      }
    }
  });
}

/** Runs in the page. */
function allTaken(): boolean {
  const { earlyRequests } = window as { earlyRequests?: Map<string, unknown> };
  return earlyRequests?.size === 0;
}
