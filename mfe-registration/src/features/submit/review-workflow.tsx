import { useEdition } from '@plenary/kit/edition';
import { colours, styled } from '@plenary/kit/ui';

const List = styled('ol')(({ theme }) => ({
  borderBlockStart: `3px solid ${colours.primary}`,
  listStyle: 'none',
  '& li': {
    display: 'grid',
    gap: '2px 24px',
    borderBlockEnd: `1px solid ${colours.hairline}`,
    paddingBlock: 16,
  },
  '& strong': { fontWeight: 700, fontSize: '1.0625rem', color: colours.ink },
  '& p': { maxInlineSize: '70ch' },
  '& span': { fontSize: '0.9375rem', color: colours.muted },
  [theme.breakpoints.up('md')]: {
    '& li': { gridTemplateColumns: '1fr 160px 180px' },
    '& strong, & p': { gridColumn: 1 },
    '& span': { gridRow: '1 / span 2' },
  },
}));

export function ReviewWorkflow() {
  return (
    <List>
      {useEdition().workflow.map(({ step, text, who, when }) => (
        <li key={step}>
          <strong>{step}</strong>
          <p>{text}</p>
          <span>{who}</span>
          <span>{when}</span>
        </li>
      ))}
    </List>
  );
}
