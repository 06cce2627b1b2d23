import { loadRemote, registerPlugins, registerRemotes } from '@module-federation/enhanced/runtime';
import type { RemoteModule } from '@plenary/kit/remote';
import type { Registry } from './registry';

/** Time for a script to arrive, in milliseconds (specification, section 9). */
export const SCRIPT_TIMEOUT_MS = 120_000;

/** The federation runtime gives an entry 20 s by itself; a slow link needs the specified time. */
const patientScripts = {
  name: 'patient-scripts',
  createScript({ url }: { url: string }) {
    const script = document.createElement('script');
    script.src = url;
    script.async = true;
    return { script, timeout: SCRIPT_TIMEOUT_MS };
  },
};

/** Makes the remotes of the registry known. Loads nothing. */
export function connectRemotes(registry: Registry): void {
  registerPlugins([patientScripts]);
  registerRemotes(
    Object.entries(registry.remotes).map(([name, { entry }]) => ({ name, entry: absolute(entry) })),
  );
}

/**
 * Makes one remote known anew, so that a failed load can be tried again. `attempt` makes the entry's
 * address another one: the browser would go on waiting for a request that hangs, or take a damaged
 * copy that it has kept. The chunks that came with the try before are dropped: those of another
 * version would have the same names (federation.mjs).
 */
export function reconnectRemote(name: string, entry: string, attempt: number): void {
  delete (window as unknown as Record<string, unknown>)[`chunks_${name}`];
  registerRemotes([{ name, entry: `${absolute(entry)}?again=${attempt}` }], { force: true });
}

/** Loads the module that a remote exposes. @throws when it does not arrive, or is none */
export async function loadRemoteModule(name: string): Promise<RemoteModule> {
  const loaded = await loadRemote<{ default: RemoteModule }>(`${name}/remote`);
  if (!loaded?.default?.pages) throw new Error(`${name} exposes no pages`);
  return loaded.default;
}

function absolute(entry: string): string {
  return new URL(entry, window.location.origin).href;
}
