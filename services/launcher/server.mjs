import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from './root.mjs';

/** A module of the built server, by its path in services/src without the extension. */
export function serverModule(path) {
  return import(pathToFileURL(join(root, 'services/dist', `${path}.js`)).href);
}
