import { IconAlertTriangle, IconCheck, IconInfo } from '@plenary/kit/art/icons';
import { formatDay } from '@plenary/kit/edition';
import { colours, styled } from '@plenary/kit/ui';
import { Reference } from '../../../shared/details/reference';
import { figure, money } from '../money';
import { MarkedText } from './marked-text';
import type { StatementLine } from './statements.api';
import { texts } from './texts';

export const Cell = styled('div')({
  display: 'grid',
  gap: 2,
  alignContent: 'start',
  overflowWrap: 'anywhere',
  '& small': { fontSize: '0.8125rem', color: colours.muted },
});

export const Figure = styled('b')({
  textAlign: 'end',
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'tabular-nums',
});

export const Acts = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 8,
  [theme.breakpoints.up('lg')]: { justifyContent: 'flex-end' },
}));

export const Why = styled('span')({
  display: 'flex',
  gap: 8,
  alignItems: 'baseline',
  fontSize: '0.8125rem',
  '& svg': { flex: 'none', inlineSize: 14, blockSize: 14, alignSelf: 'center' },
  '&[data-look="agrees"]': { color: colours.success },
  '&[data-look="warning"]': { color: colours.warning },
});

const ICONS = { agrees: IconCheck, note: IconInfo, warning: IconAlertTriangle };

/** The first cells of a row: day, sender, text and amount. */
export function LineFacts({ line }: { line: StatementLine }) {
  const { date, sender, amount, open, ordered, isDoubtful } = line;
  return (
    <>
      <span data-cell="day">{date && formatDay(date)}</span>
      <Cell data-cell="sender">{sender}</Cell>
      <Cell data-cell="text">
        <MarkedText {...line} />
        {ordered && (
          <small>
            {texts.ordered({ amount: `${ordered.currency} ${figure(ordered.amount)}` })}
            {ordered.rate && `, ${texts.rate({ rate: ordered.rate })}`}
          </small>
        )}
      </Cell>
      <Figure data-cell="amount">
        {figure(isDoubtful ? (amount ?? 0) : (open ?? amount ?? 0))}
      </Figure>
    </>
  );
}

/** The registrations that the line probably pays. */
export function Parts({ proposal }: Pick<StatementLine, 'proposal'>) {
  const parts = proposal?.parts ?? [];
  const [only] = parts;
  if (parts.length > 1) {
    return (
      <>
        <b>{texts.registrations({ count: parts.length })}</b>
        {parts.map(({ paymentId, name, amount }) => (
          <small key={paymentId}>
            {name}, {money(amount)}
          </small>
        ))}
      </>
    );
  }
  if (!only) return null;
  return (
    <>
      <b>{only.name}</b>
      <small>
        <Reference>{only.reference}</Reference>, {money(only.due)}
      </small>
    </>
  );
}

export function Reasons({ proposal }: Pick<StatementLine, 'proposal'>) {
  return proposal?.reasons.map(({ text, look }) => {
    const Icon = ICONS[look];
    return (
      <Why key={text} data-look={look}>
        <Icon /> {text}
      </Why>
    );
  });
}
