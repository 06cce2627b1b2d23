import { routesOf, type OwnedRoute, type Registry } from '../remotes/registry';
import type { WaitingPage } from '../waiting-pages';

/**
 * The most exact pattern comes first, as in the router.
 * @param scriptsOf the addresses of the scripts of a page
 */
export function waitingPages(
  registry: Registry,
  scriptsOf: (route: OwnedRoute) => string[],
): WaitingPage[] {
  return routesOf(registry)
    .filter(({ prerender }) => !prerender)
    .map((route) => {
      const { path, access, emailGate, requests = [], remote } = route;
      const entry = registry.remotes[remote]?.entry ?? '';
      const folders = [`/shell/${registry.shell}/`, entry.slice(0, entry.lastIndexOf('/') + 1)];
      const files = [
        ...folders.map((folder) => `${folder}integrity.json`),
        ...scriptsOf(route).filter((each) => each !== entry),
      ];
      return { path, access, emailGate, requests, entry, files };
    })
    .sort((one, other) => (rank(one.path) < rank(other.path) ? -1 : 1));
}

/** Parameters after fixed words. */
function rank(pattern: string): string {
  return pattern.replace(/:\w+/g, '\uffff');
}
