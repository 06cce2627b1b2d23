import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import type { Edition } from '@plenary/kit/edition';
import { createHash } from 'node:crypto';
import { SiteFolder, type ReleaseState } from './site-folder';
import { writeRelease } from './write-release';

/*
 * Makes a release of the site: node compose.cjs --site <folder> [--versions <file>]. The versions
 * are read from published.json in the site folder, or from the named file; the edition from
 * edition.json, the site's own address from address.txt. Prints one line; does nothing when nothing changed.
 */
const { values } = parseArgs({
  options: { site: { type: 'string' }, versions: { type: 'string' } },
});

type Versions = Pick<ReleaseState, 'shell' | 'remotes'>;

async function main() {
  if (!values.site) throw new Error('--site is missing');
  const site = new SiteFolder(path.resolve(values.site));
  const edition = readFileSync(path.join(site.root, 'edition.json'), 'utf8');
  const versions = readFileSync(values.versions ?? path.join(site.root, 'published.json'), 'utf8');
  const state: ReleaseState = {
    ...(JSON.parse(versions) as Versions),
    edition: createHash('sha256').update(edition).digest('hex').slice(0, 12),
    composedYear: new Date().getFullYear(),
    address: readAddress(site.root),
  };
  const live = site.readCurrent<ReleaseState>('release.json');
  if (live && JSON.stringify(live) === JSON.stringify(state)) {
    return say('The site is up to date.');
  }
  const release = await writeRelease(site, state, JSON.parse(edition) as Edition);
  site.goLive(release);
  say(`Release ${path.basename(release)} is live.`);
}

function readAddress(root: string): string {
  const file = path.join(root, 'address.txt');
  return existsSync(file) ? readFileSync(file, 'utf8').trim() : '';
}

const say = (line: string) => void process.stdout.write(`${line}\n`);

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
