import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { OwnedRoute, Registry } from '../remotes/registry';
import type { SiteFolder } from './site-folder';

interface PageScripts {
  files: string[];
  shared: string[];
}

/** Requested together, the scripts save three round trips. Older builds list only the entry. */
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
