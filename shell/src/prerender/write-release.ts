import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Edition } from '@plenary/kit/edition';
import { routesOf } from '../remotes/registry';
import type { SiteData } from '../boot-data';
import { buildRegistry } from './build-registry';
import { checkParts, readTypes, readUses, refuseNewerKit, refuseOtherTypes } from './check-remote';
import { compressed } from './compress';
import { reasonOf } from './reason-of';
import { changesBetween, type ReleaseState } from './release-state';
import { keepSiteData } from './site-data';
import { remoteFiles } from './remote-files';
import type { SiteFolder } from './site-folder';
import { translatedRegistry } from './translated-registry';
import { writePages, type Write } from './write-pages';

/**
 * Without an edition, before the product's first start, the release has no pages.
 * @throws with a reason when the state cannot go live; nothing of it remains then
 */
export async function writeRelease(
  site: SiteFolder,
  state: ReleaseState,
  live: ReleaseState | undefined,
  edition: Edition | undefined,
): Promise<string> {
  const english = buildRegistry(site, state);
  const { nodeFile, source } = remoteFiles(site, state);
  const changes = changesBetween(live, state);
  const kitTypes = readTypes(path.join(site.node('shell', state.shell), 'kit-types.json'));
  // A new shell must run the live remotes; a remote that stays was checked when it was published.
  const isChecked = (name: string) => name in changes || 'shell' in changes;
  for (const [name, remote] of Object.entries(english.remotes)) {
    if (!isChecked(name)) continue;
    try {
      refuseNewerKit(readUses(nodeFile(name, 'uses.json')));
      refuseOtherTypes(readTypes(nodeFile(name, 'kit-types.json')), kitTypes);
      await checkParts(source, name, remote);
    } catch (error) {
      throw new Error(`${name} ${remote.version}: ${reasonOf(error)}.`);
    }
  }

  const registry = await translatedRegistry(english, source);
  const release = await site.createRelease();
  try {
    const write = writerOf(release);
    if (edition) {
      const keep = (data: SiteData) => keepSiteData(site, data);
      const parts = { site, state, registry, source, edition, keepSiteData: keep };
      await writePages({ ...parts, isChecked, write });
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
