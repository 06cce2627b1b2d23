import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Edition } from '@plenary/kit/edition';
import { routesOf } from '../remotes/registry';
import { buildRegistry } from './build-registry';
import { checkPages, readUses, refuseNewerKit } from './check-remote';
import { compressed } from './compress';
import { reasonOf } from './reason-of';
import { changesBetween, type ReleaseState } from './release-state';
import { remoteFiles } from './remote-files';
import type { SiteFolder } from './site-folder';
import { writePages, type Write } from './write-pages';

/**
 * Checks a state, renders its pages, and writes them as a new release; without an edition, which
 * comes with the product's first start, without pages. Returns its folder.
 * @throws with a reason when the state cannot be made live; nothing of it is left then
 */
export async function writeRelease(
  site: SiteFolder,
  state: ReleaseState,
  live: ReleaseState | undefined,
  edition: Edition | undefined,
): Promise<string> {
  const registry = buildRegistry(site, state);
  const { nodeFile, source } = remoteFiles(site, state);
  const changes = changesBetween(live, state);
  // A new shell has to run what is live already; a remote that stays was checked when it came.
  const isChecked = (name: string) => name in changes || 'shell' in changes;
  for (const [name, { version, routes }] of Object.entries(registry.remotes)) {
    if (!isChecked(name)) continue;
    try {
      refuseNewerKit(readUses(nodeFile(name, 'uses.json')));
      await checkPages(source, name, routes);
    } catch (error) {
      throw new Error(`${name} ${version}: ${reasonOf(error)}.`);
    }
  }

  const release = site.createRelease();
  try {
    const write = writerOf(release);
    if (edition) {
      await writePages({ site, state, registry, source, edition, isChecked, write });
    }
    await write('remotes.json', JSON.stringify(registry));
    const patterns = routesOf(registry).map((route) => ({ path: route.path }));
    writeFileSync(path.join(release, 'routes.json'), JSON.stringify(patterns));
    writeFileSync(path.join(release, 'release.json'), JSON.stringify(state, null, 2));
    return release;
  } catch (error) {
    rmSync(release, { recursive: true, force: true });
    throw error;
  }
}

function writerOf(release: string): Write {
  return async (file, content) => {
    const target = path.join(release, file);
    mkdirSync(path.dirname(target), { recursive: true });
    for (const [ending, bytes] of await compressed(content)) writeFileSync(target + ending, bytes);
  };
}
