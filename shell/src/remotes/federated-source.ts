import { loadRemoteModule, reconnectRemote } from './federation-host';
import type { RemoteSource } from './page-store';
import { fetchRegistry } from './registry';

/** Pages by module federation. */
export const federatedSource: RemoteSource = {
  load: loadRemoteModule,
  async reset(name) {
    const remote = (await fetchRegistry()).remotes[name];
    if (remote) reconnectRemote(name, remote.entry);
  },
};
