import { canRun } from './contract';
import { FRONT_END_MARK } from '../observed/observed-queue';
import {
  connectRemotes,
  isInDevelopment,
  loadRemoteModule,
  reconnectRemote,
} from './federation-host';
import { findIntegrity, trustRegistry } from './integrity';
import type { RemoteSource } from './page-store';
import { fetchRegistry, type RegisteredRemote, type Registry } from './registry';
import { RemoteFailure } from './remote-failure';
import { reportFailure } from './report-failure';

export function federatedSource(registry: Registry): RemoteSource {
  const connected = new Map(Object.entries(registry.remotes));
  let attempts = 0;
  trustRegistry(registry);
  connectRemotes(registry);
  return {
    async load(name) {
      const remote = connected.get(name);
      if (remote) performance.mark(`${FRONT_END_MARK} ${name} ${remote.version}`);
      refuseNewer(remote);
      if (remote && !isInDevelopment(remote.entry)) {
        await findIntegrity(remote.entry).catch((cause: unknown) => {
          throw new RemoteFailure('unreachable', { cause });
        });
      }
      return loadRemoteModule(name);
    },
    async explain(name, failure) {
      const script = failure.script ?? connected.get(name)?.entry;
      if (failure.reason !== 'unreachable' || !script) return failure;
      return (await (await damage())?.alteredFailure(script)) ?? failure;
    },
    async reset(name, failure) {
      const renewed = await fetchRegistry().catch(() => undefined);
      const remote = renewed?.remotes[name] ?? connected.get(name);
      if (!remote) return;
      if (renewed) trustRegistry(renewed);
      connected.set(name, remote);
      refuseNewer(remote);
      if (isDamaged(failure) && failure?.script) await (await damage())?.refresh(failure.script);
      attempts += 1;
      reconnectRemote(name, remote.entry, attempts);
    },
    report(failure) {
      const shell = registry.shell || shellVersion();
      const version = connected.get(failure.remote)?.version ?? shell;
      reportFailure({ ...failure, version, shell });
    },
  };
}

/** Without a registry. */
function shellVersion(): string {
  const { scripts = '' } =
    document.querySelector<HTMLElement>('script[data-scripts]')?.dataset ?? {};
  return scripts.split('/')[2] ?? '';
}

/** Few pages ever need it. */
const damage = () => import('./damaged-script').catch(() => undefined);

const isDamaged = (failure?: RemoteFailure) =>
  failure?.reason === 'broken' || failure?.reason === 'altered';

/** A tab from before a publish may load a remote that was published since. */
function refuseNewer(remote: RegisteredRemote | undefined): void {
  if (remote && !canRun(remote.needs)) throw new RemoteFailure('newer-kit');
}
