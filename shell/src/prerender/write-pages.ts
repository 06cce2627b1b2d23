import type { Edition } from '@plenary/kit/edition';
import { WAITING_PATH } from '../app/routes';
import type { BootData } from '../boot-data';
import { PageStore, type RemoteSource } from '../remotes/page-store';
import { routesOf, type OwnedRoute, type Registry } from '../remotes/registry';
import { composeDocument } from './document';
import { headLines } from './head';
import { reasonOf } from './reason-of';
import type { ReleaseState } from './release-state';
import { renderPage } from './render';
import { readShellFiles } from './shell-files';
import { siteFiles } from './site-files';
import type { SiteFolder } from './site-folder';

/** An address that no route has: rendering it gives the page for unknown addresses. */
const UNKNOWN_PATH = '/_/unknown';

export type Write = (file: string, content: string) => Promise<void>;

export interface PageParts {
  site: SiteFolder;
  state: ReleaseState;
  registry: Registry;
  source: RemoteSource;
  edition: Edition;
  /** Whether a page of this remote that does not render is reason to refuse. */
  isChecked: (remote: string) => boolean;
  write: Write;
}

/** Renders all pages of a release: those for reading whole, one frame for the others, one for 404. */
export async function writePages(parts: PageParts): Promise<void> {
  const { site, state, registry, edition, write } = parts;
  const { scripts, assets } = readShellFiles(site, state.shell);
  const boot: BootData = { registry, edition, composedYear: state.composedYear, assets };
  const pages = new PageStore(parts.source);
  const facts = { edition, address: state.address, assets };

  const document = async (at: string, own: Partial<BootData>, route?: OwnedRoute) => {
    const title = titleOf(edition, route);
    const description = route?.description ?? edition.hero.lead;
    return composeDocument({
      boot: { ...boot, ...own },
      page: await renderPage(boot, pages, at),
      title,
      head: headLines({ ...facts, path: route?.description && route.path, title, description }),
      scripts,
      preloads: route ? [registry.remotes[route.remote]?.entry ?? ''].filter(Boolean) : [],
      fonts: [`${assets}/fonts/ojuju-latin.woff2`],
      icons: assets,
    });
  };

  const routes = routesOf(registry);
  for (const route of routes.filter(({ prerender }) => prerender)) {
    const folder = route.path === '/' ? 'index' : route.path.slice(1);
    try {
      const html = await document(route.path, { prerendered: route.path }, route);
      await write(`pages/${folder}/index.html`, html);
    } catch (error) {
      const complaint = `${route.remote} does not render ${route.path}: ${reasonOf(error)}`;
      if (parts.isChecked(route.remote)) throw new Error(complaint);
      // No other team's publish fails for it: this page starts empty, as those of accounts do.
      process.stderr.write(`${complaint}\n`);
    }
  }
  await write('index.html', await document(WAITING_PATH, {}));
  await write('404.html', await document(UNKNOWN_PATH, {}));
  for (const [name, text] of siteFiles({ ...facts, routes })) await write(name, text);
}

function titleOf(edition: Edition, route?: OwnedRoute): string {
  return route && route.path !== '/' ? `${route.title} · ${edition.name}` : edition.name;
}
