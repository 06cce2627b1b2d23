import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { SiteFolder } from './site-folder';

export interface ShellFiles {
  scripts: string[];
  assets: string;
}

export function readShellFiles(site: SiteFolder, version: string): ShellFiles {
  const folder = site.web('shell', version);
  const manifest = JSON.parse(readFileSync(path.join(folder, 'manifest.json'), 'utf8')) as {
    entries: { main: { initial: { js: string[] } } };
  };
  const published = JSON.parse(readFileSync(path.join(folder, 'assets.json'), 'utf8')) as {
    hash: string;
  };
  return {
    scripts: manifest.entries.main.initial.js.map(
      (file) => `/shell/${version}/${path.posix.basename(file)}`,
    ),
    assets: `/assets/${published.hash}`,
  };
}
