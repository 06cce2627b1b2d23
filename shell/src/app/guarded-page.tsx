import { paths } from '@plenary/kit/paths';
import { RemoteFolderProvider } from '@plenary/kit/router';
import { EmailGate } from './guards/email-gate';
import { RouteGuard } from './guards/route-guard';
import { OpenWorkStrip } from './open-work/open-work-strip';
import { RemoteOutlet } from './remote-outlet';
import type { OwnedRoute } from '../remotes/registry';

export function GuardedPage({ route }: { route: OwnedRoute }) {
  return (
    <RouteGuard access={route.layout === 'admin' ? 'public' : route.access}>
      <EmailGate gate={route.emailGate}>
        {route.path === paths.home.pattern && <OpenWorkStrip />}
        <RemoteFolderProvider value={route.folder}>
          <RemoteOutlet route={route} />
        </RemoteFolderProvider>
      </EmailGate>
    </RouteGuard>
  );
}
