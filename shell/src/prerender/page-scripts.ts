import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { OwnedRoute, Registry } from '../remotes/registry';
import type { SiteFolder } from './site-folder';

interface PageScripts {
  files: string[];
  shared: string[];
}

/** The provider of queries is around all pages. */
const EVERYWHERE = ['@tanstack/react-query'];

/**
 * Requested together, the scripts save three round trips; in the order in which they are evaluated. Older builds list only
 * the entry.
 */
export function pageScripts(site: SiteFolder, registry: Registry, route?: OwnedRoute): string[] {
  const { shell, remotes } = registry;
  const ofShell = read<string[]>(site.web('shell', shell));
  const page = route && remotes[route.remote] ? scriptsOfRemote(site, registry, route) : undefined;
  const shared = new Set([...EVERYWHERE, `layout:${route?.layout}`, ...(page?.shared ?? [])]);
  const files = new Set([...shared].flatMap((each) => ofShell[each] ?? []));
  const around = [...files].map((file) => `/shell/${shell}/${file}`);
  return page ? [page.entry, ...around, ...page.files] : around;
}

function scriptsOfRemote(
  site: SiteFolder,
  { remotes }: Registry,
  { remote, path: page }: OwnedRoute,
) {
  const { version = '', entry = '' } = remotes[remote] ?? {};
  const folder = `remotes/${remote}`;
  const { files = [], shared = [] } = read<PageScripts>(site.web(folder, version))[page] ?? {};
  return { entry, files: files.map((file) => `/${folder}/${version}/${file}`), shared };
}

function read<Entry>(folder: string): Partial<Record<string, Entry>> {
  const file = path.join(folder, 'scripts.json');
  if (!existsSync(file)) return {};
  return JSON.parse(readFileSync(file, 'utf8')) as Record<string, Entry>;
}
