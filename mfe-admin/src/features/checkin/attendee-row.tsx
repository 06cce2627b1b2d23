import { formatDay, formatTime, useEdition, type Edition } from '@plenary/kit/edition';
import { PaymentChip } from '@plenary/kit/states';
import { Button, colours, styled } from '@plenary/kit/ui';
import { isPaid, type Attendee } from './checkin.api';
import { texts } from './texts';

const Row = styled('li')(({ theme }) => ({
  display: 'grid',
  gap: '8px 24px',
  padding: '14px 10px',
  borderInlineStart: '5px solid transparent',
  borderBlockEnd: `1px solid ${colours.hairline}`,
  overflowWrap: 'anywhere',
  '&[data-state="unpaid"]': { borderInlineStartColor: colours.warningEdge },
  '&[data-state="arrived"]': {
    borderInlineStartColor: colours.success,
    backgroundColor: colours.successTint,
  },
  '& > button': { minBlockSize: 56, fontSize: '1.0625rem' },
  [theme.breakpoints.up('sm')]: {
    gridTemplateColumns: 'minmax(0, 1fr) minmax(200px, auto)',
    alignItems: 'center',
  },
}));

const Name = styled('strong')({ display: 'block', fontSize: '1.25rem', color: colours.ink });

const Package = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 12px',
  marginBlockStart: 4,
});

const Unpaid = styled('p')({ color: colours.warning, fontWeight: 700 });

const Extras = styled('small')({ flexBasis: '100%', fontSize: '0.875rem' });

const Arrived = styled('p')({ color: colours.ink, fontWeight: 700 });

interface AttendeeRowProps {
  attendee: Attendee;
  /** Its change has not been answered. */
  isBusy: boolean;
  onMark: () => void;
  onUndo: () => void;
}

export function AttendeeRow({ attendee, isBusy, onMark, onUndo }: AttendeeRowProps) {
  const edition = useEdition();
  const { name, packages, arrival } = attendee;
  return (
    <Row data-state={stateOf(attendee)}>
      <div>
        <Name>{name}</Name>
        {packages.map((each, index) => (
          <Package key={index}>
            <span>
              {each.name} · {attendance(edition, each.mode)}
            </span>
            <PaymentChip state={each.payment} />
            {each.extras.length > 0 && <Extras>{each.extras.join(', ')}</Extras>}
          </Package>
        ))}
        {stateOf(attendee) === 'unpaid' && <Unpaid>{texts.unpaid}</Unpaid>}
        {arrival && (
          <Arrived>{arrivedText(formatTime(arrival.at, edition.timeZone), arrival.by)}</Arrived>
        )}
      </div>
      {arrival ? (
        <Button
          look="outlined"
          busy={isBusy}
          aria-label={texts.undoNamed({ name })}
          onClick={onUndo}
        >
          {texts.undo}
        </Button>
      ) : (
        <Button
          look={isPaid(attendee) ? 'filled' : 'outlined'}
          busy={isBusy}
          aria-label={texts.markNamed({ name })}
          onClick={onMark}
        >
          {isBusy ? texts.saving : texts.mark}
        </Button>
      )}
    </Row>
  );
}

/** The list of a device does not say by whom. */
const arrivedText = (time: string, by: string): string =>
  by ? texts.arrivedBy({ time, by }) : texts.arrivedAt({ time });

function stateOf(attendee: Attendee): string | undefined {
  if (attendee.arrival) return 'arrived';
  return isPaid(attendee) ? undefined : 'unpaid';
}

/** Where and on which day the holder of a package attends. */
function attendance({ dates }: Edition, mode: Attendee['packages'][number]['mode']): string {
  const key = mode === 'physical' ? 'forum-physical' : 'forum-online';
  const day = dates.find((date) => date.key === key)?.day;
  const where = texts.modes[mode];
  return day ? texts.onDay({ mode: where, day: formatDay(day) }) : where;
}
