// Makes a choice of versions live: composes a release from them, or refuses and changes nothing.
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const file = (site) => path.join(site, 'published.json');

/** The versions that are live: `{ shell, remotes: { name: version } }`. */
export function readPublished(site) {
  return existsSync(file(site))
    ? JSON.parse(readFileSync(file(site), 'utf8'))
    : { shell: '', remotes: {} };
}

/**
 * Composes the site from these versions and makes it live by one rename. Before the product's
 * first start there is no edition to compose from; the versions are then only noted.
 */
export async function goLive(site, versions) {
  mkdirSync(site, { recursive: true });
  const next = `${file(site)}.${process.pid}`;
  writeFileSync(next, JSON.stringify(versions, null, 2));
  try {
    if (existsSync(path.join(site, 'edition.json'))) await compose(site, versions.shell, next);
    renameSync(next, file(site));
  } finally {
    rmSync(next, { force: true });
  }
}

function compose(site, shell, versions) {
  const composer = path.join(site, 'node/shell', shell, 'compose.cjs');
  const child = spawn(process.execPath, [composer, '--site', site, '--versions', versions], {
    stdio: 'inherit',
  });
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code) =>
      code === 0 ? resolve() : reject(new Error('Nothing was changed: the site did not compose.')),
    );
  });
}
