import { colours, ErrorState, keyframes, styled, VisuallyHidden } from '@plenary/kit/ui';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { texts } from './texts';

const appear = keyframes({ from: { opacity: 0 } });

/** Appears after 300 ms, so that fast responses show no skeleton. */
const Skeleton = styled('div')({
  display: 'grid',
  gap: 12,
  animation: `${appear} 200ms 300ms backwards`,
  '& i': { blockSize: 20, maxInlineSize: 480, backgroundColor: colours.indigo100 },
  '& i:last-of-type': { maxInlineSize: 320 },
});

interface LoadedProps<Data> {
  query: UseQueryResult<Data>;
  failed: string;
  children: (data: Data) => ReactNode;
}

export function Loaded<Data>({ query, failed, children }: LoadedProps<Data>) {
  if (query.data !== undefined) return children(query.data);
  if (query.isError) {
    const retry = () => void query.refetch();
    return <ErrorState title={failed} message={texts.tryAgain} onRetry={retry} />;
  }
  return (
    <div role="status">
      <VisuallyHidden>{texts.loading}</VisuallyHidden>
      <Skeleton aria-hidden>
        <i />
        <i />
      </Skeleton>
    </div>
  );
}
