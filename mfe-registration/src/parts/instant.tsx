import { formatInstant, formatInZone } from '@plenary/kit/edition';
import { styled } from '@plenary/kit/ui';

const Own = styled('span')({ display: 'block', fontSize: '0.8125rem' });

/** A moment in UTC, and in the reader's own zone. Not for pages that are rendered beforehand. */
export function Instant({ at }: { at: string }) {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  return (
    <time dateTime={at}>
      {formatInstant(at)}
      {timeZone !== 'UTC' && <Own>{formatInZone(at, timeZone)}</Own>}
    </time>
  );
}
