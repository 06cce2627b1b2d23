import { OFFLINE_PATH, WAITING_PATH } from '../app/routes';
import { routesOf } from '../remotes/registry';
import { pageDocuments, type DocumentsOf } from './page-document';
import { pageScripts } from './page-scripts';
import { reasonOf } from './reason-of';
import { OFFLINE_FILE, WORKER_FILE } from '../offline/worker-site';
import { readShellFiles } from './shell-files';
import { siteFiles } from './site-files';
import { serviceWorker } from './service-worker';
import { waitingPages } from './waiting-pages';

const UNKNOWN_PATH = '/_/unknown';

export type Write = (file: string, content: string) => Promise<void>;

export interface PageParts extends DocumentsOf {
  /** Whether a page of this remote that fails to render rejects the release. */
  isChecked: (remote: string) => boolean;
  write: Write;
}

export async function writePages(parts: PageParts): Promise<void> {
  const { registry, write } = parts;
  const { document, facts } = pageDocuments(parts);
  const routes = routesOf(registry);
  const kept: string[] = [];
  for (const route of routes.filter(({ prerender }) => prerender)) {
    const folder = route.path === '/' ? 'index' : route.path.slice(1);
    try {
      const html = await document(route.path, { prerendered: route.path, route });
      await write(`pages/${folder}/index.html`, html);
      if (route.offline !== 'unavailable') kept.push(route.path);
    } catch (error) {
      const complaint = `${route.remote} does not render ${route.path}: ${reasonOf(error)}`;
      if (parts.isChecked(route.remote)) throw new Error(complaint);
      // Does not fail another team's publish: the page starts empty, as account pages do.
      process.stderr.write(`${complaint}\n`);
    }
  }
  const everywhere = pageScripts(parts.site, registry);
  const waiting = waitingPages(registry, (route) =>
    pageScripts(parts.site, registry, route).filter((each) => !everywhere.includes(each)),
  );
  await write('index.html', await document(WAITING_PATH, { waitingPages: waiting }));
  await write('404.html', await document(UNKNOWN_PATH));
  const offline = await document(OFFLINE_PATH, { isOffline: true });
  await write(OFFLINE_FILE, offline);
  const { assets, scripts, offlineFiles } = readShellFiles(parts.site, parts.state.shell);
  const worker = {
    assets,
    files: [...scripts, ...offlineFiles, ...everywhere],
    pages: kept,
    offline,
  };
  await write(WORKER_FILE, serviceWorker(worker));
  for (const [name, text] of siteFiles({ ...facts, routes })) await write(name, text);
}
