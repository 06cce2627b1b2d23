import {
  colours,
  fonts,
  keyframes,
  Link,
  styled,
  typeSizes,
  VisuallyHidden,
} from '@plenary/kit/ui';
import { texts } from './texts';

const Row = styled('section')({
  marginBlockStart: 32,
  borderBlockStart: `6px solid ${colours.primary}`,
  paddingBlockStart: 14,
});

const Top = styled('div')({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: 16,
  '& h2': { fontSize: typeSizes.h3, lineHeight: 1.1 },
  '& a': { paddingBlock: 10 },
});

const List = styled('dl')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: '0 24px',
  marginBlockStart: 8,
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: 'repeat(4, 1fr)' },
}));

/** The number is above its label; screen readers read the label first. */
const Figure = styled('div')({
  display: 'flex',
  flexDirection: 'column-reverse',
  justifyContent: 'flex-end',
  paddingBlock: '16px 14px',
  borderBlockStart: `1px solid ${colours.hairline}`,
  '& dt': { color: colours.muted },
  '& dd': {
    fontFamily: fonts.display,
    fontWeight: 700,
    fontSize: '2.75rem',
    lineHeight: 1.1,
    color: colours.primary,
  },
});

const appear = keyframes({ from: { visibility: 'hidden' }, to: { visibility: 'visible' } });

const Placeholder = styled('span')({
  display: 'block',
  inlineSize: 72,
  blockSize: '1.1em',
  backgroundColor: colours.indigo100,
  animation: `${appear} 1ms 300ms both`,
});

export interface FigureRowProps {
  heading: string;
  to: string;
  figures: [label: string, value: number | undefined][];
}

export function FigureRow({ heading, to, figures }: FigureRowProps) {
  return (
    <Row>
      <Top>
        <h2>{heading}</h2>
        <Link to={to}>
          <span aria-hidden="true">{texts.viewAll}</span>
          <VisuallyHidden>{texts.viewAllOf({ list: heading })}</VisuallyHidden>
        </Link>
      </Top>
      <List>
        {figures.map(([label, value]) => (
          <Figure key={label}>
            <dt>{label}</dt>
            <dd>{value ?? <Loading />}</dd>
          </Figure>
        ))}
      </List>
    </Row>
  );
}

function Loading() {
  return (
    <>
      <Placeholder aria-hidden="true" />
      <VisuallyHidden>{texts.loading}</VisuallyHidden>
    </>
  );
}
