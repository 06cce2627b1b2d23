import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

/**
 * Files that are copied next to a remote's bundle without a hash: its assets, and the files of packages
 * that its code requests by address, such as a worker. Those are listed in its copied-files.json.
 */
export function copiedFiles(dir) {
  const list = path.join(dir, 'copied-files.json');
  const listed = existsSync(list) ? JSON.parse(readFileSync(list, 'utf8')) : [];
  const { resolve } = createRequire(path.join(dir, 'package.json'));
  const fromPackages = listed.map(({ from, to }) => {
    const [name] = from.split('/');
    return { from: path.join(path.dirname(resolve(`${name}/package.json`)), '..', from), to };
  });
  return [{ from: path.join(dir, 'assets'), noErrorOnMissing: true }, ...fromPackages];
}
