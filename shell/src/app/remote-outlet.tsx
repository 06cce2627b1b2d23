import { lazy, Suspense, useEffect, useState, type ComponentType } from 'react';
import { useLocation } from 'react-router-dom';
import { reasonOf } from '../remotes/page-failure';
import type { OwnedRoute } from '../remotes/registry';
import { RemoteFailure } from '../remotes/remote-failure';
import { PrerenderedPage } from './prerendered-page';
import { FailurePage } from './failure-page';
import { focusHeading } from './navigation-focus';
import { PageBoundary } from './page-boundary';
import { usePageStore } from './page-store-context';
import { WaitingPage } from './waiting-page';

const ANSWERS_MARK = 'plenary:page-answers';

function AnswersNow() {
  const { pathname } = useLocation();
  useEffect(() => void performance.mark(ANSWERS_MARK, { detail: pathname }), [pathname]);
  return null;
}

/** A new lazy component for each attempt: a failed one never recovers. */
function lazyPage(load: () => Promise<ComponentType>): ComponentType {
  return lazy(async () => ({ default: await load() }));
}

export function RemoteOutlet({ route: { remote, path, title } }: { route: OwnedRoute }) {
  const pages = usePageStore();
  const html = pages.kept(path);
  const [attempt, setAttempt] = useState(() => ({
    count: 0,
    Page: pages.peek(remote, path) ?? lazyPage(() => pages.load(remote, path)),
  }));
  useEffect(() => (attempt.count > 0 ? focusHeading() : undefined), [attempt.count]);

  const retry = (error: unknown) => {
    const failure = error instanceof RemoteFailure ? error : undefined;
    setAttempt(({ count }) => ({
      count: count + 1,
      Page: lazyPage(() => pages.loadAgain(remote, path, failure)),
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
      <Suspense fallback={html === undefined ? <WaitingPage /> : <PrerenderedPage html={html} />}>
        <attempt.Page />
        <AnswersNow />
      </Suspense>
    </PageBoundary>
  );
}
