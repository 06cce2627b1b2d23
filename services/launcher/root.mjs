import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of the whole product, whatever the working directory is. */
export const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

/** The script that starts a command of an installed package, to be run by this Node. */
export const installed = (path) => join(root, 'node_modules', path);
