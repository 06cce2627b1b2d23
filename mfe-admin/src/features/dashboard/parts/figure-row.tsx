import { colours, fonts, Link, styled, VisuallyHidden } from '@plenary/kit/ui';
import { texts } from '../texts';
import { Part, PartHead, Skeleton, Title } from './part';

const List = styled('dl')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  marginBlockStart: 12,
  [theme.breakpoints.down('sm')]: {
    gridTemplateColumns: 'repeat(4, auto)',
    justifyContent: 'space-between',
    marginBlockStart: 8,
  },
}));

/** The number is above its label; screen readers read the label first. */
const Cell = styled('div')({
  display: 'flex',
  flexDirection: 'column-reverse',
  justifyContent: 'flex-end',
  paddingInlineEnd: 8,
  overflowWrap: 'normal',
  '& + &': {
    borderInlineStart: `1px solid ${colours.hairline}`,
    paddingInlineStart: 'min(14px, 2.2vw)',
  },
  '& dt': { fontSize: '0.8125rem', lineHeight: 1.45 },
  '& dd': {
    minBlockSize: 32,
    fontFamily: fonts.display,
    fontWeight: 700,
    fontSize: '1.75rem',
    lineHeight: '32px',
    color: colours.primary,
  },
});

export interface FigureRowProps {
  heading: string;
  /** What the figures leave out. */
  note?: string;
  /** Whether the reader may open the lists. */
  isLinked: boolean;
  figures: [label: string, value: number | undefined, to: string][];
}

export function FigureRow({ heading, note, isLinked, figures }: FigureRowProps) {
  return (
    <Part rule={6}>
      <PartHead>
        <Title>
          <h2>{heading}</h2>
          {note && <small>{note}</small>}
        </Title>
      </PartHead>
      <List>
        {figures.map(([label, value, to]) => (
          <Cell key={label}>
            <dt>{isLinked ? <Link to={to}>{label}</Link> : label}</dt>
            <dd>{value ?? <Loading />}</dd>
          </Cell>
        ))}
      </List>
    </Part>
  );
}

function Loading() {
  return (
    <>
      <Skeleton tall={28} aria-hidden="true" />
      <VisuallyHidden>{texts.loading}</VisuallyHidden>
    </>
  );
}
