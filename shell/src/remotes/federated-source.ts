import { canRun } from './contract';
import { connectRemotes, loadRemoteModule, reconnectRemote } from './federation-host';
import type { RemoteSource } from './page-store';
import { fetchRegistry, type RegisteredRemote, type Registry } from './registry';
import { RemoteFailure } from './remote-failure';
import { reportFailure } from './report-failure';

/** How long a damaged script may take to be asked for anew before it is loaded, in milliseconds. */
const REFRESH_LIMIT_MS = 10_000;

/** Pages by module federation, from the remotes of this registry. */
export function federatedSource(registry: Registry): RemoteSource {
  const connected = new Map(Object.entries(registry.remotes));
  let attempts = 0;
  connectRemotes(registry);
  return {
    load(name) {
      refuseNewer(connected.get(name));
      return loadRemoteModule(name);
    },
    async reset(name, failure) {
      const renewed = await fetchRegistry().catch(() => undefined);
      const remote = renewed?.remotes[name] ?? connected.get(name);
      if (!remote) return;
      connected.set(name, remote);
      refuseNewer(remote);
      if (failure?.reason === 'broken' && failure.script) await refresh(failure.script);
      attempts += 1;
      reconnectRemote(name, remote.entry, attempts);
    },
    report(failure) {
      const version = connected.get(failure.remote)?.version ?? registry.shell;
      reportFailure({ ...failure, version, shell: registry.shell });
    },
  };
}

/** A tab from before a publish may meet a remote that has been published since. */
function refuseNewer(remote: RegisteredRemote | undefined): void {
  if (remote && !canRun(remote.needs)) throw new RemoteFailure('newer-kit');
}

/** Versions are kept by the browser for good; a damaged copy must not be. */
async function refresh(script: string): Promise<void> {
  const signal = AbortSignal.timeout(REFRESH_LIMIT_MS);
  await fetch(script, { cache: 'reload', signal })
    .then((response) => response.arrayBuffer())
    .catch(() => undefined);
}
