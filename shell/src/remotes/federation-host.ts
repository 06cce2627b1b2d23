import {
  createInstance,
  getInstance,
  loadRemote,
  registerPlugins,
  registerRemotes,
} from '@module-federation/enhanced/runtime';
import { attachShareScopeMap, bundlerRuntime } from '@module-federation/webpack-bundler-runtime';
import { initContainerEntry } from '@module-federation/webpack-bundler-runtime/dist/initContainerEntry.js';
import type { RemoteModule } from '@plenary/kit/remote';
import { integrityOf } from './integrity';
import type { Registry } from './registry';
import { SHARED_RUNTIME, type FederationRuntime } from './shared-runtime';

/** Specification, section 9. */
export const SCRIPT_TIMEOUT_MS = 120_000;

/** The federation runtime gives an entry 20 s; a slow link needs the specified time. */
const patientScripts = {
  name: 'patient-scripts',
  createScript({ url }: { url: string }) {
    const script = document.createElement('script');
    script.src = url;
    script.async = true;
    if (!isInDevelopment(url)) script.integrity = integrityOf(url);
    return { script, timeout: SCRIPT_TIMEOUT_MS };
  },
};

/** The development server answers there with what changes at each edit; no product does. */
export const isInDevelopment = (entry: string) =>
  new URL(entry, window.location.origin).pathname.startsWith('/_development/');

/** The runtime's own would find the shell's instance, by the build that it is part of. */
function initRemote(options: Parameters<typeof createInstance>[0]) {
  const known = getInstance(({ name }) => name === options.name);
  return known?.initOptions(options) ? known : createInstance(options);
}

/** For the entries of remotes, which bundle none of it (federation-runtime.mjs). */
const offered: FederationRuntime = {
  runtime: { init: initRemote },
  bundlerRuntime: { ...bundlerRuntime, initContainerEntry },
  attachShareScopeMap,
};

export function connectRemotes(registry: Registry): void {
  Object.assign(window, { [SHARED_RUNTIME]: offered });
  registerPlugins([patientScripts]);
  registerRemotes(
    Object.entries(registry.remotes).map(([name, { entry }]) => ({ name, entry: absolute(entry) })),
  );
}

/**
 * `attempt` changes the URL: the browser would reuse a hanging request or a damaged copy. Drops the
 * previous chunks: those of another version would have the same names (federation.mjs).
 */
export function reconnectRemote(name: string, entry: string, attempt: number): void {
  delete (window as unknown as Record<string, unknown>)[`chunks_${name}`];
  registerRemotes([{ name, entry: `${absolute(entry)}?again=${attempt}` }], { force: true });
}

/** @throws when the module does not arrive, or is no remote */
export async function loadRemoteModule(name: string): Promise<RemoteModule> {
  const loaded = await loadRemote<{ default: RemoteModule }>(`${name}/remote`);
  if (!loaded?.default?.pages) throw new Error(`${name} exposes no pages`);
  return loaded.default;
}

function absolute(entry: string): string {
  return new URL(entry, window.location.origin).href;
}
