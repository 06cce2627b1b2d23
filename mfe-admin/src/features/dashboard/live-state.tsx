import { formatTime } from '@plenary/kit/edition';
import { colours, styled } from '@plenary/kit/ui';
import type { UseQueryResult } from '@tanstack/react-query';
import { texts } from './texts';

const Line = styled('p')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  minBlockSize: 20,
  color: colours.muted,
  fontSize: '0.8125rem',
  '& i': {
    inlineSize: 8,
    blockSize: 8,
    borderRadius: '50%',
    backgroundColor: colours.success,
    forcedColorAdjust: 'none',
  },
  '&[data-stale]': { color: colours.warning },
  '&[data-stale] i': { backgroundColor: colours.warningEdge },
  [theme.breakpoints.down('sm')]: { gridColumn: '1 / -1' },
}));

/** Announced when the connection is lost, not at each update. */
export function LiveState({ query }: { query: UseQueryResult }) {
  const { dataUpdatedAt, failureCount, isError, fetchStatus } = query;
  const isStale = isError || failureCount > 0 || fetchStatus === 'paused';
  if (dataUpdatedAt === 0) return <Line />;
  const time = formatTime(new Date(dataUpdatedAt).toISOString(), 'UTC');
  return (
    <Line aria-live={isStale ? 'polite' : 'off'} data-stale={isStale || undefined}>
      <i aria-hidden="true" />
      {isStale ? texts.stale({ time }) : texts.live({ time })}
    </Line>
  );
}
