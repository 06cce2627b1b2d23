import { useEffect, useState } from 'react';
import { useLocation, type RouteObject } from 'react-router-dom';
import { describeFailure, newReference } from '../remotes/page-failure';
import { RemoteFailure } from '../remotes/remote-failure';
import { PrerenderedPage } from './prerendered-page';
import { FailurePage } from './errors/failure-page';
import { PublicLayout } from './layouts/public-layout';
import { OfflinePage } from './errors/offline-page';
import { useIsOffline } from './use-is-offline';
import { usePageStore } from './page-store-context';
import { WaitingPage } from './waiting-page';

/** @param onRetry resolves when the retry failed */
export function lostRoutes(onRetry: () => Promise<void>): RouteObject[] {
  return [
    {
      element: <PublicLayout />,
      children: [{ path: '*', element: <LostPage onRetry={onRetry} /> }],
    },
  ];
}

function LostPage({ onRetry }: { onRetry: () => Promise<void> }) {
  const pages = usePageStore();
  const html = pages.kept(useLocation().pathname);
  const [reference] = useState(newReference);
  const [isTrying, setTrying] = useState(false);
  useEffect(() => {
    const error = new RemoteFailure('registry');
    pages.report(describeFailure({ remote: 'shell', path: '*' }, error, reference));
  }, [pages, reference]);

  const retry = async () => {
    setTrying(true);
    await onRetry();
    setTrying(false);
  };
  const isOffline = useIsOffline();
  // Its cleanup runs when the network is back.
  useEffect(() => (isOffline ? () => void onRetry() : undefined), [isOffline, onRetry]);
  if (isOffline && html === undefined) return <OfflinePage />;
  const failure = { reason: 'registry' as const, reference, onRetry: () => void retry() };
  if (html !== undefined) return <PrerenderedPage html={html} failure={failure} />;
  return isTrying ? <WaitingPage /> : <FailurePage {...failure} />;
}
