import { canRun } from './contract';
import { connectRemotes, loadRemoteModule, reconnectRemote } from './federation-host';
import type { RemoteSource } from './page-store';
import { fetchRegistry, type RegisteredRemote, type Registry } from './registry';
import { RemoteFailure } from './remote-failure';
import { reportFailure } from './report-failure';

/** For refetching a damaged script before it is loaded. */
const REFRESH_LIMIT_MS = 10_000;

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

/** A tab from before a publish may load a remote that was published since. */
function refuseNewer(remote: RegisteredRemote | undefined): void {
  if (remote && !canRun(remote.needs)) throw new RemoteFailure('newer-kit');
}

/** Browsers cache versions for good; a damaged copy must be replaced. */
async function refresh(script: string): Promise<void> {
  const signal = AbortSignal.timeout(REFRESH_LIMIT_MS);
  await fetch(script, { cache: 'reload', signal })
    .then((response) => response.arrayBuffer())
    .catch(() => undefined);
}
