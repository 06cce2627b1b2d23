import { colours, styled, typeSizes } from '@plenary/kit/ui';
import { useId, type ReactNode } from 'react';

const Row = styled('section')(({ theme }) => ({
  display: 'grid',
  gap: 20,
  paddingBlock: '28px 40px',
  borderBlockStart: `1px solid ${colours.hairline}`,
  '&:first-of-type': { borderBlockStart: `6px solid ${colours.primary}` },
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 8fr)',
    columnGap: 40,
  },
}));

const Title = styled('h2')({ fontSize: typeSizes.h3, lineHeight: 1.1, marginBlockEnd: 8 });

const Lead = styled('p')({ maxInlineSize: '44ch', color: colours.muted });

const Body = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 20,
  alignContent: 'start',
  maxInlineSize: 720,
  // Long email addresses break on phones.
  '& strong': { overflowWrap: 'anywhere' },
});

export function SettingsSection(props: { title: string; lead?: ReactNode; children: ReactNode }) {
  const id = useId();
  return (
    <Row aria-labelledby={id}>
      <div>
        <Title id={id}>{props.title}</Title>
        {props.lead && <Lead>{props.lead}</Lead>}
      </div>
      <Body>{props.children}</Body>
    </Row>
  );
}
