import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { CONTRACT_VERSION, type RouteManifest } from '@plenary/kit/remote';
import type { Registry } from '../remotes/registry';
import type { ReleaseState, SiteFolder } from './site-folder';

/** Reads what each remote says of itself, and refuses what cannot live together. */
export function buildRegistry(site: SiteFolder, state: ReleaseState): Registry {
  const registry: Registry = { shell: state.shell, remotes: {} };
  for (const [name, version] of Object.entries(state.remotes)) {
    const manifest = readManifest(site, name, version);
    registry.remotes[name] = {
      version,
      contract: manifest.contract,
      entry: `/remotes/${name}/${version}/${manifest.entry}`,
      routes: manifest.routes,
    };
  }
  refuseCollisions(registry);
  return registry;
}

function readManifest(site: SiteFolder, name: string, version: string) {
  const folder = site.web(`remotes/${name}`, version);
  const manifest = JSON.parse(
    readFileSync(path.join(folder, 'routes.json'), 'utf8'),
  ) as RouteManifest & { entry?: string };
  const { entry } = manifest;
  if (!entry || !existsSync(path.join(folder, entry))) {
    throw new Error(`${name} ${version} has no remote entry`);
  }
  if (!isSupported(manifest.contract)) {
    throw new Error(
      `${name} ${version} speaks contract ${manifest.contract}, the shell ${CONTRACT_VERSION}`,
    );
  }
  return { ...manifest, entry };
}

/** A shell runs remotes of its own major version, up to its own minor version. */
function isSupported(contract: string): boolean {
  const [major, minor] = contract.split('.').map(Number);
  const [ownMajor, ownMinor] = CONTRACT_VERSION.split('.').map(Number);
  return major === ownMajor && (minor ?? 0) <= (ownMinor ?? 0);
}

function refuseCollisions({ remotes }: Registry): void {
  const owners = new Map<string, string>();
  for (const [name, { routes }] of Object.entries(remotes)) {
    for (const route of routes) {
      const shape = route.path.replace(/:\w+/g, ':');
      const other = owners.get(shape);
      if (other) throw new Error(`${name} and ${other} both claim ${route.path}`);
      owners.set(shape, name);
    }
  }
}
