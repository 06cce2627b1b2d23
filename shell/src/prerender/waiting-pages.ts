import { routesOf, type Registry } from '../remotes/registry';
import type { WaitingPages } from '../waiting-pages';
import { pageScripts } from './page-scripts';
import type { SiteFolder } from './site-folder';

/** `prerendered` are paths that have a page already. The most exact pattern comes first, as in the router. */
export function waitingPages(
  site: SiteFolder,
  registry: Registry,
  prerendered: string[],
): WaitingPages {
  const places = new Map<string, number>();
  const placeOf = (file: string) => {
    const place = places.get(file) ?? places.size;
    places.set(file, place);
    return place;
  };
  const pages = routesOf(registry)
    .filter(({ path }) => !prerendered.includes(path))
    .sort((one, other) => (rank(one.path) < rank(other.path) ? -1 : 1))
    .map((route) => ({
      path: route.path,
      files: pageScripts(site, registry, route).map(placeOf),
      requests: route.requests,
    }));
  return { files: [...places.keys()], pages };
}

/** Parameters after fixed words. */
function rank(pattern: string): string {
  return pattern.replace(/:\w+/g, '\uffff');
}
