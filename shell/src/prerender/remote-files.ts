import path from 'node:path';
import { fileSource } from './file-source';
import type { ReleaseState } from './release-state';
import type { SiteFolder } from './site-folder';

export function remoteFiles(site: SiteFolder, state: ReleaseState) {
  const nodeFile = (name: string, file: string) =>
    path.join(site.node(`remotes/${name}`, state.remotes[name] ?? ''), file);
  return { nodeFile, source: fileSource((name) => nodeFile(name, 'remote.cjs')) };
}
