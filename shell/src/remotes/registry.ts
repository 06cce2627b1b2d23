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

/** A registry that does not answer in this time is away, in milliseconds. */
const REGISTRY_LIMIT_MS = 15_000;

/** Reads the registry again, after something failed to load. @throws when it is missing or broken */
export async function fetchRegistry(): Promise<Registry> {
  const signal = AbortSignal.timeout(REGISTRY_LIMIT_MS);
  const response = await fetch('/remotes.json', { cache: 'no-store', signal });
  const registry: unknown = response.ok ? await response.json() : undefined;
  if (!isRegistry(registry)) throw new Error('The registry of remotes is missing or broken');
  return registry;
}

/** Whether there is enough of a registry to go on with. */
export function isRegistry(value: unknown): value is Registry {
  const remotes = (value as Partial<Registry> | null | undefined)?.remotes;
  return typeof remotes === 'object' && Object.values(remotes).every(({ routes }) => routes);
}
