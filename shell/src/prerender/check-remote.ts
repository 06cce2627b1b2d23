import { existsSync, readFileSync } from 'node:fs';
import type { RouteEntry } from '@plenary/kit/remote';
import type { RemoteSource } from '../remotes/page-store';
import { reasonOf } from './reason-of';
import { sharedModules } from './shared-modules';

/** The names that a remote's build takes from each shared module; `true` when it takes all. */
export type Uses = Record<string, string[] | true>;

export function readUses(file: string): Uses {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Uses) : {};
}

/** @throws when the remote uses what this shell does not share, so that its kit is newer */
export function refuseNewerKit(uses: Uses, offered: Record<string, unknown> = sharedModules): void {
  for (const [request, names] of Object.entries(uses)) {
    const module = offered[request] as object | undefined;
    if (!module) throw new Error(`it uses ${request}, which the shell does not share`);
    const missing = names === true ? [] : names.filter((name) => !(name in module));
    if (missing.length > 0) {
      throw new Error(
        `it uses ${missing.join(', ')} of ${request}, which the shell's kit does not have`,
      );
    }
  }
}

/**
 * Loads a remote and all its pages once, in Node.
 * @throws when the remote or a page throws while it is loaded, or a route has no component
 */
export async function checkPages(
  source: RemoteSource,
  name: string,
  routes: RouteEntry[],
): Promise<void> {
  const { pages } = await loaded('it', () => source.load(name));
  for (const { path } of routes) {
    const load = pages[path];
    if (!load) throw new Error(`it has no page for its route ${path}`);
    const page = await loaded(`its page for ${path}`, load);
    if (!isComponent(page?.default)) {
      throw new Error(`its page for ${path} exports no component as default`);
    }
  }
}

/** A function, or what memo() and its kind make. */
function isComponent(value: unknown): boolean {
  return typeof value === 'function' || (typeof value === 'object' && value !== null);
}

async function loaded<T>(what: string, load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch (error) {
    throw new Error(`${what} throws when it is loaded: ${reasonOf(error)}`);
  }
}
