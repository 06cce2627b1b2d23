import { readFileSync } from 'node:fs';
import path from 'node:path';
import { LIST } from './digests';
import type { SiteFolder } from './site-folder';

export interface ShellFiles {
  scripts: string[];
  /** What a page without a network needs as well: parts of error pages, and the list of their digests. */
  offlineFiles: string[];
  assets: string;
}

export function readShellFiles(site: SiteFolder, version: string): ShellFiles {
  const folder = site.web('shell', version);
  const manifest = JSON.parse(readFileSync(path.join(folder, 'manifest.json'), 'utf8')) as {
    allFiles: string[];
    entries: { main: { initial: { js: string[] } } };
  };
  const published = JSON.parse(readFileSync(path.join(folder, 'assets.json'), 'utf8')) as {
    hash: string;
  };
  const addressOf = (file: string) => `/shell/${version}/${path.posix.basename(file)}`;
  const errorParts = manifest.allFiles.filter((file) => /(^|\/)error-parts\./.test(file));
  return {
    scripts: manifest.entries.main.initial.js.map(addressOf),
    offlineFiles: [...errorParts, LIST].map(addressOf),
    assets: `/assets/${published.hash}`,
  };
}
