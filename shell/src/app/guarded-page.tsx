import { paths } from '@plenary/kit/paths';
import { RemoteFolderProvider } from '@plenary/kit/router';
import { BounceNotice } from './bounce/bounce-notice';
import { EmailGate } from './guards/email-gate';
import { RightGuard } from './guards/right-guard';
import { RouteGuard } from './guards/route-guard';
import { OpenWorkStrip } from './open-work/open-work-strip';
import { RemoteOutlet } from './remote-outlet';
import type { OwnedRoute } from '../remotes/registry';

export function GuardedPage({ route }: { route: OwnedRoute }) {
  return (
    <RouteGuard access={route.layout === 'admin' ? 'public' : route.access}>
      <RightGuard route={route}>
        <EmailGate gate={route.emailGate}>
          {(route.access !== 'public' || route.path === paths.home.pattern) && <BounceNotice />}
          {route.path === paths.home.pattern && <OpenWorkStrip />}
          <RemoteFolderProvider value={route.folder}>
            <RemoteOutlet route={route} />
          </RemoteFolderProvider>
        </EmailGate>
      </RightGuard>
    </RouteGuard>
  );
}
