import { colours, ErrorState, keyframes, styled, VisuallyHidden } from '@plenary/kit/ui';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';

const texts = {
  loading: 'Loading...',
  tryAgain: 'It could not be loaded. Please try again.',
};

const appear = keyframes({ from: { opacity: 0 } });

/** Not before 300 ms: what comes at once needs no announcement. */
const Lines = styled('div')({
  display: 'grid',
  gap: 12,
  animation: `${appear} 200ms 300ms backwards`,
  '& i': { blockSize: 20, maxInlineSize: 480, backgroundColor: colours.indigo100 },
  '& i:last-of-type': { maxInlineSize: 320 },
});

interface LoadedProps<Data> {
  query: UseQueryResult<Data>;
  /** Headline of a failure. */
  failed: string;
  children: (data: Data) => ReactNode;
}

/** What a part shows once its data are here; until then lines, or what failed and another try. */
export function Loaded<Data>({ query, failed, children }: LoadedProps<Data>) {
  if (query.data !== undefined) return children(query.data);
  if (query.isError) {
    const retry = () => void query.refetch();
    return <ErrorState title={failed} message={texts.tryAgain} onRetry={retry} />;
  }
  return (
    <div role="status">
      <VisuallyHidden>{texts.loading}</VisuallyHidden>
      <Lines aria-hidden>
        <i />
        <i />
      </Lines>
    </div>
  );
}
