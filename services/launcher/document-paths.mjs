// Fails when a document names a file or folder of this repository that does not exist.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from './root.mjs';

const { stdout } = spawnSync(
  'git',
  ['ls-files', '--cached', '--others', '--exclude-standard', '*.md'],
  {
    cwd: root,
    encoding: 'utf8',
  },
);
const documents = stdout.split('\n').filter((file) => file && existsSync(join(root, file)));

const LINK = /\]\((?!\w+:|#)([^)#\s]+)(?:#[^)]*)?\)/g;
/** `services/src/…`: from the root; placeholders such as `<name>` are left out. */
const PATH = /`((?:services|shell|docs|mfe-(?:public|registration|admin|reviewer))\/[\w./-]+)`/g;
/** Written by builds and runs. */
const GENERATED = /(^|\/)(dist|node_modules|\.data)(\/|$)/;

const missing = documents.flatMap((document) => {
  const text = readFileSync(join(root, document), 'utf8');
  const links = Array.from(text.matchAll(LINK), ([, link]) => join(dirname(document), link));
  const paths = Array.from(text.matchAll(PATH), ([, path]) => path);
  return [...links, ...paths]
    .filter((path) => !GENERATED.test(path) && !existsSync(join(root, path)))
    .map((path) => `${document} names ${path}`);
});

if (missing.length > 0) {
  console.error(`These do not exist:\n${[...new Set(missing)].join('\n')}`);
  process.exitCode = 1;
}
