import type { RouteEntry } from '@plenary/kit/remote';

export interface RegisteredRemote {
  /** Published version, e.g. `1.0.0-3f2a91bc`. */
  version: string;
  /** The contract it was built with. */
  contract: string;
  /** The oldest contract whose shell can run it. */
  needs: string;
  /** Address of the container, with its hash: /remotes/<name>/<version>/remoteEntry.<hash>.js */
  entry: string;
  routes: RouteEntry[];
}

/** What is live: the shell's version, and each remote's by its name. */
export interface Registry {
  shell: string;
  /** The live shell's contract. */
  contract: string;
  remotes: Record<string, RegisteredRemote>;
}

/** A route, and the remote that owns its page. */
export interface OwnedRoute extends RouteEntry {
  remote: string;
  /** Address of the folder of the remote's files, without a closing slash. */
  folder: string;
}

/** All routes of all remotes. */
export function routesOf(registry: Registry): OwnedRoute[] {
  return Object.entries(registry.remotes).flatMap(([remote, { entry, routes }]) => {
    const folder = entry.slice(0, entry.lastIndexOf('/'));
    return routes.map((route) => ({ ...route, remote, folder }));
  });
}

/** Reads the registry again, after something failed to load. */
export async function fetchRegistry(): Promise<Registry> {
  const response = await fetch('/remotes.json', { cache: 'no-store' });
  if (!response.ok) throw new Error(`The registry of remotes answered ${response.status}`);
  return (await response.json()) as Registry;
}
