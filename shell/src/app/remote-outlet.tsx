import { Spinner } from '@plenary/kit/ui';
import { Component, lazy, Suspense, useState, type ComponentType, type ReactNode } from 'react';
import { FailurePage } from './failure-page';
import { usePageStore } from './page-store-context';
import type { PageStore } from '../remotes/page-store';

interface BoundaryProps {
  onRetry: () => void;
  children: ReactNode;
}

/** Keeps a page's failure inside the page: header, footer and other areas go on. */
class PageBoundary extends Component<BoundaryProps, { error: unknown }> {
  override state: { error: unknown } = { error: null };

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override render() {
    if (this.state.error === null) return this.props.children;
    return <FailurePage error={this.state.error} onRetry={this.props.onRetry} />;
  }
}

/** A page that is here is rendered at once; any other waits behind the spinner. */
function pageOf(pages: PageStore, remote: string, path: string): ComponentType {
  return (
    pages.peek(remote, path) ?? lazy(async () => ({ default: await pages.load(remote, path) }))
  );
}

/** The place of a remote's page. A failed load shows what failed, and can be tried again. */
export function RemoteOutlet({ remote, path }: { remote: string; path: string }) {
  const pages = usePageStore();
  const [attempt, setAttempt] = useState(() => ({ count: 0, Page: pageOf(pages, remote, path) }));

  const retry = async () => {
    await pages.reset(remote).catch(() => undefined);
    setAttempt(({ count }) => ({ count: count + 1, Page: pageOf(pages, remote, path) }));
  };

  return (
    <PageBoundary key={attempt.count} onRetry={() => void retry()}>
      <Suspense fallback={<Spinner />}>
        <attempt.Page />
      </Suspense>
    </PageBoundary>
  );
}
