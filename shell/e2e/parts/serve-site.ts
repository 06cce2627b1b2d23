import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
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

interface ServedSite {
  url: string;
  /** Paths of all requests so far. */
  asked: string[];
  close: () => void;
}

/** Serves the pages and files of a site folder, without an API, at an address that workers accept. */
export async function serveAlone(site: string): Promise<ServedSite> {
  const types: Record<string, string> = { '.html': 'text/html', '.js': 'text/javascript' };
  const asked: string[] = [];
  const server = createServer(({ url = '/' }, response) => {
    const { pathname } = new URL(url, 'http://site.invalid');
    asked.push(pathname);
    const file = fileOf(site, pathname);
    const isFound = !pathname.startsWith('/api/') && existsSync(file);
    const type = types[path.extname(file)] ?? 'application/octet-stream';
    response.writeHead(isFound ? 200 : 404, { 'content-type': type, 'cache-control': 'no-cache' });
    response.end(isFound ? readFileSync(file) : undefined);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const close = () => {
    server.close();
    server.closeAllConnections();
  };
  return { url: `http://127.0.0.1:${port}`, asked, close };
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
