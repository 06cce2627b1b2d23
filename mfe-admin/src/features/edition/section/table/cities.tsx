import { cityOf, clockAt, formatDay } from '@plenary/kit/edition';
import { colours, styled } from '@plenary/kit/ui';
import { texts } from '../../texts';

const FAR_AND_WIDE = ['America/New_York', 'Africa/Lagos', 'Africa/Nairobi', 'Asia/Manila'];

const Panel = styled('aside')({
  maxInlineSize: 340,
  fontSize: '0.875rem',
  '& h3': { fontSize: '1rem' },
  '& dl': { display: 'grid', gridTemplateColumns: '1fr auto' },
  '& dt, & dd': { paddingBlock: 5, borderBlockEnd: `1px solid ${colours.hairline}` },
  '& dd': { fontWeight: 700, color: colours.ink, fontVariantNumeric: 'tabular-nums' },
});

interface CitiesProps {
  /** ISO 8601, UTC. */
  end: string;
  /** Of the conference. */
  zone: string;
}

/** The end of the deadline being edited, on the clocks of five cities. */
export function Cities({ end, zone }: CitiesProps) {
  const zones = [...new Set(['UTC', zone, ...FAR_AND_WIDE])];
  return (
    <Panel aria-label={texts.table.cities}>
      <h3>{texts.table.cities}</h3>
      <dl>
        {zones.flatMap((each) => {
          const { day, time } = clockAt(new Date(end), each);
          return [
            <dt key={each}>{cityOf(each)}</dt>,
            <dd key={`${each} time`}>{`${formatDay(day)}, ${time}`}</dd>,
          ];
        })}
      </dl>
    </Panel>
  );
}
