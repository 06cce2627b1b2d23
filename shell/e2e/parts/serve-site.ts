import { existsSync } from 'node:fs';
import path from 'node:path';
import type { BrowserContext } from '@playwright/test';

/** Lets this browser see another site folder at the product's address; the API stays the product's. */
export async function serveSite(context: BrowserContext, site: string): Promise<void> {
  await context.route('**/*', (route) => {
    const { pathname } = new URL(route.request().url());
    if (pathname.startsWith('/api/')) return route.continue();
    return route.fulfill({ path: fileOf(site, pathname) });
  });
}

function fileOf(site: string, pathname: string): string {
  if (/^\/(shell|remotes|assets)\//.test(pathname)) return path.join(site, pathname);
  const release = path.join(site, 'current');
  const name = pathname === '/' ? 'index' : pathname.slice(1);
  const candidates = [pathname.slice(1), `pages/${name}/index.html`].filter(Boolean);
  const found = candidates
    .map((candidate) => path.join(release, candidate))
    .find((file) => path.extname(file) && existsSync(file));
  return found ?? path.join(release, 'index.html');
}
