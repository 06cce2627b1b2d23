import { Chip, colours, styled, type Tone } from '@plenary/kit/ui';
import type { ReactNode } from 'react';
import { money } from '../money';
import type { Statement, StatementLine } from './statements.api';
import { texts } from './texts';

export type Section = Statement['certain'];

export interface ReportingProps {
  section: Section;
  onDone: (text: string) => void;
  onError: (error: unknown) => void;
}

export interface ActingProps extends ReportingProps {
  onFind: (line: StatementLine) => void;
}

const COLUMNS = '96px minmax(0, 1fr) minmax(0, 1.6fr) 88px minmax(0, 1.7fr) 232px';

const Root = styled('section')(({ theme }) => ({
  paddingBlockStart: 24,
  '& > header': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '4px 14px',
    paddingBlockEnd: 8,
  },
  '& h2': { margin: 0, fontSize: '1.375rem', lineHeight: 1.1, scrollMarginBlockStart: 80 },
  '& small': { fontSize: '0.8125rem', color: colours.muted },
  '& > ul': {
    margin: 0,
    padding: 0,
    listStyle: 'none',
    borderBlockStart: `3px solid ${colours.primary}`,
  },
  '& > ul > li': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    gap: '6px 16px',
    alignItems: 'start',
    paddingBlock: 12,
    borderBlockEnd: `1px solid ${colours.hairline}`,
    '& > [data-cell="sender"]': { gridRow: 1, gridColumn: 1, fontWeight: 700 },
    '& > [data-cell="amount"]': { gridRow: 1, gridColumn: 2 },
    '& > [data-cell="day"]': { fontSize: '0.8125rem', color: colours.muted },
    '& > [data-cell="day"], & > [data-cell="text"], & > [data-cell="proposed"], & > [data-cell="acts"], & > [data-cell="whole"]':
      { gridColumn: '1 / -1' },
  },
  '& > footer': { paddingBlock: 6, borderBlockEnd: `1px solid ${colours.hairline}` },
  [theme.breakpoints.up('lg')]: {
    '&[data-wide] > ul > li': {
      gridTemplateColumns: COLUMNS,
      '& > [data-cell]': { gridRow: 'auto', gridColumn: 'auto', fontWeight: 'inherit' },
      '& > [data-cell="day"]': { fontSize: 'inherit', color: 'inherit' },
      '& > b[data-cell]': { fontWeight: 700 },
      '& > [data-cell="acts"]': { justifyContent: 'flex-end' },
    },
  },
}));

/** What the columns are; on narrow screens, each row says it by its place. */
const Heads = styled('div')(({ theme }) => ({
  display: 'none',
  [theme.breakpoints.up('lg')]: {
    display: 'grid',
    gridTemplateColumns: COLUMNS,
    gap: 16,
    paddingBlockEnd: 6,
    fontSize: '0.8125rem',
    color: colours.muted,
    '& > :nth-of-type(4), & > :nth-of-type(6)': { textAlign: 'end' },
  },
}));

export interface LineSectionProps {
  id: string;
  title: string;
  tone: Tone;
  section: Section;
  hint?: string;
  /** Of the last two columns of a wide section. */
  heads?: [string, string];
  foot?: ReactNode;
  children: ReactNode;
}

export function LineSection(props: LineSectionProps) {
  const { id, title, tone, section, hint, heads, foot, children } = props;
  const { count, amount, items } = section;
  if (count === 0) return null;
  return (
    <Root aria-labelledby={id} data-wide={heads && ''}>
      <header>
        <h2 id={id} tabIndex={-1}>
          {title}
        </h2>
        <Chip tone={tone}>{texts.newLines({ count })}</Chip>
        {amount !== 0 && <b>{money(amount)}</b>}
        {hint && <small>{hint}</small>}
      </header>
      {heads && (
        <Heads aria-hidden>
          {[texts.booked, texts.sender, texts.text, texts.amount, ...heads].map((head, at) => (
            <span key={at}>{head}</span>
          ))}
        </Heads>
      )}
      <ul>{children}</ul>
      {foot && <footer>{foot}</footer>}
      {items.length > 0 && count > items.length && (
        <p>{texts.rest({ count: count - items.length })}</p>
      )}
    </Root>
  );
}
