import { formatInstant, formatInZone, useReaderZone } from '@plenary/kit/edition';
import { colours, styled } from '@plenary/kit/ui';
import { texts } from './texts';

const Small = styled('small')({
  display: 'block',
  fontSize: '0.8125rem',
  lineHeight: 1.45,
  color: colours.muted,
});

/** Reserves the space of the reader's time, which is known only after hydration. */
const Reserved = styled(Small)(({ theme }) => ({
  minBlockSize: '2.9em',
  [theme.breakpoints.up('lg')]: { minBlockSize: '1.45em' },
}));

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
