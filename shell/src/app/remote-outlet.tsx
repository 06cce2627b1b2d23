import { useSession } from '@plenary/kit/session';
import { Suspense, useEffect } from 'react';
import { reasonOf } from '../remotes/page-failure';
import type { OwnedRoute } from '../remotes/registry';
import { AnswersNow } from './answers-now';
import { PrerenderedPage } from './prerendered-page';
import { FailurePage } from './errors/failure-page';
import { focusHeading } from './focus-heading';
import { OfflinePage } from './errors/offline-page';
import { PageBoundary } from './page-boundary';
import { usePageStore } from './page-store-context';
import { LoadedPart, useAttempt } from './remote-part';
import { useIsOffline } from './use-is-offline';
import { WaitingPage } from './waiting-page';

export function RemoteOutlet({ route }: { route: OwnedRoute }) {
  const { remote, path, title } = route;
  const pages = usePageStore();
  const html = pages.kept(path);
  const isOpenedOffline = useSession(({ offline }) => offline !== null);
  const { attempt, retry } = useAttempt(remote, path, isOpenedOffline, route.offline);
  useEffect(() => (attempt.count > 0 ? focusHeading() : undefined), [attempt.count]);
  const waiting = useIsOffline() ? <OfflinePage /> : <WaitingPage />;
  const meanwhile = html === undefined ? waiting : <PrerenderedPage html={html} />;

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
        <LoadedPart attempt={attempt} meanwhile={meanwhile}>
          {(Page) => (
            <>
              <Page />
              <AnswersNow />
            </>
          )}
        </LoadedPart>
      </Suspense>
    </PageBoundary>
  );
}
