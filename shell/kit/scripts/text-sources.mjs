import { readFileSync } from 'node:fs';
import path from 'node:path';

/** The folder of the whole project. */
export const root = path.resolve(import.meta.dirname, '../../..');

/** The workspaces with texts: their folders, and what the ids of their messages begin with. */
export const textSources = JSON.parse(
  readFileSync(path.join(root, 'package.json'), 'utf8'),
).workspaces.map((folder) => ({
  folder,
  namespace: folder === 'services' ? 'server' : path.basename(folder).replace(/^mfe-/, ''),
}));
