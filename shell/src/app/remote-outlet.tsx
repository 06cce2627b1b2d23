import { isOffline, untilOnline } from '@plenary/kit/api';
import { lazy, Suspense, useEffect, useState, type ComponentType } from 'react';
import { reasonOf } from '../remotes/page-failure';
import type { OwnedRoute } from '../remotes/registry';
import { RemoteFailure } from '../remotes/remote-failure';
import { AnswersNow } from './answers-now';
import { PrerenderedPage } from './prerendered-page';
import { FailurePage } from './errors/failure-page';
import { focusHeading } from './focus-heading';
import { OfflinePage } from './errors/offline-page';
import { PageBoundary } from './page-boundary';
import { usePageStore } from './page-store-context';
import { useIsOffline } from './use-is-offline';
import { WaitingPage } from './waiting-page';

type Load = () => Promise<ComponentType>;

/** A new lazy component for each attempt: a failed one never recovers. */
function lazyPage(load: Load, loadAgain: Load): ComponentType {
  return lazy(async () => ({ default: await loadOnline(load, loadAgain) }));
}

async function loadOnline(load: Load, loadAgain: Load): Promise<ComponentType> {
  const hasWaited = isOffline();
  await untilOnline();
  try {
    return await load();
  } catch (error) {
    // A network that has just returned may still refuse its first requests.
    if (!isOffline() && !hasWaited) throw error;
    return loadOnline(loadAgain, loadAgain);
  }
}

export function RemoteOutlet({ route: { remote, path, title } }: { route: OwnedRoute }) {
  const pages = usePageStore();
  const html = pages.kept(path);
  const again = () => pages.loadAgain(remote, path);
  const [attempt, setAttempt] = useState(() => ({
    count: 0,
    Page: pages.peek(remote, path) ?? lazyPage(() => pages.load(remote, path), again),
  }));
  useEffect(() => (attempt.count > 0 ? focusHeading() : undefined), [attempt.count]);
  const waiting = useIsOffline() ? <OfflinePage /> : <WaitingPage />;

  const retry = (error: unknown) => {
    const failure = error instanceof RemoteFailure ? error : undefined;
    setAttempt(({ count }) => ({
      count: count + 1,
      Page: lazyPage(() => pages.loadAgain(remote, path, failure), again),
    }));
  };

  return (
    <PageBoundary
      key={attempt.count}
      remote={remote}
      path={path}
      onFailure={(failure) => pages.report(failure)}
      renderFailure={(error, reference) => {
        const failure = { reason: reasonOf(error), reference, onRetry: () => retry(error) };
        return html === undefined ? (
          <FailurePage title={title} {...failure} />
        ) : (
          <PrerenderedPage html={html} failure={failure} />
        );
      }}
    >
      <Suspense fallback={html === undefined ? waiting : <PrerenderedPage html={html} />}>
        <attempt.Page />
        <AnswersNow />
      </Suspense>
    </PageBoundary>
  );
}
