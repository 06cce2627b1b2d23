import { ErrorState } from '@plenary/kit/ui';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { failureOf, statsQuery, type Stats } from './stats.api';
import { texts } from './texts';

/** The figures, or why there are none. While they load, the children get nothing to show. */
export function StatsFigures({ children }: { children: (stats?: Stats) => ReactNode }) {
  const stats = useQuery(statsQuery);
  if (!stats.isLoadingError) return children(stats.data);
  return (
    <ErrorState
      title={texts.failed}
      message={failureOf(stats.error)}
      onRetry={() => void stats.refetch()}
    />
  );
}
