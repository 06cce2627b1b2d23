import { formatInstant, formatInZone } from '@plenary/kit/edition';
import { colours, styled } from '@plenary/kit/ui';
import { useReaderZone } from '../../parts/reader-clock';
import { texts } from './texts';

const Small = styled('small')({
  display: 'block',
  fontSize: '0.8125rem',
  lineHeight: 1.45,
  color: colours.muted,
});

/** Room for the reader's own time, which is known only once script runs. */
const Reserved = styled(Small)(({ theme }) => ({
  minBlockSize: '2.9em',
  [theme.breakpoints.up('lg')]: { minBlockSize: '1.45em' },
}));

/** The last moment of a day: as it is set, in UTC, and in the reader's own zone. */
export function Deadline({ at, isAnywhereOnEarth }: { at: string; isAnywhereOnEarth: boolean }) {
  const zone = useReaderZone();
  return (
    <>
      {isAnywhereOnEarth && texts.anywhereOnEarth}
      <Small>
        <time dateTime={at}>{formatInstant(at)}</time>
      </Small>
      <Reserved>{zone && zone !== 'UTC' && formatInZone(at, zone)}</Reserved>
    </>
  );
}
