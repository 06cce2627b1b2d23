import { Deadline, formatDollars } from '@plenary/kit/edition';
import { colours, CopyButton, fonts, styled } from '@plenary/kit/ui';
import { texts } from './texts';

const Band = styled('section')(({ theme }) => ({
  display: 'grid',
  gap: 20,
  marginBlockEnd: 40,
  // As wide as the page's frame; 50vw would count a scrollbar.
  marginInline: -20,
  padding: '24px 20px',
  backgroundColor: colours.primaryDark,
  color: colours.onDark,
  '& dl': {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '16px 48px',
    borderBlockStart: `1px solid ${colours.mapLine}`,
    paddingBlockStart: 20,
  },
  '& dt, & small': { fontSize: '0.9375rem', color: colours.mutedOnDark },
  '& dd': { fontSize: '1.25rem', fontWeight: 700 },
  '& dd small': { fontWeight: 400 },
  '& output': {
    display: 'block',
    fontFamily: fonts.reference,
    fontSize: 'clamp(1.75rem, 9.2vw, 3rem)',
    fontWeight: 700,
    lineHeight: 1.2,
    // One line in any window: a reference has 15 characters.
    whiteSpace: 'nowrap',
    userSelect: 'all',
  },
  [theme.breakpoints.up('sm')]: {
    gridTemplateColumns: '1fr auto',
    alignItems: 'center',
    marginInline: 0,
    paddingInline: 28,
    '& output': { fontSize: 'clamp(1.75rem, 4.2vw, 3rem)' },
    '& dl, & p': { gridColumn: '1 / -1' },
  },
  '@media print': {
    border: `2px solid ${colours.print}`,
    backgroundColor: 'transparent',
    '&, & dt, & small': { color: colours.print },
  },
}));

const Note = styled('p')({ fontSize: '0.9375rem', color: colours.mutedOnDark });

interface ReferencePanelProps {
  reference: string;
  /** To send, in dollars. */
  amount: number;
  payBy?: string | null;
}

/** The reference of a transfer, with the amount and the date. */
export function ReferencePanel({ reference, amount, payBy }: ReferencePanelProps) {
  return (
    <Band aria-labelledby="reference" data-ground="dark">
      <div>
        <small id="reference">{texts.referenceHeading}</small>
        <output>{reference}</output>
      </div>
      <div data-print="none">
        <CopyButton
          name={texts.reference}
          value={reference}
          label={texts.copyReference}
          fullWidth
        />
      </div>
      <dl>
        <div>
          <dt>{texts.sendExactly}</dt>
          <dd>{formatDollars(amount, { cents: true })}</dd>
        </div>
        {payBy && (
          <div>
            <dt>{texts.payBy}</dt>
            <dd>
              <Deadline at={payBy} />
            </dd>
          </div>
        )}
      </dl>
      <Note>{texts.referenceNote}</Note>
    </Band>
  );
}

const Placeholder = styled('div')({
  display: 'grid',
  gap: 4,
  marginBlock: 16,
  border: `2px dashed ${colours.control}`,
  padding: '20px 24px',
  '& small': { fontSize: '0.9375rem', color: colours.muted },
  '& strong': { fontSize: '1.1875rem', fontWeight: 700, color: colours.ink },
});

/** Before the registration is recorded. */
export function ReferencePlaceholder() {
  return (
    <Placeholder>
      <small>{texts.reference}</small>
      <strong>{texts.referenceLater}</strong>
    </Placeholder>
  );
}
