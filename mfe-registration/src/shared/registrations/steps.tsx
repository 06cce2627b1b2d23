import { colours, styled, VisuallyHidden } from '@plenary/kit/ui';
import { columnGap } from '../layout/columns';
import { texts } from './texts';

const Rail = styled('ol', { shouldForwardProp: (prop) => prop !== 'isWide' })<{ isWide: boolean }>(
  ({ theme, isWide }) => ({
    display: 'grid',
    gridTemplateColumns: 'repeat(4, 1fr)',
    gap: 8,
    marginBlockEnd: 40,
    listStyle: 'none',
    '& li': {
      borderBlockStart: `6px solid ${colours.indigo200}`,
      paddingBlockStart: 10,
      fontSize: '0.9375rem',
      color: colours.muted,
    },
    '& li[data-done]': { borderColor: colours.primary, color: colours.ink },
    '& li[aria-current]': { borderColor: colours.secondary, color: colours.ink, fontWeight: 700 },
    // As wide as the main column.
    ...(!isWide && {
      [theme.breakpoints.up('md')]: { marginInlineEnd: `calc(360px + ${columnGap})` },
    }),
    '@media print': { display: 'none' },
  }),
);

const STEPS = ['choose', 'details', 'register', 'pay'] as const;

interface StepsProps {
  current: (typeof STEPS)[number];
  /** For pages without a column for the summary. */
  isWide?: boolean;
}

/** Where a page is in the order of a registration. */
export function Steps({ current, isWide = false }: StepsProps) {
  const at = STEPS.indexOf(current);
  return (
    <Rail aria-label={texts.stepsLabel} isWide={isWide}>
      {STEPS.map((step, index) => (
        <li
          key={step}
          data-done={index < at || undefined}
          aria-current={index === at ? 'step' : undefined}
        >
          {texts.steps[step]}
          {index < at && <VisuallyHidden> ({texts.done})</VisuallyHidden>}
        </li>
      ))}
    </Rail>
  );
}
