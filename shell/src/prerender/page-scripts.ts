import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { OwnedRoute, Registry } from '../remotes/registry';
import type { SiteFolder } from './site-folder';

/** What a remote's build says of a page. */
interface PageScripts {
  files: string[];
  /** Modules that come with the first page that takes them from the shell. */
  shared: string[];
}

/**
 * Addresses of the scripts that the shell will ask for, one after the other, to show a page. Asked for
 * at once they save a slow link three ways to the server. Builds that do not say it have the entry alone.
 */
export function pageScripts(
  site: SiteFolder,
  { shell, remotes }: Registry,
  { remote, path: page }: OwnedRoute,
): string[] {
  const owner = remotes[remote];
  if (!owner) return [];
  const folder = `remotes/${remote}`;
  const pages = read<PageScripts>(site.web(folder, owner.version));
  const ofShell = read<string[]>(site.web('shell', shell));
  const { files = [], shared = [] } = pages[page] ?? {};
  return [
    owner.entry,
    ...files.map((file) => `/${folder}/${owner.version}/${file}`),
    ...shared.flatMap((each) => ofShell[each] ?? []).map((file) => `/shell/${shell}/${file}`),
  ];
}

function read<Entry>(folder: string): Partial<Record<string, Entry>> {
  const file = path.join(folder, 'scripts.json');
  if (!existsSync(file)) return {};
  return JSON.parse(readFileSync(file, 'utf8')) as Record<string, Entry>;
}
