import { paths } from '@plenary/kit/paths';
import { CONTRACT_VERSION, type RouteEntry } from '@plenary/kit/remote';
import type { Registry } from '../remotes/registry';
import { digestOfList } from './digests';
import { reasonOf } from './reason-of';
import { readManifest } from './read-manifest';
import type { ReleaseState } from './release-state';
import type { SiteFolder } from './site-folder';

/** First path segments that remotes must not use. */
const RESERVED = ['_', 'api', 'assets', 'dev', 'preview', 'remotes', 'shell'];
const SHELL_OWNED = [paths.admin.pattern, paths.registerConference.pattern];

/** @throws with a reason when the remotes conflict */
export function buildRegistry(
  site: SiteFolder,
  state: Pick<ReleaseState, 'shell' | 'remotes'>,
): Registry {
  const registry: Registry = {
    shell: state.shell,
    integrity: digestOfList(site, 'shell', state.shell),
    contract: CONTRACT_VERSION,
    remotes: {},
  };
  for (const [name, version] of Object.entries(state.remotes)) {
    try {
      const folder = site.web(`remotes/${name}`, version);
      const { contract, needs, entry, fills, ...rest } = readManifest(folder, name);
      const address = `/remotes/${name}/${version}/${entry}`;
      const integrity = digestOfList(site, `remotes/${name}`, version);
      const routes = contract === '3.0' ? rest.routes.map(withOffline) : rest.routes;
      const described = { contract, needs, entry: address, routes, fills };
      registry.remotes[name] = { version, integrity, ...described };
    } catch (error) {
      throw new Error(`${name} ${version}: ${reasonOf(error)}.`);
    }
  }
  refuseCollisions(registry);
  return registry;
}

/** Before contract 3.1, the kept right of a page was enough for it to open without a connection. */
function withOffline(route: RouteEntry): RouteEntry {
  return route.right ? { ...route, offline: 'works' } : route;
}

/** The router ignores case and the names of parameters. */
const shapeOf = (pattern: string) => pattern.replace(/:\w+/g, ':').toLowerCase();

function refuseCollisions({ remotes }: Registry): void {
  const addresses = new Map(SHELL_OWNED.map((pattern) => [shapeOf(pattern), 'the shell']));
  const items = new Map<string, string>();
  for (const [name, { routes }] of Object.entries(remotes)) {
    for (const { path, layout, menu } of routes) {
      if (RESERVED.includes(path.split('/')[1]?.toLowerCase() ?? '')) {
        throw new Error(`${name} claims ${path}, which is not for pages.`);
      }
      claim(addresses, shapeOf(path), name, path);
      if (menu) claim(items, `${layout} ${menu.label}`, name, `the menu's item ${menu.label}`);
    }
  }
}

function claim(owners: Map<string, string>, key: string, name: string, what: string): void {
  const other = owners.get(key);
  if (other === name) throw new Error(`${name} claims ${what} twice.`);
  if (other) throw new Error(`${name} and ${other} both claim ${what}.`);
  owners.set(key, name);
}
