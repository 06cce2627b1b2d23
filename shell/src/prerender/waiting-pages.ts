import { DIGEST_MARK } from '../boot-data';
import { routesOf, type OwnedRoute, type Registry } from '../remotes/registry';
import type { WaitingPage } from '../waiting-pages';
import { LIST } from './digests';

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
      const { entry = '', integrity } = registry.remotes[remote] ?? {};
      const list = (folder: string, digest = '') => `${folder}/${LIST}${DIGEST_MARK}${digest}`;
      const lists = [
        list(`/shell/${registry.shell}`, registry.integrity),
        list(entry.slice(0, entry.lastIndexOf('/')), integrity),
      ].join(' ');
      const files = scriptsOf(route).filter((each) => each !== entry);
      return { path, access, emailGate, requests, entry, lists, files };
    })
    .sort((one, other) => (rank(one.path) < rank(other.path) ? -1 : 1));
}

/** Parameters after fixed words. */
function rank(pattern: string): string {
  return pattern.replace(/:\w+/g, '\uffff');
}
