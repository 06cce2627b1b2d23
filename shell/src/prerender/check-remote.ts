import { existsSync, readFileSync } from 'node:fs';
import type { FillEntry, RouteEntry } from '@plenary/kit/remote';
import type { RemoteSource } from '../remotes/page-store';
import { unmetTypes, type KitTypes } from './kit-types';
import { listed } from './listed';
import { reasonOf } from './reason-of';
import { sharedModules } from './shared-modules';

/** Names taken from each shared module; `true` for all of them. */
export type Uses = Record<string, string[] | true>;

export function readUses(file: string): Uses {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Uses) : {};
}

/** @throws when the remote uses a name that this shell does not share: its kit is newer */
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

/** Versions of older publishers have no types. */
export function readTypes(file: string): KitTypes | undefined {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as KitTypes) : undefined;
}

/**
 * @param compiled what the remote was compiled against
 * @throws when a type that the remote uses changed so that it breaks
 */
export function refuseOtherTypes(compiled: KitTypes | undefined, live: KitTypes | undefined): void {
  const [first, ...more] = compiled && live ? unmetTypes(compiled, live) : [];
  if (first) throw new Error(`the shell's kit does not fit it: ${listed(first, more)}`);
}

/** @throws when a module throws while it loads, or a route or a filled slot has no component */
export async function checkParts(
  source: RemoteSource,
  name: string,
  { routes, fills = [] }: { routes: RouteEntry[]; fills?: FillEntry[] },
): Promise<void> {
  const { pages, fillings = {} } = await loaded('it', () => source.load(name));
  for (const { path } of routes) {
    const load = pages[path];
    if (!load) throw new Error(`it has no page for its route ${path}`);
    await refuseWithoutComponent(`its page for ${path}`, load);
  }
  for (const { slot } of fills) {
    const load = fillings[slot];
    if (!load) throw new Error(`it has no component for the slot ${slot} that it fills`);
    await refuseWithoutComponent(`its filling of ${slot}`, load);
  }
}

async function refuseWithoutComponent(
  what: string,
  load: () => Promise<{ default: unknown } | undefined>,
): Promise<void> {
  const module = await loaded(what, load);
  if (!isComponent(module?.default)) throw new Error(`${what} exports no component as default`);
}

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
