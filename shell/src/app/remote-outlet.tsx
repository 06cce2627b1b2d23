import { isOffline, untilOnline } from '@plenary/kit/api';
import { useAuth } from '@plenary/kit/session';
import {
  startTransition,
  Suspense,
  useEffect,
  useState,
  type ComponentType,
  type ReactNode,
} from 'react';
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

/** @param isKept the browser is expected to have the code without a network */
async function loadOnline(load: Load, loadAgain: Load, isKept = false): Promise<ComponentType> {
  const hasWaited = isOffline();
  if (!isKept) await untilOnline();
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
  const isOpenedOffline = useAuth().offline !== null;
  const again = () => pages.loadAgain(remote, path);
  const [attempt, setAttempt] = useState(() => ({
    count: 0,
    known: pages.peek(remote, path),
    load: () => loadOnline(() => pages.load(remote, path), again, isOpenedOffline),
  }));
  useEffect(() => (attempt.count > 0 ? focusHeading() : undefined), [attempt.count]);
  const waiting = useIsOffline() ? <OfflinePage /> : <WaitingPage />;
  const meanwhile = html === undefined ? waiting : <PrerenderedPage html={html} />;

  const retry = (error: unknown) => {
    const failure = error instanceof RemoteFailure ? error : undefined;
    setAttempt(({ count }) => ({
      count: count + 1,
      known: undefined,
      load: () => loadOnline(() => pages.loadAgain(remote, path, failure), again),
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
      <Suspense fallback={meanwhile}>
        <LoadedPage known={attempt.known} load={attempt.load} meanwhile={meanwhile} />
      </Suspense>
    </PageBoundary>
  );
}

interface LoadedPageProps {
  /** A page whose code is here. */
  known?: ComponentType;
  load: Load;
  meanwhile: ReactNode;
}

/** Not `lazy`: React delays content by 300 ms where it has just shown a fallback. */
function LoadedPage({ known, load, meanwhile }: LoadedPageProps) {
  const [Page, setPage] = useState(() => known);
  const [failure, setFailure] = useState<{ reason: Error }>();
  useEffect(() => {
    if (known) return undefined;
    let isLeft = false;
    load().then(
      (loaded) => !isLeft && startTransition(() => setPage(() => loaded)),
      (reason: Error) => !isLeft && setFailure({ reason }),
    );
    return () => {
      isLeft = true;
    };
  }, [known, load]);
  if (failure) throw failure.reason;
  if (!Page) return meanwhile;
  return (
    <>
      <Page />
      <AnswersNow />
    </>
  );
}
