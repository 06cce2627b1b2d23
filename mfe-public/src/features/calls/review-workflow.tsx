import { useEdition } from '@plenary/kit/edition';
import { colours, styled, VisuallyHidden } from '@plenary/kit/ui';
import { texts } from './texts';

const List = styled('ol')(({ theme }) => ({
  borderBlockStart: `3px solid ${colours.primary}`,
  '& li': {
    display: 'grid',
    gridTemplateColumns: '2rem minmax(0, 1fr) auto',
    columnGap: 12,
    paddingBlock: 18,
    borderBlockEnd: `1px solid ${colours.hairline}`,
  },
  '& [data-number]': {
    gridRow: '1 / span 2',
    fontFamily: theme.typography.h3.fontFamily,
    fontWeight: 700,
    fontSize: '1.5rem',
    lineHeight: 1.1,
    color: colours.primary,
  },
  '& strong, & p': { gridColumn: '2 / -1' },
  '& strong': { fontSize: '1.0625rem', fontWeight: 700, color: colours.ink },
  '& p': { maxInlineSize: '60ch', fontSize: '0.9375rem', lineHeight: 1.5 },
  '& [data-actor], & [data-due]': { marginBlockStart: 6, fontSize: '0.9375rem' },
  '& [data-actor]': { gridColumn: 2, color: colours.muted },
  '& [data-due]': { textAlign: 'end', fontWeight: 700, color: colours.ink },
  [theme.breakpoints.up('md')]: {
    '& li': { gridTemplateColumns: '2.5rem 1fr 9rem 13rem', columnGap: 16 },
    '& strong, & p': { gridColumn: 2 },
    '& [data-actor], & [data-due]': { gridRow: 1, marginBlockStart: 2 },
    '& [data-actor]': { gridColumn: 3 },
    '& [data-due]': { gridColumn: 4 },
  },
}));

export function ReviewWorkflow() {
  const { workflow } = useEdition();
  return (
    <List role="list">
      {workflow.map(({ step, text, who, when }, index) => (
        <li key={step}>
          <span data-number="">{index + 1}</span>
          <strong>{step}</strong>
          <p>{text}</p>
          <span data-actor="">
            <VisuallyHidden>{texts.workflow.who}: </VisuallyHidden>
            {who}
          </span>
          <span data-due="">
            <VisuallyHidden>{texts.workflow.when}: </VisuallyHidden>
            {when}
          </span>
        </li>
      ))}
    </List>
  );
}
