import { readFileSync } from 'node:fs';
import type { Edition } from '@plenary/kit/edition';
import { routesOf } from '../remotes/registry';
import { buildRegistry } from './build-registry';
import { pageDocuments } from './page-document';
import type { ReleaseState } from './release-state';
import { remoteFiles } from './remote-files';
import type { SiteFolder } from './site-folder';
import { translatedRegistry } from './translated-registry';

/** Writes nothing. @throws when nothing is published, or the page is not prerendered */
export async function previewPage(site: SiteFolder, editionFile: string, at: string) {
  const state = site.readCurrent<ReleaseState>('release.json');
  if (!state) throw new Error('Nothing is published yet.');
  const edition = JSON.parse(readFileSync(editionFile, 'utf8')) as Edition;
  const { source } = remoteFiles(site, state);
  const registry = await translatedRegistry(buildRegistry(site, state), source);
  const route = routesOf(registry).find(({ path, prerender }) => prerender && path === at);
  if (!route) throw new Error(`${at} is not a page that is rendered.`);
  const { document } = pageDocuments({ site, state, registry, source, edition });
  return document(at, { prerendered: at, route });
}
