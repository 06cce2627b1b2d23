import { RemoteFolderProvider } from '@plenary/kit/router';
import { Suspense, useEffect, useRef, type ComponentType } from 'react';
import { reasonOf } from '../../remotes/page-failure';
import { PageBoundary } from '../page-boundary';
import { usePageStore } from '../page-store-context';
import { LoadedPart, useAttempt } from '../remote-part';
import { FillingFailure } from './filling-failure';
import type { OwnedFill } from './fills-of';

/** Nothing until its code is here: late content must not move the page. */
export function Filling({ fill, data }: { fill: OwnedFill; data: object }) {
  const { remote, slot, title, folder } = fill;
  const pages = usePageStore();
  const { attempt, retry } = useAttempt(remote, slot);
  const place = useRef<HTMLDivElement>(null);
  // The focus was on the button that is gone.
  useEffect(() => (attempt.count > 0 ? place.current?.focus() : undefined), [attempt.count]);
  return (
    <div ref={place} tabIndex={attempt.count > 0 ? -1 : undefined}>
      <PageBoundary
        key={attempt.count}
        remote={remote}
        path={`slot:${slot}`}
        onFailure={(failure) => pages.report(failure)}
        renderFailure={(error, reference) => (
          <FillingFailure
            title={title}
            reason={reasonOf(error)}
            reference={reference}
            onRetry={() => retry(error)}
          />
        )}
      >
        <RemoteFolderProvider value={folder}>
          <Suspense>
            <LoadedPart attempt={attempt}>
              {(Part: ComponentType<object>) => <Part {...data} />}
            </LoadedPart>
          </Suspense>
        </RemoteFolderProvider>
      </PageBoundary>
    </div>
  );
}
