import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Edition } from '@plenary/kit/edition';
import { WAITING_PATH } from '../app/routes';
import type { BootData } from '../boot-data';
import { PageStore } from '../remotes/page-store';
import { routesOf, type OwnedRoute } from '../remotes/registry';
import { buildRegistry } from './build-registry';
import { compressed } from './compress';
import { composeDocument } from './document';
import { headLines } from './head';
import { fileSource } from './file-source';
import { renderPage } from './render';
import { readShellFiles } from './shell-files';
import { siteFiles } from './site-files';
import type { ReleaseState, SiteFolder } from './site-folder';

/** An address that no route has: rendering it gives the page for unknown addresses. */
const UNKNOWN_PATH = '/_/unknown';

/** Renders all pages of a state and writes them as a new release. Returns its folder. */
export async function writeRelease(
  site: SiteFolder,
  state: ReleaseState,
  edition: Edition,
): Promise<string> {
  const registry = buildRegistry(site, state);
  const { scripts, assets } = readShellFiles(site, state.shell);
  const boot: BootData = { registry, edition, composedYear: state.composedYear, assets };
  const pages = new PageStore(
    fileSource((name) =>
      path.join(site.node(`remotes/${name}`, state.remotes[name] ?? ''), 'remote.cjs'),
    ),
  );
  const routes = routesOf(registry);
  const release = site.createRelease();

  const write = async (file: string, content: string) => {
    const target = path.join(release, file);
    mkdirSync(path.dirname(target), { recursive: true });
    for (const [ending, bytes] of await compressed(content)) writeFileSync(target + ending, bytes);
  };

  const document = async (at: string, own: Partial<BootData>, route?: OwnedRoute) => {
    const title = titleOf(edition, route);
    const description = route?.description ?? edition.hero.lead;
    const facts = { edition, address: state.address, assets };
    return composeDocument({
      boot: { ...boot, ...own },
      page: await renderPage(boot, pages, at),
      title,
      head: headLines({ ...facts, path: route?.path, title, description }),
      scripts,
      preloads: route ? [registry.remotes[route.remote]?.entry ?? ''].filter(Boolean) : [],
      fonts: [`${assets}/fonts/ojuju-latin.woff2`],
      icons: assets,
    });
  };

  for (const route of routes.filter(({ prerender }) => prerender)) {
    const folder = route.path === '/' ? 'index' : route.path.slice(1);
    const html = await document(route.path, { prerendered: route.path }, route);
    await write(`pages/${folder}/index.html`, html);
  }
  await write('index.html', await document(WAITING_PATH, {}));
  await write('404.html', await document(UNKNOWN_PATH, {}));
  for (const [name, text] of siteFiles({ edition, address: state.address, assets, routes })) {
    await write(name, text);
  }
  await write('remotes.json', JSON.stringify(registry));
  writeFileSync(
    path.join(release, 'routes.json'),
    JSON.stringify(routes.map(({ path: pattern }) => ({ path: pattern }))),
  );
  writeFileSync(path.join(release, 'release.json'), JSON.stringify(state, null, 2));
  return release;
}

function titleOf(edition: Edition, route?: OwnedRoute): string {
  return route && route.path !== '/' ? `${route.title} · ${edition.name}` : edition.name;
}
