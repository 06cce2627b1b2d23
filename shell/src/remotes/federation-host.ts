import { loadRemote, registerPlugins, registerRemotes } from '@module-federation/enhanced/runtime';
import type { RemoteModule } from '@plenary/kit/remote';
import type { Registry } from './registry';

/** Specification, section 9. */
export const SCRIPT_TIMEOUT_MS = 120_000;

/** The federation runtime gives an entry 20 s; a slow link needs the specified time. */
const patientScripts = {
  name: 'patient-scripts',
  createScript({ url }: { url: string }) {
    const script = document.createElement('script');
    script.src = url;
    script.async = true;
    return { script, timeout: SCRIPT_TIMEOUT_MS };
  },
};

export function connectRemotes(registry: Registry): void {
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
