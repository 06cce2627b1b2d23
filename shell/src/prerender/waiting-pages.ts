import { routesOf, type Registry } from '../remotes/registry';
import type { WaitingPage } from '../waiting-pages';

/** The most exact pattern comes first, as in the router. */
export function waitingPages(registry: Registry): WaitingPage[] {
  return routesOf(registry)
    .filter(({ prerender }) => !prerender)
    .map(({ path, access, emailGate, requests = [], remote }) => {
      const entry = registry.remotes[remote]?.entry ?? '';
      return { path, access, emailGate, requests, entry };
    })
    .sort((one, other) => (rank(one.path) < rank(other.path) ? -1 : 1));
}

/** Parameters after fixed words. */
function rank(pattern: string): string {
  return pattern.replace(/:\w+/g, '\uffff');
}
