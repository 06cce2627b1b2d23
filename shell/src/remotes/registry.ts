import type { FillEntry, RouteEntry } from '@plenary/kit/remote';

export interface RegisteredRemote {
  version: string;
  /** SHA-384 in base64 of the list of its scripts' digests; a development server has none. */
  integrity?: string;
  contract: string;
  /** The oldest contract whose shell can run it. */
  needs: string;
  entry: string;
  routes: RouteEntry[];
  /** None from a remote of contract 3.0. */
  fills?: FillEntry[];
}

export interface Registry {
  shell: string;
  /** As that of a remote. */
  integrity?: string;
  contract: string;
  /** BCP 47 tag of the titles; English by default. */
  lang?: string;
  remotes: Record<string, RegisteredRemote>;
}

export interface OwnedRoute extends RouteEntry {
  remote: string;
  /** Without a closing slash. */
  folder: string;
}

export function routesOf(registry: Registry): OwnedRoute[] {
  return Object.entries(registry.remotes).flatMap(([remote, { entry, routes }]) => {
    const folder = entry.slice(0, entry.lastIndexOf('/'));
    return routes.map((route) => ({ ...route, remote, folder }));
  });
}

const REGISTRY_LIMIT_MS = 15_000;

/** @throws when the registry is missing or broken */
export async function fetchRegistry(): Promise<Registry> {
  const signal = AbortSignal.timeout(REGISTRY_LIMIT_MS);
  const response = await fetch('/remotes.json', { cache: 'no-store', signal });
  const registry: unknown = response.ok ? await response.json() : undefined;
  if (!isRegistry(registry)) throw new Error('The registry of remotes is missing or broken');
  return registry;
}

export function isRegistry(value: unknown): value is Registry {
  const remotes = (value as Partial<Registry> | null | undefined)?.remotes;
  return typeof remotes === 'object' && Object.values(remotes).every(({ routes }) => routes);
}
